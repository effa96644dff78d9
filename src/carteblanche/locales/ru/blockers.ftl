## Pieces

blockers-colour = { $colour ->
    [yellow] жёлтый
    [blue] синий
    [green] зелёный
    [red] красный
   *[violet] фиолетовый
}
blockers-area = { $area ->
    [sun] солнце
    [star] звезда
    [cloud] облако
    [leaf] лист
    [flame] пламя
    [drop] капля
    [moon] луна
    [shell] ракушка
   *[key] ключ
}
# $face is a number, a letter, a symbol in words, or the wild tile
blockers-tile = { $face } ({ $colour })
blockers-wild = BLOCKERS!

## Options

blockers-option-two = Вдвоём
blockers-option-two-advanced = по два цвета
blockers-option-two-basic = по одному цвету
blockers-option-scoring = Подсчёт
blockers-option-scoring-blockers = группы + самая большая стопка
blockers-option-scoring-uptown = только группы (Uptown)

## The board in words

blockers-board = Доска
blockers-rack = Ваша подставка, { $colour }
blockers-cell-empty = { $cell }, { $area }, пусто
blockers-cell-tile = { $cell }, { $area }, здесь лежит { $tile }
blockers-cell-can-place = подходит
blockers-cell-can-capture = можно взять
blockers-choose = Выберите фишку с подставки.
blockers-choose-cell = Куда? Отмеченные клетки подходят.
blockers-choose-capture = Куда? Кружки подходят. Красные уголки: вы берёте эту фишку.
blockers-choose-wild = BLOCKERS! подходит на любую свободную клетку. Красные уголки: вы берёте эту фишку.
blockers-choose-tile = Какую фишку? Подходящие для { $cell } приподняты.
blockers-no-tile-fits = Ни одна из ваших фишек не подходит для { $cell }.
blockers-held = В руке: { $tile }. { $places ->
    [0] Пустых клеток для неё нет
    [one] Подходит { $places } пустая клетка
    [few] Подходят { $places } пустые клетки
    [many] Подходят { $places } пустых клеток
   *[other] Подходит { $places } пустой клетки
}, { $captures ->
    [0] брать нечего.
    [one] можно взять { $captures } фишку.
    [few] можно взять { $captures } фишки.
    [many] можно взять { $captures } фишек.
   *[other] можно взять { $captures } фишки.
}
blockers-preview = { $tile } на { $cell }
blockers-preview-capture = { $tile } на { $cell }, добыча: { $captured }
blockers-preview-score = { $name } { $before } → { $after }
blockers-preview-same = Очки не изменятся.
blockers-place = Положить
blockers-capture = Взять
blockers-waiting = { $name } выбирает фишку…

## What happened

blockers-moved = { $name } кладёт на { $cell } фишку { $tile }.
blockers-moved-you = Вы кладёте на { $cell } фишку { $tile }.
blockers-captured = { $name } кладёт на { $cell } фишку { $tile } и берёт фишку { $captured }.
blockers-captured-you = Вы кладёте на { $cell } фишку { $tile } и берёте фишку { $captured }.
blockers-skipped = { $name } не может ничего положить и пропускает ход.
blockers-taken-back = Ход возвращён.
blockers-moves = Ходы
blockers-moves-none = Пока ничего не лежит.

## Panels

blockers-score = Очки
blockers-groups = { $count ->
    [one] { $count } группа
    [few] { $count } группы
    [many] { $count } групп
   *[other] { $count } группы
}
blockers-pile = Взято
blockers-pile-none = ничего не взято
blockers-pile-count = { $colour }: { $count }
blockers-on-rack = на подставке: { $count }
blockers-in-stock = в запасе: { $count }
blockers-tracker = Что ещё придёт
blockers-tracker-line = Фишки, которые каждый цвет ещё не выложил: на подставке и в запасе. Точка — уже сыграна. Знать это могут все.
blockers-tracker-gone = сыграно: { $face }
blockers-details = Что ещё придёт и ходы

## The result

blockers-sum = { $groups ->
    [one] { $groups } группа
    [few] { $groups } группы
    [many] { $groups } групп
   *[other] { $groups } группы
} + { $pile } за самую большую стопку
blockers-tie = При равенстве побеждает тот, кто взял меньше фишек; взято: { $captured }.
blockers-lowest = Побеждает тот, у кого меньше всего очков.

## Keys

blockers-keys-title = Игра с клавиатуры
blockers-keys-tile = берёт фишку с этим знаком; ещё раз — следующую
blockers-keys-wild = берёт фишку BLOCKERS!
blockers-keys-symbol = берёт фишку с символом; ещё раз — следующую
blockers-keys-arrows = ведут по доске и показывают, что будет
blockers-keys-enter = кладёт фишку
blockers-keys-escape = возвращает её
blockers-keys-help = показывает этот список

## Refusals

refused-wrong-column = { $tile }: только в столбец { $needs }.
refused-wrong-row = { $tile }: только в ряд { $needs }.
refused-wrong-area = { $tile }: только в область со знаком «{ $needs }».
refused-occupied = Клетка { $cell } занята ({ $colour }).
refused-nothing-to-capture = На { $cell } нечего брать.
refused-own-tile = Нельзя взять фишку того цвета, которым играете.
refused-splits-group = Это разделило бы группу { $group } ({ $colour }).
refused-colour-closed = { $colour }: последняя фишка уже сыграна.
refused-not-on-your-rack = На вашей подставке нет фишки { $tile }.
refused-no-such-tile = Такой фишки нет.
refused-no-such-cell = Такой клетки нет.

## Почему бот так играет

blockers-why-joins = { $groups ->
    [2] Это соединяет две ваши группы.
   *[other] Сколько ваших групп это соединяет: { $groups }.
}
blockers-why-joins-by-taking = Взятая фишка ({ $colour }) соединяет ваши группы: { $groups }.
blockers-why-blocks = Другой игрок ({ $colour }) мог бы соединить там две группы.
blockers-why-takes = { $free ->
    [1] Это берёт фишку ({ $colour }) и ничего не стоит.
   *[0] Это берёт фишку ({ $colour }) и стоит своего очка.
}
blockers-why-towards = Это сближает две ваши группы.
blockers-why-grows = Группа растёт, а новой не появляется.
blockers-why-founds = Новая группа, но всё остальное выглядит хуже.
blockers-why-only = Больше сыграть нечего.
blockers-why-searched = Выигрыши в воображаемых партиях: { $chance } из 100.
blockers-why-solved = Просчитано до конца.

## Уровни

blockers-level-random = Играет всё, что подходит.
blockers-level-novice = Смотрит на свои группы и не замечает почти ничего другого.
blockers-level-casual = Не замечает многих взятий и не следит за вами.
blockers-level-greedy = Видит каждый ход, но только ближайший.
blockers-level-club = Думает о том, что ещё можно соединить и кто это сможет.
blockers-level-expert = Доигрывает в уме несколько ходов.
blockers-level-master = Доигрывает в уме много партий и точно считает конец.

## The first game, step by step

guide-blockers-aim = Добро пожаловать! Кладите фишки так, чтобы они составили как можно меньше групп. В конце побеждает тот, у кого меньше очков.
guide-blockers-rack = Это ваши фишки. Цифра идёт в свой столбец, буква — в свой ряд, символ — в область, где он нарисован. Фишка BLOCKERS! со вспышкой подходит везде.
guide-blockers-lay = Выберите фишку. Там, где она подходит, доска показывает кольцо. Выберите такую клетку, посмотрите, что изменится, и положите фишку.
guide-blockers-group = Отлично. Фишки вашего цвета, касающиеся сторонами, — одна группа. Положите следующую рядом, если одна из ваших туда подходит.
guide-blockers-score = Здесь видны очки: одно за каждую группу. Две фишки рядом стоят одно очко, две порознь — два.
guide-blockers-capture = Можно положить фишку и на чужую: четыре уголка отмечают те, что можно взять. То, что держит группу вместе, в безопасности. Попробуйте, если видите такую.
guide-blockers-pile = Взятое лежит здесь. Считается только самая большая стопка одного цвета, очко за фишку, так что берите разные. Теперь вы знаете всё, что нужно.

## Help at the table

help-progress-blockers = { $left ->
    [0] Всё, что можно было положить, уже лежит.
    [one] Вам осталось положить { $left } фишку. Игра закончится, когда у всех останется по четыре.
    [few] Вам осталось положить { $left } фишки. Игра закончится, когда у всех останется по четыре.
    [many] Вам осталось положить { $left } фишек. Игра закончится, когда у всех останется по четыре.
   *[other] Вам осталось положить { $left } фишки. Игра закончится, когда у всех останется по четыре.
}
now-blockers = Ваш ход: положите фишку
now-blockers-of = { $name } кладёт фишку

## In a few steps

howto-blockers-1 = У вас 28 фишек вашего цвета, пять из них вы видите. В свой ход положите одну и возьмите новую.
howto-blockers-2 = Цифра идёт в свой столбец, буква — в свой ряд, символ — в свою область. Фишка BLOCKERS! подходит везде.
howto-blockers-3 = Положите её на пустую клетку или на чужую фишку: тогда вы её берёте. Разрывать группу надвое нельзя никогда.
howto-blockers-4 = Фишки одного цвета, касающиеся сторонами, — группа. Каждая ваша группа в конце стоит очко.
howto-blockers-5 = Как и каждая фишка в самой большой стопке взятых фишек одного цвета. Побеждает наименьший счёт.
