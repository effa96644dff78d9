## The list

decks-line = Колода BLANK принадлежит дому. Кто ею выиграл, пишет карту, и карта остаётся.
decks-name-first = У колоды есть владелец. Как вас зовут?
decks-make = Новая колода
decks-import = Импорт колоды
decks-mix = Смешать колоды
decks-owned = ваша
decks-everybodys = общая для всех
decks-wrote = в ней есть ваши карты
decks-mixed = смешанная
decks-none = Колоды пока нет. Создайте её, играйте ею, и пусть победители пишут.

## Making, mixing

decks-name = Название колоды
decks-mark = Знак
decks-mark-line = Одна-две буквы, которые стоят на каждой карте этой колоды. По ним её можно смешать с другими и снова разделить.
decks-begin = Для начала
decks-begin-written = правила и эффекты, которые прилагаются к игре
decks-begin-empty = в ней ещё ничего не написано
decks-make-go = Создать колоду
decks-mix-line = Карты нескольких колод играют вместе. Знаки позволяют их различить, а потом всё написанное возвращается на своё место.
decks-mix-which = Какие колоды?
decks-mix-same = У двух из этих колод один и тот же знак. Смешать можно только колоды с разными знаками.
decks-mix-go = Смешать
decks-separate = Разделить
decks-separate-line = То, что написано в этой смеси, вернётся по своему знаку в: { $names }.
decks-separate-go = Разделить
decks-separated = Обновлено: { $names }

## Owners

decks-recovery = Колода ваша
decks-recovery-line = Сохраните эту ссылку: она показывается один раз. Кто её откроет, тоже станет владельцем. Отправьте её тому, кто должен владеть колодой вместе с вами, или сохраните на день, когда этого устройства не станет.
decks-recovery-link = Ссылка для владельцев
decks-claim = «{ $name }» — теперь и ваша?
decks-claim-line = За владельцами последнее слово о новых картах; они могут писать, переименовывать и разделять.
decks-claim-go = Да, она и моя тоже
decks-claim-wrong = Эта ссылка не подходит к этой колоде.

## One deck

decks-all = Все колоды
decks-nowhere = Такой колоды здесь нет.
decks-open = Посмотреть колоду
decks-blanks = ещё пусты: { $rules ->
    [one] { $rules } карта правил
    [few] { $rules } карты правил
   *[many] { $rules } карт правил
} и { $cards ->
    [one] { $cards } игровая карта
    [few] { $cards } игровые карты
   *[many] { $cards } игровых карт
}
decks-authors = Авторы:
decks-play = Играть ею
decks-write = Написать карту
decks-card-written = Карта в колоде.
decks-export = Сохранить в файл
decks-rename = Переименовать
decks-rename-go = Переименовать
decks-more = Ещё одна пустая карта правил
decks-rules = Правила ({ $count })
decks-rules-none = Правил пока нет.
decks-cards = Игровые карты
decks-show = Показать
decks-show-written = исписанные ({ $count })
decks-show-all = все
decks-cards-none = На игровых картах пока ничего не написано.
decks-story = История этой колоды
decks-story-fired = { $count ->
    [one] Сработала { $count } раз, впервые { $day }.
    [few] Сработала { $count } раза, впервые { $day }.
    [many] Сработала { $count } раз, впервые { $day }.
   *[other] Сработала { $count } раза, впервые { $day }.
}
decks-story-struck = { $count ->
    [one] Чаще всего досталось игроку { $name }: { $count } раз.
    [few] Чаще всего досталось игроку { $name }: { $count } раза.
    [many] Чаще всего досталось игроку { $name }: { $count } раз.
   *[other] Чаще всего досталось игроку { $name }: { $count } раза.
}
decks-story-waits = Пока из-за неё ничего не произошло.
decks-history = Как она росла
decks-history-none = В неё пока ничего не написали. Выиграйте партию!
decks-wrote-card = { $name }: { $card }.
decks-repair = Сказать, что она значит
decks-repair-line = Слова остаются. Со следующей игры карта значит то, что вы выберете здесь; начатые игры сохраняют прежнее.
decks-repair-now = Сейчас:
decks-repair-go = Отныне она значит это
decks-repaired = Карта значит это со следующей игры.
decks-repaired-card = { $name }: сказано, что значит { $card }.
decks-old = { $count ->
    [one] { $count } карта этой колоды написана до того, как карты стали читаться по-новому: за ней следят люди, точно как написано.
    [few] { $count } карты этой колоды написаны до того, как карты стали читаться по-новому: за ними следят люди, точно как написано.
   *[many] { $count } карт этой колоды написано до того, как карты стали читаться по-новому: за ними следят люди, точно как написано.
} Владелец может сказать, что они значат.
decks-somebody = Кто-то
decks-since = Что нового с версии
decks-until = до
decks-changes-none = Между этими версиями ничего нет.

## Proposals

decks-propose = Предложить карту
decks-propose-line = Владелец этой колоды прочтёт её и решит. Ответ будет здесь.
decks-propose-name = Карта будет подписана. Как вас зовут?
decks-propose-go = Предложить
decks-propose-again = Предложить снова
decks-proposed = Ваша карта ждёт владельца колоды.
decks-proposer = здесь есть ваше предложение
decks-proposals = Предложенные карты ({ $count })
decks-proposals-yours = Ваши предложения ({ $count })
decks-proposal-on = на карту: { $card }
decks-proposal-rule = новое правило
decks-proposal-state = { $state ->
    [waiting] ждёт владельца
    [vetoed] надо изменить
    [approved] в колоде
   *[declined] отклонена
}
decks-proposal-answer = { $state ->
    [vetoed] { $name } просит изменить.
    [approved] Карту принимает { $name }.
   *[declined] { $name } предпочитает обойтись без этой карты.
}
decks-proposal-owner = Владелец
decks-proposal-taken = { $why } Выберите другую карту.
decks-proposal-sent-back = Изменить должен автор: { $name }.
decks-proposal-words = Если хотите, напишите пару слов (прочтёт { $name })
decks-proposal-decline = Нет, спасибо
decks-proposal-answered = { $name } прочтёт это здесь.
decks-proposal-change = Изменить
decks-proposal-take-back = Забрать назад
decks-proposal-put-away = Убрать

## Print

decks-print = Печать
decks-print-line = PDF с картами для вырезания, на том языке, на котором вы сейчас читаете.
decks-print-which = Какие карты?
decks-print-all = все
decks-print-written = исписанные
decks-print-rules = правила
decks-print-game = игровые карты
decks-print-since = Только написанное после версии
decks-print-ever = – (всё)
decks-print-paper = Бумага
decks-print-backs = с рубашками, для двусторонней печати
decks-print-go = Получить PDF

## At the table

decks-own = Колода: { $name }
decks-own-guest = Наша колода
decks-house = Общая колода
decks-house-mark = О
decks-choose = Колода
decks-starter = та, что идёт с игрой
decks-choose-own = То, что напишут победители, останется в этой колоде.
decks-choose-line = Со своей колодой то, что напишут победители, остаётся.
decks-choose-absent = За столом нет владельца этой колоды: то, что напишут победители, подождёт его.
decks-version = версия { $version }
decks-of = владеет { $names }

## Refusals

refused-no-such-deck = Такой колоды нет, или она не ваша.
refused-no-deck-here = В эту игру играют без колоды.
refused-no-deck-file = Этот файл — не колода.
refused-same-mark = У двух колод знак { $mark }. Смешать можно только колоды с разными знаками.
refused-too-many-decks = { $most ->
    [one] Смешать можно не больше { $most } колоды, считая те, что уже в смеси.
    [few] Смешать можно не больше { $most } колод, считая те, что уже в смеси.
    [many] Смешать можно не больше { $most } колод, считая те, что уже в смеси.
   *[other] Смешать можно не больше { $most } колоды, считая те, что уже в смеси.
}
refused-too-much-ink = В этом рисунке слишком много линий.
refused-not-the-author = На карте рисует только тот, кто её написал.
refused-not-a-card = Это не может быть картой.
refused-no-fonts = В этом доме печать не настроена.
refused-nothing-to-print = В этой колоде нет ничего, что можно так напечатать.
refused-enough-blank-rules = Пустых карт достаточно: на { $most } больше, чем в коробке.
refused-no-such-trial = Пробные игры были прерваны.
refused-too-large = Это слишком велико.
refused-nobody-accepts = В эту колоду пишут только победители: карту некому принять.
refused-no-such-proposal = Эта карта больше не предлагается.
refused-answered-already = Владелец уже ответил.
refused-enough-proposals = Здесь уже ждут ваши карты: { $most }. Дождитесь ответа или заберите одну назад.
refused-deck-has-enough-proposals = В этой колоде уже ждут карты: { $most }. Попробуйте, когда владельцы решат.
