"""Russian: who and what, and where."""

from __future__ import annotations

from typing import Final


def _one_who(said: str) -> str:
    return "=" + "/".join(f"{form}, {said}," for form in ("тот", "того", "тому", "того", "тем", "том"))


ROLES: Final = {
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
        "=автор этой карты/автора этой карты/автору этой карты/автора этой карты/автором этой карты/авторе этой карты"
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
    "cards-of": "- card+|, которых это касалось в последний раз ({event}),",
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
    "calculation +": ("={left} плюс {right}/{left:gen} плюс {right}/{left:dat} плюс {right}/{left:acc} плюс {right}"),
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
    "calculation mod": ("=остаток от деления {left:gen} на {right:acc}/остатка от деления {left:gen} на {right:acc}"),
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
PLACES: Final = {
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
