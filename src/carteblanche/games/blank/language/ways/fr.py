"""French: how else people say it."""

# ruff: noqa: E501 - an entry with all its readings stands on one line
# fmt: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_ALL: Final = r"(?:tout le monde|tous(?: les joueurs)?|chacun|chaque joueur)"
_WHOEVER: Final = r"(?:celui qui|celle qui|quiconque|tout joueur qui|le joueur qui|toute personne qui|qui)"
_APOS: Final = r"['’]"

_COLOUR: Final = r"(?:rouges?|oranges?|vert(?:e?s?)|bleu(?:e?s?)|violet(?:te)?s?|roses?)"
_KIND: Final = rf"(?:{_COLOUR}|(?:im)?paire?s?)"
_CARD: Final = rf"(?:(?:une|la|chaque|toute|n['’]importe quelle) carte(?: {_KIND}| de nombre premier)?(?: (?:avec|sans) (?:texte|image)| [1-6])?|(?:un|le|chaque|tout) [1-6](?: ou (?:un )?[1-6])?)"
_CARDS: Final = rf"(?:{_CARD}|(?:toutes )?(?:les|des) cartes(?: {_KIND}(?: (?:et|ou) {_KIND})?| de nombre premier)?(?: numéro [1-6](?: (?:et|ou) [1-6])?| (?:avec|sans) (?:texte|image))?)"
_WHEN: Final = r"(?:quand|si|s['’](?=il)|lorsque|lorsqu['’]|(?:à )?chaque fois que|(?:à )?chaque fois qu['’]|dès que|dès qu['’]|toutes les fois que|toutes les fois qu['’]|au cas où)"
_ANYONE: Final = r"(?:quelqu['’]un|un joueur|une joueuse|on|tu|vous|il|elle|l['’]on)"
_PLAYS: Final = r"(?:joue[sz]?|jouez|pose[sz]?|posez|place[sz]?|met[s]?|mettez|abat[s]?|abattez)"
_PLAY: Final = r"(?:jouer|poser|mettre|placer)"
_PLAYED: Final = r"(?:joué|posé|placé|mis)e?s?"
_MAY_NOT: Final = r"(?:(?:on|tu|vous|personne|les joueurs|un joueur|aucun joueur) (?:ne|n['’]) ?(?:peut|peux|pouvez|peuvent|doit|dois|devez|doivent|a|as|avez|ont)(?: (?:pas|plus|jamais))?(?: (?:le droit de))?|(?:il est )?(?:strictement )?(?:interdit|défendu) de|interdiction (?:formelle )?de|défense de|il ne faut (?:pas|jamais))"
_PERSON: Final = r"(?:quelqu['’]un|on|un joueur|une joueuse|une personne|un (?:autre|des) joueurs?|deux joueurs|tu|vous|il(?! (?:pleut|neige|fait|y a|faut|est)\b)|elle|les joueurs|tous les joueurs|tout le monde)"
_GAME: Final = r"(?:jou\w*(?! à haute voix| trop| de la main| avec| sans| mal| hors| de travers)|pose\w* (?!une question)|pi\w*oche\w*|pioc\w*|tire\w* (?:une|deux|trois) cartes?|défausse\w*|a|as|avez|ont|échange\w*|passe\w* (?:son|ton|votre) tour|prend une (?:carte|pénalité)|(?:ne |n['’])(?:peut|peux|pouvez|a|as|avez) (?:pas|plus)|en a)"
_THEN: Final = r"(?:doit|doivent|dois|devez|pioche[sz]?|piochent|prend|prends|prennent|passe (?:son|un)|défausse|reçoit|perd|donne|peut|peuvent|gagne|tire (?:une|deux|trois)|ramasse|écope|choisit|nomme|rejoue|annonce|montre)"
_SURE: Final = r"(?!.*\b(?:doi\w+|faut|devez) \w+ (?:une|deux|trois|quatre|\d+) \w*art\w*\W*$)"

REWRITES: Final[tuple[tuple[str, str], ...]] = (
    # la fin, le début et son propre tour
    (
        r"\b(?:si|quand|lorsque) ?(?:quelqu['’]un|un joueur|on|tu|l['’]on) (?:joue|pose|joues|poses) la même carte que (?:la (?:carte )?(?:précédente|dernière|d['’]avant)|celle d['’]avant)",
        "Quand une carte est jouée et qu'elle est la jumelle de la carte d'avant",
    ),
    (
        r"(?<=[,:] )la partie (?:se termine|finit|est finie|est terminée|s['’]arrête)(?: et (?:celui|le joueur) qui a le moins de cartes gagne)?(?=\.|$)",
        "le joueur qui a le moins de cartes doit gagner la partie",
    ),
    (
        r"^\s*(?:le|la) (?:joueur|joueuse|personne)? ?(?:le |la )?(plus \w+)(?: des joueurs| joueur| joueuse)? (?:commence|débute)(?: la partie)?\.?\s*$",
        r"Quand la partie commence, tous les joueurs qui sont « \1 » doivent être le prochain à jouer",
    ),
    (
        r"^\s*(?:à|pendant|durant) (?:son|ton|votre|chaque) tour,? (?:un joueur |chaque joueur |le joueur |on |tu |vous )?(?:peut|peux|pouvez) ",
        "Quand un tour commence, ce joueur peut ",
    ),
    (r"\béchanger une carte avec la pioche\b", "échanger une carte avec le dessus de la pioche"),
    # sans accents
    *(
        (rf"\b{plain}", good)
        for plain, good in (
            ("meme(s?)\\b", r"même\1"), ("apres\\b", "après"), ("penalite", "pénalité"), ("defauss", "défauss"), ("regle(s?)\\b", r"règle\1"), ("jouee(s?)\\b", r"jouée\1"),
            ("posee(s?)\\b", r"posée\1"), ("piochee(s?)\\b", r"piochée\1"), ("echang", "échang"), ("precedent", "précédent"), ("numero\\b", "numéro"), ("etre\\b", "être"),
            ("ca\\b", "ça"), ("des qu(?=e |['’])", "dès qu"), ("a (gauche|droite)\\b", r"à \1"), ("(est|a été|sera) joue\\b", r"\1 joué"), ("affilee\\b", "affilée"), ("derniere", "dernière"),
        )
    ),
    (r"\b(?:donc|simplement|automatiquement|obligatoirement|désormais|à partir de maintenant|dorénavant|en plus|sur-le-champ|s['’]il te pla[iî]t|svp)\b,?", " "),
    (r"\b(?:a été|fut|vient d['’]être|sera) (posée?|jouée?)\b", r"est jouée"),
    (r"\btu (\w+e)s\b", r"ce joueur \1"), (r"\btu (prend|perd)s\b", r"ce joueur \1"), (r"\btu (di|reçoi|choisi|met)s\b", r"ce joueur \1t"), (r"\bce joueur mett\b", "ce joueur met"),
    (rf"\b({_WHEN}) ?ce joueur (?=\w)", r"\1 un joueur "),
    (r"\bà (?:ton|votre|son|leur) voisin de (gauche|droite)", r"au joueur de \1"),
    (r"\b(tant que|quand|si|lorsque) (?:du|le) (rouge|orange|rose|vert|bleu|violet) (?=(?:est|reste) (?:visible|sur le dessus|au))", r"\1 une carte \2 "), (r"\btant que une\b", "tant qu'une"),
    (rf"^\s*{_WHEN} ?(?:du|le|la couleur|une carte) ({_COLOUR}) est {_PLAYED} (deux|trois|quatre) fois (?:de suite|d['’]affilée)\s*,", r"Quand une carte est jouée et que les \2 dernières cartes étaient les cartes \1,"),
    # comment on nomme les cartes
    (r"\b(?:chaque|toute|n['’]importe quelle) carte\b", "une carte"), (r"\b(?:chaque|tout) (?=[1-6]\b)", "un "), (r"\b(?:de )?l['’]orange\b", "les cartes oranges"), (r"\bn['’]importe quel (?:autre )?(?=[1-6]\b)|\b(?:un|tout) autre (?=[1-6]\b)", "un "),
    (r"\b(?:un|chaque) nombre premier\b", "une carte de nombre premier"), (r"\b(?:les|des) nombres premiers\b", "les cartes de nombre premier"),
    (rf"\b(?:tous les|les|des) ([1-6]) ({_COLOUR})\b", r"les cartes \2 numéro \1"),
    (r"\bune (rouge|bleue|verte|violette|rose|orange)(?= sur\b|\s*[.,;:]|\s*$)", r"une carte \1"),
    (rf"\b(?:un|le|chaque|tout) ([1-6]|un|deux|trois|quatre|cinq|six) ({_COLOUR})\b", r"une carte \2 \1"),
    *(
        (rf"\b(?:tous les|toutes les|les|des) (?:{number}|{word}s?)\b(?! (?:\w+ )?(?:cartes?|joueu|prochain|derni|suivant|premi|second|minut|autre|voisin|mêmes|mains|couleurs|nombres|fois|pénalit|règles))(?= \w|[.,;]|$)", f"les cartes numéro {number}")
        for number, word in enumerate(("un", "deux", "trois", "quatre", "cinq", "six"), 1)
    ),
    *((rf"\b(un|le|chaque) {word}\b(?= (?:change|inverse|fait|oblige|force|permet|saute|est|sur|et|au|veut|signifie|compte)|[.,;:])", rf"\1 {number}") for number, word in enumerate(("deux", "trois", "quatre", "cinq", "six"), 2)),
    (r"\b(?:du|le|les|des|au) (rouge|orange|rose)s?(?= (?:et|ou|sur|sont|est|vont|va|ne|peu\w+|compte\w*|fait|font|change\w*|inverse\w*|oblige\w*|passe\w*|se|veut|signifie|seulement|uniquement)\b|\s*[.,;:]|\s*$)", r"les cartes \1s"),
    (r"\b(?:du|le|les|des|au) (vert|bleu|violet)s?(?= (?:et|ou|sur|sont|est|vont|va|ne|peu\w+|compte\w*|fait|font|change\w*|inverse\w*|oblige\w*|passe\w*|se|veut|signifie|seulement|uniquement)\b|\s*[.,;:]|\s*$)", r"les cartes \1"),
    (r"\b(?:les|des) (vertes|bleues|violettes|rouges|roses|oranges)(?= (?:et|ou|sur|sont|vont|ne|peuvent|comptent|font|changent|inversent|se)\b|\s*[.,;:]|\s*$)", r"les cartes \1"),
    (r"\bde (rouge|orange|vert|bleu|violet|rose) sur\b", r"de cartes \1 sur"),
    (rf"^\s*({_COLOUR}) (?=veut|signifie|change|fait|oblige|inverse|est|va|=)", r"une carte \1 "),
    (r"\b(?:un (?:nombre|chiffre)|le nombre) ((?:im)?pair)\b(?! et)", r"une carte \1e"),
    (r"\b(?:(?:des|les|de) (?:nombres|chiffres)|les) ((?:im)?pair)s\b(?! et| ou)", r"les cartes \1es"),
    (rf"\b(les cartes) ({_COLOUR}) (et|ou) (?:les cartes |le |les |du )?({_COLOUR})\b", r"\1 \2 \3 \4"),
    (r"\bles cartes numéro ([1-6]) (et|ou) les cartes numéro ([1-6])\b", r"les cartes numéro \1 \2 \3"),
    # ce que fait une carte
    (rf"^\s*(?:toutes )?les cartes ({_KIND}) numéro ([1-6]) (?=changent|inversent|font|obligent|forcent|permettent|signifient|veulent|sautent)", r"une carte \1 \2 "),
    (r"^\s*(?:toutes )?les cartes numéro ([1-6]) (?=changent|inversent|font|obligent|forcent|permettent|signifient|veulent|sautent)", r"un \1 "),
    (rf"^\s*(?:toutes )?les cartes ({_KIND}) (?=changent|inversent|font|obligent|forcent|permettent|signifient|veulent|sautent|fait|change|veut|signifie|oblige|inverse)", r"une carte \1 "),
    (r"^\s*une carte ((?:im)?paire)s\b", r"une carte \1"),
    (rf"^\s*jouer ({_CARD}) (?=change|inverse|fait|oblige|force|permet|signifie|veut)", r"\1 "),
    (rf"^\s*({_CARD}) (?:change(?:nt)? (?:de|le)|inverse(?:nt)? le|fait changer (?:de|le)) sens(?: du jeu| de jeu| de rotation)?", r"Quand \1 est jouée, le sens du jeu change"),
    (rf"^\s*({_CARD}) (?:fait|font) (?:perdre|sauter|passer) (?:son|leur|un|le) tour au (.+?)\.?\s*$", r"Quand \1 est jouée, le \2 passe son tour"),
    (rf"^\s*({_CARD}) (?:fait|font) (?:sauter|passer) le (?:tour du )?(joueur suivant|suivant|prochain joueur)", r"Quand \1 est jouée, le joueur suivant passe son tour"),
    (rf"^\s*({_CARD}) (?:saute(?:nt)?) (?:le tour du |le )(joueur suivant|suivant|prochain joueur)", r"Quand \1 est jouée, le joueur suivant passe son tour"),
    (rf"^\s*({_CARD}) (?:fait|font) (\w+(?:er|re|ir)) (.+?) au (.+?)\.?\s*$", r"Quand \1 est jouée, le \4 doit \2 \3"),
    (rf"^\s*({_CARD}) (?:fait|font) (\w+(?:er|re|ir)) (.+?) aux (.+?)\.?\s*$", r"Quand \1 est jouée, les \4 doivent \2 \3"),
    (rf"^\s*({_CARD}) (?:fait|font) (\w+(?:er|re|ir)) (.+?) à (.+?)\.?\s*$", r"Quand \1 est jouée, \4 doit \2 \3"),
    (rf"^\s*({_CARD}) (?:fait|font) (\w+(?:er|re|ir)) (le joueur suivant|tout le monde|tous les (?:autres )?joueurs|les autres(?: joueurs)?|le suivant|le prochain joueur) ?(.*?)\.?\s*$", r"Quand \1 est jouée, \3 doit \2 \4"),
    (rf"^\s*({_CARD}) (?:oblige|obligent|force|forcent) (.+?) à (\w+(?:er|re|ir)\b.*)$", r"Quand \1 est jouée, \2 doit \3"),
    (rf"^\s*({_CARD}) (?:te |vous |lui )?(?:permet|permettent) (?:au joueur |à celui qui (?:la|le) joue )?(?:de |d['’])(.+)$", r"Quand \1 est jouée, ce joueur peut \2"),
    (rf"^\s*({_CARD}) (?:veut dire|veulent dire|signifie|signifient|=|:)\s*(?:que )?[«\"]?\s*(?:tour passé|passe ton tour|passer son tour|on passe son tour|saute ton tour|tour sauté|passe)\s*[»\"]?\.?\s*$", r"Quand \1 est jouée, le joueur suivant passe son tour"),
    (rf"^\s*({_CARD}) (?:veut dire|veulent dire|signifie|signifient) (?:un )?(?:changement de sens|changer de sens)", r"Quand \1 est jouée, le sens du jeu change"),
    (rf"^\s*({_CARD}) (?:veut dire|veulent dire|signifie|signifient|=|:)\s*(?:que )?", r"Quand \1 est jouée, "),
    (rf"^\s*({_CARD}) (?:donne|donnent|inflige|infligent|coûte) (\w+) (?:cartes?(?: de pénalité)?|pénalités?) au (joueur suivant|suivant|prochain joueur|joueur précédent)\W*$", r"Quand \1 est jouée, le \3 pioche \2 cartes"),
    (r"\b(cartes ou plus|plusieurs cartes|au moins \w+ cartes) (?:à la fois|en même temps|d['’]un coup)\b", r"\1"), (r"\b(?:d['’]abord|en premier|premièrement) ", ""),
    # sur quoi on peut jouer
    (rf"^\s*(?:on|tu|vous) ne {_PLAYS} (?:pas|jamais) (?:de |d['’])?(?:cartes? )?({_KIND}|[1-6]) sur ({_CARDS})\W*$", r"les \1 sont interdites sur \2"),
    (rf"^\s*{_MAY_NOT} {_PLAY} ({_CARDS}) sur ({_CARDS})\W*$", r"\1 sont interdites sur \2"),
    (rf"^\s*{_MAY_NOT} {_PLAY} (?:de |d['’]|des )(?:cartes? )?({_KIND}|[1-6]) sur ({_CARDS})\W*$", r"les \1 sont interdites sur \2"),
    (rf"^\s*ne {_PLAYS} (?:pas|jamais) ({_CARDS}) sur ({_CARDS})\W*$", r"\1 sont interdites sur \2"),
    (rf"^\s*(?:pas|jamais|aucune?) (?:de |d['’])?((?:carte[s]? )?{_KIND}|cartes? numéro [1-6]|[1-6]) sur ({_CARDS})\W*$", r"les \1 sont interdites sur \2"),
    (r"^\s*les ([1-6]) sont interdites", r"les cartes numéro \1 sont interdites"), (rf"^\s*les ({_KIND}) sont interdites", r"les cartes \1 sont interdites"), (rf"^\s*les carte ({_KIND}) sont", r"les cartes \1 sont"),
    (rf"^\s*({_CARDS}) (?:ne|n['’]) ?(?:peut|peuvent|doit|doivent|va|vont|se joue|se jouent|se pose|se posent|est|sont) (?:pas|jamais)(?: être {_PLAYED}| se (?:jouer|poser)| aller| {_PLAYED})? sur ({_CARDS})\W*$", r"\1 sont interdites sur \2"),
    (rf"^\s*(?:sur|après) ({_CARDS}),? (?:(?:on|tu|vous|les joueurs) ne (?:peut|peux|pouvez|peuvent|doit|doivent) {_PLAY} qu(?:e|['’])|on ne joue qu(?:e|['’])|on ne pose qu(?:e|['’])|il faut (?:{_PLAY}|que ce soit|obligatoirement {_PLAY})|on doit {_PLAY}|tu dois {_PLAY}|vous devez {_PLAY}|le joueur suivant doit {_PLAY} (?=les )|ne vont que|seules? |seuls? |uniquement|seulement|rien que)(?: (?:seulement|uniquement))? ?({_CARDS})(?: (?:sont permis\w*|vont|va|peu\w+ être {_PLAYED}|sont autorisé\w*|est permis\w*))?\W*$", r"sur \1 seules \2 sont permises"),
    (rf"^\s*({_CARDS}) (?:doi\w+|est|sont) (?:toujours )?(?:être )?suivi\w* (?:de |d['’]|par )({_CARDS})\W*$", r"sur \1 seules \2 sont permises"),
    (rf"^\s*(?:seules?|seuls?) ({_CARDS}) (?:vont|va|peu\w+ (?:être {_PLAYED}|aller)|se jouent|se posent|sont permis\w*|est permis\w*|sont autorisé\w*) sur ({_CARDS})\W*$", r"sur \2 seules \1 sont permises"),
    (rf"^\s*({_CARDS}) (?:ne|n['’]) ?(?:se joue(?:nt)?|se pose(?:nt)?|va|vont|peu\w+ (?:être {_PLAYED}|se (?:jouer|poser)|aller)|doi\w+ être {_PLAYED}|est {_PLAYED}|sont {_PLAYED}) que sur ({_CARDS})\W*$", r"\1 ne vont que sur \2"),
    (rf"^\s*({_CARDS}) (?:(?:se joue(?:nt)?|se pose(?:nt)?|va|vont|peu\w+ être {_PLAYED}) )?(?:seulement|uniquement|exclusivement) sur ({_CARDS})\W*$", r"\1 ne vont que sur \2"),
    (rf"^\s*(?:on|tu|vous) ne (?:peut|peux|pouvez) {_PLAY} ({_CARDS}) que sur ({_CARDS})\W*$", r"\1 ne vont que sur \2"),
    (rf"^\s*({_CARDS}) (?:vont|va|se joue(?:nt)?|se pose(?:nt)?|peu\w+ (?:aussi )?(?:être {_PLAYED}|aller|se jouer|se poser)) sur ({_CARDS}),? (?:et vice[- ]versa|et inversement|et réciproquement|et l['’]inverse)", r"\1 vont sur \2 et \2 vont sur \1"),
    (rf"^\s*(?:on|tu|vous) (?:peut|peux|pouvez) (?:aussi )?{_PLAY} ({_CARDS}) sur ({_CARDS}),? (?:et vice[- ]versa|et inversement|et réciproquement)", r"\1 vont sur \2 et \2 vont sur \1"),
    (rf"^\s*(?:on|tu|vous|tout le monde) (?:peut|peux|pouvez) (?:aussi |toujours )?{_PLAY} ({_CARDS}) sur ({_CARDS})\W*$", r"\1 vont sur \2"),
    (rf"^\s*({_CARDS}) (?:va|se joue(?:nt)?|se pose(?:nt)?|peu\w+ (?:aussi )?(?:être {_PLAYED}|aller|se jouer|se poser)) sur ({_CARDS})\W*$", r"\1 vont sur \2"),
    (rf"^\s*({_CARDS}) (?:sont équivalent\w*|se correspondent|sont compatibles|sont pareil\w*|s['’]accordent|vont bien ensemble|peuvent aller ensemble)", r"\1 vont ensemble"),
    (rf"^\s*({_CARDS}) (?:est|sont|devien\w+|compte\w*|font office|sert|servent) (?:comme |de )?(?:un |des |une |toujours des )?(?:jokers?|cartes? joker|libres?)\b", r"\1 vont sur tout"),
    (rf"^\s*({_CARDS}) (?:va|vont|se joue(?:nt)?|se pose(?:nt)?|peu\w+ (?:toujours )?(?:être {_PLAYED}|se jouer|se poser|aller)) (?:sur (?:tout|n['’]importe quoi|n['’]importe quelle carte|toutes les cartes)|tout le temps|à tout moment|partout)", r"\1 vont sur tout"),
    (rf"^\s*({_CARDS}) peu\w+ toujours être {_PLAYED}\W*$", r"\1 vont sur tout"),
    (rf"^\s*({_CARDS}) (?:compte\w*|vaut|valent|est considéré\w*|sont considéré\w*) (?:comme|pour) (?:une carte |des cartes |des |les cartes |une |du |la couleur )?({_COLOUR})\W*$", r"\1 comptent comme la couleur \2"),
    (rf"^\s*({_CARDS}) (?:compte\w*|vaut|valent|est considéré\w*|sont considéré\w*) (?:comme |pour )?(?:une carte |les cartes numéro |des |un |le nombre )?([1-6])\W*$", r"\1 comptent comme le nombre \2"),
    (rf"^\s*{_MAY_NOT} {_PLAY} ({_CARDS})\W*$", r"\1 sont interdites"),
    (rf"^\s*({_CARDS}) (?:est|sont) (?:interdite?s?|bloquée?s?|défendue?s?)\W*$", r"\1 sont interdites"),
    (rf"^\s*(?:on|tu|vous) ne (?:peut|peux|pouvez) {_PLAY} qu(?:e |['’])({_CARDS})\W*$", r"seules \1 sont permises"),
    (rf"^\s*(?:on|tu|vous) (?:peut|peux|pouvez) toujours {_PLAY} ({_CARDS})\W*$", r"\1 vont sur tout"),
    # d'affilée
    (rf"^\s*(?:{_WHEN} ?|après )?(?:(?:{_ANYONE}) {_PLAYS} )?(deux|trois|quatre|cinq|six|[2-6]) (?:cartes )?({_KIND}) (?:(?:sont {_PLAYED}|se suivent|tombent) )?(?:d['’]affilée|de suite|à la suite|l['’]une après l['’]autre|consécutive\w*|successive\w*|en suivant)(?: sont {_PLAYED})?\s*(?:,|et|:)? ?", r"Quand une carte est jouée et que les \1 dernières cartes étaient les cartes \2, "),
    (rf"^(?!.*\b(?:trois|quatre|cinq|six) fois)\s*(?:{_WHEN} ?|après )(?:{_ANYONE} {_PLAYS} )?(?:(?:deux fois (?:de suite|d['’]affilée) )?(?:la|le) même (couleur|nombre) (?:est {_PLAYED} )?(?:deux fois (?:de suite|d['’]affilée)|de suite)?(?: est {_PLAYED})?|deux cartes (?:de la|du|avec la|avec le) même (couleur|nombre) (?:sont {_PLAYED} |se suivent ?)?(?:de suite|d['’]affilée|à la suite)?(?: sont {_PLAYED})?)\s*,?", r"Quand une carte est jouée et qu'elle a la même \1\2,"),
    (rf"^\s*(?:{_WHEN} ?)?deux (?:nombres|chiffres|cartes) (?:identiques|égaux|égales|pareil\w*|semblables) (?:se suivent|(?:sont {_PLAYED} )?(?:de suite|d['’]affilée|à la suite))\s*,?", "Quand une carte est jouée et qu'elle a le même nombre,"),
    (r"\bqu['’]elle a la même nombre", "qu'elle a le même nombre"),
    (rf"^\s*(?:{_WHEN} ?|après )?(?:(?:{_ANYONE}) {_PLAYS} )?(deux|trois|quatre|cinq|six|[2-6]) (?:cartes numéro )?([1-6]) (?:sont {_PLAYED} )?(?:d['’]affilée|de suite|à la suite|consécutif\w*|successif\w*)(?: sont {_PLAYED})?\s*(?:,|et|:)? ?", r"Quand une carte est jouée et que les \1 dernières cartes étaient les cartes numéro \2, "),
    (rf"^\s*(?:{_WHEN} ?|après )?(trois|quatre|cinq|six|[3-6]) cartes (?:de la|du|avec la|avec le) même (couleur|nombre) (?:(?:sont {_PLAYED} |se suivent ?))?(?:d['’]affilée|de suite|à la suite)?(?: sont {_PLAYED})?\s*[,:]", r"Quand une carte est jouée et que les \1 dernières cartes ont la même \2,"),
    (rf"^\s*{_WHEN} ?(?:(?:la|le) même (couleur|nombre) est {_PLAYED} (trois|quatre|cinq|six) fois (?:de suite|d['’]affilée)|(?:{_ANYONE} {_PLAYS} )(trois|quatre|cinq|six) fois (?:de suite|d['’]affilée) (?:la|le) même (couleur|nombre))\s*,", r"Quand une carte est jouée et que les \2\3 dernières cartes ont la même \1\4,"), (r"\bont la même nombre", "ont le même nombre"),
    # ce que doit jouer le suivant
    (rf"\b(?:le )?(?:joueur suivant|suivant|prochain joueur) (?:doit|ne peut) {_PLAY} (?:que )?(?:une carte |(?=la même|le même))(?:(?:de|avec) )?(?:la|du|le) même (couleur|nombre)(?:,? (?:ou|sinon)\b[^.;]*?)?(?=,|\.|;|$| quand| si| après| lorsqu)", r"les cartes doivent avoir la \1 de la carte du dessus jusqu'à la prochaine carte jouée"),
    (r"\bavoir la nombre de", "avoir le nombre de"),
    (rf"\b(?:le )?(?:joueur suivant|suivant|prochain joueur) (?:doit|ne peut) {_PLAY} (?:que )?({_CARDS})(?:,? (?:ou|sinon)\b[^.;]*?)?(?=,|\.|;|$| quand| si| après| lorsqu)", r"seules \1 sont permises jusqu'à la prochaine carte jouée"),
    (rf"^\s*(.+?),? après ({_CARD})\W*$", r"Quand \2 est jouée, \1"),
    (rf"^\s*(?:on|tu|vous|chacun|chaque joueur|tout le monde|personne|un joueur) (?:ne )?(?:peut|peux|pouvez|joue|jouez|doit)(?: {_PLAY})? (?:qu['’]|plus (?:de|d['’]) ?)?une (?:seule )?carte (?:par tour|à la fois|en même temps|à chaque tour)", "quand un joueur joue deux cartes ou plus, ce joueur doit prendre une pénalité"),
    (r"^\s*une (?:seule )?carte (?:par tour|à la fois)(?: (?:seulement|maximum|pas plus))?\W*$", "quand un joueur joue deux cartes ou plus, ce joueur doit prendre une pénalité"),
    (r"^\s*pendant (\w+ (?:minutes?|secondes?)),? (?:personne ne (?:peut|doit|a le droit de)|il est interdit de|interdiction de) ([^«»\"]+?)\.?\s*$", r"tous les joueurs doivent faire ceci : « ne pas \2 » pendant \1"), (r"^\s*personne ne (?:peut|doit) ([^«»\"]+?) (pendant \w+ (?:minutes?|secondes?)|jusqu['’](?:à|au) [^«»\"]+?)\.?\s*$", r"tous les joueurs doivent faire ceci : « ne pas \1 » \2"),
    (r"\bdéfauss(?:e|er|ez) toutes (?:tes|ses|vos|leurs|les) cartes ((?:im)?paire|\w+?)s?(?=\W*$)", r"défausse tout ce qui est une carte \1"),
    (r"^\s*(?:un joueur|on|tu|vous|les joueurs|aucun joueur|personne) ne (?:peut|peux|pouvez|peuvent|doit|doivent) (?:pas |jamais )?(?:avoir|garder|tenir) plus de (\w+) cartes(?: en main)?\W*$", r"personne ne garde plus de \1 cartes à la fin de son tour"),
    (rf"^\s*(jusqu['’].+?|pendant \w+ \w+), (?:personne ne (?:peut|doit)|on ne peut pas|il est interdit de) {_PLAY} (?:de |du |des |les )?(?:cartes )?({_COLOUR})\W*$", r"\1, les cartes \2 sont interdites"),
    (r"^\s*(?:on|chacun|chaque joueur|tu|vous|un joueur) (?:peut|peux|pouvez|doit|a droit à|ne garde) (?:avoir |garder )?(?:au maximum|au plus|maximum|que) (\w+) cartes(?: en main| maximum| au plus)?\W*$", r"personne ne garde plus de \1 cartes à la fin de son tour"), (r"^\s*(?:maximum )?(\w+) cartes (?:en main )?(?:maximum|au plus|au maximum)(?: en main)?\W*$", r"personne ne garde plus de \1 cartes à la fin de son tour"),
    (rf"\b{_WHEN} ?{_ANYONE} {_PLAYS} (deux|trois|quatre|cinq|six|[2-6]) cartes (?:à la fois|en même temps|d['’]un coup|ensemble)", r"Quand un joueur joue au moins \1 cartes"),
    # combien de cartes il reste
    (r"^\s*(?:les joueurs qui n['’]ont plus qu['’]|(?:celui|celle|quiconque|tout joueur|le joueur|chaque joueur)(?: qui)? n['’]a plus qu['’]|(?:les joueurs|tout joueur|un joueur|le joueur|chaque joueur) (?:avec|à qui il (?:ne )?reste(?: plus)?(?: qu['’])?) ?)une (?:seule |dernière )?carte(?: en main)?,? (?=doi|pioch|pren|pass|défauss)", "Quand un joueur se retrouve avec 1 carte, ce joueur "),
    (r"^\s*(?:les joueurs|tout joueur|un joueur|celui|quiconque|le joueur) (?:qui (?:ont|a)|avec|n['’]ayant (?:plus )?que|ayant|qui n['’](?:a|ont) plus que) (?:exactement |seulement )?(deux|trois|quatre|cinq|six|[2-9]) cartes(?: en main)?,? (?=doi|pioch|pren|pass|défauss)", r"Quand un joueur se retrouve avec \1 cartes, ce joueur "),
    (rf"\b{_WHEN} ?(?:il (?:ne )?(?:te|vous|lui)? ?(?:ne )?reste (?:plus )?(?:qu['’])?(?:à un joueur )?|{_ANYONE} (?:n['’](?:a|as|avez) plus (?:en main )?qu['’]|arrive à |a plus qu['’]|descend à |tombe à ))(?:une (?:seule )?carte|1 carte)(?: à quelqu['’]un| à un joueur)?(?: en main)?", "Quand un joueur se retrouve avec 1 carte"),
    (rf"\b{_WHEN} ?(?:il (?:ne )?(?:te|vous|lui)? ?(?:ne )?reste (?:plus )?(?:que )?|{_ANYONE} (?:n['’](?:a|as|avez) plus que |arrive à |descend à |tombe à ))(\w+) cartes(?: en main)?", r"Quand un joueur se retrouve avec \1 cartes"),
    (rf"\b{_WHEN} ?{_ANYONE} {_PLAYS} (?:son|ton|votre|sa|l['’]) ?avant[- ]dernière carte|^\s*avant (?:de {_PLAY} )?(?:sa|ta|votre|la) dernière carte|^\s*(?:à|avec|pour) (?:son|sa|ta|votre|l['’]) ?(?:avant[- ])?dernière carte", "Quand un joueur se retrouve avec 1 carte"),
    # ce qui est sur le dessus
    (rf"^\s*(?:tant qu(?:e |['’])|{_WHEN} ?)({_CARD}) (?:est|reste|se trouve) (?:visible|au sommet(?: de la (?:pile|défausse))?|sur le dessus(?: de la (?:pile|défausse))?|au-dessus(?: de la (?:pile|défausse))?|en haut(?: de la (?:pile|défausse))?|sur la (?:pile|défausse)),? (?:personne ne (?:peut |doit |a le droit de )?|il est interdit de |interdiction de |on ne (?:peut|doit) pas )([^«»\"]+?)\.?\s*$", r"Quand \1 est jouée, tous les joueurs doivent faire ceci : « ne pas \2 » tant que le dessus est \1"),
    (rf"^\s*(?:tant qu(?:e |['’])|{_WHEN} ?)({_CARD}) (?:est|reste|se trouve) (?:visible|au sommet(?: de la (?:pile|défausse))?|sur le dessus(?: de la (?:pile|défausse))?|au-dessus(?: de la (?:pile|défausse))?|en haut(?: de la (?:pile|défausse))?|sur la (?:pile|défausse)),? (?:{_ALL} (?:doit |doivent )?|il faut |on doit |les joueurs doivent )([^«»\"]+?)\.?\s*$", r"Quand \1 est jouée, tous les joueurs doivent faire ceci : « \2 » tant que le dessus est \1"),
    (r"« ne pas parle »", "« ne pas parler »"), (r"« ne pas rit »", "« ne pas rire »"),
    # quand
    (rf"^\s*(?:sur|avec|pour|après|à|en jouant|en posant|avant de {_PLAY}|avant (?:chaque|toute|un|une)?) ?({_CARD})\s*[,:]", r"Quand \1 est jouée,"),
    (rf"\b{_WHEN} ?(?:{_ANYONE} {_PLAYS} ({_CARD})|({_CARD}) est {_PLAYED}) sur ({_CARD})\b", r"Quand \1\2 est jouée et qu'elle est posée sur \3"),
    (rf"\b{_WHEN} ?{_ANYONE} {_PLAYS} ({_CARD})\b(?! (?:en|avec|sur|dans|de)\b)", r"Quand \1 est jouée"),
    (rf"\b{_WHEN} ?({_CARD}) (?:est|sera|a été|vient d['’]être) {_PLAYED}", r"Quand \1 est jouée"),
    (rf"^\s*(?:joue|jouez|pose|posez) ({_CARD}) et ", r"Quand \1 est jouée, "),
    (rf"\b{_WHEN} ?{_ANYONE} (?:pioche[sz]?|tire[sz]?)(?: une carte)?(?=\s*[,:])", "Quand une carte est piochée"),
    # qui
    (r"\b(?:le|la) (?:joueur |joueuse |personne )?(?:le |la )?(plus (?:jeune|âgée?|vieux|vieille|grande?|petite?|bavarde?|bruyante?))(?: (?:joueur|joueuse|de la table|d['’]entre vous|des joueurs))*(?= |[.,;])", r"tous les joueurs qui sont « le \1 »"),
    (r"\b(?:le|la) (?:joueur|joueuse|personne|voisin) (?:assise? )?(?:d['’])?en face(?: de (?:toi|vous|lui|soi))?", "tous les joueurs qui sont « en face »"),
    (rf"\b(?:tous|toutes|{_ALL}|les joueurs|tous les joueurs)?(?: ceux| celles| les joueurs)? ?(?:qui portent|portant|avec|qui ont)(?! (?:le|la|une|deux|trois|quatre|cinq|six|plus|moins|\d)\b) ((?:des |les |un |du )?[\w ]+?) (?=défauss|pioch|doi|peu|prenn|donn)", r"tous les joueurs qui sont « avec \1 » "),
    (r"\b(?:tous |toutes )?les (barbus|gauchers|droitiers|gauchères|blonds|blondes|bruns|brunes|hommes|femmes|filles|garçons|enfants|adultes|fumeurs|porteurs de lunettes|roux)(?= (?:doi|pioch|défauss|prenn|pass|donn|peu))", r"tous les joueurs qui sont « \1 »"),
    (r"\b(?:celui|celle|le joueur|la personne) (?:avec|ayant) le (plus|moins) de cartes", r"le joueur qui a le \1 de cartes"),
    (rf"\b{_ALL} ([^,.;]+?) sauf (?:toi|vous|lui|ce joueur|celui qui (?:l['’]a |a )?\w+(?: la carte)?)(?= |[.,;]|$)", r"tous les autres joueurs \1"),
    (rf"\b{_ALL} sauf (?:toi|vous|lui|ce joueur|celui qui (?:l['’]a |a )?\w+(?: la carte)?)(?= )", "tous les autres joueurs"),
    (r"\b(?:(?:le|ton|votre|son) (?:joueur|voisin) )à (?:ta|sa|votre) (gauche|droite)", r"le joueur de \1"), (r"\b(?:ton|votre) voisin de (gauche|droite)", r"le joueur de \1"),
    (r"\bpar (?:adversaire|autre joueur)\b|\bpour chaque adversaire\b", "pour chaque autre joueur"),
    (r"\bun adversaire\b", "un autre joueur"), (r"(?<!pour )\bchaque (?:adversaire|autre joueur)\b", "tous les autres joueurs"), (r"\b(?:tous )?(?:les|tes|vos|ses) adversaires\b", "tous les autres joueurs"), (r"\bautre joueur de (?:ton|votre|son) choix", "autre joueur au choix"),
    # celui qui
    (r"^\s*(?:tous )?(?:les joueurs|ceux) qui (?!ont|n['’]ont|portent)([^,«»\"]+?),? (piochent|doivent|prennent|passent|défaussent) ", r"Quand ceci arrive : « des joueurs \1 », ce joueur \2 "),
    (rf"^\s*(?:{_WHOEVER}|tous ceux qui|ceux qui|n['’]importe qui qui) (?!ne peut|a le (?:plus|moins)|en a|l['’]a|gagne|perd )([^,:]+?),? (?={_THEN}\b)", r"Quand un joueur \1, ce joueur "),
    (r"^\s*le premier (?:joueur )?(?:qui|à) (?:crier?|dire?|dit) [«\"]\s*([^»\"]+?)\s*[»\"] (.+?),? (?:quand|si|lorsque|lorsqu['’]) ?(.+?)\.?\s*$", r"Quand \3, tous les joueurs font la course : « crier \1 », puis le premier \2"),
    (r"^\s*le premier (?:joueur )?à (\w+(?:er|re|ir)\b[^,«»]*?),? ((?:pioche|doit|prend|passe|défausse|peut|gagne)\b[^,]*?),? (?:quand|si|lorsque|lorsqu['’]) ?(.+?)\.?\s*$", r"Quand \3, tous les joueurs font la course : « \1 », puis le premier \2"),
    (r"^\s*le dernier (?:joueur )?à (\w+(?:er|re|ir)\b[^,«»]*?),? ((?:pioche|doit|prend|passe|défausse)\b[^,]*?),? (?:quand|si|lorsque|lorsqu['’]) ?(.+?)\.?\s*$", r"Quand \3, tous les joueurs font la course : « \1 », puis le dernier \2"),
    (r"\ble dernier (?:joueur )?à (\w+(?:er|re|ir)\b[^,«»]*?),? (?=(?:pioche|doit|prend|passe|défausse)\b)", r"tous les joueurs font la course : « \1 », puis le dernier "),
    # piocher jusqu'à pouvoir, montrer, fin
    (rf"^\s*(?:celui qui pioche|{_WHEN} ?{_ANYONE} pioche[sz]?(?: une carte)?,? (?:il|on|tu|vous|ce joueur)?|quand une carte est piochée,? (?:on|il|ce joueur)?) ?(?:peut|peux|pouvez) (?:la )?{_PLAY}(?: tout de suite| aussitôt| directement| immédiatement)*(?: (?:la|cette) carte(?: piochée)?)?(?: tout de suite| aussitôt| directement| immédiatement)*\W*$", "la carte qui vient d'être piochée peut être jouée aussitôt"),
    (rf"^\s*(?:{_WHEN} ?{_ANYONE}|celui qui|quiconque|un joueur qui|qui) (?:ne |n['’])?(?:peut|peux|pouvez|arrive|sait) pas (?:à )?(?:jouer|poser|poser de carte),? (?:il |elle |on |tu |vous |ce joueur )?(?:doit |dois |devez )?(?:pioch|tir)\w+(?: des cartes)? jusqu['’](?:à|au|a) (?:ce qu(?:e |['’])(?:il|elle|on|tu|vous|ce joueur) (?:puisse|puisses|puissiez|le puisse)(?: jouer)?|(?:pouvoir|en trouver une|une carte jouable)(?: jouer| poser)?(?: une carte)?)", "qui ne peut pas jouer pioche jusqu'à pouvoir"),
    (rf"^\s*(?:on peut|tu peux|vous pouvez|chacun peut) (?:tout de suite |aussitôt |directement |immédiatement )*{_PLAY} (?:tout de suite |aussitôt |directement |immédiatement )*(?:la|une|les) cartes? (?:qui vient d['’]être |que l['’]on vient de |qu['’]on vient de |que (?:tu viens|vous venez) de )?pioch\w+(?: tout de suite| aussitôt| directement| immédiatement)*\W*$", "la carte qui vient d'être piochée peut être jouée aussitôt"),
    (rf"^\s*(?:une|la|les|toute) cartes? (?:tout juste |que l['’]on vient de |qu['’]on vient de )?pioch\w+ (?:peut|peuvent) (?:aussi )?(?:être {_PLAYED}|se jouer)(?: tout de suite| aussitôt| directement| immédiatement)*\W*$", "la carte qui vient d'être piochée peut être jouée aussitôt"),
    (r"\bdans le sens inverse des aiguilles d['’]une montre\b|\bdans le sens anti-?horaire\b|\bdans le sens inverse des aiguilles\b", "vers la droite"), (r"\bdans le sens (?:des aiguilles d['’]une montre|horaire)\b", "vers la gauche"),
    (rf"\b{_ALL} (?:échange|échangent|passe|passent|donne|donnent|fait passer|font passer) (?:ses|leurs?|toutes (?:ses|leurs)|sa|toute sa) (?:cartes|mains?) (?:à|vers la|à son voisin de|au voisin de|à sa|au joueur de) (gauche|droite)", r"toutes les mains avancent vers la \1"),
    (r"\b(?:au bout de|après|dans) (\w+ minutes?),? (?:la partie|le jeu) (?:se termine|est finie?|finit|s['’]arrête|est terminée?|prend fin)[,;.]?(?: et)? (?:celui qui a|le joueur (?:qui a|avec)|c['’]est celui qui a|qui a) le moins de cartes,? (?:gagne|l['’]emporte|a gagné|remporte la partie|qui gagne)", r"après \1, la partie finit et le moins de cartes gagne"),
    (r"\b(?:la partie|le jeu) (?:se termine|est finie?|finit|s['’]arrête|prend fin) (?:au bout de|après|dans) (\w+ minutes?)[,;.]?(?: et)? (?:celui qui a|le joueur (?:qui a|avec)|c['’]est celui qui a) le moins de cartes,? (?:gagne|l['’]emporte|a gagné|qui gagne)", r"après \1, la partie finit et le moins de cartes gagne"),
    # sauf si, ou bien
    (r"\b(?:(?:doit|dois|devez) piocher|pioche|piochez|pioches) une carte,? (?:sauf si|à moins que?) (?:tu|vous|il|elle|on|ce joueur) (?:dis|dites|dit|ne dise|cries?|criez) [«\"]?\s*(\w+)\s*[»\"]?", r"doit dire « \1 »"),
    (r"^(.*?[,:] )doit dire (?=«)", r"\1ce joueur doit dire "),
    (r"\b(dire|crier|annoncer|taper|chanter|faire|applaudir|chante|chantez|dis|dites|crie|criez|fais|faites|tape|tapez) ([^,.;]+?),? (?:ou|sinon)(?: bien)?,? (?:il |elle |on |tu |vous |ce joueur )?(?:pioch|pren|tir)\w* (?:une|deux|trois) (?:cartes?|pénalités?)", r"\1 \2"),
    (r"^((?:quand|si|lorsque) [^,:]+[,:]|)\s*(.+?),? sauf (?:si|quand) (ce joueur|elle|la carte|il|tu|vous|c['’]est)\b (.+?)\.?\s*$", r"\1 sauf si \3 \4, \2"),
    # on, il faut
    (r"\bil (?:en )?(pioche|défausse|prend|doit piocher|doit défausser) (?:en )?(une|deux|trois|quatre|cinq|six)(?=\W*$)", r"il \1 \2 cartes"), (r"\bil en (pioche|défausse|prend) (une|deux|trois|quatre|cinq|six)\b", r"il \1 \2 cartes"), (r"\b(une) cartes\b", r"\1 carte"),
    (r"\b(peut|peux|pouvez|doit|dois|devez|doivent|peuvent) en (défausser|piocher|prendre) (une|deux|trois|quatre|cinq|six|\d+)\b(?! cartes?)", r"\1 \2 \3 cartes"), (r"\b(une) cartes\b", r"\1 carte"),
    (r"\ben (piochent|défaussent|prennent) (une|deux|trois|quatre|cinq|six)\b(?! cartes?)", r"\1 \2 cartes"), (r"\bune cartes\b", "une carte"), (r"\b(\w+nt) chacune? (?=une|deux|trois|quatre|\d)", r"\1 "),
    (r"(?<=[,:]) il faut (?!que)", " ce joueur doit "), (r"(?<=[,:]) on doit ", " ce joueur doit "), (r"(?<=[,:]) on (?=pioche|passe|prend|défausse|rejoue|donne|dit|choisit|nomme)", " ce joueur "),
    (r"\b(?:rejoue|rejoues|rejouez)\b", "rejoue"),
    (r"\b(?:ce joueur )?(?:choisis|choisit|choisissez|désigne|désignez) (?:quelqu['’]un|une personne|un (?:autre )?joueur),? qui (?:(devra|doit) )?", r"un joueur au choix \1 "), (r"\bjoueur au choix devra\b", "joueur au choix doit"),
    (r"\b(?:choisis|choisissez|désigne|désignez) un (autre )?joueur,? qui (?:devra|doit) ", r"un \1joueur au choix doit "),
    (r"\b(tous les autres(?: joueurs)?) piochent(?: aussi)?(?=\W*$)", r"\1 piochent une carte"),
    (r"\b(?:tout de suite|immédiatement|aussitôt|s'il vous plaît|également|aussi|à la place)\b,?", " "),
    (r"^\s*(?:nouvelle )?règle\s*:\s*", ""),
    (r"\bnuméro\b(?! [1-6])", "nombre"),
    (r"\bchiffre\b", "nombre"),
    (r"\bde (?:votre|ton|son) choix\b|\bde (?:votre|ton|son) choix\b", "au choix"),
    (rf"\bn{_APOS}importe quel joueur\b", "un joueur au choix"),
    (r"\bvous avez joué\b|\btu as joué\b|\bvous jouez\b|\btu joues\b", "un joueur joue"),
    (rf"\b(?:vous n{_APOS}avez joué|tu n{_APOS}as joué|un joueur n{_APOS}a joué) qu{_APOS}une (?:seule )?carte", "un joueur ne joue qu'une carte"),
    (r"\b(?:a été|fut|vient d'être) (jouée?)\b", r"est \1"),
    (r"\b(?:jouez|joue)(?:-la| cette carte| ceci) (?:quand|lorsque|si) (?:vous devez|tu dois|un joueur doit) prendre", "quand vous allez prendre"),
    (r"\b(?:vous devez|tu dois|un joueur doit) prendre une pénalité", "vous allez prendre une pénalité"),
    (rf"\ble joueur qui l{_APOS}a (?:causée|provoquée)|\bcelui qui l{_APOS}a (?:causée|provoquée)", "le responsable"),
    # ce qui précède
    (r"^\s*(?:après|avec|pour|à) (?:chaque|toute|une) carte (\w+),", r"Quand une carte \1 est jouée,"),
    (r"^\s*(?:après|pour|à) (?:chaque|un) ([1-6]),", r"Quand un \1 est joué,"),
    (r"^\s*(?:après|à) (?:chaque|une) pénalité,", "Quand un joueur prend une pénalité,"),
    (r"^\s*au début de la partie,?", "Quand la partie commence, "),
    (r"^\s*au début (?:de chaque|de votre|de ton|de son|d'un) tour,?", "Quand un tour commence, "),
    (r"^\s*à la fin (?:de chaque|de votre|de ton|de son|d'un) tour,? (?:on|personne|vous|tu) (?:ne )?(?:peut|pouvez|peux|doit) (?:pas )?(?:avoir|garder) plus de (\w+) cartes.*$", r"personne ne garde plus de \1 cartes à la fin de son tour"),
    (r"\bpersonne ne (?:peut|doit|a le droit d'?) ?(?:avoir|garder) plus de (\w+) cartes(?: en main)?(?: à la fin de son tour)?", r"personne ne garde plus de \1 cartes à la fin de son tour"),
    (r"\b(?:si|quand) (?:la somme des )?(les )?deux dernières cartes (?:font|valent|est|donnent)(?: ensemble)? (\w+)", r"Quand une carte est jouée et que les deux dernières cartes font \2"),
    (r"\bsur une autre carte (paire|impaire)\b", r"et qu'elle est posée sur une carte \1 et qu'elle a un autre nombre que la carte d'avant"),
    (r"\b(est jouée?) sur (une? )", r"\1 et qu'elle est posée sur \2"),
    # celui qui
    (rf"\b(?:un joueur|quelqu{_APOS}un|celui qui|vous|tu) (?:ne )?(?:peut|peux|pouvez) pas jouer,? (?:il |on |vous |tu )?pioch(?:e|es|ez)(?: des cartes)? jusqu{_APOS}à (?:ce qu{_APOS}(?:il|elle|on) (?:puisse|le puisse)(?: jouer)?|pouvoir(?: jouer)?)", "qui ne peut pas jouer pioche jusqu'à pouvoir"),
    (r"\b(?:si|quand) qui ne peut pas jouer", "qui ne peut pas jouer"),
    (r"\b(?:au maximum|maximum|jusqu'à un maximum de|mais pas plus de)\b", "au plus"),
    (r"\bcelui qui (?:en )?a le (plus|moins)(?: de (cartes|voix))?", r"le joueur qui a le \1 de \2"),
    (r"\bqui a le (plus|moins) de (?=[\s.;,]|$)", r"qui a le \1 de cartes"),
    (rf"^\s*{_WHOEVER} (?!ne peut|a le (?:plus|moins))(dit le nom d['’]un autre(?: joueur)?|joue une carte \w+|joue une? \w+|pose une question|prend une pénalité|[\w']+) ", r"Quand un joueur \1, ce joueur "),
    # choisir
    (r"\b(?:choisissez|choisis|désignez|désigne) un (?:autre )?joueur\s*[:.,;]?\s*(?:qui|il|elle|ce joueur|et il)?\s*(?=doit|peut)", "un joueur au choix "),
    (r"\b(?:choisissez|choisis|désignez|désigne) un (?:autre )?joueur\s*[:.,;]?\s*(?:qui|il|elle|ce joueur)\b", "un joueur au choix"),
    (r"\b(?:choisissez|choisis) deux joueurs\s*[:.,;]?\s*(?:qui|ils|ces joueurs)?\s*(?:doivent )?échang\w+ (?:toutes )?(?:leurs )?(?:cartes|mains)", "deux joueurs au choix échangent leurs mains avec les mêmes"),
    (r"\bdeux joueurs au choix échang\w+ (?:toutes )?(?:leurs )?(?:cartes|mains)(?! avec)", "deux joueurs au choix échangent leurs mains avec les mêmes"),
    # couleurs et nombres nommés
    (r"\b(?:nommez|nomme|choisissez|choisit|annoncez) une couleur qui ne (?:peut|pourra) (?:pas|plus) être jouée", "ce joueur nomme une couleur, puis les cartes de cette couleur ne peuvent pas être jouées"),
    (r"\bla prochaine carte doit être (?:de )?(?:cette couleur|la couleur nommée)", "seules les cartes de cette couleur sont permises jusqu'à la prochaine carte jouée"),
    (r"\bla prochaine carte doit avoir le même nombre,? (?:et |mais )?(?:pas|non) (?:la même )?couleur", "la prochaine carte doit avoir le même nombre"),
    (r"\ble joueur nomme\b", "ce joueur nomme"),
    # parler et se taire
    (rf"^\s*(?:tant qu{_APOS}|tant que )(une carte \w+) est (?:sur le dessus|au-dessus|visible),? personne ne (?:peut|doit|a le droit de) ([\w ]+)", r"Quand \1 est jouée, tous les joueurs doivent faire ceci : « ne pas \2 » tant que le dessus est \1"),
    (rf"^\s*(?:tant qu{_APOS}|tant que )(une carte \w+) est (?:sur le dessus|au-dessus|visible),? {_ALL} (?:doit|doivent) ([\w ]+)", r"Quand \1 est jouée, tous les joueurs doivent faire ceci : « \2 » tant que le dessus est \1"),
    (rf"\bdoit l{_APOS}annoncer(?: à voix haute)?|\bdoit annoncer son nom", "doit dire « son nom »"),
    (r"\bdoit (?:nommer|citer) (une? (?!couleur|nombre)[^.;,«»]+)", r"doit dire « \1 »"),
    (r"\b(?:crier|hurler|annoncer|chanter) (?=[«\"“])", "dire "),
    # concours
    (r"\bdéfi(?:ez|e|t) (un autre joueur|un joueur|le joueur suivant)(?: au choix)? (?:à|dans|pour) ([^.;,«»]+)", r"ce joueur et \1 s'affrontent : « \2 »"),
    (r"\b(?:faites|joue|jouez|fait) (pierre[- ,]*feuille[- ,]*ciseaux|un bras de fer|[\w-]+) (?:avec|contre) (le joueur suivant|un autre joueur|un joueur)", r"ce joueur et \2 s'affrontent : « \1 »"),
    (r"\bet (?:il |elle )?ne (?:peut|peuvent) pas jouer\b", "et passe son tour"),
    (rf"\b{_ALL} (tape|saute|lève|touche|crie|applaudit|frappe|claque|se lève) ([^.;,«»]*?)[;,]? (?:et )?le dernier(?: à le faire)?\b", r"tous les joueurs font la course : « \1 \2 », puis le dernier"),
    (rf"\b{_ALL} (?:doit|doivent) ([^.;,«»]+?)[;,]? (?:et )?le dernier\b", r"tous les joueurs font la course : « \1 », puis le dernier"),
    (rf"\b(?:tous les joueurs|{_ALL}) (?:qui portent|portant) ([\w ]+?) (?=défauss|pioch|doi|peu|prenn|donn)", r"tous les joueurs qui sont « en train de porter \1 » "),
    (r"\ble premier (?:joueur )?(?:qui|à) (parle|rit|tousse)r? (pioche|prend|défausse)", r"la première fois qu'un joueur \1, ce joueur \2"),
    # piles, règles, mains
    (r"\bnombres pairs et impairs\b|\bcartes paires et impaires\b|\bles pairs et les impairs\b", "pair et impair"),
    (r"^\s*les pair et impair", "pair et impair"),
    (rf"\bla carte (?:que l{_APOS}on|qu{_APOS}on|que vous) (?:vient|venez) de piocher", "la carte qui vient d'être piochée"),
    (r"\bpeut être jouée\.?$", "peut être jouée aussitôt"),
    (r"\b(?:joue|jouent) (?:cartes sur table|à cartes ouvertes|avec les mains ouvertes|cartes ouvertes)", "toutes les mains sont ouvertes"),
    (rf"\b{_ALL} toutes les mains", "toutes les mains"),
    (rf"\bil n{_APOS}y a (?:plus|pas) de tours?\s*[:,;]?\s*(?:et )?{_ALL} peut jouer", "il n'y a plus de tours et chacun peut jouer"),
    (rf"\b{_ALL} passe(?:nt)? (?:sa main|leurs? mains?|ses cartes) (?:au joueur suivant|au suivant|dans le sens du jeu)", "toutes les mains avancent dans le sens du jeu"),
    (rf"\b{_ALL} passe(?:nt)? (?:sa main|leurs? mains?|ses cartes) (?:à|vers la|au voisin de) (gauche|droite)", r"toutes les mains avancent vers la \1"),
    (rf"\b{_ALL} passe(?:nt)? (.+?) (?:à|vers la|au voisin de|au joueur de) (gauche|droite)", r"tous les joueurs font passer \1 vers la \2"),
    (r"\b(?:le joueur )?à (?:leur|sa|votre|ta) (gauche|droite)\b", r"de \1"),
    (r"\bau joueur de (gauche|droite)\b", r"au joueur de \1"),
    (r"\bla fausse accusation coûte|\bles fausses accusations coûtent", "une fausse accusation coûte"),
    (r"\bune fausse accusation coûte (\w+) cartes?", r"une fausse accusation coûte \1 pénalités"),
    (r"\b(?:remplacez|changez|remplace) toutes les règles(?: par de nouvelles)?", "toutes les règles sont remplacées par de nouvelles"),
    (r"\brévél(?:ez|e)(?:-en)? (\w+) nouvelles(?: règles)?", r"\1 nouvelles règles sont révélées"),
    (r"\b(?:retournez|retourne) la (?:première carte|carte du dessus) de la pioche (?:sur|et posez-la sur) la défausse", "la carte du dessus de la pioche va sur la défausse"),
    (r"\b(?:échangez|échange) une carte(?: de (?:votre|ta|sa) main)? avec la (?:première carte|carte du dessus) de la pioche", "ce joueur doit échanger une carte avec le dessus de la pioche"),
    (rf"\b(?:regardez|regarde) les (\w+) (?:prochaines|premières) cartes de la pioche et (?:remettez|remets)-les dans (?:l{_APOS}ordre(?: au choix)?|n{_APOS}importe quel ordre)", r"ce joueur doit regarder les \1 prochaines cartes de la pioche et les remettre dans n'importe quel ordre"),
    (r"\b(?:regarder|parcourir|chercher)(?: dans)? la pioche et (?:prendre|piocher) une carte(?: au choix)?(?:,? puis .*)?$", "parcourir la pioche, prendre une carte et la mélanger"),
    (r"\b(?:montrez|montre) (?:votre|ta|sa) main à (?:tous|tout le monde)(?: les joueurs)? pendant", "ce joueur doit montrer sa main à tous pendant"),
    (r"\b(?:vous avez|tous ont|tu as) (?:maintenant )?(?:plus que )?(\w+ (?:minutes?|secondes?)) pour (?:finir|terminer) la partie\s*[;,.]?(?: et)? (?:le|les) joueurs? (?:qui a|qui ont|avec) le moins de cartes gagne(?:nt)?", r"après \1, la partie finit et le moins de cartes gagne"),
    (r"\b(?:on saute|sautez|saute) le tour du joueur d['’]après", "le joueur après le suivant passe son tour"),
    (r"\b(?:on saute|sautez|saute) (?:le tour du|le) joueur suivant", "le joueur suivant passe son tour"),
    (r"\b(pioch|défauss|prenn|donn)(ez|es?)-en (une autre|\w+)", r"\1\2 \3"),
    (r"\b(pioche|piochez|défausse|défaussez) (une|deux|trois|quatre|cinq|six|\d+)(?=[\s.;,]*$)", r"\1 \2 cartes"),
    (r"\bune autre\b(?! carte| couleur| règle)", "une autre carte"),
    (rf"\bn{_APOS}a plus qu{_APOS}une carte", "se retrouve avec 1 carte"),
    (r"\béchange sa main avec le joueur", "échange sa main avec le joueur"),
    (r"\bil (?=prend|pioche|défausse|donne|dit|doit|peut)", "ce joueur "),
    (r"\b(prend une carte) à un joueur", r"\1 à un joueur"),
)
"""Patterns over the text as it was written, in any case, and what they are read as."""

CUSTOMS: Final[tuple[tuple[str, str], ...]] = (
    (rf"{_WHEN} ?(?P<event>{_PERSON} (?!{_GAME}\b|\w+ (?:une carte {_KIND}|un [1-9])\b)[^,:]+?)\s*[,:] (?P<rest>.+)", "Quand ceci arrive : {event}, {rest}"),
    (rf"{_WHEN} ?(?P<event>{_PERSON} (?!{_GAME}\b|\w+ (?:une carte {_KIND}|un [1-9])\b)[^,:]+?) (?P<rest>(?:il|elle|ce joueur|tout le monde|le joueur suivant|les autres) {_THEN} .+)", "Quand ceci arrive : {event}, {rest}"),
    (rf"(?P<rest>.+?\b{_THEN}\b.+?),? {_WHEN} ?(?P<event>{_PERSON} (?!{_GAME}\b|\w+ (?:une carte {_KIND}|un [1-9])\b)[^,:]+)", "Quand ceci arrive : {event}, {rest}"),
    (r"(?:quand|si|lorsqu['’]) ?(?P<event>une règle (?:est|n['’]est pas) (?:enfreinte|oubliée|violée|respectée)|une carte (?:tombe|est (?:jouée|posée) (?:trop|à l['’]envers|mal|sans|hors))\b[^,:]*)\s*[,:] (?P<rest>.+)", "Quand ceci arrive : {event}, {rest}"),
    (
        rf"(?P<event>{_SURE}(?:(?:il est )?(?:strictement |formellement )?(?:interdit|défendu|obligatoire) (?:de |d['’]|à )|interdiction (?:\w+ )?(?:de |d['’])|défense (?:de |d['’])|il ne faut (?:pas|jamais|plus)|pas le droit (?:de |d['’])|ne jamais|ne pas|toujours|jamais de|obligation (?:de |d['’])) ?.+)",
        "Quand un joueur ne respecte pas ceci : {event}, ce joueur doit prendre une pénalité",
    ),
    (
        rf"(?P<event>{_SURE}(?:personne ne |personne n['’]|aucun joueur ne |nul ne ).+|{_SURE}(?:on|tu|vous|les joueurs|un joueur|ce joueur|chacun) (?:ne |n['’])(?!(?:es|est|êtes|sait|sais|savez|arrête|connaît|aime\w*|veu[tx]|vaut|va)\b).*?\b(?:pas|plus|jamais|que|rien|aucun\w*|qu['’])\b.+)",
        "Quand un joueur ne respecte pas ceci : {event}, ce joueur doit prendre une pénalité",
    ),
    (
        rf"(?P<event>{_SURE}(?:{_ALL}|les joueurs|on|vous|tu|les cartes|toutes les cartes) (?:doit|doivent|dois|devez|joue (?:de|avec|sans|en|debout|assis)|tient|tiennent|porte|portent|chuchote|chuchotent|lève|lèvent|jouent (?:de|avec|sans|en|debout|assis)|se jouent (?:de|avec|sans|en)|reste|restent|parle|parlent|garde|gardent)\b .+|{_SURE}il faut .+)",
        "Quand un joueur ne respecte pas ceci : {event}, ce joueur doit prendre une pénalité",
    ),
    (
        r"(?P<event>(?:ne |n['’])\w+(?:-vous|-toi)? (?:pas|jamais|plus|rien)\b.*|pas (?:de |d['’])(?!problème|souci|chance|panique|doute|quoi|cartes?|règle|pénalité)\w+\W*$|pas (?:de |d['’])\w+ (?:pendant|à|au|avec|en|sur|sans|durant)\b.+|(?:pendant|durant|à|au|avant|après|en|avec|sans|pour)\b[^:]+?,? (?:on ne|il ne faut|personne ne|personne n['’]|on n['’]|vous ne|tu ne|il est interdit|il faut|on doit|vous devez|tu dois|tout le monde doit|chacun doit)\b .+)",
        "Quand un joueur ne respecte pas ceci : {event}, ce joueur doit prendre une pénalité",
    ),
    (r"(?P<event>[\w\s'’«»\"-]{3,60}? (?:(?:est|sont|reste) (?:strictement |formellement )?(?:interdit|défendu|obligatoire)|(?:n['’]est|ne sont) (?:pas|plus) (?:autorisé|permis|admis|toléré))e?s?(?: \w+.*)?)", "Quand un joueur ne respecte pas ceci : {event}, ce joueur doit prendre une pénalité"),
)
"""What only people can see, and how it becomes a card: where nothing else is understood."""

ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    "frame.when": ("(lorsqu'|chaque fois qu'|à chaque fois qu'|s')", "(à chaque fois que|après que|toutes les fois que|dès qu')"),
    "frame.then": ("(et ensuite|après quoi|mais)",),
    "cards.colours": ("(une|la|toute) carte {colours}",),
    "cards.numbers": ("(une carte|un|le|une carte numéro|une carte avec un) {numbers}",),
    "who.next": ("(le prochain joueur|le suivant|du prochain joueur|au prochain joueur|au suivant)",),
    "who.previous": ("(le joueur d'avant|le joueur qui précède|au joueur d'avant)",),
    "who.left": ("(à|) (ton|son|votre) voisin de gauche", "(le joueur|la personne) à gauche", "(le|son|votre|au|à son|à leur|du) (voisin|joueur) (de|à|à sa) gauche", "joueur de gauche"),
    "who.right": ("(à|) (ton|son|votre) voisin de droite", "(le joueur|la personne) à droite", "(le|son|votre|au|à son|à leur|du) (voisin|joueur) (de|à|à sa) droite", "joueur de droite"),
    "who.after-next": ("(le joueur d'après|le deuxième joueur suivant)",),
    "who.all": ("(chacun|chaque joueur|tout le monde|tous)",),
    "who.others": ("(chaque autre joueur|tous sauf vous|tous sauf lui|tout le monde sauf vous)",),
    "who.chosen": ("(un|à un|d'un) joueur (au choix|quelconque|)",),
    "who.chosen-other": ("(quelqu'un d'autre|à quelqu'un d'autre)",),
    "who.voted": ("(le joueur|celui) (avec|qui a|qui reçoit) le plus de (voix|votes)",),
    "amount.number": ("la carte du dessus {n=1}", "{n} [carte|cartes] supplémentaires", "{n} [carte|cartes] supplémentaire", "{n}", "{n} [carte|cartes] (de|en) (plus|la main|sa main|votre main)", "{n} autre carte", "{n} de (ses|vos|leurs) cartes"),
    "amount.half": ("la moitié de (sa|votre|leur) main",),
    "amount.whole": ("(sa|votre|leur|toute sa|toute votre) main", "(ses|vos|leurs) cartes"),
    "until.next-card": ("(jusqu'à la prochaine carte|jusqu'à ce qu'une carte soit jouée)",),
    "until.own-turn": ("(jusqu'à ce que ce soit de nouveau son tour|pendant un tour)",),
    "until.game": ("(jusqu'à la fin|jusqu'à la fin du jeu|pour le reste de la partie)",),
    "trigger.played": ("(on|quelqu'un|elle) (joue|pose|met|place) {cards:sg}", "(vous|tu|il|ce joueur|un joueur) (jouez|joues|joue|pose|posez) {cards:sg}", "{cards:sg} est posée"),
    "trigger.played-one": ("une seule carte est jouée", "(un joueur|vous) ne (joue|jouez) (qu'une seule|que une) carte"),
    "trigger.played-several": ("(un joueur|vous) (joue|jouez) (plusieurs|deux ou plusieurs|plus d'une) (cartes|carte)",),
    "trigger.played-least": ("(un joueur|vous|quelqu'un) (joue|jouez) {n} cartes ou plus",),
    "trigger.drawn-penalty": ("(un joueur|quelqu'un|vous|il) (pioche|tire|prend|reçoit|prenez) une (pénalité|carte de pénalité)",),
    "trigger.holding": ("(un joueur|quelqu'un) a (exactement|) {n} [carte|cartes] (en main|)", "il ne reste que {n} [carte|cartes] à un joueur"),
    "trigger.reshuffled": ("(la pioche|la défausse) est (mélangée|remélangée|vide|épuisée)",),
    "trigger.idle": ("(un joueur|quelqu'un|on|tu|vous) (met|mets|mettez|prend|réfléchit|attend) plus de {seconds} (à jouer|pour jouer|)", "(un joueur|quelqu'un) (ne joue pas|n'a pas joué|met plus de|réfléchit plus de) (en|pendant|dans les|) {seconds}"),
    "trigger.name": ("(un joueur|quelqu'un) (dit|prononce) le nom d'un (autre|) joueur",),
    "trigger.question": ("(un joueur|quelqu'un|vous) (pose|posez) une question",),
    "trigger.enter": ("(quelqu'un|une personne) entre (dans la salle|dans la chambre|)",),
    "trigger.begins": ("(le jeu|la partie) (commence|débute)",),
    "trigger.threatened": ("(un joueur|vous|tu) (va|allez|vas|devez|doit|dois) prendre une pénalité",),
    "condition.one-higher": ("elle (est|vaut) (d'un|un) (de plus|plus haute) que (la carte d'avant|la précédente|la carte précédente)",),
    "condition.same-colour": ("elle (a|est de) la même couleur (que la précédente|que la carte d'avant|)",),
    "condition.same-number": ("elle (a|porte) le même nombre (que la précédente|que la carte d'avant|)",),
    "do.draw": ("(pioches|piocher) en {amount}", "(pioches|ramasse|ramasser|ramassent) {amount}", "(piochez|pioche|piochent|tirez|tire|tirent|prenez|prend) {amount}", "(prendre|tirer) {amount}"),
    "do.discard": ("(défaussez|défausse|jetez|jette|jettent|se débarrasse de|débarrassez-vous de) {amount}", "(jeter|se défausser de|se débarrasser de) {amount}"),
    "do.give": ("(donnez|donne|donnent|passez|passe|passent) {amount} {to:a}", "(passer|offrir|remettre) {amount} {to:a}"),
    "do.take": ("(prenez|prend|prennent|pioche|piochent|piochez|vole|volez|volent) {amount} (à|chez|) {source:a}", "(prendre|piocher|voler) {amount} {source:a}", "(prend|prennent|prenez|pioche) {amount} (à|au hasard à|) {source}"),
    "do.swap": ("(échange|échanges|échangez|échanger) (ta|sa|votre|toute ta|toutes tes|tes|ses|vos) (main|cartes) avec {other}", "(échangez|échange|échangent) (votre main|sa main|leur main|leurs mains|toutes vos cartes|toutes ses cartes|ses cartes|leurs cartes) avec {other}", "échanger (toutes ses cartes|ses cartes|leurs mains|toute sa main) avec {other}"),
    "do.skip": ("(passes|passe|passez) (ton|votre) (prochain|) tour", "passer (ton|le) tour", "(passez|passe|passent|saute|sautent|perd|perdent) (votre|son|leur|un|le) (prochain|) tour", "(sauter|perdre) (son|un|leur|votre) tour"),
    "do.again": ("c'est (encore|de nouveau|à nouveau) (à toi|ton tour|à lui|son tour) (de jouer|)", "(rejouer|rejoue|rejouent|rejoues|rejouez) (une fois|un tour|tout de suite|)", "(jouer|poser|joue|pose) une (autre|deuxième|nouvelle) carte", "(jouer|poser) encore une carte", "(a|ont|as) droit à un (autre|nouveau) tour", "(rejouez|joue|jouez|jouer) (encore une fois|encore|à nouveau|de nouveau|)", "(avoir|a) un autre tour"),
    "do.say": ("(dites|dis|crie|criez|crient|hurle|annoncez|annoncent|nomme|nommez|chante|chantent|chantez) {text}", "(crier|nommer|citer|chanter|hurler) {text}"),
    "do.name-colour": ("(choisis|choisit|choisir|nomme|décide|annonce) la (prochaine|nouvelle) couleur", "(choisis|choisit|choisir|changer|change|nomme|demande|demander) (la|une|de) (nouvelle|) couleur", "(choisis|choisir) la prochaine couleur", "(choisit|choisissez|annonce|annoncez|dit) une couleur", "(choisir|annoncer|dire) une couleur"),
    "do.name-number": ("(choisit|choisissez|annonce|nomme) un (nombre|chiffre)", "choisir un nombre"),
    "do.drop-chosen": ("(annule|annulez|annuler|supprime|efface) une (des|) (règle|règles)", "(défaussez|retirez|enlevez|supprimez|retire|défausse) une (des|) (règle|règles|règle au choix)", "(retirer|enlever|supprimer) une règle"),
    "do.drop-all": ("(annule|annulez|annuler|supprime|efface|défausse|retire) toutes les règles", "toutes les règles sont (annulées|supprimées|défaussées|retirées)", "(défaussez|retirez|enlevez|supprimez|retire) toutes les règles", "(retirer|enlever|supprimer) toutes les règles"),
    "do.drop-this": ("(défaussez|retirez) cette règle",),
    "do.edit": ("(changez|change|changer) (le|un) nombre (d'une|dans une) autre règle en {n}",),
    "do.suffer-one": ("pénalité", "(prendre|prend|prends|reçoit|recevoir|écope d'|subir) (une|) (pénalité|carte de pénalité)", "(est|être) pénalisé", "(prenez|pioche|piochez|tire|subit) une pénalité"),
    "modifier.forbid": ("(aucune|pas de) {cards:pl} ne (peut|peuvent) être (jouée|jouées)", "{cards:pl} ne (doivent|peuvent) (pas|plus) être jouées"),
    "modifier.require": ("seules {cards:pl} peuvent être jouées", "on ne peut jouer que {cards:pl}"),
    "modifier.permit": ("{cards:sg} peut (aussi|) être (jouée|posée) sur (toute|n'importe quelle|) {on:sg}", "{cards:pl} peuvent (aussi|) être (jouées|posées) sur {on:pl}", "(toute|) {cards:sg} va sur {on:sg}"),
    "modifier.wild": ("{cards:pl} (peuvent être jouées sur tout|peuvent être jouées sur n'importe quelle carte|sont des jokers)",),
    "modifier.open": ("on joue (cartes sur table|à cartes découvertes|avec les cartes visibles)", "(toutes|) les mains sont (ouvertes|visibles)"),
    "modifier.double": ("(toutes|) les pénalités (sont doublées|comptent double|comptent le double)",),
    "modifier.fresh": ("la carte (qui vient d'être piochée|piochée) peut être jouée (aussitôt|)",),
    "modifier.follow-other-parity": ("(les|) (pairs et impairs|pair et impair) doivent (alterner|s'alterner)",),
    "modifier.immune-cards": ("{who} <est|sont> (immunisé|immunisés|protégé) contre les (effets des cartes|effets|cartes|cartes de jeu)",),
    "effect.must": ("{who} (doit|doivent|dois|devez) {do}", "{who} (chacun|tous|) {do}"),
    "effect.may": ("{who} (a|ont|as|avez) le droit de {do}", "{who} (peut|peuvent|peux|pouvez) {do}"),
    "effect.reverse": ("on (change|inverse) (de|le) sens (du jeu|)", "(change|changez|inverse) (de|le) sens (du jeu|)", "le sens (de rotation|du jeu|) (est inversé|s'inverse|change)", "on (joue|tourne|repart) dans l'autre sens", "(le sens|le sens du jeu) (est inversé|s'inverse|change)", "(inversez|changez|inverse) (le sens|de sens|le sens du jeu)"),
    "effect.rotate-play": ("(chacun|tout le monde|tous les joueurs|tous|chaque joueur) (passe|passent|donne|donnent) (sa|leur|leurs|toute sa) (main|mains) (au joueur suivant|au suivant|dans le sens du jeu)",),
    "effect.vote": ("(tous les joueurs|tout le monde|chacun) (vote|votent) (pour un joueur|)",),
    "effect.contest": ("{one} et {other} (font|jouent à) {text}",),
    "trigger.drawn": ("(on|quelqu'un|un joueur|tu|vous|il) (pioche|pioches|piochez|tire) (une carte|)",),
    "trigger.turn-skipped": ("(quelqu'un|on|tu|vous) (passe|passes|passez|saute|perd) (son|ton|votre) tour", "un joueur (saute|perd|doit passer) son tour"),
    "do.show": ("(montre|montres|montrez|montrer|montrent|dévoile|dévoiler|révèle|révéler) (ta|sa|votre|leur|ses|tes|vos|son) (main|jeu|cartes) (à tous|à tout le monde|à tous les joueurs|aux autres|aux autres joueurs|à la table|) {seconds=30}",),
    "modifier.persist": ("qui ne peut pas jouer pioche jusqu'à pouvoir (jouer|) {n=10}",),
    "who.actor": ("(le coupable|le fautif|la personne fautive|l'intéressé)", "(toi|lui|on)"),
    "modifier.fine": ("(chaque|une|toute) pénalité (coûte|vaut|est de|fait) {n} [carte|cartes]", "(toutes|) les pénalités (coûtent|valent|sont de) {n} [carte|cartes]"),
    "who.fewest": ("(le joueur|celui|la personne) (avec|ayant|qui a) le moins de cartes",),
    "who.most": ("(le joueur|celui|la personne) (avec|ayant|qui a) le plus de cartes",),
    "who.neighbours": ("(ses|les|vos|tes) (deux|) voisins",),
    "trigger.turn-start": ("c'est (ton|son|votre|mon|le) tour (de jouer|)", "c'est à (toi|vous|lui|quelqu'un) (de jouer|)"),
    "do.draw-discard": ("(prends|prenez|prendre|pioche|piochez|piocher|récupère) {amount} (dans|de|sur) la défausse",),
    "do.discard-all-of": ("défausse tout ce qui est {cards:sg}",),
    "amount.other-heads": ("autant de cartes que (tu as d'|il a d'|vous avez d'|d') (adversaires|autres joueurs)",),
    "effect.reveal": ("(révèle|révélez|retourne|retournez|dévoile) {n} (nouvelle|nouvelles) (règle|règles)",),
    "effect.pool": ("toutes les (cartes|mains) sont (ramassées|rassemblées|) (mélangées|) (ensemble|) (et|) redistribuées", "(mélangez|mélange) toutes les mains et (redistribuez|redistribue) (les|)"),
    "trigger.accused-wrong": ("(un joueur|quelqu'un|on|tu|vous) accuse (à tort|faussement|quelqu'un à tort)",),
}
"""Further phrases by the key of the construct they stand for."""

OPENERS: Final = (
    "le la les l un une des de tous toutes tout aucun aucune chaque chacun si quand lorsque et ou mais qui que celui celle quiconque a avec il elle on ils "
    "personne quelqu vous tu avez pendant apres tant jusqu d pioche piochez piochent tire tirez tirent defausse defaussez defaussent donne donnez donnent "
    "prend prenez prennent echangez echange echangent passe passez passent nomme nommez choisissez defiez retournez regardez montrez revelez remplacez "
    "joue jouez jouent faites carte cartes regle regles penalite penalites pair impair"
)
LINKS: Final = "et ou mais qui puis que au aux de du"
