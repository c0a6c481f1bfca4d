import { words } from '../../../../shared/rules/any-of.ts';

/** What a person does who brings something, where a sentence goes on with it. */
export const BRINGING = words`
  // English
  have
  be
  has
  hold
  holds
  possess
  possesses
  know
  knows
  speak
  speaks
  write
  writes
  enjoy
  are
  is
  bring
  brings
  // German
  haben
  hast
  sprechen
  sprichst
  beherrschen
  beherrschst
  verfügen
  verfügst
  besitzen
  besitzt
  bringen
  bringst
  sind
  bist
  // French
  avez
  as
  êtes
  es
  parlez
  parles
  savez
  sais
  maîtrisez
  maîtrises
  connaissez
  connais
  possédez
  justifiez
  disposez
  aimez
  aimes
`;
