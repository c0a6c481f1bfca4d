import { words } from '../../../../shared/rules/any-of.ts';

/** Titles before a name. A full stop or a space may follow each. */
export const TITLES_BEFORE_NAMES = words`
  // English
  mr
  mrs
  ms
  miss
  mx
  sir
  rev
  capt
  eng
  // German
  herr
  frau
  prof
  professor
  doz
  mag(?:a|\.a)?
  di
  ing
  dipl\.?-?\s?(?:ing|kfm|kff|kauff|betriebsw|inf|inform|psych|phys|chem|biol|math|volksw|päd|soz\.?päd|oec|geogr|jur|des|designer|wirt\.?-?ing)
  dr\.?\s?(?:rer|med|phil|jur|ing|oec|iur|habil|techn|agr|vet|dent|theol|h\.\s?c)\.?(?:\s?(?:nat|pol|soc|oec|dent|publ|mont|techn|vet|silv|h\.\s?c)\.?){0,3}
  dr\.?-ing
  dr
  univ
  // French
  mme
  mlle
  m
  me
  // Spanish and Portuguese
  sra
  sr
  don
  doña
  lic
  arq
  dra
  // Italian
  dott\.ssa
  dott
  sig\.ra
  sig
  avv
  geom
  rag
  // Dutch
  drs
  ir
  mw
  dhr
  // Polish
  mgr
  inż
`;

/** Degrees and memberships after a name, also without a comma before them. */
export const DEGREES_AFTER_NAMES = words`
  Ph\.?\s?D\.?
  Dr\.
  M\.?D\.
  MD
  MBA
  M\.B\.A\.
  E?MBA
  CPA
  PMP
  RN
  BSN
  MSN
  DNP
  CFA
  FRM
  CISA
  CISM
  CISSP
  LCSW
  LPC
  ACCA
  ACA
  FCCA
  CEng
  MIET
  P\.?Eng\.?
  P\.?E\.
  PE
  PgDip
  M\.?\s?S[cC]\.?
  B\.?\s?S[cC]\.?
  M\.?\s?A\.
  B\.?\s?A\.
  MA
  BA
  MS
  BS
  M\.?S\.
  B\.?S\.
  M\.?\s?Eng\.?
  B\.?\s?Eng\.?
  M\.?\s?Ed\.?
  B\.?\s?Ed\.?
  MPH
  MPA
  LL\.?\s?[BM]\.?
  JD
  J\.D\.
  Esq\.?
  DDS
  DVM
  PharmD
  SHRM-\w+
  S?PHR
  CSM
  Jr\.?
  Sr\.?
  I{2,3}
  IV
`;

/** What else may stand after a name and a comma. */
export const LETTERS_AFTER_NAMES = words`
  np
  fnp-c
  ccna
  frcs
  mrcp
  he/him
  she/her
  they/them
  [A-Z]{2,6}(?:-[A-Z]+)?
`;
