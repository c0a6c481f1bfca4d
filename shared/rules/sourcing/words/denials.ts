import { entries } from './entries.ts';

/** Words before a thing that take it back, weaken it or only wish for it. */
export const DENIED_BEFORE = entries`
  no
  not
  never
  without
  none
  lack
  lacks
  lacking
  little
  basic
  basics
  beginner
  limited
  minimal
  rudimentary
  learning
  learn
  studying
  seeking
  hoping
  aspiring
  eager
  interested
  interest
  wish
  wishing
  pursuing
  unfamiliar
  haven't
  don't
  doesn't
  isn't
  didn't
  cannot
  can't
  kein
  keine
  keinen
  keinerlei
  nicht
  ohne
  noch nicht
  nie
  grundkenntnisse
  basiskenntnisse
  grundlagen
  anfänger
  lerne
  lernen
  interesse
  pas
  aucun
  aucune
  sans
  jamais
  notions
  débutant
  débutante
  initiation
  scolaire
  apprends
  apprendre
  souhaite
`;

/** Words after a thing that take it back or weaken it. */
export const DENIED_AFTER = entries`
  none
  never
  no experience
  no
  not yet
  basic
  basics
  basic only
  beginner
  novice
  elementary
  limited
  minimal
  learning
  currently learning
  in progress
  grundkenntnisse
  basiskenntnisse
  schulkenntnisse
  anfänger
  keine
  noch keine
  notions
  débutant
  débutante
  scolaire
  bases
  aucune
  aucun
  n/a
`;

/** Words of a degree or certificate that is not held. */
export const UNFINISHED = entries`
  ohne abschluss
  abgebrochen
  nicht abgeschlossen
  dropout
  dropped out
  drop out
  drop-out
  incomplete
  not completed
  unfinished
  did not graduate
  no degree
  not finished
  in progress
  pursuing
  expected
  anticipated
  candidate
  candidacy
  eligible
  studying for
  preparing for
  exam prep
  working towards
  working toward
  currently enrolled
  enrolled
  coursework
  course work
  hours of
  level course
  level courses
  courses
  no diploma
  courses in
  courses toward
  classes in
  student
  studentin
  laufend
  angestrebt
  voraussichtlich
  derzeit
  en cours
  non obtenu
  non validé
  interrompu
  abandonné
  niveau
  expired
  lapsed
  in past
  orientierungssemester
  certification class
  training class
  exam scheduled
`;

/** Words before the letters of a certificate that speak of somebody else. */
export const OTHERS = entries`
  with
  for
  by
  to
  from
  our
  external
  outside
  assist
  assisted
  assisting
  assists
  support
  supported
  supporting
  supervise
  supervised
  supervising
  under
  between
  and other
  other
  designated
  company's
  firm's
  helped
  train
  trained
  training
`;
