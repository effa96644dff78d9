"""Words of two letters, written down by hand: dictionaries list abbreviations among them. And what must not be in a lexicon."""

from __future__ import annotations

from typing import Final

TWO: Final = {
    "de": (
        "AB AH AI AM AN AS AU BI BÖ DA DO DU EH EI ER ES EX FA GO HA HE HI HM HO HU IM IN JA JE JO LA LI LU MI MU NA NU OB OH OM OS "
        "PI PO RE SI SO TU UH UM UR UT WO ZU ÄH ÖD ÖL"
    ),
    "en": (
        "AD AH AM AN AS AT AW AX AY BE BY DO EH EM EN EX FA GO HA HE HI HM HO ID IF IN IS IT LA LO MA ME MI MU MY NO NU OF OH ON OR OW "
        "OX PA PI RE SH SO TI TO UH UM UP US WE XI YE"
    ),
    "fr": (
        "AH AI AN AS AU BU CA CE CI DA DE DO DU EH EN ES ET EU EX FA FI GO HA HE HO IF IL JE LA LE LU MA ME MI MU NA NE NI NO NU OH ON OR "
        "OS OU PI PU RE RU SA SE SI SU TA TE TU UN US UT VA VE VU XI"
    ),
    "pl": (
        "AD AG AH AJ AL AM AR AS AU AŻ BA BĄ BE BO BY CE CI CO DA DE DO DY EH EJ EL EM EN ER ES EW FA FE FI FU GO HA HE HI HM HO HU "
        "ID IF II IL IM IŻ JA JĄ JE KA KI KU LI LU MA MĄ ME MI MU MY NA NI NO NÓ NU OD OH OJ OM ON OŃ OP OR OS OŚ OT OZ PE PI PO RE SĄ "
        "SE SI SU TA TĄ TE TĘ TO TU TY UD UF UL UP UT WE WY ZA ZE ŻE"
    ),
    "ru": (
        "АД АЗ АЙ АМ АС АУ АХ БА БИ БЫ ВЫ ГА ГО ДА ДО ЕЖ ЕЛ ЕМ ЕР ЖЕ ЗА ИБ ИВ ИЗ ИЛ ИМ ИХ КА КО ЛИ ЛЯ МИ МУ МЫ НА НЕ НИ НО НУ ОБ ОД ОЙ "
        "ОМ ОН ОР ОС ОТ ОХ ПА ПИ ПО РЕ РО СИ СО ТА ТЕ ТО ТУ ТЫ УЖ УЗ УМ УР УС УХ ФА ФИ ФУ ХА ХИ ЦЕ ЩИ ЭЙ ЭМ ЭН ЭР ЭС ЭТ ЭФ ЭХ ЮГ ЮЗ ЮН "
        "ЮР ЮС ЮТ ЯД ЯК ЯЛ ЯМ ЯР ЯС"
    ),
}

DENIED: Final = {
    "de": (
        "ACT ADA AHN ALF AUG BAI BDE BEA BSP BUK CHE CHI CUM DIV DOW DPA DPI DTV DUX ECU ELI ESC EVA FES FKT FOR FTP "
        "GOR GST HBF HOC IDA INA JAK JIM JOH JOY JUL KEN KFZ LIZ LKW LUD LÖW MAC MAO MUX NEW OER OKA ORF OUR PEU PKW "
        "POS QIS QMM QUO RAL RED REG RHE RUR SAN SAO SEK SPE SRI SUN TAI TAZ TBC TEL UDE ULF URS UTA VAN VIS WIM WOB "
        "XON "
    ),
    "en": "",
    "fr": "",
    "pl": "",
    "ru": "",
}
"""Abbreviations and junk in the sources, found by reading what was built."""
