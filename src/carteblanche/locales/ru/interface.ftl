## The house

app-tagline = Свой стол для четырёх игр. Садитесь, отправьте ссылку и играйте.
app-skip = Перейти к содержанию
app-home = Главная
app-settings = Настройки
app-language = Язык
app-theme = Оформление
app-theme-auto = как на устройстве
app-theme-light = светлое
app-theme-dark = тёмное
# after a name or a word, before what is said of it
app-colon = :
app-close = Закрыть
app-cancel = Отмена
app-dismiss = Скрыть
app-nowhere = Здесь ничего нет.
app-nowhere-why = Возможно, ссылка неполная.
app-to-home = На главную
app-loading = Минутку…
app-unreachable = Сервер не отвечает. Запущен ли он?
app-retry = Попробовать ещё раз

## Games

game-blockers = Blockers!
game-blockers-line = Выкладывайте свои фишки в как можно меньшее число групп. Берите чужие, но не слишком много одного цвета.
game-blank = BLANK
game-blank-line = Карточная игра, правила которой пишете вы сами.
game-blanko = BLANKO
game-blanko-line = Слова пересекаются, меняются и растут.
game-blitz = Блиц
game-blitz-line = Все сразу, и побеждает самая быстрая рука.
game-players = игроков: { $fewest }–{ $most }
level-random = Беспечный
level-easy = Лёгкий
level-medium = Средний
level-greedy = Жадный
level-hard = Сложный
level-expert = Мастер

## Name

name-title = Как вас называть?
name-label = Ваше имя
name-hint = Его видят все за столом. Ни учётной записи, ни пароля.
name-go = Это я
name-sit = Сесть за стол
name-watch = Просто посмотреть
name-change = Сменить имя
name-tell = Назовите своё имя
name-guest = Гость
name-greeting = Здравствуйте, { $name }.

## The door

door-title = В этом доме нужен пароль
door-label = Пароль
door-go = Войти

## An invitation

invite-title = { $host } приглашает вас в { $game }
invite-title-none = Вас приглашают в { $game }
invite-players = За столом: { $names }
invite-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
invite-full = Все места заняты.
invite-begun = Игра уже началась.
invite-over = Эта игра закончена.

## Home

home-play = Играть сейчас
home-play-bots = { $bots ->
    [one] против { $bots } бота
    [few] против { $bots } ботов
    [many] против { $bots } ботов
   *[other] против { $bots } бота
}
home-play-label = Играть сейчас: { $game }
home-make = С друзьями
home-yours = Ваши столы
home-open = Открытые столы
home-open-none = Сейчас никто не ищет партнёров. Выберите у игры «С друзьями» и отправьте ссылку.
home-continue = Продолжить
home-clear = Убрать
home-clear-label = Убрать: { $game }
home-clear-all = Убрать все игры с ботами
home-join = Присоединиться
home-your-turn = ваш ход
home-gathering = ждём игроков
home-playing = идёт игра
home-unreadable = не читается
home-free-chairs = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}

## Making a table

make-title = Новый стол: { $game }
make-chairs = Места
make-options = Настройки игры
make-numbers = Время и числа
make-seconds = секунд
make-milliseconds = миллисекунд
make-luck = случайно
make-others = Остальные места
make-others-friends = для друзей, по ссылке
make-others-bots = для ботов
make-open = Показать среди «Открытых столов», чтобы мог сесть любой в этом доме
make-go = Создать стол

## The room before the game

room-title = { $game } – кто играет?
room-invite = Пригласить
room-invite-line = Отправьте эту ссылку или дайте отсканировать код. Сесть может каждый, у кого она есть.
room-copy = Скопировать ссылку
room-copied = Ссылка скопирована.
room-copied-local = Ссылка скопирована. Она работает только на этом компьютере.
room-copy-failed = Этот браузер не даёт скопировать. Выделите ссылку и скопируйте её сами.
room-share = Поделиться…
room-qr = QR-код со ссылкой-приглашением
room-lan = Ссылка работает у тех, кому доступен этот компьютер, например в той же сети Wi-Fi.
room-local = Эта ссылка работает только на этом компьютере.
room-local-host = Чтобы друзья могли войти, тот, кто запустил Carte Blanche, открывает адрес с «/admin», показанный при запуске, и включает там «Впустить друзей».
room-chairs = Места
room-chair = Место { $number }
room-chair-empty = свободно
room-chair-invited = для того, у кого есть ссылка
room-chair-you = вы
room-chair-away = не на связи
room-bot = Бот
room-bot-level = Бот, { $level }
room-sit = Сесть сюда
room-stand = Встать
room-add-bot = Посадить бота
room-clear = Освободить место
room-swap = Поменять со следующим местом
room-resize = Число мест
room-fewer = На одно место меньше
room-more = На одно место больше
room-start = Начать игру
room-start-without = Пустые места не участвуют.
room-start-few = { $missing ->
    [one] Не хватает ещё { $missing } игрока или бота.
    [few] Не хватает ещё { $missing } игроков или ботов.
    [many] Не хватает ещё { $missing } игроков или ботов.
   *[other] Не хватает ещё { $missing } игрока или бота.
}
room-wait-host = Игру начинает хозяин стола.
room-watchers = { $count ->
    [0] никто не смотрит
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
    [many] смотрят { $count } человек
   *[other] смотрят { $count } человека
}
room-watching = Вы смотрите.
room-options-host = Настройки выбирает хозяин стола.

rules-pace = Время на раздумье
rules-pace-none = сколько угодно
rules-pace-minutes = { $minutes } мин + { $seconds } с на ход
rules-away = Если у кого-то пропала связь
rules-away-cover = пока играет бот
rules-away-wait = стол ждёт
rules-open = Кто может сесть
rules-open-no = только те, у кого есть ссылка
rules-open-yes = любой в этом доме

## The table

table-dealing = Перемешиваем…
table-dealing-why = Каждый добавляет в перемешивание своё тайное число, поэтому никто не может выбрать расклад.
table-your-turn = Ваш ход
table-turn = Ходит { $name }
table-turn-title = ● Ваш ход – { $game }
table-menu = Стол
table-undo = Вернуть ход
table-hint = Подсказка
table-hint-is = Может быть: { $move }
table-hint-thinking = Ищем подсказку…
table-pause = Перерыв
table-resume = Дальше
table-paused = За столом перерыв. Часы стоят.
table-leave = Сдаться
table-leave-title = Сдаться в этой игре?
table-leave-two = Победит второй игрок.
table-leave-more = За вас доиграет бот, а вы займёте последнее место.
table-leave-stay = Остаться
table-abort = Закончить без результата
table-rematch = Ещё раз
table-rematch-go = К следующей игре
table-help = Клавиши
table-invite = Пригласить зрителей
table-watching = Вы смотрите
absent = { $name } не на связи.
absent-minutes = { $minutes ->
    [one] { $name } не на связи { $minutes } минуту.
    [few] { $name } не на связи { $minutes } минуты.
    [many] { $name } не на связи { $minutes } минут.
   *[other] { $name } не на связи { $minutes } минуты.
}
absent-cover = Пусть сыграет бот
absent-offer = Сыграю за игрока { $name }
absent-offered = { $friend } предлагает сыграть за игрока { $name }.
absent-offered-you = Вы предлагаете сыграть за игрока { $name }. Решает хозяин стола.
absent-friend = { $friend } играет за игрока { $name } до его возвращения.
absent-friend-you = Вы играете за игрока { $name } до его возвращения.
absent-give-back = Вернуть место
admin-kick = Отослать: { $name }
table-remove-sure = { $name } выбывает из этой игры и занимает последнее место. Дальше играет бот.
table-covered = { $name } не на связи. Пока играет бот.
table-covered-you = Пока вас не было, за вас играл бот.
table-left = { $name } сдаётся. Дальше играет бот.
table-clock = осталось { $time }

proposal-undo = { $name } просит вернуть последний ход.
proposal-pause = { $name } просит перерыв.
proposal-abort = { $name } предлагает закончить без результата.
proposal-rematch = { $name } хочет сыграть ещё раз.
proposal-undo-you = Вы просите вернуть свой последний ход.
proposal-pause-you = Вы просите перерыв.
proposal-abort-you = Вы предлагаете закончить без результата.
proposal-rematch-you = Вы хотите сыграть ещё раз.
proposal-yes = Согласиться
proposal-no = Отказать
proposal-withdraw = Отозвать
proposal-waiting = ждём ответа: { $names }
proposal-agreed = { $name } соглашается

## The result

result-title = Игра окончена
result-won = Побеждает { $name }
result-won-you = Вы победили!
result-shared = Первое место делят: { $names }
result-none = Игра закончилась без результата.
result-rank = { $rank }.
result-board = Посмотреть доску
result-back = Результат
result-reason-played-out = Все сыграли свои фишки, кроме последних четырёх.
result-reason-blocked = Никто больше ничего не мог положить.
result-reason-resigned = { $name } сдаётся.
result-mark-undone = с возвращёнными ходами
result-mark-covered = кого-то подменял бот
result-mark-left = кто-то сдался

## Finished games

home-over = Сыгранные партии
home-over-all = Показать все: { $count }
replay-open = Повтор
replay-title = Повтор: { $game }
replay-missing = Здесь нет такой партии.
replay-controls = Воспроизведение
replay-at = { $move } из { $moves }
replay-position = Ход
replay-first = В начало
replay-back = Ход назад
replay-play = Играть
replay-stop = Остановить
replay-next = Ход вперёд
replay-last = В конец
replay-eyes = Чьими глазами
replay-eyes-all = всё видно
replay-eyes-watcher = зрителя
replay-speed = Скорость
replay-speed-calm = спокойно
replay-speed-brisk = живо
replay-speed-swift = быстро
replay-speed-half = вдвое медленнее
replay-speed-true = как было
replay-speed-double = вдвое быстрее
replay-link = Ссылка на этот ход
replay-keys = ← и → — по одному ходу, Home и End — в начало и в конец, пробел запускает и останавливает.
replay-moves = Что произошло
replay-advice = Второе мнение
replay-advice-about = В каждом ходе с выбором: что сделал бы сильный бот, видя то же самое, насколько вероятнее победа и где игра переломилась.
replay-advice-ask = Спросить сильного бота
replay-advice-working = Бот смотрит игру…
replay-advice-alike = Сильный бот сделал бы то же самое.
replay-advice-none = Здесь ни у кого не было выбора.
replay-advice-chance = Шансы на победу, по его мнению: { $made } %.
replay-advice-gain = Шансы на победу, по его мнению: { $best } % вместо { $made } %.
replay-advice-turned = Где игра переломилась
replay-advice-share = { $alike } из { $all } так же
replay-advice-next = Следующий ход, который он сыграл бы иначе
replay-chart = Очки
replay-chart-label = График очков. На этом ходу: { $scores }
replay-event-dealt = Раздача
replay-event-missed = { $name }: слишком поздно
replay-event-rang = Время вышло
replay-event-refused = { $name } не соглашается
replay-event-expired = Никто не ответил
replay-event-resumed = { $name }: игра продолжается
replay-event-left = { $name } сдаётся
replay-event-covered = Бот играет за игрока { $name }
replay-event-returned = { $name } снова здесь
replay-event-closed = Конец

## Checking the deal

replay-verify = Проверить раздачу
verify-title = Честной ли была раздача?
verify-holds = Всё сходится.
verify-broken = Что-то не сходится!
verify-chain = { $count ->
    [one] { $count } запись: цепочка хешей цела.
    [few] { $count } записи: цепочка хешей цела.
   *[many] { $count } записей: цепочка хешей цела.
}
verify-secret = Секрет сервера — тот, за который он поручился до раздачи.
verify-numbers = { $count ->
    [0] Никто не добавил числа.
    [one] Число { $count } человека — то, за которое он поручился до показа.
    [few] Числа { $count } человек — те, за которые они поручились до показа первого.
   *[many] Числа { $count } человек — те, за которые они поручились до показа первого.
}
verify-own = Этот браузер был при раздаче: обязательство и ваше число — те, что он видел.
verify-own-not = Этот браузер не участвовал в раздаче и не может сравнить показанное тогда.
verify-draws = { $count ->
    [one] { $count } случайное число вычислено из всего этого заново: вышло то же.
    [few] { $count } случайных числа вычислены из всего этого заново: вышли те же.
   *[many] { $count } случайных чисел вычислено из всего этого заново: вышли те же.
}
verify-witnessed = { $count ->
    [one] { $count } ответ списка слов здесь не проверен.
    [few] { $count } ответа списка слов здесь не проверены.
   *[many] { $count } ответов списка слов здесь не проверено.
}
verify-limits = Здесь не проверено, все ли ходы были по правилам и сколько возможностей было у каждого выбора. Для этого сохраните журнал и вызовите «carteblanche verify» на компьютере, которому доверяете.
verify-save = Сохранить журнал
verify-broken-chain = Цепочка хешей рвётся на записи { $n }: что-то изменили, убрали или переставили.
verify-broken-secret = Секрета сервера нет, или он не тот, за который сервер поручился (запись { $n }).
verify-broken-numbers = Число игрока не то, за которое он поручился, или показано слишком рано (запись { $n }).
verify-broken-draws = На записи { $n } выпало не то, что дают числа.
verify-broken-own = Это не та раздача, которую видел этот браузер: обязательство или ваше число другое.

## Talking

chat-open = Чат
chat-open-new = { $count ->
    [one] Чат, { $count } новая реплика
    [few] Чат, { $count } новые реплики
   *[many] Чат, { $count } новых реплик
}
chat-title = Чат
chat-lines = Что было сказано
chat-none = Пока никто ничего не сказал.
chat-emotes = Быстрые слова
chat-label = Скажите что-нибудь
chat-say = Сказать
chat-line = { $name }: { $text }
chat-mute = Заглушить
chat-mute-line = Заглушённых не слышите только вы.
emote-well-played = Отлично!
emote-thanks = Спасибо!
emote-oops = Ой!
emote-hurry = Быстрее!
emote-laugh = Ха-ха!
emote-wow = Ого!
emote-good-luck = Удачи!
emote-again = Ещё раз!

## You

you-title = Имя и устройства
you-device = Другое устройство
you-device-line = Продолжайте как тот же человек на телефоне или другом компьютере: со своими столами, колодами и очками.
you-device-go = Создать ссылку
you-device-once = Откройте её на другом устройстве. Она действует один раз, { $minutes } мин. Никому другому её не давайте.
you-forget = Забыть меня
you-forget-line = Ваше имя исчезнет везде в этом доме, а этот браузер забудет, кто вы. В идущих партиях вы сдаётесь.
you-forget-sure = Отменить это нельзя.
join-title = Ваше другое устройство
join-line = Продолжить в этом браузере как человек, создавший эту ссылку?
join-instead = До сих пор в этом браузере вы — { $name }. Это закончится.
join-go = Да, это я
join-none = Эта ссылка неполная. Создайте новую на другом устройстве.
refused-no-such-code = Эта ссылка уже использована или устарела. Создайте новую на другом устройстве.

## Score sheets

scores-title = Таблица очков
scores-none = Пока нет сыгранных партий.
scores-all = все игры
scores-game = Игра
scores-day = День
scores-result = Итог
scores-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
scores-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}

## Впустить друзей

friends-title = Друзья в вашей сети
friends-open = Впустить друзей
friends-line = Тогда все в вашей сети смогут войти по ссылке, пока вы не закроете доступ или сервер не остановится.
friends-are-in = Доступ из вашей сети открыт. Когда вы его закроете, выйдут и те, кто уже здесь.
friends-are-in-password = Доступ из вашей сети открыт, с паролем. Когда вы его закроете, выйдут и те, кто уже здесь.
friends-secure = Соединение зашифровано.
friends-no-network = Этот компьютер не подключён к сети.
friends-more = Пароль и другие настройки
friends-where = В какой сети?
friends-password = Пароль (если пусто, его не спрашивают)
friends-tls = Шифровать соединение
friends-tls-own = С вашим собственным сертификатом.
friends-tls-local = С сертификатом, который выпустит этот компьютер. За него никто не ручается, поэтому при первом посещении браузеры предупредят: друзьям нужно выбрать «продолжить».
friends-no-tls = Здесь нельзя шифровать: нет ни openssl, ни пакета cryptography для Python, а сертификат не указан параметром --tls-certificate.

## Being called

alert-sound = Звук
alert-sound-on = включён
alert-sound-off = выключен
alert-vibration = Вибрация, когда мой ход
alert-vibration-on = включена
alert-vibration-off = выключена
alert-notify = Когда мой ход, а страница не на виду
alert-notify-ask = Уведомлять
alert-notify-on = Вы получите уведомление.
alert-notify-denied = Уведомления этой страницы заблокированы в настройках браузера.
alert-notify-missing = В этом браузере нет уведомлений. Чей ход, говорит заголовок вкладки.
alert-install = Установить как приложение
alert-plain = Эта страница открыта по обычному http, как бывает дома. Тогда у этого браузера нет уведомлений, экран может гаснуть, и страницу нельзя установить как приложение. Всё остальное работает, даже проверка раздачи.

## Rules in the app

rules-how = Как играть
rules-how-beside = Как играть (в новой вкладке)
rules-title = Как играть в { $game }
rules-search = Поиск по правилам
rules-found = { $count ->
    [0] Ничего не найдено. Попробуйте другое слово.
    [one] Найдено в { $count } месте
    [few] Найдено в { $count } местах
    [many] Найдено в { $count } местах
   *[other] Найдено в { $count } места
}
rules-whole = Каждое правило с номером
rules-whole-line = Точные правила, по которым играет компьютер, — для тех, кто хочет знать всё или строить на них своё: по-английски и на языках книжек правил этой игры.
rules-contents = Содержание
rules-play = Играть
rules-none = Правил с таким названием нет.

## Together in one room

tv-fill = На весь экран
tv-open = Показать этот стол на телевизоре или планшете
tv-join = Играть или смотреть
tv-gathering = Ждём игроков
tv-gathering-line = Отсканируйте код телефоном: он — ваша рука, а этот экран — стол.

## The connection

link-connecting = Соединение…
link-away = Связь потеряна. Мы пробуем снова; ваша игра подождёт.
link-back = Связь восстановлена.
link-moved = Ваш стол переехал на другой сервер. Игра сейчас продолжится.
link-stopping = Сервер перезапускается. Ваша игра в сохранности.
link-too-slow = Это устройство не успевало. Соединяемся снова…
link-silent = Ответа давно нет. Соединяемся снова…
link-removed = Здесь вас больше не помнят. Назовите имя, чтобы вернуться.
link-locked = В этом доме нужен пароль.
link-too-many-messages = Слишком много сразу. Соединяемся снова…
link-no-such-room = Такого стола нет.
link-unreadable-version = За этим столом играли по правилам, которых этот дом не знает, поэтому он отложен. Возможно, его откроет более новая версия.
link-unreadable-damaged = Запись этого стола повреждена, поэтому он отложен. Владелец дома может выгрузить то, что от неё осталось.
link-unreadable-deck = Колода этого стола отсутствует, поэтому он отложен. Владелец дома может выгрузить то, что от него осталось.
link-unreadable-words = Список слов этого стола отсутствует, поэтому он отложен, пока список не вернётся.
link-unreadable-failed = Этот стол не удалось открыть, он отложен. Причина указана в журнале сервера.
link-banned = Хозяин этого дома вас не пускает.
link-wrong-origin = Отсюда этот стол открыть нельзя.

## Refusals that every game knows

refused-unreachable = Ответа пока нет.
refused-stale = Только что что-то произошло. Взгляните ещё раз и решите заново.
refused-not-your-turn = Сейчас не ваш ход.
refused-game-over = Игра окончена.
refused-not-while-paused = За столом перерыв.
refused-not-while-committing = Жеребьёвка ещё не закончена.
refused-not-while-numbering = Жеребьёвка ещё не закончена.
refused-not-started = Игра ещё не началась.
refused-started-already = Игра уже началась.
refused-only-watching = Вы только смотрите.
refused-not-the-host = Это может только хозяин стола.
refused-no-name = Сначала назовите своё имя.
refused-chair-taken = Там уже сидят.
refused-no-such-level = Такого бота нет.
refused-wrong-number-of-chairs = Число игроков в этой игре: от { $fewest } до { $most }.
refused-wrong-number-of-players = Число игроков в этой игре: от { $fewest } до { $most }.
refused-proposal-open = Один вопрос уже задан. Сначала ответьте на него.
refused-nothing-proposed = Вопрос уже снят.
refused-nothing-to-undo = У вас нет хода, который можно вернуть.
refused-hints-in-practice-only = Подсказки даются только там, где все остальные — боты.
refused-no-hints-in-a-race = В гонке подсказок нет.
refused-no-undo-in-a-race = В гонке ничего не возвращают.
refused-revealed = Этот ход уже не вернуть: он показал кое-что остальным.
refused-voted-already = Вы уже ответили.
refused-no-person-there = Там больше никто не решает.
refused-not-paused = За столом нет перерыва.
refused-too-often = Слишком много сразу. Подождите { $seconds } с.
refused-wrong-password = Это не тот пароль.
refused-locked = В этом доме нужен пароль.
refused-no-such-room = Такого стола нет.
refused-room-unreadable = Этот стол не читается.
refused-no-such-chair = Такого места нет.
refused-no-such-option = Такой настройки нет.
refused-no-such-pace = Такое время на раздумье невозможно.
refused-no-clock-here = В эту игру играют без времени на раздумье.
refused-no-such-person = Этого человека здесь больше нет.
refused-still-there = Игрок уже вернулся.
refused-not-over = Игра ещё не окончена.
refused-not-alone = Убрать можно только стол, за которым вы играете с одними ботами.
refused-words-not-ready = Список слов этого языка сейчас готовится. Начните снова через минуту-другую.
refused-words-missing = В этом доме нет списка слов для этого языка. Хозяин может его собрать: carteblanche lexicon build { $language }
refused-too-large-for-the-log = Этот стол слишком велик, чтобы его сохранить. Возьмите колоду поменьше.
refused-muted = Хозяин лишил вас слова.
refused-banned = Хозяин этого дома вас не пускает.
refused-nothing-said = Здесь нечего читать.
refused-somebody-is-there = За этим столом кто-то есть.
refused-no-such-token = Такого ключа нет.
refused-translator-failed = Переводчик не ответил. Попробуйте позже или спросите хозяина дома.
refused-no-translator = В этом доме нет переводчика.
refused-too-busy = Дом сейчас занят другим. Попробуйте чуть позже.
refused-not-saved = Не удалось сохранить. Попробуйте ещё раз.
refused-unreadable = Сервер этого не понял. Может быть, страница устарела?
refused-network-open = Доступ из сети уже открыт.
refused-network-address = Порт { $port } там использовать нельзя ({ $why }).
refused-no-such-address = У этого компьютера нет адреса { $address }.
refused-no-certificate = Здесь нечем выпустить сертификат.
refused-bad-certificate = Этот сертификат использовать нельзя ({ $why }).
refused-no-network = Открыть доступ из сети во время работы сервера здесь нельзя.
refused-other = Так нельзя ({ $code }).

## Levels

level-beginner = Новичок
level-reader = Читает карты
level-sharp = Зоркий глаз
level-novice = Новичок
level-casual = Любитель
level-club = Клубный игрок
level-master = Гроссмейстер
level-child = Ребёнок

## Decks on the front page

decks-title = Колоды BLANK
decks-counts = { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[many] { $rules } правил
}, { $cards ->
    [one] { $cards } исписанная игровая карта
    [few] { $cards } исписанные игровые карты
   *[many] { $cards } исписанных игровых карт
}
decks-waiting = { $count ->
    [one] Вас ждёт { $count } карта
    [few] Вас ждут { $count } карты
   *[many] Вас ждут { $count } карт
}
decks-next = Колода для следующей игры:

## The first game, with somebody at one’s side

guide-learn = Впервые здесь? Учитесь играя
guide-learnt = Изучено — сыграть первую игру ещё раз
guide-learn-title = { $game }: учимся играя
guide-learn-line = Первая игра против лёгкого бота, с советом на каждом шагу. Она длится около пяти минут. Время не ограничено, и остановиться можно когда угодно.
guide-learnt-again = Это вы уже делали. Ещё раз не повредит.
guide-begin = Начать
guide-read-instead = Лучше прочитаю правила
guide-title = Ваша первая игра
guide-step = Ваша первая игра: { $step } из { $steps }
guide-next = Дальше
guide-back = Назад
guide-later = Позже
guide-play-on = Играть дальше без подсказок
guide-your-turn = Попробуйте сейчас.
guide-fold = Свернуть или развернуть подсказки
guide-end = Закончить обучение

## What a game is about, in one line

aim-blockers = Побеждает тот, у кого меньше очков: по одному за группу и за фишку самой большой стопки взятых.
aim-blanko = Побеждает тот, у кого больше очков: выкладывайте слова, которые пересекают или продолжают лежащие.
aim-blitz = Избавьтесь от колоды блиц и выложите в центр как можно больше карт. Все играют одновременно.
aim-blank = Избавьтесь от всех карт раньше других. Три карты правил действуют для всех.

## Help

help-title = Помощь
help-aim = Как победить
help-now = Что делать сейчас
help-end = Сколько осталось до конца
help-steps = Как играть
help-keys = С клавиатуры
help-key-space = Пробел
help-go-on = Играть дальше
help-offer = Не знаете, что делать?
help-offer-hint = Покажите ход
help-offer-how = Объясните

## How strong the bots are

strength-label = Боты
strength-easy = лёгкие
strength-medium = средние
strength-hard = сильные
strength-mixed = разные

## What happened

recap-open = Что произошло?
recap-none = С вашего последнего хода ничего не произошло.
recap-step = { $step } из { $steps }
recap-again = Ещё раз
