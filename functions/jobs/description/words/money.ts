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
  jahresgehalt
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
  monatsgehalt
  monatsbrutto
  mtl
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
  gehalt
  jahresgehalt
  monatsgehalt
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

/** What other money is about. */
export const OF_OTHER_MONEY = words`
  million
  millions
  mio
  billion
  mrd
  milliards?
  bonus
  sign[- ]on
  signing
  referral
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
