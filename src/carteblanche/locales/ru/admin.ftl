## Running the house

admin-title = Дом
admin-wrong = Для этой страницы нужна ссылка, которую сервер показывает при запуске.
admin-open = открыт { $time }
admin-again = Обновить
admin-rooms = Столы ({ $count })
admin-people = Люди ({ $count })
admin-connections = { $count ->
    [one] { $count } соединение
    [few] { $count } соединения
   *[many] { $count } соединений
}
admin-entries = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
admin-end = Закончить партию
admin-end-sure = Партия закончится без результата для всех за этим столом.
admin-forget = Забыть
admin-forget-sure = Имя { $name } исчезнет везде, а идущие партии этого человека будут сданы.
admin-kick-sure = { $name } уходит из-за этого стола. До игры место снова свободно; во время партии это считается уходом.
admin-decks = Колоды ({ $count })
admin-no-owner = без владельца
admin-hand-on = Передать
admin-hand-on-title = Передать колоду «{ $deck }»
admin-hand-on-line = Кого вы выберете, станет владельцем: сможет решать о новых картах, писать и переименовывать. Нынешние владельцы остаются.
admin-hand-on-to = Кому?
admin-hand-on-go = Передать
admin-storage = Занято: { $size }
admin-limit = { $count } за { $time }
admin-limit-seconds = { $count } с
admin-limit-minutes = { $count } мин
admin-limit-what = { $what ->
    [messages] сообщения за столом
    [sockets] соединения
    [requests] запросы
    [crowd] запросы с одного адреса
    [people] новые люди с одного адреса
    [previews] предпросмотры ходов
    [names] имена
    [rooms] новые столы и колоды
    [says] реплики в разговоре
    [hands] руки, видимые в гонке
    [devices] вторые устройства
    [passwords] попытки пароля
    [tokens] ключи для программ
    [readings] прочитанные карты
    [card-proposals] предложенные карты
    [pasts] взгляды назад
    [trials] пробные игры карт
    [prints] напечатанные колоды
    [hints] подсказки
   *[other] { $what }
}
admin-sure = Вы уверены?
admin-yes = Да
admin-words = Слова дома ({ $count })
admin-votes = за: { $yes }; против: { $no }
admin-word-sure = { $word } больше не действует за новыми столами.
admin-precedents = Решения в BLANK ({ $count })
admin-precedent-sure = Это решение больше не действует за новыми столами.
admin-take-out = Убрать
admin-starter = колода из игры
admin-nobody = без имени
admin-asleep = спит с { $day }
admin-sleep = Усыпить
admin-delete = Удалить
admin-delete-sure = Стол, его запись и строки в таблицах результатов будут удалены навсегда.
admin-ban = Не пускать
admin-unban = Пустить снова
admin-ban-sure = { $name } больше не сможет войти.
admin-mute = Лишить слова
admin-unmute = Вернуть слово
admin-tokens = Ключи для программ ({ $count })
admin-token-end = Отозвать
admin-token-sure = Программа { $name } больше не войдёт с этим ключом.
admin-token-owner = для { $name }
admin-audit = Что здесь было сделано
admin-resources = память { $memory } · данные { $disk } · свободно { $free }
admin-failures = ошибок: { $count }, смотрите журнал
admin-addresses = Закрытые адреса ({ $count })
admin-limits = Ограничения
admin-no-limits = Все ограничения сняты.
