import { words } from '../../../../shared/rules/any-of.ts';

/** What says, in a sentence, that somebody works or worked. */
export const WORK_VERBS = words`
  // English
  work(?:ed|ing|s)?(?: experience)?
  experience
  serv(?:ed|ing)
  employed
  interned
  apprenticeship
  // Spanish, French, Italian, Portuguese
  trabaj(?:o|é|aba|ando)
  travaill(?:e|ais|é|ant)
  lavor(?:o|ato|avo|ando)
  trabalh(?:o|ei|ava|ando)
  // German and Dutch
  arbeite(?:te)?
  gearbeitet
  tätig
  werk(?:te|zaam)?
`;

/** What stands before the employer in such a sentence. */
export const AT_AN_EMPLOYER = words`
  with
  at
  in
  for
  from
  under
  en(?: la empresa)?
  para
  chez
  pour
  dans
  presso
  per
  na
  no
  em
  bei(?: der| dem)?
  bij
`;

/** What stands before the position in such a sentence. */
export const AS_A_POSITION = words`
  as(?: an?| the)?
  como
  comme
  come
  en tant que
  in qualità di
  als
`;

/** What ends the name of an employer or a position in a sentence, besides commas. */
export const ENDS_OF_NAMES = words`
  during
  from
  since
  for
  until
  till
  between
  using
  and gained
  where
  to
  desde
  hasta
  usando
  depuis
  jusqu
  utilisant
  dal
  fino
  seit
  bis
  von
  vanaf
  tot
  in (?:the )?\p{Ll}+ department
`;
