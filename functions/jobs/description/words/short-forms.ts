import { words } from '../../../../shared/rules/any-of.ts';

/** Short forms that a name follows. */
export const SHORT_BEFORE_NAMES = words`
  Co
  Bros
  Inh
  Prof
  Dr
  St
  Ste
  Mr
  Mrs
  Ms
`;

/** Short forms that a sentence goes on behind, without their last stop. */
export const SHORT_FORMS = words`
  z\.B
  d\.h
  u\.a
  o\.g
  i\.d\.R
  e\.g
  i\.e
  [Bb]zw
  [Ii]nsb
  [Ii]nkl
  [Ii]ncl
  [Gg]gf
  [Ee]vtl
  [Mm]ind
  [Cc]a
  [Aa]pprox
  vs
  (?:kaufm|techn|wirtsch|betriebsw|jur|med|staatl|gepr|gem|lt|bspw|sog|versch|div|vorz|abgeschl)
  einschl
  entspr
`;

/** What begins a sentence behind the letter of a class: "with a licence of class B. You drive". */
export const STARTS = words`
  Sie
  Du
  Wir
  Ihr
  Der
  Die
  Das
  Ein
  You
  We
  The
  An?
  In
  It
  This
  Must
  Please
  Vous
  Nous
  Il
  Le
  La
  Les
`;

/** What a letter behind it is the name of. */
export const CLASSES = words`
  Klasse
  Kategorie
  Class
  Category
  License
  Licence
  Type
  Level
  Grade
  Permis
  Vitamin
  Hepatitis
  Plan
  Part
  Option
`;

/** Two letters that a sentence may end with. */
export const STATES_IN_SHORT = words`
  U\.S
  U\.K
  E\.U
  D\.C
`;
