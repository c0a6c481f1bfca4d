import { words } from '../../../shared/rules/any-of.ts';

/** Legal forms, in any case. */
export const LEGAL_FORMS = words`
  inc, llc, l\.l\.c, ltd, limited, corp, corporation, gmbh, kgaa, plc, llp, s\.?a\.?r\.?l, ltda, lda, pty, pte, pvt
  mbh, eood, sp\. z o\.o
`;

/** Legal forms so short that their case counts. */
export const SHORT_LEGAL_FORMS = words`
  Co, CO, AG, KG, SE, UG, e\.?V, LP, S\.?A\.?S, SA, S\.A, S\.?[rR]\.?[lL], S\.?[pP]\.?[aA], S\.?L\.?U?, B\.?V, N\.?V
  AB, Oy, A/S, ApS, OHG, A\.?[SŞ], d\.o\.o
`;

/** Words that only organisations bear. */
export const ORGANISATIONS = words`
  // Schools and hospitals
  university, université, universität, universidad, università, universiteit, universidade, college, institute
  institut, instituto, hospital, hôpital, ospedale, klinik, klinikum, clinic, clinique, school, academy
  // Banks and groups
  bank, banque, banco, bankhaus, group, groupe, gruppe, grupo, gruppo, groep, holdings?
  // Companies
  partners, associates, company, companies, agency, agence, agentur, agencia, agenzia, studios?, labs?, laboratory
  laboratories
  // Public bodies and societies
  administration, commission, bureau, cooperative, co-op, consortium, foundation, stiftung, fondation, fundación
  association, society, council, ministry, ministère, ministerio, city of, county, museum, library
  // Hotels and restaurants
  restaurant, hotel, hôtel, café
  // Industries
  systems, solutions, technologies, industries, enterprises, networks, pharma, pharmaceuticals, insurance
  assurances?, versicherung, versicherungen, airlines, airways, motors, ventures, stores, supermarket, bakery, farms
  // Churches, armies and towns
  church, center, centre, zentrum, centro, centrum, corps, army, navy, air force, authority, trust, nhs, verlag
  werke, mairie, stadt, gemeente, ayuntamiento
  // Others
  law group, federation, press, robotics, biotech, architects, architekten, builders, farmacia, pharmacy, apotheke
  pharmacie, colegio, lycée, liceo, gymnasium, grundschule, academia, bros, brothers, & sons, & co, construtora
  constructora, distribuciones, société, waterschap, rechtsanwälte, steuerberatung, kanzlei, airport, district
  schools
`;

/** Words that organisations bear, and positions and departments too. */
export const WEAK_ORGANISATIONS = words`
  technology, software, consulting, services, international, global, media, network, logistics, energy, financial
  capital, securities, retail, store, market, farm, firm, club, publishing, analytics, digital, health, healthcare
  care, interactive, games, constructions?, electric, works, tech, freight, foods, books, government, startup
  cabinet, bau, handel, obras, transport, telecom, telecommunications, devices, supplies, grocers, packaging, steel
  it
`;

/** What departments and fields of work are called. */
export const UNITS = words`
  analytics, marketing, sales, engineering, research, development, finance, treasury, risk, compliance, legal, hr
  human, resources, customer, and, &, operations, products?, design, data, science, payments, platforms?, security
  infrastructure, cloud, communications, support, strategy, growth, policy, learning, technology, it, accounting
  audit, tax, logistics, procurement, digital, mobile, web, frontend, backend, qa, ai, ml, services, relations
  experience, success, affairs, europe, emea, apac, americas?, global, level, grade, [ivx]+, part-time, freelance
  contract
`;
