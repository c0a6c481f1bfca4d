import { entries } from './entries.ts';

/** Ordinary words that say the same in a resume: one group a line. */
export const SYNONYMS = entries`
  manage, lead, supervise, oversee, direct, head, director, führung, leitung, leiter, leiterin, encadrement, encadrer, gestion, gérer, diriger, leiten
  team, staff, employee, personnel, crew, people, subordinate, mitarbeiter, équipe, associate, direct report
  hire, recruit, recruitment, talent acquisition, recrutement, recruter, personalbeschaffung
  customer, client, kunde, kunden, clientèle
  teach, instruct, instruction, instructor, teacher, educator, tutor, enseignement, enseigner, enseignant, unterrichten, lehrer, lehrerin, unterricht
  coach, mentor, mentoring
  attorney, lawyer, counsel, rechtsanwalt, rechtsanwältin, avocat, avocate
  purchase, procure, procurement, buy, buyer, purchasing, einkauf, achat, achats
  bill, invoice, invoicing, billing, rechnungsstellung, facturation, fakturierung
  vendor, supplier, lieferant, fournisseur
  physician, doctor, arzt, ärztin, médecin
  child, children, kid, youth, kinder, enfant, enfants, adolescent
  elderly, geriatric, senior citizens, older adults
  sale, selling, verkauf, vertrieb, vente, ventes, commercial sales
  budget, budgeting, budgetary
  repair, fix, mend
  draft, write, author, rédaction, rédiger, redaction
  quota, target, goal
  reconcile, reconciliation
  kitchen, culinary, küche, cuisine
  cook, chef, koch, köchin, cuisinier
  warehouse, lager, entrepôt
  store, retail, einzelhandel
  present, presentation
  schedule, calendar, calendaring
  occasion, event
  statutory, regulatory
  travel, trip
  elementary, primary
  accounting, comptabilité, buchhaltung, buchführung, comptable, buchhalter
  payroll, lohnbuchhaltung, lohnabrechnung, entgeltabrechnung, gehaltsabrechnung, paie
  engineer, engineering, ingenieur, ingénieur, ingénierie
  nurse, nursing, pflege, krankenpflege, krankenschwester, infirmier, infirmière, soins infirmiers
  research, forschung, recherche
  apprentice, trainee
  certificate, certified, certification, license, licensed, licensure, licence, accredited, accreditation, zertifikat, zertifiziert, zertifizierung, diplôme, certifié, certificat, credential
`;

/** Forms that the endings alone do not bring together: the stem, then its forms. */
export const STEMS = entries`
  accounting: accountant, accountants
  banking: banker, bankers
  programming: programmer, programmers, programmed
  marketing: marketer, marketers
  engineer: engineering, engineers, engineered
  analy: analysis, analyses, analyze, analyzed, analyzing, analyse, analysed, analyst, analysts, analytical, analytic, analytics, analyzes, analysieren, analytique, analyste
  sale: sales, sell, selling, sold, seller, sells, salesperson, salesman
  teach: taught, teacher, teachers, teaching, teaches
  lead: led, leads, leading, leader, leaders
  write: wrote, written, writing, writes, writer
  build: built, builds, builder
  buy: bought, buyer, buyers, buying
  supervis: supervision, supervisor, supervisors, supervise, supervised, supervising, supervisory, supervises
  overse: oversee, oversaw, overseeing, oversees, overseen, oversight
  statist: statistics, statistical, statistician, statistic, statistik, statistiker, statisticien, statistique, statistiques, statistisch
  financ: finance, financial, finances, financing, finanzen
  consult: consultant, consultants, consultation, consultancy
  admit: admitted, admission, admissions, admits, admitting
  apply: applied, applies
  produc: production, produce, produced, producing, producer
  care: caring, cares, cared, caregiver
  child: children, kids
  manag: managerial, mgmt, mgr, manager, managers, management, manage, managed, managing, manages
  reconcil: reconciliation, reconciliations, reconcile, reconciled, reconciling, reconciles
  certif: certified, certification, certifications, certificate, certificates, certify
  licens: license, licenses, licensed, licensure, licensing, licence, licences
  negotiat: negotiate, negotiation, negotiations, negotiated, negotiating, negotiator
  comply: compliance, compliant, complying, complied
  educat: education, educational, educator, educators, educate, educating
  plan: plans, planned, planning, planner
  estimat: estimate, estimates, estimating, estimation, estimator, estimated
  inspect: inspection, inspections, inspector, inspecting, inspected
  construct: construction, constructing, constructed
  instruct: instruction, instructions, instructor, instructing, instructional, instructed
  design: designer, designers, designing, designed
  presid: preside, president
  account: accounts
  product: products
  program: programs, programme, programmes
  office: offices
  officer: officers
  custom: customs
  customer: customers
  career: careers
  market: markets
  bank: banks
  letter: letters
  number: numbers
  intern: interns, internship, internships
  server: servers
  service: services, servicing
  process: processes, processing, processed
  access: accesses
  business: businesses
  news: newses
  plane: planes
`;
