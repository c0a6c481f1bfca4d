import { lines } from './lines.ts';

/** What of a Finnish name becomes weaker before its last vowel, once a case closes that syllable: `Heikki`, `Heikin`. */
export const WEAKER = lines`
  kk k
  pp p
  tt t
  nk ng
  nt nn
  mp mm
  lt ll
  rt rr
  ht hd
`;

/** The same of one letter alone behind a vowel, or which goes. */
export const WEAKER_ALONE = lines`
  t d
  p v
  k
`;

/** What names end with whose i becomes e. */
export const I_BECOMES_E = lines`
  maki
  joki
  niemi
  saari
  lahti
  koski
  jarvi
  salmi
  lampi
  kivi
  suomi
  lehti
  nurmi
  hirvi
`;

/** The cases that close the syllable before them, and those that do not. */
export const CLOSED = lines`
  n
  lla
  lle
  lta
  ssa
  sta
  ksi
`;
export const OPEN = lines`
  a
  na
`;
