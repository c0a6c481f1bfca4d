import { words } from '../../../../shared/rules/any-of.ts';

/** Legal forms, in any case. */
export const LEGAL_FORMS = words`
  inc
  llc
  l\.l\.c
  ltd
  limited
  corp
  corporation
  gmbh
  kgaa
  plc
  llp
  s\.?a\.?r\.?l
  ltda
  lda
  pty
  pte
  pvt
  mbh
  eood
  sp\. z o\.o
  s\.r\.[lo]
  s\.p\.a
  d\.o\.o
  eirl
  eurl
  bvba
  sprl
  kft
  zrt
`;

/** Legal forms so short that their case counts. */
export const SHORT_LEGAL_FORMS = words`
  Co
  CO
  AG
  KG
  SE
  UG
  e\.?V
  LP
  S\.?A\.?S
  SA
  S\.A
  S\.?[rR]\.?[lL]
  S\.?[pP]\.?[aA]
  S\.?L\.?U?
  B\.?V
  N\.?V
  AB
  Oy
  A/S
  ApS
  OHG
  A\.?[SŞ]
  d\.o\.o
`;
