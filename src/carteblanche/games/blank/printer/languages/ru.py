"""Russian."""

from __future__ import annotations

import re
from typing import Final

from carteblanche.games.blank.printer.grammar import Nominal
from carteblanche.games.blank.printer.slavic import CASES, Slavic, counted


def _ka(stem: str) -> str:
    """Numbers on cards: *шестёрка*."""
    hard = stem.endswith(("ой", "ый"))
    genitive = f"{stem[:-1]}ек" if hard else f"{stem}ок"
    single = f"{stem}ка {stem}ки {stem}ке {stem}ку {stem}кой {stem}ке"
    return f"{single} {stem}ки {genitive} {stem}кам {stem}ки {stem}ками {stem}ках f"


def _stack(of: str) -> str:
    ends = (
        "стопка",
        "стопки",
        "стопке",
        "стопку",
        "стопкой",
        "стопке",
        "стопки",
        "стопок",
        "стопкам",
        "стопки",
        "стопками",
        "стопках",
    )
    return " ".join(f"{form}_{of}" for form in ends) + " f"


NOUNS: Final = {
    "card": "карта карты карте карту картой карте карты карт картам карты картами картах f",
    "rule": "правило правила правилу правило правилом правиле правила правил правилам правила правилами правилах n",
    "player": "игрок игрока игроку игрока игроком игроке игроки игроков игрокам игроков игроками игроках m",
    "turn": "ход хода ходу ход ходом ходе ходы ходов ходам ходы ходами ходах i",
    "round": "круг круга кругу круг кругом круге круги кругов кругам круги кругами кругах i",
    "penalty": "штраф штрафа штрафу штраф штрафом штрафе штрафы штрафов штрафам штрафы штрафами штрафах i",
    "second": "секунда секунды секунде секунду секундой секунде секунды секунд секундам секунды секундами секундах f",
    "minute": "минута минуты минуте минуту минутой минуте минуты минут минутам минуты минутами минутах f",
    "hour": "час часа часу час часом часе часы часов часам часы часами часах i",
    "time": "раз раза разу раз разом разе разы раз разам разы разами разах i",
    "hand": "рука руки руке руку рукой руке руки рук рукам руки руками руках f",
    "age": (
        "возраст возраста возрасту возраст возрастом возрасте "
        "возрасты возрастов возрастам возрасты возрастами возрастах i"
    ),
    "neighbour": "сосед соседа соседу соседа соседом соседе соседи соседей соседям соседей соседями соседях m",
    "draw-pile": "колода колоды колоде колоду колодой колоде колоды колод колодам колоды колодами колодах f",
    "discard-pile": "сброс сброса сбросу сброс сбросом сбросе сбросы сбросов сбросам сбросы сбросами сбросах i",
    "rule-pile": _stack("правил"),
    "number": "число числа числу число числом числе числа чисел числам числа числами числах n",
    "face": "цифра цифры цифре цифру цифрой цифре цифры цифр цифрам цифры цифрами цифрах f",
    "sum": "сумма суммы сумме сумму суммой сумме суммы сумм суммам суммы суммами суммах f",
    "half": (
        "половина половины половине половину половиной половине "
        "половины половин половинам половины половинами половинах f"
    ),
    "counter": (
        "счётчик счётчика счётчику счётчик счётчиком счётчике "
        "счётчики счётчиков счётчикам счётчики счётчиками счётчиках i"
    ),
    "n1": "единица единицы единице единицу единицей единице единицы единиц единицам единицы единицами единицах f",
    "n2": _ka("двой"),
    "n3": _ka("трой"),
    "n4": _ka("четвёр"),
    "n5": _ka("пятёр"),
    "n6": _ka("шестёр"),
}
ADJECTIVES: Final = {
    "red": "красный",
    "orange": "оранжевый",
    "green": "зелёный",
    "blue": "синий",
    "violet": "фиолетовый",
    "pink": "розовый",
    "even": "чётный",
    "odd": "нечётный",
    "random": "случайный",
    "highest": "самый_высокий",
    "lowest": "самый_низкий",
    "newest": "самый_новый",
    "oldest": "самый_старый",
    "top": "верхний",
    "bottom": "нижний",
    "other": "другой",
    "next": "следующий",
    "extra": "дополнительный",
    "new": "новый",
    "more": "новый",
}
# masculine, things, feminine, neuter, plural of persons, plural
HARD: Final = {
    "m": "ый ого ому ого ым ом",
    "i": "ый ого ому ый ым ом",
    "f": "ая ой ой ую ой ой",
    "n": "ое ого ому ое ым ом",
    "v": "ые ых ым ых ыми ых",
    "p": "ые ых ым ые ыми ых",
}
SOFT: Final = {
    "m": "ий его ему его им ем",
    "i": "ий его ему ий им ем",
    "f": "яя ей ей юю ей ей",
    "n": "ее его ему ее им ем",
    "v": "ие их им их ими их",
    "p": "ие их им ие ими их",
}
IRREGULAR: Final = {
    "этот": {
        "m": "этот этого этому этого этим этом",
        "i": "этот этого этому этот этим этом",
        "f": "эта этой этой эту этой этой",
        "n": "это этого этому это этим этом",
        "v": "эти этих этим этих этими этих",
        "p": "эти этих этим эти этими этих",
    },
    "тот": {
        "m": "тот того тому того тем том",
        "i": "тот того тому тот тем том",
        "f": "та той той ту той той",
        "n": "то того тому то тем том",
        "v": "те тех тем тех теми тех",
        "p": "те тех тем те теми тех",
    },
    "весь": {
        "m": "весь всего всему всего всем всём",
        "i": "весь всего всему весь всем всём",
        "f": "вся всей всей всю всей всей",
        "n": "всё всего всему всё всем всём",
        "v": "все всех всем всех всеми всех",
        "p": "все всех всем все всеми всех",
    },
    "один": {
        "m": "один одного одному одного одним одном",
        "i": "один одного одному один одним одном",
        "f": "одна одной одной одну одной одной",
        "n": "одно одного одному одно одним одном",
        "v": "одни одних одним одних одними одних",
        "p": "одни одних одним одни одними одних",
    },
    "свой": {
        "m": "свой своего своему своего своим своём",
        "i": "свой своего своему свой своим своём",
        "f": "своя своей своей свою своей своей",
        "n": "своё своего своему своё своим своём",
        "v": "свои своих своим своих своими своих",
        "p": "свои своих своим свои своими своих",
    },
    "твой": {
        "m": "твой твоего твоему твоего твоим твоём",
        "i": "твой твоего твоему твой твоим твоём",
        "f": "твоя твоей твоей твою твоей твоей",
        "n": "твоё твоего твоему твоё твоим твоём",
        "v": "твои твоих твоим твоих твоими твоих",
        "p": "твои твоих твоим твои твоими твоих",
    },
    "ваш": {
        "m": "ваш вашего вашему вашего вашим вашем",
        "i": "ваш вашего вашему ваш вашим вашем",
        "f": "ваша вашей вашей вашу вашей вашей",
        "n": "ваше вашего вашему ваше вашим вашем",
        "v": "ваши ваших вашим ваших вашими ваших",
        "p": "ваши ваших вашим ваши вашими ваших",
    },
}
VERBS: Final = {
    "lose the game": "проигрываешь проигрывает проигрывают проиграть",
    "be": "есть есть есть быть",
    "may": "можешь может могут мочь",
    "must": "должен должен должны быть,должен",
    "draw": "берёшь берёт берут взять",
    "take": "берёшь берёт берут взять",
    "play": "кладёшь кладёт кладут положить",
    "game": "играешь играет играют играть",
    "discard": "сбрасываешь сбрасывает сбрасывают сбросить",
    "give": "отдаёшь отдаёт отдают отдать",
    "get": "получаешь получает получают получить",
    "lose": "теряешь теряет теряют потерять",
    "say": "говоришь говорит говорят сказать",
    "do": "делаешь делает делают сделать",
    "choose": "выбираешь выбирает выбирают выбрать",
    "look": "смотришь смотрит смотрят посмотреть",
    "show": "показываешь показывает показывают показать",
    "put": "кладёшь кладёт кладут положить",
    "put back": "возвращаешь возвращает возвращают вернуть",
    "swap": "меняешься меняется меняются поменяться",
    "skip": "пропускаешь пропускает пропускают пропустить",
    "begin": "начинаешь начинает начинают начать",
    "end": "заканчиваешь заканчивает заканчивают закончить",
    "accuse": "обвиняешь обвиняет обвиняют обвинить",
    "win": "выигрываешь выигрывает выигрывают выиграть",
    "drop out": "выбываешь выбывает выбывают выбыть",
    "leave": "покидаешь покидает покидают покинуть",
    "go": "отправляешься отправляется отправляются отправиться",
    "enter": "вступаешь вступает вступают вступить",
    "remove": "убираешь убирает убирают убрать",
    "name": "называешь называет называют назвать",
    "compete": "соревнуешься соревнуется соревнуются соревноваться",
    "vote": "голосуешь голосует голосуют проголосовать",
    "count": "считаешься считается считаются считаться",
    "want": "хочешь хочет хотят хотеть",
    "refuse": "отказываешься отказывается отказываются отказаться",
    "be in force": "действуешь действует действуют действовать",
    "wait": "думаешь думает думают думать",
    "pass": "проходишь проходит проходят пройти",
    "be hit": "попадаешь попадает попадают попасть",
}


def _one_who(said: str) -> str:
    return "=" + "/".join(f"{form}, {said}," for form in ("тот", "того", "тому", "того", "тем", "том"))


class Russian(Slavic):
    code = "ru"
    quotes = ("«", "»")
    nouns = NOUNS
    adjectives = ADJECTIVES
    verbs = VERBS
    modals = {"may": "may", "must": "must", "may-not": "may", "about": "must"}
    determiners = {
        "all": "весь",
        "this": "этот",
        "every": "каждый",
        "no": "один",
        "any": "любое число/любого числа/любому числу/любое число/любым числом/любом числе",
        "as-many": "столько же/стольких же/стольким же/столько же/столькими же/стольких же",
        "half": "половина/половины/половине/половину/половиной/половине",
    }
    quantities = {
        "=": ("{n}", ""),
        "=!": ("ровно {n}", ""),
        "!=": ("не ровно {n}", ""),
        "<": ("меньше {n}", "gen"),
        ">": ("больше {n}", "gen"),
        "<=": ("не больше {n}", "gen"),
        ">=": ("не меньше {n}", "gen"),
        "+": ("{n} или больше", "gen"),
    }
    pronouns = {
        "2s": "ты тебя тебе тебя тобой тебе тебя ты",
        "3s": "он него ему него ним нём его он",
        "3p": "они них им них ними них их они",
        "2p": "вы вас вам вас вами вас вас вы",
    }

    def adjective(self, word: str, gender: str, case: str, *, many: bool) -> str:
        full = self.adjectives.get(word, word)
        return " ".join(self._declined(part, gender, case, many=many) for part in full.split("_"))

    def _declined(self, full: str, gender: str, case: str, *, many: bool) -> str:
        column = ("v" if gender == "m" else "p") if many else gender
        index = CASES.index(case)
        if full in IRREGULAR:
            return IRREGULAR[full][column].split()[index]
        if not full.endswith(("й", "ся")):
            return full
        ending = (SOFT if full.endswith("ний") else HARD)[column].split()[index]
        if full.endswith("ой") and ending == "ый":
            ending = "ой"
        stem = full[:-2]
        if stem.endswith(("г", "к", "х", "ж", "ч", "ш", "щ")) and ending.startswith("ы"):
            ending = f"и{ending[1:]}"
        if stem.endswith(("ж", "ч", "ш", "щ")) and ending.startswith("о") and not full.endswith("ой"):
            ending = f"е{ending[1:]}"
        return stem + ending

    def one_of(self, gender: str, case: str) -> str:
        return self.adjective("один", gender, case, many=False)

    def size(self, n: int | str) -> str:
        """21, 31 … are followed by the singular."""
        return "like one" if isinstance(n, int) and n > 1 and n % 10 == 1 and n % 100 != 11 else counted(n)

    def after_number(self, size: str, case: str, gender: str) -> tuple[str, bool]:
        if size == "like one":
            return case, False
        if case == "acc" and gender == "m":
            return "gen", True
        if case in ("nom", "acc"):
            return "gen", size == "many"
        return case, True

    def adjective_after(self, one: Nominal, case: str, gender: str, *, many: bool) -> tuple[str, bool]:
        """*2 красные карты*, *2 чётных числа*: after 2, 3 and 4 adjectives are in the plural though the noun is not."""
        if one.count is not None and counted(one.count.n) == "few" and not many:
            return ("nom" if gender == "f" else "gen"), True
        return case, many

    def you_all(self, second: str, third: str) -> str:
        del third
        return second.replace("шься", "тесь").replace("шь", "те").replace("должен", "должны")

    def own_adjective(self, key: str, gender: str, case: str) -> str:
        word = {"own": "свой", "2s": "твой", "2p": "ваш"}.get(key)
        if word is None:
            return "его" if key == "3s" else "их"
        many = gender == "p"
        return self.adjective(word, "i" if many else gender, case, many=many)

    def ordinal(self, n: int) -> str:
        return f"{n}-й"

    def tidy(self, text: str) -> str:
        text = re.sub(r"\b([Сс]) (?=(?:с[тблв]|вс))", r"\1о ", text)
        text = re.sub(r"\b([Вв]) (?=(?:в[стз]))", r"\1о ", text)
        return re.sub(r"\b([Оо]) (?=[аоиуэ])", r"\1б ", text)

    roles = {
        "latest-cause": (
            "=тот, кто последним вызвал это ({event}),/того, кто последним вызвал это ({event}),/"
            "тому, кто последним вызвал это ({event}),/того, кто последним вызвал это ({event}),"
        ),
        "unsaid": "=…",
        "named": "={name}",
        "marked": "every player|с меткой {mark}",
        "marked-some": "- player|с меткой {mark}",
        "played-by": "- player|, который положил {cards:acc},",
        "latest": "- последний player|, {clause},",
        "which": "=который/которого/которому/которого/которым/котором",
        "which-group": "3p=которые/которых/которым/которых/которыми/которых",
        "each-of": (
            "=каждый из {of:gen}/каждого из {of:gen}/каждому из {of:gen}/"
            "каждого из {of:gen}/каждым из {of:gen}/каждом из {of:gen}"
        ),
        "did-plays": _one_who("кто сыграл"),
        "did-draws": _one_who("кто взял"),
        "did-turn": _one_who("чей ход"),
        "did-did": _one_who("кто это сделал"),
        "did-it": _one_who("о ком речь"),
        "them": "- выбранный player",
        "them-group": "- выбранный player+",
        "all": "=каждый/каждого/каждому/каждого/каждым/каждом",
        "all-group": "all player+",
        "others": "every other player",
        "others-group": "- остальной player+",
        "each": "every player",
        "outer": "this player",
        "nobody": "=никто/никого/никому/никого/никем/ни о ком",
        "active": "- player|, чей сейчас ход,",
        "causer": _one_who("кто это вызвал"),
        "author": (
            "=автор этой карты/автора этой карты/автору этой карты/"
            "автора этой карты/автором этой карты/авторе этой карты"
        ),
        "owner": "=владелец карт/владельца карт/владельцу карт/владельца карт/владельцем карт/владельце карт",
        "oldest": "- самый_старший player",
        "youngest": "- самый_младший player",
        "winner": "=победитель/победителя/победителю/победителя/победителем/победителе",
        "loser": "=проигравший/проигравшего/проигравшему/проигравшего/проигравшим/проигравшем",
        "first": _one_who("кто был первым"),
        "last": _one_who("кто был последним"),
        "voted": "- player|, набравший больше всего голосов,",
        "previous-them": "- выбранный player|ранее",
        "next": "- следующий player",
        "previous": "- предыдущий player",
        "after-next": "- player|после следующего",
        "next-far": "- player|{n} по счёту впереди",
        "previous-far": "- player|{n} по счёту позади",
        "left": "- neighbour|слева",
        "right": "- neighbour|справа",
        "next-of": "- player|после {of:gen}",
        "previous-of": "- player|перед {of:ins}",
        "left-of": "- neighbour|слева от {of:gen}",
        "right-of": "- neighbour|справа от {of:gen}",
        "opposite-of": "- player|напротив {of:gen}",
        "next-far-of": "- player|{n} по счёту после {of:gen}",
        "previous-far-of": "- player|{n} по счёту перед {of:ins}",
        "left-far-of": "- player|{n} по счёту слева от {of:gen}",
        "right-far-of": "- player|{n} по счёту справа от {of:gen}",
        "opposite-far-of": "- player|{n} по счёту напротив {of:gen}",
        "ranked": "- player|{said}",
        "ranked-group": "- player+|{said}",
        "who": "every player|, {said},",
        "who-group": "- player+|, {said},",
        "who-some": "- player|, {said},",
        "who-other-some": "- other player|, {said},",
        "who-other": "every other player|, {said},",
        "who-other-group": "- other player+|, {said},",
        "somebody": "=кто-то/кого-то/кому-то/кого-то/кем-то/ком-то",
        "somebody-else": "=кто-то другой/кого-то другого/кому-то другому/кого-то другого/кем-то другим/ком-то другом",
        "one-of-them": (
            "=кто-то из {of:gen}/кого-то из {of:gen}/кому-то из {of:gen}/"
            "кого-то из {of:gen}/кем-то из {of:gen}/ком-то из {of:gen}"
        ),
        "that-player": "this player",
        "self-2s": "=себя/себя/себе/себя/собой/себе",
        "self-2p": "=себя/себя/себе/себя/собой/себе",
        "self-3s": "=себя/себя/себе/себя/собой/себе",
        "self-3p": "=себя/себя/себе/себя/собой/себе",
        "hand": "- hand",
        "hand-of": "- hand|{of:own}",
        "hands-of": "- hand+|{of:own}",
        "draw": "- draw-pile",
        "discard": "- discard-pile",
        "rules": "- действующий rule+",
        "rule-pile": "- rule-pile",
        "out": "- card+|вне игры",
        "middle": "- card+|в середине",
        "top": "- верхний card",
        "below": "- card|под ней",
        "bottom": "- нижний card|сброса",
        "played": "- только_что_сыгранный card+",
        "drawn": "- только_что_взятый card+",
        "these": "- тот card+",
        "these-one": "- тот card",
        "this": "this card",
        "one-of": (
            "=одна из {cards:gen}/одной из {cards:gen}/одной из {cards:gen}/"
            "одну из {cards:gen}/одной из {cards:gen}/одной из {cards:gen}"
        ),
        "count": "- number|{cards:gen}",
        "face": "- face|на {cards:loc}",
        "sum": "- sum|цифр на {cards:loc}",
        "heads": "- number|{who:gen}",
        "heads-all": "- number|игроков",
        "times": "- number|случаев {within} ({event})",
        "streak": "- number|{cards:gen} подряд сверху",
        "counter": "- counter|{name}",
        "counter-of": "- counter|{name} у {of:gen}",
        "age": "- age",
        "age-of": "- age|{of:own}",
        "calculation +": (
            "={left} плюс {right}/{left:gen} плюс {right}/{left:dat} плюс {right}/{left:acc} плюс {right}"
        ),
        "calculation -": (
            "={left} минус {right}/{left:gen} минус {right}/{left:dat} минус {right}/{left:acc} минус {right}"
        ),
        "calculation ~": (
            "=разница между {left:ins} и {right:ins}/разницы между "
            "{left:ins} и {right:ins}/разнице между {left:ins} и {right:ins}"
        ),
        "calculation *": "={left}, умноженное на {right:acc}",
        "calculation /": "={left}, делённое на {right:acc} и округлённое вниз",
        "calculation /+": "={left}, делённое на {right:acc} и округлённое вверх",
        "calculation mod": (
            "=остаток от деления {left:gen} на {right:acc}/остатка от деления {left:gen} на {right:acc}"
        ),
        "calculation max": "=большее из чисел: {left} и {right}/большего из чисел: {left} и {right}",
        "calculation min": "=меньшее из чисел: {left} и {right}/меньшего из чисел: {left} и {right}",
        "half": "- half|{left:gen}, округлённая вниз",
        "best-most": (
            "=наибольшее среди {among:gen} значение: {of}/наибольшего среди "
            "{among:gen} значения: {of}/наибольшему среди {among:gen} значению: {of}"
        ),
        "best-fewest": (
            "=наименьшее среди {among:gen} значение: {of}/наименьшего среди "
            "{among:gen} значения: {of}/наименьшему среди {among:gen} значению: {of}"
        ),
        "best-most-cards": "=наибольшее число карт среди {among:gen}/наибольшего числа карт среди {among:gen}",
        "best-fewest-cards": "=наименьшее число карт среди {among:gen}/наименьшего числа карт среди {among:gen}",
        "die": "=то, что выпало на кубике,",
        "die-of": "=то, что выпало на кубике с {n} гранями,",
        "amount": "=столько же",
        "remembered": "- названный number",
        "remembered-as": "- number|{name}",
        "any-number": "- любой number",
        "any-from": "- любой number|от {least} и больше",
        "any-between": "- любой number|от {least} до {most}",
    }
    places = {
        "hand": "на:loc с:gen в:acc",
        "front": "перед:ins от:gen перед:ins",
        "draw": "в:loc из:gen на:acc",
        "discard": "в:loc из:gen в:acc",
        "rules": "в_силе:- _:- в_силу:-",
        "rule-pile": "в:loc из:gen под:acc",
        "out": "вне_игры:- из-за_пределов_игры:- вон_из_игры:-",
        "middle": "в_середине:- из_середины:- в_середину:-",
        "top": "как:nom из:gen на:acc",
        "below": "как:nom из:gen на:acc",
        "bottom": "как:nom из:gen под:acc",
        "played": "среди:gen из:gen к:dat",
        "drawn": "среди:gen из:gen к:dat",
        "these": "среди:gen из:gen к:dat",
        "this": "как:nom из:gen на:acc",
    }
    words = {
        "all-laid": "(считая все сыгранные карты, а не только верхние)",
        "for-cards": "пока не сыграют ещё {cards:acc},",
        "allow-per-": "сколько угодно раз",
        "allow-per-turn": "один раз за ход",
        "allow-per-round": "один раз за круг",
        "allow-per-game": "один раз за игру",
        "not": "не",
        "letter": "{letter} — это {number}",
        "and": "и",
        "and-given": "и",
        "or": "или",
        "then": "затем",
        "comma": "",
        "if": "если {condition},",
        "otherwise": "в противном случае",
        "or-else": "иначе",
        "if-so": "если да,",
        "if-not": "если нет,",
        "when": "когда {event},",
        "whenever": "каждый раз, когда {event},",
        "next-time": "когда в следующий раз {event},",
        "as-soon-as": "как только {event},",
        "as-long": "пока {condition},",
        "unless": "кроме случая, когда {condition}",
        "provided": "при условии, что {condition}",
        "instead": "вместо этого",
        "about-to": "вот-вот это случится ({event})",
        "react": "ты можешь сыграть эту карту, даже не в свой ход, когда {event}",
        "people": "за этим следят игроки: {text}",
        "fitting": "к которому подходит {text}",
        "fitting-group": "к которым подходит {text}",
        "for-whom": "о котором верно, что {condition}",
        "for-whom-group": "о которых верно, что {condition}",
        "among": "из {of:gen}",
        "but": ", кроме {without:gen},",
        "but-n": ", кроме {n},",
        "most cards": "с наибольшим числом карт",
        "fewest cards": "с наименьшим числом карт",
        "most": ", для которого это больше всего ({number}),",
        "fewest": ", для которого это меньше всего ({number}),",
        "tie-all": "при равенстве все",
        "tie-none": "при равенстве никто",
        "tie-choice": "при равенстве на выбор",
        "tie-random": "при равенстве решает жребий",
        "tie-first": "при равенстве первый по порядку",
        "choice": "по {own} выбору",
        "choice-form": "dat,i",
        "card-choice": "по {own} выбору",
        "of-pile": "{pile:gen}",
        "of-named": "названного цвета",
        "of-numbers": "с цифрой {numbers}",
        "of-colours": "{colours} цвета",
        "colour-red": "красного",
        "colour-orange": "оранжевого",
        "colour-green": "зелёного",
        "colour-blue": "синего",
        "colour-violet": "фиолетового",
        "colour-pink": "розового",
        "colour-named": "названного",
        "than =": "с цифрой, равной {n:dat},",
        "than !=": "с цифрой, не равной {n:dat},",
        "than <": "с цифрой меньше, чем {n},",
        "than >": "с цифрой больше, чем {n},",
        "than <=": "с цифрой не больше, чем {n},",
        "than >=": "с цифрой не меньше, чем {n},",
        "than-card <": "с меньшей цифрой, чем {cards},",
        "than-card >": "с большей цифрой, чем {cards},",
        "than divides": "с цифрой, на которую делится {n},",
        "than multiple": "с цифрой, кратной {n:dat},",
        "like-colour": "того же цвета, что и {cards},",
        "like-number": "с той же цифрой, что и {cards},",
        "like-both": "с тем же цветом и цифрой, что и {cards},",
        "unlike-colour": "другого цвета, чем {cards},",
        "unlike-number": "с другой цифрой, чем {cards},",
        "unlike-both": "с другим цветом или цифрой, чем {cards},",
        "made-text": "с текстом",
        "made-no-text": "без текста",
        "made-picture": "с картинкой",
        "made-no-picture": "без картинки",
        "made-playable": "(из тех, что можно сыграть сейчас)",
        "titled": "с {text} в названии или тексте",
        "among-cards": "из {cards:gen}",
        "other-than": ", кроме {cards:gen},",
        "within-turn": "за этот ход",
        "within-round": "за этот круг",
        "within-game": "за эту игру",
        "alike-colour": "одного цвета",
        "alike-number": "с одной цифрой",
        "alike-both": "с одним цветом и цифрой",
        "laid-by": "от {by:gen}",
        "at-once": "сразу",
        "any-fits": "(среди них {cards})",
        "top-fits": "(сверху {cards})",
        "any-card": "(даже если не сверху)",
        "as-last": "последней картой",
        "until-covered": "до следующей сыгранной карты",
        "until-turn": "до конца этого хода",
        "until-game": "до конца игры",
        "until-rule": "пока это правило действует,",
        "for-turns": "на {turns:acc}",
        "for-turns-of": "на {turns:acc} {of:own}",
        "for-rounds": "на {rounds:acc}",
        "until-own-turn-start": "до начала {own} следующего хода",
        "until-own-turn-end": "до конца {own} следующего хода",
        "until-turn-start": "до начала следующего хода {of:own}",
        "until-turn-end": "до конца следующего хода {of:own}",
        "turn-form": "gen,i",
        "till": "до момента, когда {event},",
        "while": "пока {condition},",
        "for-time": "в течение {time:gen}",
        "why-any": "",
        "why-effect": "из-за эффекта",
        "why-penalty": "в виде штрафа",
        "why-unable": "из-за того, что нечем ходить,",
        "by-any": "",
        "by-game-card": "из-за игровой карты",
        "by-rule": "из-за правила",
        "by-others": "из-за другого игрока",
        "nth": "в {n} раз {within}",
        "every-nth": "каждый {n} раз {within}",
        "all-together": "(считая всех вместе)",
        "penalised-any": "",
        "penalised-fault": "за ошибку",
        "penalised-unable": "за то, что нечем ходить,",
        "penalised-accusation": "за ложное обвинение",
        "penalised-card": "из-за карты",
        "caused-by": "из-за {by:gen}",
        "starting-with": ", начиная с {who:gen},",
        "whatever": "что бы на них ни было",
        "seen-by": "(это видит {who})",
        "at-top": "на самый верх {pile:gen}",
        "at-under": "под верхнюю карту {pile:gen}",
        "at-bottom": "в самый низ {pile:gen}",
        "at-shuffled": "вглубь {pile:gen} и перемешивает",
        "within": "за {time:acc}",
        "each-at-once": "одновременно",
        "each-in-turn": "по очереди",
        "way-left": "по часовой стрелке",
        "way-right": "против часовой стрелки",
        "way-oldest": "от старшего к младшему",
        "way-youngest": "от младшего к старшему",
        "for-each": "для каждого из {of:gen}",
        "repeat-times": "{times} подряд:",
        "repeat-on": "снова и снова:",
        "repeat-until": "снова и снова, до момента, когда {condition}:",
        "repeat-until-times": "снова и снова, до момента, когда {condition}, но не больше {times:gen}:",
        "and-again": "снова и снова, до момента, когда {condition}",
        "and-again-times": "снова и снова, до момента, когда {condition}, но не больше {times:gen}",
        "later": "через {time:acc}",
        "when-on-top": "на {cards:acc}",
        "anytime": "даже не в свой ход",
        "together": "несколько вместе",
        "as-colour": "{colour}",
        "as-colour-any": "карта любого цвета",
        "as-colour-named": "карта названного цвета",
        "as-colour-red": "красная",
        "as-colour-orange": "оранжевая",
        "as-colour-green": "зелёная",
        "as-colour-blue": "синяя",
        "as-colour-violet": "фиолетовая",
        "as-colour-pink": "розовая",
        "as-number": "{number}",
        "any-number-face": "карта с любой цифрой",
        "per-once": "за раз",
        "per-turn": "за ход",
        "per-round": "за круг",
        "per-game": "за игру",
        "only-for": "но только для {to:gen}",
        "for-players": "для {who:gen}",
        "once-turn": "не больше одного раза за ход",
        "once-round": "не больше одного раза за круг",
        "once-game": "не больше одного раза за игру",
        "allow-turn": "в свой ход",
        "allow-anytime": "в любой момент",
        "allow-instead-of-playing": "вместо того чтобы класть карту,",
        "house-tie": "где карты говорят о самом большом или самом малом числе: {tie}",
    }
    frames = {
        "rule-comes-of": "в силу вступает {cards}",
        "rule-goes-of": "из игры уходит {cards}",
        "run": "цифры на {cards:loc} идут подряд (карт не меньше {n})",
        "run-up": "цифры на {cards:loc} растут на единицу (карт не меньше {n})",
        "run-down": "цифры на {cards:loc} убывают на единицу (карт не меньше {n})",
        "finish-lose": "who|lose the game|игру, а все остальные выигрывают",
        "as-labelled": "{said}",
        "chooses": "who|choose|",
        "chooses-one": "who|choose|",
        "wants": "who|want|",
        "nothing": "ничего не происходит",
        "is": "{who} — {among}",
        "not-is": "{who} — не {among}",
        "fits": "{who} — {cards}",
        "not-fits": "{who} — не {cards}",
        "fact": "это верно ({text})",
        "not-fact": "это неверно ({text})",
        "fact-of": "это верно о {of:loc} ({text})",
        "not-fact-of": "это неверно о {of:loc} ({text})",
        "fact-by": "by|say|, что это верно ({text})",
        "fact-of-by": "by|say|, что это верно о {of:loc} ({text})",
        "agree-majority": "большинство из {by:gen} согласно{text}",
        "agree-all": "каждый из {by:gen} согласен{text}",
        "agree-any": "хотя бы один из {by:gen} согласен{text}",
        "agree-n": "согласны хотя бы {n} из {by:gen}{text}",
        "not-agree-majority": "большинство из {by:gen} не согласно{text}",
        "not-agree-all": "не каждый из {by:gen} согласен{text}",
        "not-agree-any": "никто из {by:gen} не согласен{text}",
        "able": "у {who:gen} есть карта, которой можно ходить,",
        "not-able": "у {who:gen} нет карты, которой можно ходить,",
        "coin": "монета падает орлом",
        "not-coin": "монета падает решкой",
        "own-turn": "сейчас ход {who:own}",
        "not-own-turn": "сейчас не ход {who:own}",
        "extra-turn": "этот ход — дополнительный",
        "not-extra-turn": "этот ход — не дополнительный",
        "not": "неверно, что {said}",
        "never": "не случилось {within}, чтобы было так: {event}",
        "compare =": "{left} — это {right}",
        "compare !=": "{left} — это не {right}",
        "compare <": "{left} меньше, чем {right}",
        "compare >": "{left} больше, чем {right}",
        "compare <=": "{left} не больше, чем {right}",
        "compare >=": "{left} не меньше, чем {right}",
        "compare divides": "{right} делится без остатка на {left:acc}",
        "compare multiple": "{left} делится без остатка на {right:acc}",
        "have": "у {who:gen} есть {cards}",
        "have-n": "у {who:gen} {cards}",
        "have-none": "у {who:gen} нет ни {cards:gen}",
        "have =": "у {who:gen} столько же карт, сколько у {other:gen}",
        "have !=": "у {who:gen} не столько же карт, сколько у {other:gen}",
        "have <": "у {who:gen} меньше карт, чем у {other:gen}",
        "have >": "у {who:gen} больше карт, чем у {other:gen}",
        "have <=": "у {who:gen} не больше карт, чем у {other:gen}",
        "have >=": "у {who:gen} не меньше карт, чем у {other:gen}",
        "this-played": "сыграна эта карта",
        "plays": "who|play|{cards:acc}",
        "plays-on": "who|play|{cards:acc} {adverb} на {on:acc}",
        "draws": "who|draw|{cards:acc}",
        "loses-any": "who|lose|{cards:acc} иначе, чем сыграв,",
        "loses-discard": "who|discard|{cards:acc}",
        "loses-give": "who|give|кому-то {cards:acc}",
        "loses-taken": "who|lose|{cards:acc}, которую кто-то забирает,",
        "loses-show": "who|show|{cards:acc}",
        "receives-any": "who|get|{cards:acc} от другого игрока",
        "receives-given": "who|get|{cards:acc} в подарок от другого игрока",
        "receives-take": "who|take|{cards:acc} у другого игрока",
        "misses": "who|skip|ход",
        "turn-start": "who|begin|{own:acc,i} ход",
        "turn-end": "who|end|{own:acc,i} ход",
        "round-start": "начинается круг",
        "round-end": "заканчивается круг",
        "game-start": "начинается игра",
        "game-end": "заканчивается игра",
        "reversed": "направление игры меняется",
        "reshuffled": "колоду заново перемешивают",
        "rule-comes": "новое правило вступает в силу",
        "rule-goes": "правило уходит из игры",
        "clock": "time|pass|",
        "clock-every": "time|pass|снова",
        "clock-wall": "бьют настоящие часы (каждый раз через {time:acc})",
        "clock-wall-once": "бьют настоящие часы через {time:acc}",
        "idle": "who|wait|над ходом дольше {time:gen}",
        "accuses-any": "who|accuse|кого-то",
        "accuses-right": "who|accuse|кого-то верно",
        "accuses-wrong": "who|accuse|кого-то напрасно",
        "penalised": "who|get|штраф",
        "hit-any": "who|be hit|под действие карты",
        "hit-game-card": "who|be hit|под действие игровой карты",
        "hit-rule": "who|be hit|под действие правила",
        "hit-others": "who|be hit|под действие карты другого игрока",
        "ends-win": "who|win|",
        "ends-out": "who|drop out|из игры",
        "ends-leave": "who|leave|стол",
        "becomes": "для {who:gen} становится верно: {said}",
        "reported": "who|do|это ({text})",
        "reported-thing": "происходит это ({text})",
        "share-evenly": "{cards:acc} перемешивают и раздают поровну на {among:acc}",
        "share-as-before": "{cards:acc} перемешивают и раздают на {among:acc}, каждому столько, сколько было",
        "pick": "who|choose|{cards:acc}",
        "choose": "who|choose|{chosen:acc}",
        "is-chosen": "выбирается {who}",
        "arrange": "who|put back|{cards:acc}, посмотрев, в любом порядке",
        "shuffle": "{pile:acc} перемешивают",
        "play": "who|play|{cards:acc}",
        "apply": "who|do|то, что написано на {cards:loc}",
        "skip": "who|skip|{own:acc,i} следующий ход",
        "skip-n": "who|skip|{turns:acc}",
        "extra": "who|get|{turns:acc}",
        "reverse-normal": "игра идёт в первоначальном направлении",
        "reverse-reversed": "игра идёт против первоначального направления",
        "end-turn": "ход заканчивается",
        "go-on": "who|game|следующим, и дальше игра идёт оттуда",
        "swap-seats": "who|swap|местами с {other:ins}",
        "pause": "игра прерывается на {time:acc}",
        "pause-open": "игра прерывается до момента, когда все захотят продолжить",
        "penalise": "who|get|{penalties:acc}",
        "finish-win": "who|win|игру",
        "finish-out": "who|drop out|из игры",
        "cancel-effect": "действие предыдущей карты отменяется, насколько это ещё возможно",
        "cancel-play": "предыдущая карта возвращается в руку, из которой пришла",
        "cancel-turn": "предыдущий ход отменяется и играется заново",
        "edit": "число в {cards:loc} меняется на {n:acc}",
        "name-colour": "who|name|цвет",
        "name-number": "who|name|число от {least} до {most}",
        "name-word": "who|name|слово",
        "contest": "who|compete|между собой: {text}",
        "race": "who|do|это как можно быстрее: {text}",
        "vote-all": "who|vote|за кого-то из игроков",
        "vote": "who|vote|за кого-то из {among:gen}",
        "mark": "who|get|метку {mark}",
        "unmark": "who|lose|метку {mark}",
        "tally": "{counter} растёт на {n:acc}",
        "tally-set": "{counter} становится таким: {n}",
        "keep": "{n:acc} запоминают как {name}",
        "draw": "who|draw|{cards:acc}",
        "take": "who|take|{cards:acc} у {other:gen}",
        "take-chosen": "who|take|{cards:acc} по {own:dat,i} выбору у {other:gen}",
        "give": "who|give|{to:dat} {cards:acc}",
        "take-cards": "who|take|{cards:acc} в руку",
        "get-cards": "who|get|{cards:acc} в руку",
        "new-rule": "cards|enter|в силу",
        "drop-rule": "who|remove|{cards:acc}",
        "discard": "who|discard|{cards:acc}",
        "put": "who|put|{cards:acc} {where}",
        "go": "cards|go|{where}",
        "swap-hands": "who|swap|всеми картами с {other:ins}",
        "replace": "{one:acc} заменяют на {other:acc}",
        "exchange": "{one:acc} и {other:acc} меняют местами",
        "show": "who|show|{to:dat} {cards:acc}",
        "look": "who|look|{cards:acc}",
        "say": "who|say|{text}",
        "do": "who|do|это {adverb}: {text}",
        "counts": "это считается {times}",
        "broken": "кто-то это нарушает",
        "require": "who|may|положить только {cards:acc}",
        "permit": "who|play|{cards:acc} {adverb} на любую карту, даже если они не подходят",
        "permit-on": "who|play|{cards:acc} {adverb} на {on:acc}, даже если они не подходят",
        "count-as": "who|count|как {as}",
        "open": "who|game|в открытую",
        "order-first": "who|begin|игру",
        "order-first-in-round": "who|begin|каждый круг",
        "order-oldest": "ходят по возрасту, от старшего к младшему",
        "order-youngest": "ходят по возрасту, от младшего к старшему",
        "order-choice": "кто только что сходил, выбирает, кто ходит следующим",
        "order-free": "ходов по очереди нет: каждый может ходить в любой момент",
        "deal": "who|get|в начале {cards:acc}",
        "off": "who|!be in force|",
        "house-penalty": "штраф — это {n}",
        "house-wrong-accusation": "ложное обвинение стоит {n:acc}",
        "house-too-late": "возражать поздно после ещё {n:gen}",
        "house-rules": "n|be in force|",
        "house-inflation": "все числа в текстах карт растут на {n:acc}",
        "forbidden": "этого не должно случиться: {said}",
        "cap": "не больше {times:gen} {per} это считается: {said}",
        "refuse": "who|refuse|",
        "does-not-happen": "этого не происходит",
        "do-this": "who|do|это",
    }
