import { words } from '../../any-of.ts';

/** Words of sentences that say what somebody has not done, or would like to: an opening rests on none of them. */
export const UNPROVEN_WORDS = words`
  // English
  aspire
  aspiring
  can’t
  cannot
  couldn’t
  didn’t
  don’t
  eager
  hope
  hoping
  ignore
  lack
  learn
  learning
  neither
  never
  no
  none
  nor
  not
  plan
  planning
  seeking
  want
  wasn’t
  without
  wish
  would
  // German
  kein
  keine
  keinen
  keiner
  nicht
  nie
  ohne
  suche
  // French
  aucun
  aucune
  cherche
  jamais
  pas
  sans
`;
