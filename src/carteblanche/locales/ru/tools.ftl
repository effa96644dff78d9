## Вручную: что люди делают за столом, потому что так велит карта, за которой могут следить только они

blank-tools = Вручную
blank-tools-line = За этой картой следят люди. Выберите, что происходит; сначала об этом узнают все.
blank-tools-card = «{ $card }»: вручную
blank-tools-group = { $group ->
    [cards] Карты
    [turns] Ходы
    [rules] Правила
    [luck] Случай
   *[signs] Часы и знаки
}
blank-tool = { $tool ->
    [draw] Взять
    [discard] Сбросить
    [give] Отдать
    [take] Забрать вслепую
    [take-seen] Забрать, глядя
    [show] Показать карты
    [look] Посмотреть карты
    [swap] Обменять руки
    [under] Под колоду
    [shuffle-in] Замешать
    [skip] Пропуск хода
    [extra] Ещё ход
    [reverse] Развернуть
    [rule-in] Новое правило
    [rule-out] Убрать правило
    [die] Бросить кубик
    [coin] Бросить монету
    [player] Выбрать по жребию
    [timer] Таймер
    [counter] Счётчик
    [mark] Метка
   *[unmark] Снять метку
}
blank-tool-whom = { $tool ->
    [draw] Кто берёт?
    [discard] Кто сбрасывает?
    [give] Кто отдаёт?
    [take] У кого?
    [take-seen] У кого?
    [show] Кто показывает?
    [look] Чьи карты?
    [swap] Кто меняется?
    [counter] Кому?
   *[other] Кто?
}
blank-tool-to = { $tool ->
    [swap] С кем?
   *[give] Кому?
}
blank-tool-count = { $tool ->
    [timer] Секунды
    [skip] Ходы
    [extra] Ходы
    [rule-in] Правила
    [rule-out] Правила
    [counter] Очки
   *[draw] Карты
}
blank-tool-less = меньше
blank-tool-more = больше
blank-n-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
blank-tool-says = { $tool ->
    [draw] { $name } берёт { $cards }.
    [discard] { $name } сбрасывает { $cards }.
    [give] { $name } отдаёт { $cards }. Получает { $to }.
    [take] { $by } вслепую забирает { $cards } у игрока { $name }.
    [take-seen] { $by } смотрит карты игрока { $name } и забирает { $cards }.
    [show] { $name } показывает все свои карты.
    [look] { $by } смотрит карты игрока { $name }.
    [swap] { $name } и { $to } меняются картами.
    [under] { $name } кладёт { $cards } под колоду.
    [shuffle-in] { $name } замешивает { $cards } в колоду.
    [skip] { $n ->
        [one] { $name } пропускает { $n } ход.
        [few] { $name } пропускает { $n } хода.
        [many] { $name } пропускает { $n } ходов.
       *[other] { $name } пропускает { $n } хода.
    }
    [extra] { $n ->
        [one] { $name } ходит ещё { $n } раз.
        [few] { $name } ходит ещё { $n } раза.
        [many] { $name } ходит ещё { $n } раз.
       *[other] { $name } ходит ещё { $n } раза.
    }
    [reverse] Направление игры меняется.
    [rule-in] { $n ->
        [one] Добавляется { $n } новое правило.
        [few] Добавляются { $n } новых правила.
        [many] Добавляется { $n } новых правил.
       *[other] Добавляется { $n } нового правила.
    }
    [rule-out] { $n ->
        [one] Уходит { $n } правило.
        [few] Уходят { $n } правила.
        [many] Уходит { $n } правил.
       *[other] Уходит { $n } правила.
    }
    [die] { $by } бросает кубик.
    [coin] { $by } бросает монету.
    [player] Жребий выбирает игрока.
    [timer] { $n ->
        [one] Идёт таймер: { $n } секунда.
        [few] Идёт таймер: { $n } секунды.
        [many] Идёт таймер: { $n } секунд.
       *[other] Идёт таймер: { $n } секунды.
    }
    [counter] Счётчик растёт на { $n }: { $name }.
    [mark] { $name } получает метку.
   *[unmark] { $name } теряет метку.
}
blank-tool-consent = Сначала спросят игрока { $name }. Потом у остальных будет пять секунд на возражение.
blank-tool-objection = У остальных будет пять секунд на возражение.
blank-tool-do = Объявить
blank-tool-other = Другое
blank-keys-tools = выполнить вручную
refused-not-for-people = За этой картой следят не люди.
refused-no-such-tool = Такого действия нет.
refused-not-so-many = Не больше { $most }.
