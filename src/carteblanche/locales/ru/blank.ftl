## Cards

blank-colour = { $colour ->
    [red] красный
    [orange] оранжевый
    [green] зелёный
    [blue] синий
    [violet] фиолетовый
   *[pink] розовый
}
blank-card = { $number } ({ $colour })
blank-card-titled = { $card } «{ $title }»
blank-card-hidden = закрытая карта
blank-rule = Правило { $number }
blank-rule-short = № { $number }
blank-rule-more = … коснитесь, чтобы прочитать всё
blank-illustrated = с рисунком
blank-no-words = На этой карте ничего не написано.
blank-by = автор: { $name }
blank-imported = из файла
blank-written-in = Язык оригинала: { $language }.
blank-class = { $category ->
    [machine] делает компьютер
    [helped] компьютер помогает
   *[people] следят люди
}
blank-class-why = { $category ->
    [machine] Всё выполняет и проверяет сам стол.
    [helped] Стол знает, когда и с кем это случается; сделано ли это, говорят люди.
   *[people] Только люди видят, соблюдается ли она.
}

## Options

blank-option-effects = То, что написано на картах,
blank-option-effects-automatic = происходит само (судья)
blank-option-effects-by-hand = вы выполняете сами (зоркий глаз)
blank-option-wrong = Неверные ходы
blank-option-wrong-fined = стоят штрафа
blank-option-wrong-refused = не принимаются
blank-option-wrong-lie = лежат, пока никто не возразит
blank-option-reading = Сначала прочитать правила
blank-option-reading-help = Первую карту кладут, когда правила поняли все.
blank-option-rewards = Победители пишут карту
blank-option-rewards-help = Она остаётся в колоде навсегда.
blank-option-people = Карты, за которыми следят люди
blank-option-people-help = Раздаются и правила и карты, ради которых нужно что-то заметить, сказать, сделать или поторопиться.
blank-option-clocks = Карты с таймером
blank-option-clocks-help = Раздаются и правила и карты, из-за которых через некоторое время что-то происходит — вплоть до конца игры.
blank-option-owner = Место владельца колоды
blank-option-owner-help = Кто там сидит, решает о новых картах.
blank-option-starts = Кто начинает (место)
blank-option-patience = Время на ответы и голосования

## The table

blank-players = Игроки; ход идёт { $way ->
    [right] по часовой стрелке
   *[left] против часовой стрелки
}
blank-direction = { $way ->
    [right] по часовой стрелке
   *[left] против часовой стрелки
}
blank-on-turn = ходит:
blank-acts = может действовать
blank-reads = ещё читает
blank-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
blank-cards-left = { $count ->
    [0] карт не осталось
    [one] осталась { $count } карта
    [few] остались { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}
blank-skips = { $count ->
    [one] пропускает { $count } ход
    [few] пропускает { $count } хода
    [many] пропускает { $count } ходов
   *[other] пропускает { $count } хода
}
blank-extra = { $count ->
    [one] ходит ещё { $count } раз
    [few] ходит ещё { $count } раза
    [many] ходит ещё { $count } раз
   *[other] ходит ещё { $count } раза
}
blank-gone = вне игры
blank-mark = метка
blank-front = Открытые карты перед игроком { $name }
blank-known = Известные вам карты игрока { $name }
blank-draw-pile = Колода, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
blank-middle = В середине: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
blank-discard-pile = Сброс. Сверху: { $card }
blank-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
blank-card-fits = подходит
blank-card-chosen = выбрана, номер { $place }
blank-card-on-top = выбрана, сверху
blank-top = верх
blank-choose = Цвет или число как у верхней. Несколько, если это общее у всех.
blank-choose-sharp = Ваш ход. Играйте что подходит и делайте что велят правила.
blank-choose-free = Очереди нет. Ходить может каждый!
blank-choose-anytime = Ходит { $name }, но у вас есть карта на сейчас.
blank-chosen = { $card }
blank-chosen-along = { $card }. Приподнятые карты можно сыграть вместе с ней.
blank-chosen-many = Карт: { $count }. Считается верхняя: { $card }
blank-would-be-wrong = Это будет стоить штрафа: { $why }
blank-would-fire = может вызвать
blank-must-draw = Ничего не подходит: возьмите карту. Для правил это штраф.
blank-waiting = Сейчас действует { $name }…
blank-play = { $count ->
    [one] Сыграть
   *[other] Сыграть { $count }
}
blank-play-anyway = Всё равно
blank-draw = Взять карту
blank-object = Возражаю!
blank-sort = Разложить карты
blank-sort-by = { $order ->
    [colour] по цвету
    [number] по числу
   *[dealt] как сданы
}
blank-rules = Действующие правила
blank-rules-none = Сейчас нет ни одного правила.
blank-rule-pile = { $count ->
    [0] в стопке больше нет
    [one] в стопке ещё { $count }
   *[other] в стопке ещё { $count }
}
blank-edited = изменено
blank-off = пока не действует
blank-counter = счётчик: { $count }
blank-ruled = Стол решил: { $text }
blank-mods = Кроме того, сейчас
blank-until-turn = До следующего хода ({ $name }): { $text }
blank-named = { $text } Названо: { $named }.
blank-mod-plays = { $count ->
    [one] ещё { $count } розыгрыш
    [few] ещё { $count } розыгрыша
    [many] ещё { $count } розыгрышей
   *[other] ещё { $count } розыгрыша
}
blank-content = Сказать нечего
blank-closing = У кого-то не осталось карт. Кому-нибудь ещё есть что выполнить или сказать?

## Reading

blank-reading = Правила этой игры
blank-reading-line = Прочитайте их вслух. Игра начнётся, когда все поймут.
blank-reading-alone = Игра начнётся, когда вы их поймёте.
blank-reading-deck = Колода: { $deck }
blank-understood = Понятно
blank-new = новое
blank-first-card = Первая карта: { $card }

## Obligations

blank-duties = Что надо сделать
blank-duties-now = Сделать сейчас
blank-duty-you = Вы
blank-duty-stage = { $stage ->
    [pending] до следующей карты
    [done] говорит, что сделано
    [overdue] не сделано вовремя
   *[lasting] до отмены
}
blank-call = Мы на связи или сидим вместе
blank-call-you = Теперь вы
blank-done = Сделано
blank-apply = Выполнить
blank-apply-card = Выполнить «{ $card }»
blank-use-may = Вы можете:
blank-use = Сделать
blank-deed = { $how ->
    [say] { $count ->
        [one] сказать «{ $text }»
       *[other] сказать «{ $text }», раз: { $count }
    }
   *[do] { $count ->
        [one] { $text }
       *[other] { $text }, раз: { $count }
    }
}
blank-accuse = Обвинить
blank-accuse-whom = Кто не выполнил эту карту?
blank-accuse-warning = Ложное обвинение стоит вам штрафа.
blank-report = Это случилось!
blank-report-what = Что случилось?
blank-report-short = Случилось
blank-report-line = О ком речь? Этот игрок может отрицать; тогда голосуют остальные.
blank-report-contest = Остальные могут отрицать; тогда голосуют все.
blank-report-now = Случилось только что
blank-table-decides = Пусть решит стол
blank-order-earlier = Это правило должно идти раньше
blank-order-later = Это правило должно идти позже
blank-ruling = Как понимать эту карту?
blank-ruling-propose = Поставить на голосование
blank-referee = Как судья
blank-referee-line = Об этом голосуют остальные.
blank-referee-move = Положить эту карту
blank-referee-do = Положить туда
blank-place = { $place ->
    [discard-pile] в сброс
    [draw-pile] на колоду
    [rule-pile] на стопку правил
   *[rules] к правилам
}
blank-place-hand = в руку игроку { $name }
blank-correct = { $card }: { $place }.

## Questions

blank-asked = Вопрос к вам
blank-ask = { $what ->
    [players] { $count ->
        [one] Выберите игрока.
       *[other] Выберите игроков: { $count }.
    }
    [name] Кого вы назовёте?
    [cards] { $count ->
        [0] Выберите карты.
        [one] Выберите карту.
       *[other] Выберите карты: { $count }.
    }
    [arrange] Разложите эти карты в любом порядке.
    [react] Сейчас с вами что-то случится. Сыграете карту против этого?
    [report] { $name } говорит, что это случилось.
    [either] Выберите одно из этого.
    [colour] Назовите цвет.
    [number] Назовите число.
    [said] Скажите это вслух.
    [done] Быстро! Нажмите, когда сделаете.
    [go-on] Игра стоит. Продолжаем?
    [fact] Это так?
   *[yes] Хотите?
}
blank-ask-hand = Коснитесь карты в руке.
blank-ask-none = Ни одна карта не подходит, или их слишком мало. Никто не узнает.
blank-ask-price = За то, что серое, вы не можете заплатить. Никто не узнает.
blank-ask-look = Посмотреть карты
blank-ask-order = Касайтесь карт в том порядке, в каком их будут брать.
blank-answer-yes = Да
blank-answer-no = Нет
blank-answer-done = Готово!
blank-answer-go-on = Дальше
blank-answer-said = Сказано
blank-answer-report-no = Это неправда
blank-answer-number = Число
blank-answer-give = Ответить
blank-answer-nothing = Дальше без этого
blank-answer-these = { $count ->
    [0] Ни одной
    [one] Эту
   *[other] Эти: { $count }
}
blank-decline = Нет
blank-decline-name = Промолчу
blank-decline-react = Пусть будет
blank-decline-done = Сдаюсь
blank-decline-fact = Не знаю
blank-decline-report = Правда

## Votes

blank-vote = Голосование
blank-motion = { $what ->
    [verdict] { $by } говорит, что { $name } делает это не так.
    [report] { $by } говорит, что это случилось ({ $name }); это отрицают.
    [ruling] { $by } спрашивает, как понимать эту карту:
    [order] { $by } хочет такой порядок правил:
    [correct] { $by } как судья хочет переложить карту:
    [consent] { $by } хочет сделать это вручную. { $name } не против?
    [tool] { $by }, вручную:
   *[tool-vote] Кто-то против. Делаем это?
}
blank-choice-guilty = Виновен
blank-choice-innocent = Невиновен
blank-choice-yes = Да
blank-choice-no = Нет
blank-choice-fine = Хорошо
blank-choice-object = Возражаю!
blank-vote-waiting = ждём: { $names }

## What happened, and why?

blank-why = Что произошло и почему?
blank-story-none = Пока ничего не произошло.
blank-played = { $name } играет { $cards }.
blank-played-top = Из них считается верхняя: { $card }.
blank-note-understood = { $name }: правила понятны.
blank-note-effect = Действует сама карта.
blank-note-fired = Срабатывает { $card }.
blank-note-people = За этим следят люди: { $card }.
blank-note-multiplied = { $card } действует несколько раз.
blank-note-waived = Остального слишком много; оно пропускается.
blank-note-instead = Вместо этого происходит другое ({ $name }).
blank-note-reacts = { $name } отвечает картой: { $card }.
blank-note-cancelled = Это отменяется.
blank-note-turn-ends = Ход окончен: { $name }.
blank-note-leads = Дальше ходит { $name }.
blank-note-plays-again = { $name } получит ещё один ход.
blank-note-seats-swapped = { $name } и { $other } меняются местами.
blank-note-out = { $name } выбывает из игры.
blank-note-marked = { $name } получает метку.
blank-note-unmarked = { $name } больше без метки.
blank-note-counts = На счётчике { $n }.
blank-note-time-is-up = Время вышло.
blank-note-picks = { $name } выбирает карту.
blank-note-shuffles = Карты перемешивают.
blank-note-shared = { $name } раздаёт { $cards }.
blank-note-uses = { $name } пользуется картой: { $card }.
blank-note-failed = { $name } не успевает это сделать.
blank-note-tool = { $name }, вручную: { $use }
blank-note-objects = { $name } возражает.
blank-note-tool-refused = Этого не делают.
blank-note-die = { $name } бросает кубик: { $n }.
blank-note-coin = { $why ->
    [heads] На монете орёл.
   *[tails] На монете решка.
}
blank-note-player = Жребий выбирает: { $name }.
blank-note-reversed = Направление хода меняется.
blank-note-countdown = { $name } заводит часы, секунд: { $n }.
blank-note-contest-won = { $name } побеждает в состязании.
blank-note-race-over = Быстрее всех: { $name }.
blank-note-holds = На время действует кое-что новое.
blank-note-declines = { $name } отказывается.
blank-note-no-answer = { $name } не отвечает вовремя.
blank-note-names = { $name } называет: { $thing }.
blank-note-gives = { $name } отдаёт { $cards }.
blank-note-receives = { $name } получает { $cards }.
blank-note-loses = { $name } теряет { $cards }.
blank-note-puts-away = { $name } убирает { $cards }.
blank-note-edited = { $card }: теперь число { $n }.
blank-note-arranges = { $name } раскладывает { $cards }.
blank-note-done = { $name }: сделано.
blank-note-applies = { $name } выполняет это.
blank-note-owes = { $name }: надо что-то сделать.
blank-note-accused-rightly = { $name } обвиняет справедливо. Вина: { $other }.
blank-note-accused-wrongly = { $name } обвиняет напрасно. Вины нет: { $other }.
blank-note-accused-too-late = { $name } обвиняет слишком поздно. Обвинение против: { $other }.
blank-note-applied-too-late = { $name } выполняет это слишком поздно.
blank-note-applied-wrongly = { $name } выполняет то, чего никто не требует.
blank-note-not-proven = Не доказано; никто не берёт карт.
blank-note-objected-rightly = { $name } возражает справедливо; { $other } забирает карты.
blank-note-reported = { $name } сообщает об этом ({ $other }).
blank-note-reported-already = Об этом только что сообщили.
blank-note-happened = Это случилось ({ $name }): { $why }.
blank-note-voted = { $why ->
    [guilty] Голосование: виновен.
    [innocent] Голосование: невиновен.
    [yes] Голосование: да.
    [no] Голосование: нет.
    [fine] Никто не возражает.
   *[other] Голосование окончено.
}
blank-note-voted-for = { $name } голосует: { $other }.
blank-note-taken-back = { $name } забирает карты: { $why ->
    [not-your-turn] не свой ход.
    [no-match] не подходит ни цвет, ни число.
    [no-common-mark] карты не сочетаются.
    [forbidden] это запрещает правило.
    [not-required] правило требует других карт.
   *[other] так ходить нельзя.
}
blank-note-cannot-play = У игрока { $name } ничего не подходит.
blank-note-penalty = { $name } получает { $n ->
    [one] { $n } штраф
    [few] { $n } штрафа
    [many] { $n } штрафов
   *[other] { $n } штрафа
}: { $why ->
    [not-obeyed] карта не выполнена.
    [nothing-owed] ни одна карта этого не требовала.
    [false-accusation] обвинение было ложным.
    [wrong-play] так ходить нельзя.
    [forbidden] это запрещает карта.
    [unable] ничего не подходит.
    [not-your-turn] не свой ход.
    [no-match] карта не подходила.
    [no-common-mark] карты не сочетались.
    [card] так говорит карта.
   *[other] так ходить нельзя.
}
blank-note-shows = { $name } показывает { $cards }.
blank-note-wins = { $name } побеждает благодаря карте.
blank-note-draws = { $name } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}.
blank-note-nothing-to-draw = Брать больше нечего.
blank-note-discards = { $name } сбрасывает { $cards }.
blank-note-swaps = { $name } меняется картами с другим игроком.
blank-note-will-skip = { $n ->
    [one] { $name } пропустит { $n } ход.
    [few] { $name } пропустит { $n } хода.
    [many] { $name } пропустит { $n } ходов.
   *[other] { $name } пропустит { $n } хода.
}
blank-note-skipped = { $name } пропускает ход.
blank-note-rule-discarded = { $card }: сброшено.
blank-note-rule-revealed = { $card }: новое.
blank-note-won = Победа: { $name }.
blank-note-reshuffled = Колода собрана заново.
blank-note-forgoes = { $name } ничего не пишет.
blank-note-approved = { $name } принимает новую карту.
blank-note-vetoed = { $name } просит изменить.
blank-note-wishes = { $name } предлагает карту.
blank-note-corrected = { $name } как судья перекладывает: { $card }.

## The studio

blank-reward = Победа: { $name }. Теперь можно написать карту
blank-reward-you = Вы победили. Измените игру навсегда!
blank-reward-waiting = { $name } пишет карту. Обсудите: как она будет работать?
blank-studio-line = То, что вы напишете, со следующей игры войдёт в эту колоду.
blank-studio-starter = В этой игре — колода дома. Написанное будет в итогах, но помнит его только собственная колода.
blank-studio-what = Что вы хотите написать?
blank-studio-rule = новое правило
blank-studio-card = текст для игровой карты
blank-studio-which = Какая карта?
blank-studio-title = Название
blank-studio-how = Как?
blank-studio-write = своими словами
blank-studio-click = собрать из блоков
blank-studio-sentence-rule = Ваше правило
blank-studio-sentence-card = Что происходит, когда карту сыграли
blank-studio-hint = Напишите так, как сказали бы вслух, на одном из наших языков. Вы увидите, что понято.
blank-studio-example = Показать пример
blank-studio-reading = Читаю…
blank-studio-languages = На других языках
blank-answer-understood = Вот как это понято:
blank-answer-nearly = Почти. Вот что понято; подчёркнутых слов в этом нет:
blank-answer-people = Компьютер сам за этим не уследит.
blank-answer-too-slow = Чтение заняло слишком много времени.
blank-answer-not-a-card = Из этих блоков карта пока не складывается.
blank-answer-this = Именно это я имею в виду
blank-answer-take = Взять так
blank-answer-mend = Поправить блоками
blank-answer-keep = Пусть за этим следят люди, точно как написано
blank-answer-kept = За этой картой следят люди, как она написана. За столом её выполняют вручную.
blank-suggestion = Предложение переводчика
blank-suggestion-why = Этого никто не проверял. Перечитайте: оно действует, только если вы скажете, что имели в виду именно это.
blank-suggestion-ask = Спросить переводчика
blank-suggestion-asking = Спрашиваем переводчика…
blank-suggestion-none = У переводчика нет предложения для этого.
blank-answer-left = не понято
blank-answer-commentary = принято за заголовок или рассказ
blank-blocks-number = число
blank-blocks-text = свои слова
blank-blocks-nothing = ничего
blank-blocks-more = ещё…
blank-blocks-add = Добавить: { $slot }
blank-blocks-back = Назад к словам
blank-finding-people-and-machine = За картой следят либо люди, либо компьютер.
blank-answer-choose = { $count ->
    [one] Вы имеете в виду это?
   *[other] Что из этого вы имеете в виду?
}
blank-studio-propose = Предложить (решает { $name })
blank-studio-enter = Записать в колоду
blank-studio-forgo = Ничего не писать
blank-blocks-remove = Убрать
blank-finding-level = { $level ->
    [error] Так нельзя:
   *[warning] Осторожно:
}
blank-finding-reaction-on-a-rule = Ответить на штраф может только игровая карта.
blank-finding-too-long = Это больше, чем помещается на карту.
blank-finding-never-fires = Такого никогда не случится.
blank-finding-singles-out = Она нацелена на одного: { $part }. Честно ли это на годы вперёд?
blank-finding-left-out = В нём нет: { $part }
blank-finding-wins-at-once = Она может сразу закончить игру.
blank-finding-nobody-wins = Пока она действует, никто не может победить.
blank-finding-written-already = На этой карте колоды уже что-то написано ({ $part }). Выберите другую.
blank-finding-no-such-card = В этой колоде нет такой карты ({ $part }).
blank-finding-no-blank-rule = Все пустые карты правил этой колоды использованы. Владелец может разрешить ещё.
blank-drawing = Рисунок
blank-drawing-here = рисуйте здесь
blank-drawing-undo = Убрать последнюю линию
blank-drawing-clear = Чистый лист
blank-proof = Ваша карта
blank-proof-choose = Сначала выберите карту.
blank-proposal = { $name } предлагает:
blank-proposal-waiting = Решает { $name }, владелец колоды.
blank-proposal-absent = За столом нет владельца этой колоды. Карта подождёт его.
blank-accept-soon = Она сама войдёт в колоду через { $seconds } с.
blank-accept-hold = Придержать
blank-approve = Принять
blank-veto = Попросить изменить
blank-veto-reason = Что стоит изменить?
blank-vetoed = { $name } просит изменить. Обсудите и попробуйте ещё раз.

## Trial games

blank-try = Что она делает с игрой?
blank-try-line = Боты играют одни и те же партии с этой картой и без неё.
blank-try-go = Испытать
blank-try-stale = С тех пор карта изменилась.
blank-try-failed = Пробные игры не удались.
blank-try-playing = { $games } из { $wanted } партий
blank-try-length = Ходов в партии
blank-try-without = вместо { $count }
blank-try-pace = { $pace ->
    [longer] дольше
    [shorter] короче
   *[same] примерно как раньше
}
blank-try-fires = Срабатывает в
blank-try-games = партий ({ $range } %)
blank-try-per-game = раз за партию: { $count }
blank-try-fair = Честно для всех?
blank-try-fair-yes = Да
blank-try-fair-no = Не совсем
blank-try-fair-line = Насколько видно по этим партиям, никакое место от неё не выигрывает и не теряет.
blank-try-seat-more = место { $seat } выигрывает чаще
blank-try-seat-less = место { $seat } выигрывает реже
blank-try-endless = { $count ->
    [one] С ней { $count } партия не закончилась.
    [few] С ней { $count } партии не закончились.
   *[many] С ней { $count } партий не закончилось.
}
blank-try-lengths = Сколько ходов длятся партии
blank-try-bar = ходы: { $turns }; { $with } % партий с картой, { $without } % без неё
blank-try-with-card = с картой
blank-try-without-card = без неё
blank-try-seats = Кто выигрывает, по местам
blank-try-seat = место { $seat }: { $share } %, без карты { $before } %
blank-try-seats-line = Начинает место 1. Полный кружок — с картой, пустой — без неё; чёрточки показывают, насколько это надёжно.
blank-try-beside = { $count ->
    [one] Сталкивается с { $count } другой картой
    [few] Сталкивается с { $count } другими картами
   *[many] Сталкивается с { $count } другими картами
}

## The result

blank-reason-empty-hand = Побеждает пустая рука.
blank-reason-time = Время вышло: побеждает тот, у кого меньше карт.
blank-reason-card = Решила карта.
blank-written = Написано сегодня
blank-kept = { $count ->
    [one] Карта теперь в колоде «{ $deck }». Сыграйте ещё раз — она уже в игре.
   *[other] Карты теперь в колоде «{ $deck }». Сыграйте ещё раз — они уже в игре.
}
blank-kept-waits = { $count ->
    [one] Карта ждёт согласия владельца колоды «{ $deck }».
   *[other] Карты ждут согласия владельца колоды «{ $deck }».
}
blank-kept-not = Эта игра шла с колодой дома, а она не меняется.

## Keys

blank-keys-title = Игра с клавиатуры
blank-keys-number = переходит к следующей карте с этим числом
blank-keys-arrows = двигают по руке
blank-keys-space = выбирает карту или кладёт обратно
blank-keys-enter = играет выбранные карты
blank-keys-draw = берёт карту
blank-keys-object = возражает против последнего хода
blank-keys-escape = кладёт обратно все выбранные карты
blank-keys-help = показывает эту справку

## Faults and refusals

blank-fault-no-match = не подходит ни цвет, ни число.
blank-fault-no-common-mark = у карт должен быть общий цвет или число.
blank-fault-forbidden = правило запрещает эту карту.
blank-fault-not-required = правило требует сейчас других карт.
blank-fault-not-your-turn = сейчас не ваш ход.
refused-no-match = К верхней карте не подходит ни цвет, ни число.
refused-no-common-mark = У карт, сыгранных вместе, общий цвет или число.
refused-forbidden = Правило запрещает эту карту.
refused-not-required = Правило требует сейчас других карт.
refused-can-play = У вас есть подходящая карта, поэтому брать нельзя.
refused-card-twice = Каждую карту можно сыграть только раз.
refused-no-cards = Сначала выберите карту.
refused-not-in-your-hand = Этой карты нет у вас в руке: { $card }.
refused-must-answer = На это надо ответить.
refused-no-answer = Это не ответ на этот вопрос.
refused-nothing-asked = Сейчас ни о чём не спрашивают.
refused-no-objections-here = За этим столом неверные ходы замечаются сами.
refused-own-play = Нельзя возражать против своего хода.
refused-too-late = Для этого слишком поздно.
refused-no-reward = Сейчас не вам писать карту.
refused-no-such-card = Такой карты нет.
refused-no-such-choice = За это нельзя голосовать.
refused-no-such-duty = Эта карта сейчас ничего от вас не требует.
refused-no-such-event = Эта карта ничего не ждёт.
refused-not-allowed = Сейчас ни одна карта вам этого не позволяет.
refused-no-such-place = Туда эту карту положить нельзя.
refused-no-such-player = Такого игрока нет.
refused-no-text = Напишите что-нибудь.
refused-no-title = Карте нужно название.
refused-no-vote = Ваш голос сейчас не нужен.
refused-not-now = Ещё что-то выполняется. Минутку.
refused-not-the-owner = Это может только владелец колоды.
refused-not-the-rules = Это не действующие правила.
refused-not-understood = Это непонятно.
refused-for-people = Боты не могут опробовать то, за чем следят люди.
refused-not-while-voting = Сначала голосование.
refused-nothing-to-approve = Нет карты, о которой надо решать.
refused-nothing-to-read = Сейчас нечего читать.
refused-top-card-stays = Верхняя карта остаётся на месте.
refused-written-already = На этой карте уже что-то написано.
refused-no-blank-rule = Все пустые карты правил этой колоды использованы.

## Уровни

blank-level-random = Играет всё, что подходит.
blank-level-beginner = Сбрасывает много карт, когда видит случай, и не читает их.
blank-level-casual = Читает карты и думает чуть больше чем о половине того, что можно сделать.
blank-level-reader = Пробует всё, что можно, и видит, что из этого выйдет.
blank-level-sharp = Прослеживает лучшие мысли на несколько ходов и замечает почти всё.
blank-level-master = Обдумывает, что у вас может быть на руках и чем вы ответите.

## Why a bot plays so

blank-why-wins = Это победа.
blank-why-burdens = { $cards ->
    [one] Остальные берут из-за этого { $cards } карту.
    [few] Остальные берут из-за этого { $cards } карты.
    [many] Остальные берут из-за этого { $cards } карт.
   *[other] Остальные берут из-за этого { $cards } карты.
}
blank-why-ready = То, что остаётся на руке, может уйти за один раз.
blank-why-sheds = { $cards ->
    [one] На руке на { $cards } карту меньше.
    [few] На руке на { $cards } карты меньше.
    [many] На руке на { $cards } карт меньше.
   *[other] На руке на { $cards } карты меньше.
}
blank-why-costs = { $cards ->
    [one] Из-за этого придётся взять { $cards } карту, но всё остальное выглядит хуже.
    [few] Из-за этого придётся взять { $cards } карты, но всё остальное выглядит хуже.
    [many] Из-за этого придётся взять { $cards } карт, но всё остальное выглядит хуже.
   *[other] Из-за этого придётся взять { $cards } карты, но всё остальное выглядит хуже.
}
blank-why-weighs = Всё остальное выглядит хуже.
blank-why-only = Больше ничего сделать нельзя.
blank-why-duty = Это долг перед столом.
blank-why-notices = Что-то сделано не так, как говорят правила.
blank-why-agrees = Здесь нечего выиграть и нечего потерять.
blank-why-chance = Оценка шансов на победу: { $chance } %; со следующим по силе: { $next } %.

## The first game, step by step

guide-blank-aim = Добро пожаловать! Избавьтесь от карт первым. Что здесь особенного: три правила написали сами игроки, а победитель добавляет своё.
guide-blank-rules = Эти правила действуют в этой игре. Прочитайте их и скажите, что всё понятно; за большинством следит компьютер.
guide-blank-top = Эта карта лежит сверху. Сыграйте карту того же цвета или того же числа.
guide-blank-play = Приподнятые карты подходят. Выберите одну и сыграйте. Если ни одна не подходит, возьмите карту.
guide-blank-several = Можно сыграть сразу несколько, если у всех общий цвет или число с верхней. Попробуйте или сыграйте одну.
guide-blank-why = Когда правило срабатывает, его карта кивает. Коснитесь правила или карты, чтобы прочитать; «Что произошло и почему?» рассказывает всё по порядку.
guide-blank-win = У кого не осталось карт, тот побеждает и пишет новое правило или слова на карте, и они остаются в колоде. Теперь это ваша игра.

## Help at the table

help-progress-blank = { $count ->
    [0] У вас не осталось карт.
    [one] У вас осталась { $count } карта.
    [few] У вас осталось { $count } карты.
    [many] У вас осталось { $count } карт.
   *[other] У вас осталось { $count } карты.
}
help-progress-blank-others = { $count ->
    [0] У кого-то другого карт не осталось.
    [one] У каждого из остальных есть ещё хотя бы { $count } карта. Игра закончится, когда у кого-нибудь их не останется.
    [few] У каждого из остальных есть ещё хотя бы { $count } карты. Игра закончится, когда у кого-нибудь их не останется.
    [many] У каждого из остальных есть ещё хотя бы { $count } карт. Игра закончится, когда у кого-нибудь их не останется.
   *[other] У каждого из остальных есть ещё хотя бы { $count } карты. Игра закончится, когда у кого-нибудь их не останется.
}
now-blank = Ваш ход: сыграйте подходящую карту
now-blank-draw = Ваш ход: ничего не подходит, возьмите карту
now-blank-asked = Ответьте на вопрос карты
now-blank-read = Прочитайте правила этой игры
now-blank-read-of = Ещё читают: { $names }
now-blank-write = Вы победили: напишите карту
now-blank-write-of = { $name } побеждает и пишет карту

## In a few steps

howto-blank-1 = Избавьтесь от карт первым. Кладите карту того же цвета или того же числа; если подходят друг к другу несколько — сразу несколько: тогда считается последняя.
howto-blank-2 = Три карты правил говорят, что ещё происходит и с кем. Они действуют всегда.
howto-blank-3 = Если ничего не подходит, возьмите карту. Кто нарушил правило, берёт штрафную.
howto-blank-4 = Победитель пишет новое правило или слова на игровой карте. Это остаётся в колоде навсегда.
howto-blank-5 = Так с каждой партией игра всё больше становится вашей.
