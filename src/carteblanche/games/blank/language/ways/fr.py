"""French: how else people say it."""

# ruff: noqa: E501 - an entry with all its readings stands on one line
# fmt: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_ALL: Final = r"(?:tout le monde|tous(?: les joueurs)?|chacun|chaque joueur)"
_WHOEVER: Final = r"(?:celui qui|celle qui|quiconque|tout joueur qui|le joueur qui|toute personne qui|qui)"
_APOS: Final = r"['’]"

REWRITES: Final[tuple[tuple[str, str], ...]] = (
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
    (r"\b(pioch|défauss|prenn|donn)(ez|e)-en (une autre|\w+)", r"\1\2 \3"),
    (r"\b(pioche|piochez|défausse|défaussez) (une|deux|trois|quatre|cinq|six|\d+)(?=[\s.;,]*$)", r"\1 \2 cartes"),
    (r"\bune autre\b(?! carte| couleur| règle)", "une autre carte"),
    (rf"\bn{_APOS}a plus qu{_APOS}une carte", "se retrouve avec 1 carte"),
    (r"\béchange sa main avec le joueur", "échange sa main avec le joueur"),
    (r"\bil (?=prend|pioche|défausse|donne|dit|doit|peut)", "ce joueur "),
    (r"\b(prend une carte) à un joueur", r"\1 à un joueur"),
)
"""Patterns over the text as it was written, in any case, and what they are read as."""

ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    "frame.when": ("(à chaque fois que|après que|toutes les fois que|dès qu')",),
    "frame.then": ("(et ensuite|après quoi|mais)",),
    "cards.colours": ("(une|la|toute) carte {colours}",),
    "cards.numbers": ("(une carte|un|le|une carte numéro|une carte avec un) {numbers}",),
    "who.next": ("(le prochain joueur|le suivant|du prochain joueur|au prochain joueur|au suivant)",),
    "who.previous": ("(le joueur d'avant|le joueur qui précède|au joueur d'avant)",),
    "who.left": ("(le|son|votre|au|à son|à leur|du) (voisin|joueur) (de|à|à sa) gauche", "joueur de gauche"),
    "who.right": ("(le|son|votre|au|à son|à leur|du) (voisin|joueur) (de|à|à sa) droite", "joueur de droite"),
    "who.after-next": ("(le joueur d'après|le deuxième joueur suivant)",),
    "who.all": ("(chacun|chaque joueur|tout le monde|tous)",),
    "who.others": ("(chaque autre joueur|tous sauf vous|tous sauf lui|tout le monde sauf vous)",),
    "who.chosen": ("(un|à un|d'un) joueur (au choix|quelconque|)",),
    "who.chosen-other": ("(quelqu'un d'autre|à quelqu'un d'autre)",),
    "who.voted": ("(le joueur|celui) (avec|qui a|qui reçoit) le plus de (voix|votes)",),
    "amount.number": ("{n}", "{n} [carte|cartes] (de|en) (plus|la main|sa main|votre main)", "{n} autre carte", "{n} de (ses|vos|leurs) cartes"),
    "amount.half": ("la moitié de (sa|votre|leur) main",),
    "amount.whole": ("(sa|votre|leur|toute sa|toute votre) main", "(ses|vos|leurs) cartes"),
    "until.next-card": ("(jusqu'à la prochaine carte|jusqu'à ce qu'une carte soit jouée)",),
    "until.own-turn": ("(jusqu'à ce que ce soit de nouveau son tour|pendant un tour)",),
    "until.game": ("(jusqu'à la fin|jusqu'à la fin du jeu|pour le reste de la partie)",),
    "trigger.played": ("(vous|tu|il|ce joueur|un joueur) (jouez|joues|joue|pose|posez) {cards:sg}", "{cards:sg} est posée"),
    "trigger.played-one": ("une seule carte est jouée", "(un joueur|vous) ne (joue|jouez) (qu'une seule|que une) carte"),
    "trigger.played-several": ("(un joueur|vous) (joue|jouez) (plusieurs|deux ou plusieurs|plus d'une) (cartes|carte)",),
    "trigger.played-least": ("(un joueur|vous|quelqu'un) (joue|jouez) {n} cartes ou plus",),
    "trigger.drawn-penalty": ("(un joueur|quelqu'un|vous|il) (pioche|tire|prend|reçoit|prenez) une (pénalité|carte de pénalité)",),
    "trigger.holding": ("(un joueur|quelqu'un) a (exactement|) {n} [carte|cartes] (en main|)", "il ne reste que {n} [carte|cartes] à un joueur"),
    "trigger.reshuffled": ("(la pioche|la défausse) est (mélangée|remélangée|vide|épuisée)",),
    "trigger.idle": ("(un joueur|quelqu'un) (ne joue pas|n'a pas joué|met plus de|réfléchit plus de) (en|pendant|dans les|) {seconds}",),
    "trigger.name": ("(un joueur|quelqu'un) (dit|prononce) le nom d'un (autre|) joueur",),
    "trigger.question": ("(un joueur|quelqu'un|vous) (pose|posez) une question",),
    "trigger.enter": ("(quelqu'un|une personne) entre (dans la salle|dans la chambre|)",),
    "trigger.begins": ("(le jeu|la partie) (commence|débute)",),
    "trigger.threatened": ("(un joueur|vous|tu) (va|allez|vas|devez|doit|dois) prendre une pénalité",),
    "condition.one-higher": ("elle (est|vaut) (d'un|un) (de plus|plus haute) que (la carte d'avant|la précédente|la carte précédente)",),
    "condition.same-colour": ("elle (a|est de) la même couleur (que la précédente|que la carte d'avant|)",),
    "condition.same-number": ("elle (a|porte) le même nombre (que la précédente|que la carte d'avant|)",),
    "do.draw": ("(piochez|pioche|piochent|tirez|tire|tirent|prenez|prend) {amount}", "(prendre|tirer) {amount}"),
    "do.discard": ("(défaussez|défausse|jetez|jette|jettent|se débarrasse de|débarrassez-vous de) {amount}", "(jeter|se défausser de|se débarrasser de) {amount}"),
    "do.give": ("(donnez|donne|donnent|passez|passe|passent) {amount} {to:a}", "(passer|offrir|remettre) {amount} {to:a}"),
    "do.take": ("(prenez|prend|prennent|pioche|piochent|piochez|vole|volez|volent) {amount} (à|chez|) {source:a}", "(prendre|piocher|voler) {amount} {source:a}", "(prend|prennent|prenez|pioche) {amount} (à|au hasard à|) {source}"),
    "do.swap": ("(échangez|échange|échangent) (votre main|sa main|leur main|leurs mains|toutes vos cartes|toutes ses cartes|ses cartes|leurs cartes) avec {other}", "échanger (toutes ses cartes|ses cartes|leurs mains|toute sa main) avec {other}"),
    "do.skip": ("(passez|passe|passent|saute|sautent|perd|perdent) (votre|son|leur|un|le) (prochain|) tour", "(sauter|perdre) (son|un|leur|votre) tour"),
    "do.again": ("(rejouez|joue|jouez|jouer) (encore une fois|encore|à nouveau|de nouveau|)", "(avoir|a) un autre tour"),
    "do.say": ("(dites|dis|crie|criez|crient|hurle|annoncez|annoncent|nomme|nommez|chante|chantent|chantez) {text}", "(crier|nommer|citer|chanter|hurler) {text}"),
    "do.name-colour": ("(choisit|choisissez|annonce|annoncez|dit) une couleur", "(choisir|annoncer|dire) une couleur"),
    "do.name-number": ("(choisit|choisissez|annonce|nomme) un (nombre|chiffre)", "choisir un nombre"),
    "do.drop-chosen": ("(défaussez|retirez|enlevez|supprimez|retire|défausse) une (des|) (règle|règles|règle au choix)", "(retirer|enlever|supprimer) une règle"),
    "do.drop-all": ("(défaussez|retirez|enlevez|supprimez|retire) toutes les règles", "(retirer|enlever|supprimer) toutes les règles"),
    "do.drop-this": ("(défaussez|retirez) cette règle",),
    "do.edit": ("(changez|change|changer) (le|un) nombre (d'une|dans une) autre règle en {n}",),
    "do.suffer-one": ("(prenez|pioche|piochez|tire|subit) une pénalité",),
    "modifier.forbid": ("(aucune|pas de) {cards:pl} ne (peut|peuvent) être (jouée|jouées)", "{cards:pl} ne (doivent|peuvent) (pas|plus) être jouées"),
    "modifier.require": ("seules {cards:pl} peuvent être jouées", "on ne peut jouer que {cards:pl}"),
    "modifier.permit": ("{cards:sg} peut (aussi|) être (jouée|posée) sur (toute|n'importe quelle|) {on:sg}", "{cards:pl} peuvent (aussi|) être (jouées|posées) sur {on:pl}", "(toute|) {cards:sg} va sur {on:sg}"),
    "modifier.wild": ("{cards:pl} (peuvent être jouées sur tout|peuvent être jouées sur n'importe quelle carte|sont des jokers)",),
    "modifier.open": ("(toutes|) les mains sont (ouvertes|visibles)",),
    "modifier.double": ("(toutes|) les pénalités (sont doublées|comptent double|comptent le double)",),
    "modifier.fresh": ("la carte (qui vient d'être piochée|piochée) peut être jouée (aussitôt|)",),
    "modifier.follow-other-parity": ("(les|) (pairs et impairs|pair et impair) doivent (alterner|s'alterner)",),
    "modifier.immune-cards": ("{who} <est|sont> (immunisé|immunisés|protégé) contre les (effets des cartes|effets|cartes|cartes de jeu)",),
    "effect.must": ("{who} (doit|doivent|dois|devez) {do}", "{who} (chacun|tous|) {do}"),
    "effect.may": ("{who} (peut|peuvent|peux|pouvez) {do}",),
    "effect.reverse": ("(le sens|le sens du jeu) (est inversé|s'inverse|change)", "(inversez|changez|inverse) (le sens|de sens|le sens du jeu)"),
    "effect.rotate-play": ("(chacun|tout le monde|tous les joueurs|tous|chaque joueur) (passe|passent|donne|donnent) (sa|leur|leurs|toute sa) (main|mains) (au joueur suivant|au suivant|dans le sens du jeu)",),
    "effect.vote": ("(tous les joueurs|tout le monde|chacun) (vote|votent) (pour un joueur|)",),
    "effect.contest": ("{one} et {other} (font|jouent à) {text}",),
}
"""Further phrases by the key of the construct they stand for."""

OPENERS: Final = (
    "le la les l un une des de tous toutes tout aucun aucune chaque chacun si quand lorsque et ou mais qui que celui celle quiconque a avec il elle on ils "
    "personne quelqu vous tu avez pendant apres tant jusqu d pioche piochez piochent tire tirez tirent defausse defaussez defaussent donne donnez donnent "
    "prend prenez prennent echangez echange echangent passe passez passent nomme nommez choisissez defiez retournez regardez montrez revelez remplacez "
    "joue jouez jouent faites carte cartes regle regles penalite penalites pair impair"
)
LINKS: Final = "et ou mais qui puis que au aux de du"
