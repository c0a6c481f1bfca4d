import { lines } from './lines.ts';

/** What says that a birth follows, to the end of the sentence. Each is an expression. */
export const BIRTH_LABELS = lines`
  date of birth
  place of birth
  year of birth
  birth ?da(?:te|y)
  birth ?(?:place|year)
  d\.?o\.?b\b\.?
  born(?: on| in)?
  b\. ?(?=\d)
  geboren(?: am| op| in)?
  geborene[rn]?
  geburts\p{L}*
  jahrgang
  geb\.(?= ?[\d\p{Lu}:])
  geb(?= ?\d|:)
  geboorte\p{L}*
  geboortig
  d\. ?d\. ?n\.?
  ddn
  verjaardag
  née?
  naissance
  date de naissance
  année de naissance
  data di nascita
  anno di nascita
  luogo di nascita
  nascita
  fecha de nacimiento
  año de nacimiento
  nacimiento
  f\. ?nac\.
  nac[ií](?= (?:en|el)\b)
  nacid[oa]s?
  nascid[oa]
  nascimento
  data de nascimento
  ano de nascimento
  compleanno
  cumpleaños
  anniversaire(?= ?:)
  classe(?= (?:19|20)\d\d)
  bouwjaar
  baujahr
`;

/** What stands before a day from which or until which something was done. */
export const SINCE = lines`
  since
  from
  until
  till
  to
  seit
  ab
  bis
  vom
  zum
  sinds
  vanaf
  tot
  van
  depuis
  depuis le
  dès le
  jusqu’au
  jusqu'au
  du
  au
  dal
  fino al
  al
  desde
  desde el
  hasta
  hasta el
`;

/** How the names of months begin, without accents. */
export const MONTHS = lines`
  jan
  feb
  fev
  mar
  mär
  mrt
  maa
  apr
  avr
  abr
  mai
  mei
  may
  mag
  jun
  juin
  jui
  giu
  jul
  juil
  lug
  aug
  aou
  ago
  aoû
  sep
  set
  oct
  okt
  ott
  out
  nov
  dec
  dez
  dic
  déc
  gen
  ene
`;
