## Cards and places

blitz-colour = { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
   *[blue] синяя
}
blitz-sign = { $sign ->
    [sun] солнце
   *[moon] луна
}
blitz-card = { $colour } { $number } ({ $sign })
blitz-back = { $back ->
    [lark] жаворонок
    [poppy] мак
    [maple] клён
    [brook] ручей
    [owl] сова
    [ivy] плющ
    [comet] комета
   *[ember] уголёк
}
blitz-deck = Колода блиц
blitz-work = Рабочая область
blitz-slot = Место { $number }
blitz-reserve = Резервная колода
blitz-turned = Резервная колода, открыто
blitz-in-hand = Резервная колода, в руке
blitz-centre = Центр стола
blitz-stack = Стопка { $number }
blitz-stack-top = { $place }: { $card }
blitz-new = Новая стопка
blitz-own = Ваши карты
blitz-nothing = пусто
blitz-finished = убрано: { $count }
blitz-fits = подходит
blitz-goes = идёт в центр
blitz-held = у вас в руке

## Options

blitz-option-pace = Темп
blitz-option-pace-race = наперегонки
blitz-option-pace-slow = медленно: пауза после каждой карты
blitz-option-pace-turns = тренировка: по очереди, без часов
blitz-option-target = Очки для победы
blitz-option-target-help = Побеждает тот, кто набрал их к концу раунда.
blitz-option-rounds = Не больше раундов
blitz-option-rounds-help = 0 — без ограничения.
blitz-option-youngest = Место, которое начинает первый раунд
blitz-option-auto_go = Раунд начинается сам через
blitz-option-countdown = Обратный отсчёт
blitz-option-between = Пауза между раундами
blitz-option-idle = Кто так долго бездействует, считается прошедшим резервную колоду
blitz-option-grace = От застоя до первой смены ритма
blitz-option-decide = Время решить о ритме
blitz-option-browse = Время на проход в новом ритме
blitz-option-rest = Медленная игра: пауза после каждого хода
blitz-option-cap = Наибольшая поправка на медленную связь
blitz-option-spacing = Наименьшее время между двумя ходами игрока в центр

## The start

blitz-word = { $set ->
    [night] Ночь!
   *[day] День!
}
blitz-round = Раунд { $round }
blitz-get-ready = Приготовьтесь…
blitz-now-left = { $count ->
    [one] Вперёд! Осталась { $count } карта блиц
    [few] Вперёд! Осталось { $count } карты блиц
    [many] Вперёд! Осталось { $count } карт блиц
   *[other] Вперёд! Осталось { $count } карты блиц
}
blitz-won-round = { $name } заканчивает раунд. Смотрите очки!
blitz-won-round-you = Вы закончили раунд. Смотрите очки!
blitz-stands = { $total } из { $target }
blitz-start = { $name } объявляет: «{ $word }»
blitz-start-you = Вы объявляете: «{ $word }»
blitz-start-why = Это слово начинает раунд: после него все играют одновременно.
blitz-go = { $word }
blitz-auto-go = Начнётся само через

## The race

blitz-race = Коснитесь карты: в центр или в руку.
blitz-race-goes = Коснитесь ▲: каждый цвет растёт 1, 2, 3…
blitz-race-lay = { $card } → { $under }: колода блиц уменьшится.
blitz-race-none = В центр пока нечего: откройте резервную колоду внизу.
blitz-race-wait = В центр пока нечего: подождите других.
blitz-in-your-hand = { $card }: куда? Подходящие места отмечены.
blitz-goes-nowhere = { $card } пока никуда не подходит.
blitz-turn = Сейчас { $name }…
blitz-turn-you = Ваш ход: одно действие или пас.
blitz-resting = Передохните немного…
blitz-flip = { $count ->
    [one] Открыть { $count } карту
    [few] Открыть { $count } карты
    [many] Открыть { $count } карт
   *[other] Открыть { $count } карты
}
blitz-take-up = Взять резервную колоду заново
blitz-stuck = Не идёт
blitz-stuck-why = Сказать, что вы застряли. Если застряли все, можно сменить ритм.
blitz-stuck-said = Вы застряли. Когда застрянут все, кто-то сможет сменить ритм.
blitz-pass = Пас
blitz-marks = Отмечать карты, которые идут в центр
blitz-area = Колода блиц: { $count }, сверху { $top }. Рабочая область: { $slots }. Резервная колода: { $reserve }.
blitz-laid = Карт в центре: { $count }.
blitz-still = не может ходить
blitz-total = Всего

## When nobody gets on

blitz-stall-notice = Все застряли. Скоро { $name } сможет сменить ритм:
blitz-stall-notice-you = Все застряли. Скоро вы сможете сменить ритм своей резервной колоды:
blitz-now-stalled = Все застряли
blitz-now-rhythm = Вы можете сменить ритм
blitz-stall-right = { $name } может сменить ритм:
blitz-stall-right-you = Резервную колоду сначала, в другом ритме?
blitz-stall-pass = { $name } пробует: сначала { $first ->
    [one] одна карта.
   *[other] две карты.
}
blitz-stall-pass-you = { $first ->
    [one] Сначала одна карта, потом по три. Открывайте!
   *[other] Сначала две карты, потом по три. Открывайте!
}
blitz-rhythm = { $first ->
    [one] сначала 1
   *[other] сначала 2
}
blitz-enough = Хватит
blitz-waive = Нет

## The end of a round

blitz-called = Блиц!
blitz-blitz = { $name }: Блиц!
blitz-blitz-you = Блиц!
blitz-dead = Раунд без блица
blitz-scored = Раунд { $round }
blitz-dead-round = Раунд { $round }: блица не было
blitz-player = Игрок
blitz-score-centre = в центре
blitz-score-left = осталось, по −2
blitz-score-points = очки
blitz-chart = Сумма очков по раундам; победа при { $target }
blitz-next = Следующий раунд
blitz-next-deal = Новая раздача через
blitz-next-waiting = Ждём остальных…
blitz-no-round = Ни один раунд не закончен.
result-reason-target = Нужная сумма набрана.
result-reason-rounds = Последний раунд сыгран.

## For who listens

blitz-act-flip = открыть карты
blitz-act-go = дать сигнал к началу
blitz-said-shown = Резервная колода: { $card }
blitz-said-flip = { $name } открывает: { $card }
blitz-said-laid = { $name }: { $card }, { $place }
blitz-said-laid-you = { $card }, { $place }
blitz-said-goes = { $source }: { $card } → { $place }.
blitz-said-left = Осталось карт блиц: { $count }.
blitz-said-none = Ни одна карта никуда не подходит.

## Keys

blitz-keys-title = Как играть в Блиц
blitz-keys-line = Касание отправляет карту в центр, если она туда идёт; иначе она у вас в руке: коснитесь места, куда её положить. Можно и перетаскивать.
blitz-keys-deck = верхняя карта вашей колоды блиц
blitz-keys-slot = верхняя карта места; с картой в руке: положить её туда
blitz-keys-reserve = открытая карта резервной колоды
blitz-keys-space = Пробел
blitz-keys-flip = открывает карты резервной колоды и берёт её заново
blitz-keys-hold = берёт карту в руку, даже если она идёт в центр
blitz-keys-words = говорит, что не идёт; пас, когда играют по очереди
blitz-keys-what = говорит, что куда подходит
blitz-keys-enter = начинает раунд и переходит к следующему
blitz-keys-escape = возвращает карту
blitz-keys-help = показывает эту подсказку

## Refusals

blitz-refused-not-started = Раунд ещё не начался.
blitz-refused-started-already = Раунд уже начался.
blitz-refused-game-over = Игра окончена.
blitz-refused-stack-moved-on = Кто-то был быстрее. { $stack }: теперь сверху { $top }.
blitz-refused-round-over = Раунд был уже окончен.
blitz-refused-not-the-starter = Этот раунд объявляет { $starter }.
blitz-refused-card-not-there = { $card }: её там уже нет.
blitz-refused-only-the-top = { $card }: на ней лежит { $top }.
blitz-refused-no-such-source = Такого места нет.
blitz-refused-no-such-stack = Такой стопки нет.
blitz-refused-no-such-slot = Такого места нет.
blitz-refused-does-not-fit = { $card } не подходит. { $stack }: нужна { $needs }.
blitz-refused-stack-starts-with-one = Новая стопка начинается с 1.
blitz-refused-wrong-number = { $top }: на неё ляжет только { $needs }.
blitz-refused-same-sign = Солнце и луна чередуются: { $top } и { $card } — один и тот же знак.
blitz-refused-slot-full = { $most ->
    [one] Там лежит не больше { $most } карты.
    [few] Друг на друге лежит не больше { $most } карт.
    [many] Друг на друге лежит не больше { $most } карт.
   *[other] Друг на друге лежит не больше { $most } карты.
}
blitz-refused-empty-slot = На пустое место ничего не кладут; его занимает карта из колоды блиц.
blitz-refused-same-slot = Карта уже лежит там.
blitz-refused-hand-empty = Сначала возьмите резервную колоду заново.
blitz-refused-hand-not-empty = Ещё есть карты, которые можно открыть.
blitz-refused-no-reserve = Резервная колода пуста.
blitz-refused-said-already = Вы это уже сказали.
blitz-refused-stall-noticed = Все уже знают, что никто не может ходить.
blitz-refused-no-right = Сейчас не ваше право менять ритм.
blitz-refused-no-such-rhythm = Сначала одна карта или две.
blitz-refused-rhythm-tried = Этот ритм вы уже пробовали.
blitz-refused-no-turns = Здесь нет очереди; пасовать не нужно.
blitz-refused-resting = Сначала передышка.
blitz-refused-too-many-acts = Слишком много карт сразу.

## What time did, in a replay

blitz-rang-go = Отсчёт начинается сам
blitz-rang-start = Гонка начинается
blitz-rang-deal = Сдаётся следующий раунд
blitz-rang-rested = { $name }: передышка окончена
blitz-rang-idle = { $name }: давно без движения
blitz-rang-notice = Все застряли: теперь можно сменить ритм
blitz-rang-right = { $name } не меняет ритм
blitz-rang-pass = { $name }: резервная колода пройдена в новом ритме

## Уровни

blitz-level-random = Играет всё, что подходит.
blitz-level-child = Медленные руки; кладёт карты только в центр и каждую пятую не замечает.
blitz-level-easy = Не торопится, но строит и в рабочей области.
blitz-level-medium = Строит и достаёт другие карты, когда ничего не идёт.
blitz-level-hard = Быстрый; планирует, какая карта какую освободит.
blitz-level-expert = Самые быстрые руки; планирует вперёд и ничего вам не оставляет.

## Why a bot plays so

blitz-why-ends = Это завершает раунд.
blitz-why-off = Карта уходит из колоды блиц, где каждая оставшаяся стоит двух очков.
blitz-why-before = Карта в центре — это очко, а кто-то другой мог бы положить туда такую же.
blitz-why-centre = Карта в центре — это очко.
blitz-why-leads-off = Потом карта уйдёт из колоды блиц благодаря: { $card }.
blitz-why-leads-centre = Потом в центр: { $card }.
blitz-why-browse = Ни одна видимая карта не идёт в центр; может быть, подойдут следующие.
blitz-why-room = Так карты лежат лучше.
blitz-why-rhythm = Так откроется больше подходящих карт.
blitz-why-moment = Это сейчас и нужно.
blitz-why-then = { $then ->
    [one] Потом ещё { $then } карта в центр.
    [few] Потом ещё { $then } карты в центр.
    [many] Потом ещё { $then } карт в центр.
   *[other] Потом ещё { $then } карты в центр.
}

## The first game, step by step

guide-blitz-aim = Добро пожаловать! В этой игре все действуют сразу; сегодня — по очереди, так что спешить некуда. Объявите слово, которое начинает раунд.
guide-blitz-deck = Это ваша колода блиц: десять карт, от которых надо избавиться. Кто первым её опустошит, заканчивает раунд. Каждая оставшаяся карта стоит два очка.
guide-blitz-centre = В центре лежат общие стопки: каждая одного цвета, от 1 до 10. Положите туда подходящую карту; такие отмечены. Каждая — очко вам.
guide-blitz-work = Эти открытые карты — ваша рабочая область. Верхние могут идти в центр, а на них можно класть по убыванию, чередуя солнце и луну. Пустые места заполняет колода блиц.
guide-blitz-reserve = Если ничего не подходит, откройте карты резервной колоды. Верхнюю можно сыграть.
guide-blitz-score = Раунд кончается, когда чья-то колода блиц пуста: очко за каждую вашу карту в центре, минус два за каждую в вашей колоде. Обычно играют до 101, и все сразу.

## Help at the table

help-progress-blitz = Раунд { $round }. Очки лидера: { $best } из { $target }; игра закончится раундом, в котором кто-нибудь их наберёт.
now-blitz = Все сразу: кладите карты в центр и избавляйтесь от колоды блиц.

## In a few steps

howto-blitz-1 = У каждого сорок карт: десять — колода блиц, несколько лежат открыто в рабочей области, остальные — резервная колода.
howto-blitz-2 = Очереди нет. Все играют сразу: кто первый, тот и успел.
howto-blitz-3 = В центре растут стопки одного цвета от 1 до 10. Они ничьи; кладите туда то, что следующее.
howto-blitz-4 = Открывайте резервную колоду, чтобы найти подходящие карты. Пустые места рабочей области заполняет колода блиц.
howto-blitz-5 = Когда чья-то колода блиц пуста, раунд окончен. Каждая карта в центре — очко её хозяину, каждая оставшаяся в колоде блиц стоит два. Побеждает 101 очко.
