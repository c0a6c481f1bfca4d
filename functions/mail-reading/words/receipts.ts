import { words } from '../../../shared/rules/any-of.ts';

/** How mail programs begin the subject of a receipt. */
export const READ_SUBJECTS = words`
  // English
  (?:not )?read
  read receipt
  return receipt
  read notification
  delivered
  // German
  gelesen
  lesebestätigung
  empfangsbestätigung
  // French
  lu
  accusé
  // Spanish and Portuguese
  leído
  lida
  // Italian
  letto
  conferma di lettura
  // Dutch
  gelezen
  // Russian and Polish
  прочтено
  przeczytano
  // Swedish, Danish and Norwegian
  läst
  læst
  lest
  // Japanese and Chinese
  開封済み
  已读
`;

/** What stands in a receipt. */
export const READ_TEXTS = words`
  // English
  (?:was|has been) (?:read|displayed|deleted|opened)
  this is a (?:read |return )?receipt
  return receipt for
  // German
  wurde (?:am|gelesen)
  // French
  a été lu
  // Spanish and Portuguese
  ha sido leído
  foi lida
  // Italian
  è stato letto
  // Dutch
  is gelezen
`;
