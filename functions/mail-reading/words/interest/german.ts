import { words } from '../../../../shared/rules/any-of.ts';

export const GERMAN = {
  'not-now': words`
    (?:keine|nicht genug) zeit
    erst wieder
    (?:derzeit|aktuell|momentan|zurzeit|zur zeit|im moment|im augenblick|gerade|jetzt|vorerst)[^.!?\n]{0,50}(?:nicht|nein|kein|gebunden|ausgelastet)
    (?:nicht|kein)[^.!?\n]{0,40}(?:derzeit|aktuell|momentan|zurzeit|im moment|gerade|im augenblick|vorerst)
    nicht (?:aktiv )?auf der suche
    (?:zeitpunkt|timing)[^.!?\n]{0,30}(?:nicht|schlecht|ungünstig|unpassend)
    (?:nicht|kein) der (?:richtige|passende) (?:zeitpunkt|moment)
    (?:vielleicht|eventuell|evtl\.?) (?:später|nächstes|in|zu einem späteren)
    später (?:eventuell|vielleicht|gerne|wieder)
    (?:melden|schreiben|fragen|kontaktieren)[^.!?\n]{0,50}(?:wieder|noch (?:ein)?mal|nach|in (?:einem|ein paar|einigen|drei|sechs))[^.!?\n]{0,30}(?:jahr|monat|wochen|herbst|frühjahr|sommer|winter|noch|nach|wieder)
    (?:im|in) (?:hinterkopf|erinnerung)
    noch nicht (?:so ?weit|bereit)
    erst (?:ab|im|in|nächstes)
    (?:melden|melde|schreiben|schreib|fragen|frag|kontaktieren|kommen)[^.!?\n]{0,40} (?:im|ab|nach|anfang|mitte|ende|gegen) (?:dem |den |der )?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter|urlaub|ferien|jahr)
    (?:vor|bis) (?:zum |ende |anfang |dem |mitte )?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter|jahresende|nächste[nms]? jahr)[^.!?\n]{0,30}(?:nicht|kein)
    frühestens (?:ab|im|in|nächstes)
    (?:in|auf) (?:eltern|mutterschutz|elternzeit)
  `,
  'moved-on': words`
    (?:neue|andere)[nr]? (?:stelle|job|arbeit|position|herausforderung|arbeitgeber)[^.!?\n]{0,30}(?:angetreten|angefangen|begonnen|gefunden|gewechselt|angenommen)
    (?:woanders|anderswo|anderweitig|bereits|schon)[^.!?\n]{0,20}(?:unterschrieben|zugesagt|vergeben|gewechselt|untergekommen)
    (?:anderes|neues) (?:angebot|arbeitsverhältnis)[^.!?\n]{0,20}(?:angenommen|begonnen|unterschrieben)
    (?:in|im) (?:rente|ruhestand|pension)
    pensioniert
    arbeite (?:ich )?(?:inzwischen |mittlerweile )?nicht mehr
    nicht mehr (?:in diesem|in dem|als|bei|in der)
    (?:beruf|branche|job|arbeitgeber|stelle|firma)[^.!?\n]{0,20} gewechselt
    (?:inzwischen|mittlerweile|jetzt|nun) in ein(?:er|em) (?:ganz |völlig )?ander(?:en|er|em) (?:branche|bereich|beruf|feld)
    gerade (?:erst )?(?:angefangen|gewechselt|begonnen|neu)
  `,
  'not-interested': words`
    nicht (?:der|die) richtige
    nicht zuständig
    kein(?:erlei)? (?:interesse|bedarf)
    nicht (?:wirklich |sonderlich )?(?:interessiert|interessant)
    nichts für mich
    nein,? (?:danke|vielen dank)
    (?:möchte|will|werde) (?:ich )?(?:derzeit |aktuell )?nicht (?:wechseln|weg)
    (?:sehr |rundum |ganz )?zufrieden
    (?:muss|möchte|werde|will)[^.!?\n]{0,20}(?:absagen|ablehnen|verzichten)
    (?:passt|passen|passe)[^.!?\n]{0,40}(?:nicht|leider)
    (?:leider|nicht)[^.!?\n]{0,30}(?:passt|passend|das richtige)
    kommt (?:für mich )?(?:leider )?nicht (?:in frage|infrage)
    danke,? aber nein
    (?:fühle|bin|gefällt)[^.!?\n]{0,60}(?:wohl|gut aufgehoben|glücklich|gut hier)
    (?:bleibe|bleib) (?:ich )?(?:lieber |erst ?mal |erst einmal )?(?:bei|in|wo|hier)
    (?:suche|plane) (?:ich )?(?:keine|keinen) (?:neue|veränderung|wechsel|stelle|job)
    (?:kein|keinen) (?:wechsel|veränderung)
  `,
  'who-are-you': words`
    wer sind sie
    wer (?:bist du|schreibt|hat ihnen)
    mit wem (?:habe|spreche|schreibe)
    (?:woher|wie|wo)[^.!?\n]{0,20} (?:haben|hast|kommen|kommst|sind|bist)[^.!?\n]{0,20}(?:meine|mich|an meine|auf mich)
    kennen wir uns
    (?:seriös|spam|betrug|abzocke|fake|bot)[^.!?\n]{0,20}[?]
    für (?:welche|wen)[^.!?\n]{0,10} (?:firma|agentur)? ?arbeiten sie
    (?:woher|wie)[^.!?\n]{0,20} (?:diese|die|meine) (?:e-?mail|adresse|mailadresse|nummer|daten)
    wer hat (?:ihnen|dir)
  `,
  'recommends-another': words`
    (?:seine|ihre|deren) (?:e-?mail|mail|adresse|nummer|kontakt)\p{L}{0,8} (?:ist|lautet)
    (?:mein|meine|meinem|meinen|ein|eine|einen|einem)(?:e[nrm])? (?:(?:ex-?|ehemalige[nrm]?|frühere[nrm]?|gute[nrm]?) ?)?(?:kolleg(?:e|in|en)|freund(?:in|e)?|bekannte[nr]?|bruder|schwester|partner(?:in)?|mann|frau)[^.!?\n]{0,60}(?:könnte|würde|wäre|sucht|passt|macht|ist|hat|interess|@)
    (?:kann|könnte|würde|möchte)[^.!?\n]{0,40}(?:empfehlen|vorschlagen|vermitteln)
    (?:wenden|sprechen|kontaktieren|fragen|schreiben) sie (?:sich |doch |mal |bitte |gerne )*(?:an|mit)? ?(?:herrn|frau|meine[nr]?|meinem)
    kenne (?:da )?(?:jemanden|jemand|einen|eine|leute)
    (?:weitergeleitet|weitergegeben|weiterleiten|weitergeben)
    (?:in|ins) (?:cc|kopie)
    (?:vielleicht|eventuell|eher|etwas|was) (?:etwas |was )?für (?:meine[nrm]?|eine[nrm]?) (?:ehemalige[nrm]? |frühere[nrm]? |ex-?)?(?:kolleg|freund|bekannte|bruder|schwester)
    frag(?:en sie|e|t)? (?:doch |mal |bitte |am besten )*(?:meine[nr]?|bei)
  `,
  interested: words`
    (?:senden|schicken|mailen) sie mir[^.!?\n]{0,30}(?:mehr|weitere|details|info|unterlagen|stelle|beschreibung)
    (?:schick|sende) mir
    ^(?:ja|gerne|klar|perfekt)[!,. ]*$
    zeit für ein gespräch
    hätten sie zeit
    passt mir
    (?:habe|hätte|grundsätzlich|großes|durchaus|gerne)[^.!?\n]{0,12} interesse
    interessiert mich
    (?:bin|wäre)[^.!?\n]{0,25} interessiert
    interessant
    (?:klingt|hört sich|liest sich)[^.!?\n]{0,20}(?:gut|interessant|spannend|toll|super|vielversprechend|an)
    sieht (?:sehr |wirklich )?(?:gut|interessant|spannend) aus
    (?:würde|möchte|könnte)[^.!?\n]{0,40} (?:austauschen|kennenlernen|erfahren|sprechen|unterhalten|telefonieren|hören)
    (?:bin|wäre)[^.!?\n]{0,40}(?:offen|bereit|dabei)
    (?:wann|können|könnten|lassen|wollen) (?:können |könnten )?wir[^.!?\n]{0,30}(?:telefonieren|sprechen|reden)
    rufen sie mich
    (?:anbei|im anhang|beigefügt)[^.!?\n]{0,40}(?:lebenslauf|cv|unterlagen)
    (?:am|ab|nächste|diese)[^.!?\n]{0,25} (?:hätte|habe) ich zeit
    sehr gerne
    gerne[!,.]
    ja,? gerne
    (?:freue|freuen)[^.!?\n]{0,30}(?:auf|über|von ihnen)
    kann ich mir[^.!?\n]{0,20} vorstellen
    kann mir das[^.!?\n]{0,20} vorstellen
    (?:mehr|weitere) (?:informationen|details|infos)
  `,
} as const;
