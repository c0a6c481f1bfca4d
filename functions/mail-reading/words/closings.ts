import { words } from '../../../shared/rules/any-of.ts';

/** How letters close. */
export const CLOSINGS = words`
  // English
  (?:kind|best|warm|many)?\s?(?:regards|wishes)
  (?:with )?(?:kind|best|warm) regards, regards, best, cheers, thanks, thank you, thx, sincerely
  yours(?: sincerely| truly| faithfully)?
  // German
  mit freundlichen gr[üu](?:ß|ss)en
  (?:viele|liebe|beste|freundliche|herzliche) grüße
  mfg, lg, vg
  // French
  cordialement, bien (?:cordialement|à vous), cdlt
  // Spanish
  saludos, un saludo, saludos cordiales, atentamente
  // Italian
  cordiali saluti, distinti saluti
  // Portuguese
  atenciosamente, abraços
  // Dutch
  met vriendelijke groet(?:en)?
  // Russian and Polish
  с уважением, pozdrawiam, z poważaniem
  // Swedish, Danish and Norwegian
  (?:med )?vänliga hälsningar, mvh, (?:med )?venlig hilsen, med vennlig hilsen
`;
