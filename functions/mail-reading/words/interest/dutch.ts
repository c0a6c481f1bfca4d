import { words } from '../../../../shared/rules/any-of.ts';

export const DUTCH = {
  'not-now': words`
    geen tijd
    na de (?:zomer|vakantie|feestdagen|kerst)
    (?:op dit moment|momenteel|nu|voorlopig|op het moment|vooralsnog)[^.!?\n]{0,40}(?:niet|geen|te druk)
    niet[^.!?\n]{0,40}(?:op dit moment|momenteel|voorlopig|op het moment)
    niet (?:actief )?op zoek
    niet het (?:juiste|goede|beste) moment
    (?:misschien|wellicht|mogelijk)[^.!?\n]{0,12}(?:later|volgend|in|over)
    (?:benader|contact|neem|meld|mail|bel|probeer)[^.!?\n]{0,30}(?:volgend|over een|later|over (?:drie|zes|een paar)|nog eens|najaar|voorjaar|zomer)
    te druk
    (?:hou|houd) me (?:op de hoogte|in gedachten)
    (?:zwangerschaps|ouderschaps|bevallings|ziekte)verlof
    niet (?:voor|eerder dan) (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|de zomer|het (?:voor|na)jaar)
    (?:benader|contact|neem|meld|mail|bel|schrijf)[^.!?\n]{0,30} in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|het (?:voor|na)jaar)
  `,
  'moved-on': words`
    (?:net|pas|onlangs|zojuist)[^.!?\n]{0,20}(?:nieuwe baan|begonnen|gestart|overgestapt|getekend)
    nieuwe (?:baan|functie|werkgever|uitdaging)[^.!?\n]{0,20}(?:begonnen|gevonden|gestart|geaccepteerd)
    (?:ander|andere)[^.!?\n]{0,12} (?:aanbod|baan|functie)[^.!?\n]{0,20}(?:geaccepteerd|aangenomen|gevonden)
    (?:al )?(?:ergens anders|elders) (?:getekend|begonnen|aan de slag)
    (?:met|gepensioneerd|in) pensioen
    gepensioneerd
    (?:werk|ben|zit) (?:ik )?niet (?:meer|langer) (?:in|als|bij|werkzaam)
    van (?:beroep|baan|carrière|werkgever) (?:veranderd|gewisseld|geswitcht)
  `,
  'not-interested': words`
    niet de juiste persoon
    ga (?:hier|daar) niet over
    geen (?:interesse|belangstelling)
    niet (?:echt )?geïnteresseerd
    nee,? (?:dank|bedankt)
    (?:bedankt|dank),? maar nee
    niets voor mij
    niet (?:iets )?voor mij
    past niet
    wil (?:ik )?niet (?:weg|wisselen|veranderen|overstappen)
    (?:prima|goed|tevreden|heerlijk)[^.!?\n]{0,20}(?:op mijn plek|in mijn|bij mijn|waar ik)
    (?:afzien van|afwijzen|bedank (?:ik )?voor)
    (?:zoek|wil) (?:ik )?(?:geen|niets) (?:anders|andere|nieuwe|verandering)
    (?:blijf (?:ik )?(?:liever |hier |lekker )?(?:waar|bij|hier)|zit (?:ik )?(?:hier )?(?:goed|prima))
  `,
  'who-are-you': words`
    wie (?:ben je|bent u|bent|is dit|heeft (?:u|je))
    (?:hoe|waar)[^.!?\n]{0,12}(?:kom|komt|heb|heeft|vandaan)[^.!?\n]{0,20}(?:mijn|m'n)
    kennen (?:wij|we) elkaar
    (?:spam|oplichting|nep|een bot|betrouwbaar|serieus)[^.!?\n]{0,20}[?]
    (?:van|voor) welk bedrijf
    wie heeft[^.!?\n]{0,12}(?:mijn|m'n|je|u)
  `,
  'recommends-another': words`
    (?:zijn|haar) (?:e-?mail|mail|mailadres|adres|nummer) is
    (?:mijn|een|m'n) (?:oud-?|ex-?|voormalige? |goede )?(?:collega|vriend|vriendin|broer|zus|kennis|man|vrouw|partner)[^.!?\n]{0,60}(?:zou|kan|zoekt|die|past|interesse|is|@)
    (?:aanraden|aanbevelen|raad aan|tip)
    (?:je|u) (?:zou|kunt|kan)[^.!?\n]{0,20}(?:contact|praten|benaderen|vragen|bellen)
    (?:vraag|bel|mail|probeer|benader|spreek)[^.!?\n]{0,20} (?:aan|met )?(?:mijn|m'n) (?:oud-?|ex-?)?(?:collega|vriend|vriendin|broer|zus|kennis|man|vrouw|partner)
    ken (?:wel )?(?:iemand|een|mensen)
    (?:doorgestuurd|doorgegeven|doorgezet)
    in (?:de )?cc
    (?:misschien|wellicht|mogelijk|eerder) (?:wel |iets )*voor (?:mijn|een|m'n) (?:oud-?|ex-?|voormalige? )?(?:collega|vriend|vriendin|broer|zus|kennis)
  `,
  interested: words`
    (?:stuur|mail|vertel) (?:me|mij)
    (?:kunt|kan|kun) (?:u|je)[^.!?\n]{0,30} sturen
    ^(?:ja|graag|prima|akkoord)[!,. ]*$
    over bellen
    (?:wel|zeker|heb|erg|veel) interesse
    (?:ben|zou)[^.!?\n]{0,20} (?:geïnteresseerd|benieuwd)
    interessant
    spreekt me[^.!?\n]{0,15} aan
    klinkt (?:heel |erg )?(?:goed|leuk|mooi|interessant)
    (?:lijkt|lijken) me[^.!?\n]{0,15}(?:leuk|mooi|interessant|goed|wat)
    hoor (?:ik )?graag meer
    graag meer
    (?:wanneer|kunnen we|zullen we)[^.!?\n]{0,20}(?:bellen|spreken|praten|afspreken)
    (?:kunt|kan|mag) (?:je|u)? ?me[^.!?\n]{0,15} bellen
    bel me
    (?:cv|sollicitatie)[^.!?\n]{0,20}(?:bijlage|bijgevoegd)
    (?:in de bijlage|bijgevoegd)[^.!?\n]{0,20}(?:cv|mijn)
    (?:sta|ben)[^.!?\n]{0,10} open voor
    ja,? graag
    meer (?:informatie|details|info)
  `,
} as const;
