import { entries } from './entries.ts';

/** Names of methods, rules and fields of work with the other ways to write them: one thing a line. */
export const SUBJECT_NAMES = entries`
  agile, agil, agiles, agilen, agiler
  scrum
  kanban
  lean
  six sigma, 6 sigma, lean six sigma
  waterfall
  safe, scaled agile
  itil
  iso 9001
  iso 27001
  gdpr, dsgvo, rgpd
  hipaa
  sox, sarbanes-oxley, sarbanes oxley
  gmp, good manufacturing practice, cgmp
  haccp
  fmea
  p&l, profit and loss, profit & loss, p & l
  m&a, mergers and acquisitions, mergers & acquisitions
  r&d, research and development, research & development
  fp&a, financial planning and analysis, financial planning & analysis
  gaap, us gaap
  ifrs
  hgb
  accounts payable, a/p, kreditorenbuchhaltung, comptabilité fournisseurs
  accounts receivable, a/r, debitorenbuchhaltung, comptabilité clients
  general ledger, g/l, hauptbuch, grand livre
  month-end close, month end close, month-end closing, month end closing, monatsabschluss, monatsabschlüsse, clôture mensuelle, monthly close, month-end procedures
  year-end close, year end close, year-end closing, jahresabschluss, jahresabschlüsse, clôture annuelle
  vat, value added tax, umsatzsteuer, tva
  accounts payable and receivable, ap/ar, ar/ap
  payroll, lohnbuchhaltung, lohnabrechnung, entgeltabrechnung, gehaltsabrechnung, payrolls
  due diligence
  kyc, know your customer
  aml, anti-money laundering, anti money laundering
  human resources, hr, personalwesen, ressources humaines, rh
  it, information technology, informatik, informatique
  hris, human resource information system
  talent acquisition, recruiting, recruitment, recrutement
  full-cycle recruiting, full cycle recruiting
  organizational development, od
  diversity and inclusion, d&i, dei, diversity equity and inclusion
  health and safety, health & safety, ehs, hse, arbeitssicherheit
  public relations, pr
  food and beverage, food & beverage, f&b
  real estate, immobilien, immobilier
  supply chain, scm, lieferkette, supply-chain, supply chain management
  account management, account manager, account managers, key account, key account manager
  project management, project manager, projektmanagement, projektleitung, projektleiter, gestion de projet, gestion de projets, chef de projet, pm
  product management, product manager, produktmanagement
  customer service, kundenservice, kundendienst, service client, customer care
  customer success
  business development
  lesson planning, lesson plans, lesson plan, unterrichtsplanung
  individual education plans, individualized education programs, individualized education plans, individual educational plans, iep, ieps, individualized education program
  special education, sped, sonderpädagogik, special-education
  special needs, special-needs
  classroom management
  esl, english as a second language, tesol, tefl
  emergency room, er, emergency department, notaufnahme, urgences
  icu, intensive care unit, intensive care, critical care, intensivstation, intensivpflege, réanimation, soins intensifs
  ehr, emr, electronic health records, electronic medical records, electronic health record, electronic medical record
  epic
  cerner
  meditech
  iv therapy, iv infusion
  med-surg, medical-surgical, medical surgical, med surg, medical/surgical
  vital signs, vitals, vitalzeichen
  wound care, wundversorgung, wundmanagement
  activities of daily living, adl, adls
`;
