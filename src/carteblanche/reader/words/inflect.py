"""All forms of a word of the lexicon. English, German and French are made by rules wide enough for what people write; Polish and Russian
come from dictionaries. A form that nobody uses does no harm: it is only ever looked up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

_VOWELS: Final = "aeiouyäöü"
CASES: Final = {"datv": "dat", "gent": "gen", "ablt": "ins", "accs": "acc", "nomn": "nom", "loct": "loc"}


def forms(word: str, category: str, language: str) -> Iterator[tuple[str, str]]:
    """The forms of a word of this category (`v` verb, `n` noun, `a` adjective), each with its case where the form tells one."""
    if category != "v" or language not in ("de", "fr"):
        yield word, ""
    match language:
        case "en":
            found = _english(word, category)
        case "de":
            found = _german(word, category)
        case "fr":
            found = _french(word, category)
        case "pl":
            yield from _polish(word)
            return
        case "ru":
            yield from _russian(word)
            return
        case _:
            found = iter(())
    once = _never_finite(word, language) if category == "v" else None
    if category == "v" and language in ("de", "fr"):
        yield word, "inf" if once is not None else ""
    for form in found:
        plain = form.replace("|", "")
        if once is None or (plain in once and plain != word.replace("|", "")):
            yield form, ""
        elif plain not in once:
            yield form, "fin"


def _never_finite(word: str, language: str) -> frozenset[str] | None:
    """The forms of a verb that may be an infinitive or a participle; all others are finite. Nothing where forms do not tell."""
    prefix, _, base = word.rpartition("|")
    if language == "de":
        stem = base.removesuffix("en") if base.endswith("en") else base.removesuffix("n")
        fixed = [one for one in _FIXED if base.startswith(one)]
        found = {base, f"zu{base}", f"ge{stem}t", f"ge{stem}et", f"{stem}end"}
        if len(fixed) > 1 or base.endswith("ieren"):
            found |= {f"{stem}t", f"{stem}et"}
        for one in fixed:
            strong = _STRONG.get(base.removeprefix(one))
            if strong is not None:
                participle = strong.split()[-1]
                found.add(one + (participle.removeprefix("ge") if one else participle))
        return frozenset(prefix + form for form in found)
    if language == "fr" and word.endswith("er") and not any(word.endswith(one) for one in _FRENCH):
        return frozenset((word, *(word[:-2] + end for end in ("é", "ée", "és", "ées", "é(e)", "er", "ant"))))
    return None


def _english(word: str, category: str) -> Iterator[str]:
    if category == "n":
        yield from (f"{word}s", f"{word}'s", f"{word}s'")
        if word.endswith("y"):
            yield f"{word[:-1]}ies"
        if word.endswith(("s", "x", "ch", "sh")):
            yield f"{word}es"
    elif category == "v":
        stem = word.removesuffix("e")
        third = f"{word[:-1]}ies" if word.endswith("y") and word[-2] not in _VOWELS else f"{word}s"
        past = f"{word[:-1]}ied" if third.endswith("ies") else f"{stem}ed"
        yield from (third, past, f"{stem}ing", f"{stem}in", f"{stem}in'")
        if word.endswith(("s", "x", "ch", "sh", "o")):
            yield f"{word}es"
        if len(word) > 2 and word[-1] not in _VOWELS and word[-2] in _VOWELS and word[-3] not in _VOWELS:
            yield from (f"{word}{word[-1]}ed", f"{word}{word[-1]}ing", f"{word}{word[-1]}in")


_UMLAUTS: Final = {"au": "äu", "a": "ä", "o": "ö", "u": "ü"}
_FIXED: Final = ("", "be", "ver", "er", "ent", "zer", "ge", "miss", "über", "unter", "hinter", "wider")
"""Prefixes that stay with a German verb and take the place of *ge*."""
_STRONG: Final = {
    # the forms of German verbs that no rule makes, the participle last
    "beginnen": "begann begannen begonnen", "beißen": "biss bissen gebissen", "bieten": "bot boten geboten",
    "binden": "band banden gebunden", "bitten": "bat baten gebeten", "bleiben": "blieb blieben geblieben",
    "brechen": "brich bricht brichst brach brachen gebrochen", "bringen": "brachte brachten gebracht",
    "denken": "dachte dachten gedacht", "dürfen": "darf darfst durfte durften gedurft",
    "essen": "iss isst aß aßen gegessen", "fahren": "fährt fährst fuhr fuhren gefahren",
    "fallen": "fällt fällst fiel fielen gefallen", "fangen": "fängt fängst fing fingen gefangen",
    "finden": "fand fanden gefunden", "fliegen": "flog flogen geflogen", "fressen": "friss frisst fraß fraßen gefressen",
    "geben": "gib gibt gibst gibste gab gaben gegeben", "gehen": "ging gingen gehn gegangen",
    "gelten": "gilt giltst galt galten gegolten", "gewinnen": "gewann gewannen gewonnen", "graben": "gräbt grub gegraben",
    "greifen": "griff griffen gegriffen", "halten": "hält hältst hielt hielten gehalten",
    "hauen": "haut gehaun gehauen", "heben": "hob hoben gehoben", "heißen": "hieß hießen geheißen", "helfen": "hilf hilft half geholfen",
    "kennen": "kannte kannten gekannt", "klingen": "klang klangen geklungen", "kommen": "kam kamen gekommen",
    "lassen": "lass lässt ließ ließen gelassen", "laufen": "läuft läufst lief liefen gelaufen",
    "lesen": "lies liest las lasen gelesen", "liegen": "lag lagen gelegen", "lügen": "log logen gelogen",
    "nehmen": "nimm nimmt nimmst nimmste nahm nahmen genommen", "nennen": "nannte nannten genannt",
    "pfeifen": "pfiff pfiffen gepfiffen", "raten": "rät rätst riet rieten geraten", "reißen": "riss rissen gerissen",
    "rufen": "rief riefen gerufen", "saufen": "säuft soff gesoffen", "scheiden": "schied schieden geschieden",
    "schieben": "schob schoben geschoben", "schlafen": "schläft schlief geschlafen",
    "schlagen": "schlägt schlägst schlug schlugen geschlagen", "schließen": "schloss schlossen geschlossen",
    "schmeißen": "schmiss schmissen geschmissen", "schneiden": "schnitt schnitten geschnitten",
    "schreiben": "schrieb schrieben geschrieben", "schreien": "schrie schrien geschrien geschrieen",
    "schweigen": "schwieg schwiegen geschwiegen", "schwören": "schwor geschworen", "sehen": "sieh sieht siehst sah sahen gesehn gesehen",
    "singen": "sang sangen gesungen", "sinken": "sank gesunken", "sitzen": "saß saßen gesessen",
    "sprechen": "sprich spricht sprichst sprach sprachen gesprochen", "springen": "sprang sprangen gesprungen",
    "stehen": "stand standen steh stehn gestanden", "stehlen": "stiehl stiehlt stiehlst stahl stahlen gestohlen",
    "steigen": "stieg stiegen gestiegen", "stinken": "stank gestunken", "stoßen": "stößt stieß stießen gestoßen",
    "streichen": "strich strichen gestrichen", "streiten": "stritt stritten gestritten", "tragen": "trägt trug trugen getragen",
    "treffen": "triff trifft triffst traf trafen getroffen", "treten": "tritt trittst trat traten getreten",
    "trinken": "trank tranken getrunken", "tun": "tu tue tust tut tat taten getan",
    "vergessen": "vergiss vergisst vergaß vergaßen vergessen",
    "verlieren": "verlor verloren verloren", "weisen": "wies wiesen gewiesen", "wenden": "wandte gewandt",
    "werden": "wird wirst wurde wurden würde worden geworden", "werfen": "wirf wirft wirfst warf warfen geworfen",
    "wissen": "weiß weißt wusste gewusst", "ziehen": "zog zogen gezogen", "zwingen": "zwang zwangen gezwungen",
    "sein": "bin bist ist is sind seid sei war warst waren wär wäre wären gewesen",
    "haben": "hab habe hast haste hat habt hatte hattest hatten hätte hättest hätten gehabt",
}  # fmt: skip


def _german(word: str, category: str) -> Iterator[str]:
    if category == "v":
        prefix, _, base = word.rpartition("|")
        for form in _german_verb(base, apart=bool(prefix)):
            yield prefix + form
    elif category == "n":
        for stem in (word, _with_umlaut(word)):
            yield stem
            yield from (stem + end for end in ("e", "n", "en", "ens", "s", "es", "er", "ern", "nen"))
    elif category == "a":
        yield from (word + end for end in ("e", "er", "es", "en", "em"))


def _german_verb(base: str, *, apart: bool) -> Iterator[str]:
    """The forms of a verb without its separable prefix."""
    stem = base.removesuffix("en") if base.endswith("en") else base.removesuffix("n")
    yield base
    yield from (stem + end for end in ("", "e", "n", "st", "ste", "t", "et", "est", "te", "test", "ten", "end"))
    yield from (f"ge{stem}t", f"ge{stem}et", f"zu{base}" if apart else base)
    if base.endswith("eln"):
        yield f"{base[:-3]}le"
    for fixed in _FIXED:
        strong = _STRONG.get(base.removeprefix(fixed)) if base.startswith(fixed) else None
        if strong is not None:
            *others, participle = strong.split()
            yield from (fixed + form for form in others)
            yield fixed + (participle.removeprefix("ge") if fixed else participle)


def _with_umlaut(word: str) -> str:
    """The word with its last vowel changed: *Zug*, *Züg(e)*."""
    for index in range(len(word) - 1, -1, -1):
        if word[index] in "aou":
            start = index - 1 if word[index] == "u" and index and word[index - 1] == "a" else index
            return word[:start] + _UMLAUTS[word[start : index + 1]] + word[index + 1 :]
    return word


_FRENCH: Final = {
    # the forms of French verbs that no rule makes, for all verbs that end like them
    "aller": "vais vas va vont aille ailles aillent irai iras ira irez iront irait",
    "asseoir": "assieds assied asseyez assois assoit assoyez assis assise assises",
    "avoir": "ai as a avons avez ont avait avais avaient aura auras aurez auront aurait ait aies aient ayez ayant eu eue eus eues",
    "battre": "bats bat battu battue battus battues",
    "boire": "bois boit buvez buvons boivent boive bu bue buvant buvait",
    "courir": "cours court courez courent couru courant courra",
    "croire": "crois croit croyez croient cru",
    "devoir": "dois doit devons devez doivent doive devra devras devrez devront dû devait",
    "dire": "dis dit dite dits dites disons disez disent dise disant disait dira diras direz diront",
    "dormir": "dors dort dorment dormez dormi dormant",
    "écrire": "écris écrit écrite écrits écrites écrivez écrivent écrivant",
    "être": "suis es est sommes êtes sont étais était étaient sera seras serez seront serait sois soit soyez soient été étant",
    "faire": "fais fait faite faits faites faisons font fasse fasses fassent faisant faisait fera feras ferez feront",
    "lire": "lis lit lisez lisent lu lue lisant",
    "mettre": "mets met mettons mettez mettent mette mettes mis mise mises mettant mettait mettra mettras mettrez mettront",
    "mourir": "meurs meurt meurent mort morte morts",
    "ouvrir": "ouvre ouvres ouvrons ouvrez ouvrent ouvert ouverte ouverts ouvertes ouvrant ouvrait",
    "couvrir": "couvre couvres couvrons couvrez couvrent couvert couverte couverts couvertes couvrant",
    "offrir": "offre offres offrons offrez offrent offert offerte offerts offertes offrant",
    "partir": "pars part partons partez partent parte parti partie partis partant partait partira",
    "perdre": "perdais perdait",
    "plaindre": "plains plaint plaignez plaignent plaigne plaignant plainte",
    "pleuvoir": "pleut pleuve plu",
    "prendre": "prends prend prenons prenez prennent prenne prennes pris prise prises prenant prenait prendra prendras prendrez prendront",
    "recevoir": "reçois reçoit recevons recevez reçoivent reçoive reçu reçue reçus reçues recevant recevra recevras recevront",
    "rire": "ris rit rions riez rient rie ri riant",
    "savoir": "sais sait savez savent su sache",
    "servir": "sers sert servez servent servi servant",
    "sortir": "sors sort sortons sortez sortent sorte sorti sortie sortis sortant sortira",
    "suivre": "suis suit suivons suivez suivent suive suivi suivie suivis suivies",
    "taire": "tais tait taisez taisent taise",
    "tenir": "tiens tient tenons tenez tiennent tienne tenu tenue tenus tenues tenant tenait tiendra tiendras tiendront",
    "mentir": "mens ment mentez mentent menti",
    "vaincre": "vaincs vainc vainquez vaincu",
    "valoir": "vaux vaut valent valez vaille valu valait vaudra",
    "venir": "viens vient venons venez viennent vienne venu venue venus venues venant venait viendra viendront",
    "voir": "vois voit voyons voyez voient voie vu vue vus vues voyant voyait verra verras verront",
}  # fmt: skip
_ER: Final = (
    "e es ent ez ons é ée és ées é(e) ant a ai as er ais ait aient iez era erai eras erez erons eront erait eraient"
)
_IR: Final = "is it issons issez issent isse isses i ie ies issant issait issaient ira irai iras irez iront irait"
_RE: Final = "s ons ez ent e es u ue us ues ant ait aient ra ras rez ront rait"


def _french(word: str, category: str) -> Iterator[str]:
    if category == "v":
        yield from _french_verb(word)
    elif category in ("n", "a"):
        yield from (word + end for end in ("s", "e", "es", "x"))
        for end, other in (
            ("al", "aux"),
            ("eur", "euse"),
            ("if", "ive"),
            ("eux", "euse"),
            ("el", "elle"),
            ("en", "enne"),
        ):
            if word.endswith(end):
                yield from (word.removesuffix(end) + other, f"{word.removesuffix(end)}{other}s")


def _french_verb(word: str) -> Iterator[str]:
    stem = word[:-2]
    for ending in sorted(_FRENCH, key=len, reverse=True):
        if word.endswith(ending):
            yield from (word.removesuffix(ending) + form for form in _FRENCH[ending].split())
            break
    if word.endswith("er"):
        yield from (stem + end for end in _ER.split())
        if stem.endswith("g"):
            yield from (f"{stem}e{end}" for end in ("ant", "ons", "ait", "a", "aient"))
        if stem.endswith("c"):
            yield from (f"{stem[:-1]}ç{end}" for end in ("ant", "ons", "ait", "a", "aient"))
        for changed in _french_stems(stem):
            yield from (changed + end for end in ("e", "es", "ent", "era", "eras", "erez", "eront"))
    elif word.endswith("ir"):
        yield from (stem + end for end in _IR.split())
    elif word.endswith("re"):
        yield from (stem + end for end in ("", *_RE.split()))


def _french_stems(stem: str) -> Iterator[str]:
    """The stem as it is written before a silent *e*: *jett(e)*, *enlèv(e)*, *récupèr(e)*, *pai(e)*."""
    if stem.endswith("y"):
        yield f"{stem[:-1]}i"
    if len(stem) > 2 and stem[-2] in "eé" and stem[-1] not in _VOWELS:
        yield f"{stem[:-2]}è{stem[-1]}"
        if stem[-1] in "lt":
            yield f"{stem}{stem[-1]}"


@lru_cache(maxsize=1)
def morfeusz() -> Any:
    """The dictionary of Polish."""
    import morfeusz2  # type: ignore[import-untyped]  # pyright: ignore[reportMissingTypeStubs]

    return morfeusz2.Morfeusz(praet="composite")


@lru_cache(maxsize=1)
def pymorphy() -> Any:
    """The dictionary of Russian."""
    import pymorphy3  # type: ignore[import-untyped]  # pyright: ignore[reportMissingTypeStubs]

    return pymorphy3.MorphAnalyzer()


def _polish(word: str) -> Iterator[tuple[str, str]]:
    """The forms of a lemma, or of a comparative or superlative, each with all its cases: `acc.gen`.

    Passive participles that stand for an adjective are left out; for *-ą* there is *-om* too, as it is heard.
    """
    found: dict[str, set[str]] = {}
    for lemma, degree in ((word, "pos"), *_polish_degrees(word)):
        for form, _lemma, tag, *_ in morfeusz().generate(lemma):
            kind, *fields = str(tag).split(":")
            cases = {case for field in fields for case in field.split(".")} & {
                "dat",
                "gen",
                "inst",
                "acc",
                "nom",
                "loc",
            }
            if "neg" in fields or kind in ("adja", "brev", "ign") or (kind == "ppas" and "nom" not in cases):
                continue
            if degree in fields or (degree == "pos" and kind != "adj"):
                found.setdefault(str(form).lower(), set()).update(cases)
    for form, cases in found.items():
        listed = ".".join(sorted("ins" if case == "inst" else case for case in cases))
        yield form, listed
        if form.endswith("ą") and len(form) > 2:
            yield f"{form[:-1]}om", listed


def _polish_degrees(word: str) -> list[tuple[str, str]]:
    """The adjective and the degree, if a word is a comparative or superlative."""
    read = (
        (str(lemma).partition(":")[0], str(tag).split(":")) for _, _, (_, lemma, tag, *_) in morfeusz().analyse(word)
    )
    return sorted(
        {(lemma, fields[-1]) for lemma, fields in read if fields[0] == "adj" and fields[-1] in ("com", "sup")}
    )


def _russian(word: str) -> Iterator[tuple[str, str]]:
    """The forms of a lemma, each with all its cases: `acc.gen`. An active participle names who did it, *сыгравший*, and is marked `agent`;
    a passive one that stands for an adjective is left out.
    """
    for parse in pymorphy().parse(word):
        if parse.normal_form == word:
            found: dict[str, set[str]] = {}
            for form in parse.lexeme:
                if "PRTF" not in form.tag:
                    found.setdefault(str(form.word), set()).add(CASES.get(str(form.tag.case), ""))
                elif "actv" in form.tag:
                    found.setdefault(str(form.word), set()).add("agent")
            for spelling, cases in found.items():
                yield spelling, ".".join(sorted(cases - {""}))
            return


_NAMES: Final = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Erro", "Dist", "Abbr"})
"""What the dictionary of Russian calls names, abbreviations and misspellings."""


@lru_cache(maxsize=20_000)
def is_word(word: str, language: str, *, names: bool = True) -> bool:
    """Whether this is a word of the language in its own right, and so no misspelling of another; names are if they may be meant."""
    if language == "pl":
        return any(
            str(tag) not in ("ign", "brev") and (names or not _is_rare(labels, marks))
            for _, _, (_, _, tag, labels, marks) in morfeusz().analyse(word)
        )
    if language == "ru":
        if not pymorphy().word_is_known(word):
            return False
        return names or any(not _NAMES & set(one.tag.grammemes) for one in pymorphy().parse(word))
    import simplemma

    return any(bool(simplemma.is_known(one, lang=language)) for one in (word, word.capitalize()))


def _is_rare(labels: list[str], marks: list[str]) -> bool:
    """Whether the dictionary of Polish says that a form is a name, or of old."""
    return (bool(labels) and "nazwa_pospolita" not in labels) or bool({"daw.", "arch.", "rzad."} & set(marks))
