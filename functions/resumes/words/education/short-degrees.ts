import { words } from '../../../../shared/rules/any-of.ts';

/** Degrees by letters that in lower case are other words. */
export const SHORT_DEGREES = words`
  ESO
  DEC
  DNP
  ADN
  CPGE
  ASO
  TSO
  BSO
  KSO
  F\.?Sc
  BUT
  DTS
  [BM]\.?E\.?(?=\(| in |,| [–-] )
  [BM]\.E\.?
  HSC
  SSC
  SSLC
  ICSE
  CBSE
  DME
  ITI
  MSci
  MChem
  MMath
  MPhys
  BMus
  BDes
  BPharm
`;

/** Degrees in scripts without blanks. */
export const IDEOGRAPHIC_DEGREES = words`
  本科
  专科
  大专
  学士
  學士
  硕士
  碩士
  博士
  研究生
`;
