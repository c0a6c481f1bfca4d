import { words } from '../../../../shared/rules/any-of.ts';

export const PER_YEAR = words`
  year
  yr
  annum
  annually
  annual
  yearly
  p\.?a\.?
  jahr
  jährlich
  (?:brutto)?jahres(?:brutto)?(?:grund)?(?:gehalt|entgelt|lohn)
  jahresbrutto
  jahresbruttogehalt
  brutto jährlich
  an
  ans
  annuel
  annuelle
  annuels
  année
  brut annuel
`;

export const PER_MONTH = words`
  month
  monthly
  mo
  monat
  monatlich
  (?:brutto)?monats(?:brutto)?gehalt
  monatsbrutto
  mtl
  mt
  mois
  mensuel
  mensuelle
  mensuels
  brut mensuel
`;

export const PER_WEEK = words`
  week
  weekly
  wk
  woche
  wöchentlich
  semaine
  hebdomadaire
`;

export const PER_DAY = words`
  day
  daily
  tag
  tagessatz
  täglich
  jour
  journalier
  tjm
  day rate
  daily rate
`;

export const PER_HOUR = words`
  ph
  p/h
  hour
  hourly
  hr
  h
  stunde
  std
  stundenlohn
  stündlich
  heure
  horaire
`;

/** What money is paid for work. */
export const OF_PAY = words`
  salary
  salaries
  pay
  pays
  paid
  compensation
  wage
  wages
  remuneration
  earn
  earnings
  ote
  package
  rate
  base
  gross
  (?:\p{L}*(?:brutto|mindest|jahres|monats|grund|einstiegs))?(?:gehalt|entgelt)
  jahresgehalt
  (?:brutto)?monats(?:brutto)?gehalt
  gehaltsspanne
  vergütung
  verdienst
  lohn
  stundenlohn
  entgelt
  brutto
  bruttogehalt
  jahresbruttogehalt
  mindestgehalt
  mindestentgelt
  salaire
  rémunération
  brut
  fixe
  fourchette
  gratification
  indemnité
`;

/** What is paid only where goals are reached. */
export const ON_TARGET = words`
  ote
  on[- ]target(?: earnings?)?
  (?:realistic|potential|expected|possible|total|target) earnings?
  earning potential
  total (?:target )?(?:compensation|cash|package)
  bei (?:100 ?% )?zielerreichung
  zielgehalt
  zieleinkommen
  jahreszielgehalt
  inkl(?:\.|usive) (?:bonus|provision|variable[rmn]?)
  objectifs? atteints?
  package (?:total|global)
  variable compris
`;

/** What other money is about. */
export const OF_OTHER_MONEY = words`
  million
  millions
  mio
  billion
  mrd
  milliards?
  bonus
  commissions?
  \p{L}*provision(?:en)?
  sign[- ]on
  signing
  referral
  parrainage
  \p{L}*budget
  stipend
  allowance
  credit
  voucher
  reimburse\w*
  reimbursement
  funding
  raised
  revenue
  turnover
  sales of
  quota
  portfolio
  invest\w*
  equity
  valuation
  savings
  donation
  donations
  grant
  grants
  \p{L}*zuschuss
  \p{L}*prämie
  umsatz
  gutschein
  jobticket
  finanzierung
  levée
  chiffre d(?:'|’)affaires
  prime
  tickets?
  tips?
  trinkgeld(?:er)?
  pourboires?
  last year
  titres?[- ]restaurant
  remboursement
  mutuelle
  cooptation
  401
  insurance
  life insurance
  relocation
  tuition
  loan
  wellness
  gym
  fitness
  fee
`;

/** What is paid beside a salary. */
export const BESIDES_PAY = words`
  bonus(?:es)?
  boni
  equity
  commissions?
  \p{L}*provision(?:en)?
  \p{L}*prämien?
  stock(?: options)?
  options?
  shares
  rsus?
  variable
  primes?
  bspce
  intéressement
  participation
  benefits
  firmenwagen
`;
