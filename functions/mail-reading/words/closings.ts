import { words } from '../../../shared/rules/any-of.ts';

/** How letters close. */
export const CLOSINGS = words`
  // English
  (?:kind|kindest|best|warm|warmest|many)?\s?(?:regards|wishes)
  with (?:kind|best|warm) regards
  (?:all )?(?:the )?(?:very )?best
  cheers
  (?:many |much )?thanks(?: again| so much| a lot| in advance| and (?:kind |best )?regards)?
  thank you(?: again| so much| very much| in advance)?
  thx
  sincerely(?: yours)?
  respectfully(?: yours)?
  yours(?: sincerely| truly| faithfully)?
  take care
  talk soon
  br
  kr
  rgds
  // German
  mit (?:freundlichen|besten|herzlichen|lieben) gr[üu](?:ß|ss)en
  mit (?:freundlichem|bestem|herzlichem) gru(?:ß|ss)
  (?:viele|liebe|beste|freundliche|herzliche|schöne|sonnige) grü(?:ß|ss)e(?: (?:aus|vom|von) \S{2,30})?
  (?:gr(?:ü|u)(?:ß|ss)e|gru(?:ß|ss))
  (?:vielen |besten |herzlichen )?dank(?: im voraus)?
  mfg
  lg
  vg
  // French
  (?:bien )?cordialement
  bien à vous
  cdlt
  (?:sincères |meilleures )?salutations
  amicalement
  bonne journée
  merci(?: d'avance| beaucoup)?
  // Spanish
  (?:un )?(?:cordial )?saludos?(?: cordiale?s?)?
  atentamente
  un abrazo
  (?:muchas )?gracias
  // Italian
  (?:cordiali|distinti|cari|un cordiale) salut[io]
  saluti
  un saluto
  grazie(?: mille)?
  buona giornata
  // Portuguese
  atenciosamente
  abraços
  (?:muito )?obrigad[oa]
  cumprimentos
  // Dutch
  (?:met )?(?:vriendelijke|hartelijke) groet(?:en)?
  groet(?:en|jes)?
  mvg
  (?:alvast )?bedankt
  // Russian and Polish
  с уважением
  pozdrawiam
  z poważaniem
  // Swedish, Danish and Norwegian
  (?:med )?vänliga hälsningar
  mvh
  (?:med )?venlig hilsen
  med vennlig hilsen
`;
