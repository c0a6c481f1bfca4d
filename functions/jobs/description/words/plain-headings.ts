import { words } from '../../../../shared/rules/any-of.ts';

/** Headings of lists that are one wherever they stand alone in a line, also without a colon and with no gap above. */
export const PLAIN_HEADINGS = words`
  // English
  (?:(?:key|minimum|basic|core|main|essential|required|preferred|desired|desirable|additional) )?(?:requirements|qualifications|skills|criteria)
  essentials?
  required
  must[- ]haves?
  desirables?
  preferred
  nice[- ]to[- ]haves?
  bonus points
  responsibilities
  duties
  (?:your |the )?tasks
  benefits
  perks
  what we offer
  // German
  (?:deine |ihre |unsere )?(?:anforderungen|aufgaben|qualifikation|qualifikationen|voraussetzungen)
  (?:dein |ihr )?profil
  wünschenswert
  von vorteil
  (?:das )?wir bieten
  // French
  (?:votre |ton )?profil(?: recherché)?
  (?:vos |tes )?missions
  compétences(?: requises)?
  prérequis
  (?:les )?atouts
  (?:les )?plus
  (?:nos )?avantages
`;
