import { words } from '../../../../shared/rules/any-of.ts';

export const ITALIAN = {
  'not-now': words`
    non ho tempo
    (?:al momento|attualmente|per ora|adesso|in questo (?:periodo|momento)|per il momento)[^.!?\n]{0,40}(?:non|no|impegnat[oa])
    non[^.!?\n]{0,40}(?:al momento|attualmente|per ora|adesso|in questo momento|per il momento)
    non (?:sto|sono) (?:cercando|alla ricerca|in cerca)
    non è (?:il |un )?(?:momento|periodo) (?:giusto|buono|adatto|migliore)
    non è (?:il |un )?(?:buon|giusto|miglior) (?:momento|periodo)
    (?:forse|magari|eventualmente)[^.!?\n]{0,12}(?:più avanti|in|tra|l'anno|dopo)
    più avanti
    (?:ricontatt|riscriv|risent|riparl|contatt)\p{L}{0,8}[^.!?\n]{0,30}(?:tra|fra|l'anno|prossimo|più avanti|mesi|autunno|primavera|estate)
    (?:troppo|molto) (?:impegnat[oa]|occupat[oa])
    mi tenga (?:presente|in considerazione)
    (?:ricontatt|riscriv|risent|riparl|contatt|richiam)\p{L}{0,8}[^.!?\n]{0,30}(?:a|in|dopo|da) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|le (?:ferie|vacanze)|l'estate)
    non prima (?:di|del)
    in (?:maternità|congedo)
  `,
  'moved-on': words`
    ho (?:appena|da poco|recentemente|già) (?:iniziato|cominciato|accettato|firmato|cambiato|trovato)
    (?:ho )?(?:accettato|firmato)[^.!?\n]{0,20}(?:altra|un'altra|altrove|nuov)
    (?:in pensione|pensionat[oa])
    non (?:lavoro|mi occupo|esercito|faccio) più
    (?:ho )?cambiato (?:professione|lavoro|settore|azienda|carriera|mestiere)
    nuovo lavoro
  `,
  'not-interested': words`
    non sono la persona
    troppo lontano
    non (?:sono|mi)[^.!?\n]{0,10} interess
    nessun interesse
    no,? (?:grazie|la ringrazio|ti ringrazio)
    grazie,? ma no
    non (?:fa|è) (?:adatt[oa] )?(?:per|a) me
    non è adatt[oa]
    non (?:desidero|voglio|intendo|ho intenzione di) cambiare
    (?:molto |pienamente )?(?:soddisfatt[oa]|felice|content[oa]) (?:del|nel|dove|di)
    (?:declinare|declino|rifiutare|rinunciare)
    (?:mi trovo|sto) (?:molto |davvero )?bene (?:dove|qui|in|con|nel)
    non (?:cerco|sto pensando a|ho intenzione)
    preferisco (?:non|restare|rimanere)
  `,
  'who-are-you': words`
    chi (?:è lei|sei|siete|le ha dato|ti ha dato|vi ha dato|è)
    (?:come|dove|da dove)[^.!?\n]{0,20}(?:avut|trovat|ottenut|preso|ha |hai )[^.!?\n]{0,20}(?:il mio|la mia|i miei)
    ci conosciamo
    (?:truffa|spam|un bot|seri[oa]|affidabile)[^.!?\n]{0,20}[?]
    per (?:quale|che) (?:azienda|società) (?:lavora|lavori|scrive)
    chi (?:le|ti|vi) ha (?:dato|passato|fornito)
  `,
  'recommends-another': words`
    (?:il suo|la sua) (?:indirizzo|mail|email|numero) è
    (?:il mio|la mia|un mio|una mia|un|un')\s?(?:ex |vecchi[oa] |car[oa] )?(?:collega|amic[oa]|fratello|sorella|conoscente|marito|moglie|soci[oa])[^.!?\n]{0,60}(?:potrebbe|sarebbe|cerca|che|interess|è|@)
    (?:consiglio|suggerisco|raccomando|posso consigliare)
    (?:dovrebbe|potrebbe|dovresti|potresti|può) (?:contattare|parlare|scrivere|sentire|chiedere)
    conosco (?:qualcuno|una persona|un|gente)
    (?:inoltrato|girato il|passato il)
    (?:le|ti) (?:lascio|passo|do) il (?:suo )?contatto
    in copia
    (?:forse|magari) (?:a|per) (?:il mio|un mio|una mia|la mia|mio|mia) (?:ex |vecchi[oa] )?(?:collega|amic[oa]|fratello|sorella)
  `,
  interested: words`
    (?:mandami|inviami|mi mandi|mi invii|mi racconti|raccontami)
    ^(?:sì|si|certo|perfetto|va bene)[!,. ]*$
    mi (?:interessa|interesserebbe)
    sono (?:molto )?(?:interessat[oa]|disponibile|apert[oa]|curios[oa])
    interessante
    (?:mi piacerebbe|vorrei|sarei (?:felice|liet[oa]|interessat[oa]|content[oa]|disponibile))
    (?:quando|possiamo|potremmo)[^.!?\n]{0,20} (?:sentirci|parlare|parlarne|vederci)
    (?:mi chiami|chiamami|chiamarmi)
    (?:in allegato|allego|allegato)[^.!?\n]{0,20}(?:cv|curriculum)
    volentieri
    (?:più|maggiori|ulteriori) (?:dettagli|informazioni)
    (?:resto|rimango) in attesa
    con piacere
  `,
} as const;
