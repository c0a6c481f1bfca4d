import { words } from '../../../../shared/rules/any-of.ts';

/** Words that only organisations bear. */
export const ORGANISATIONS = words`
  // Schools and hospitals
  university
  université
  universität
  universidad
  università
  universitat
  universiteit
  universidade
  college
  institute
  institut
  instituto
  hospital
  hôpital
  ospedale
  klinik
  klinikum
  clinic
  clinique
  school
  academy
  // Banks and groups
  bank
  banque
  banco
  bankhaus
  group
  groupe
  gruppe
  grupo
  gruppo
  groep
  holdings?
  // Companies
  partners
  associates
  company
  companies
  agency
  agence
  agentur
  agencia
  agenzia
  studios?
  labs?
  laboratory
  laboratoire
  unité (?:mixte )?de recherche
  laboratories
  // Public bodies and societies
  administration
  commission
  bureau
  cooperative
  co-op
  consortium
  foundation
  stiftung
  fondation
  fundación
  association
  society
  council
  ministry
  ministère
  ministerio
  ministério
  ministerium
  ministero
  city of
  county
  museum
  library
  // Hotels and restaurants
  restaurant
  hotel
  hôtel
  café
  // Industries
  systems
  solutions
  technologies
  industries
  enterprises
  networks
  pharma
  pharmaceuticals
  insurance
  assurances?
  versicherung
  versicherungen
  airlines
  airways
  motors
  ventures
  stores
  supermarket
  bakery
  farms
  // Churches, armies and towns
  church
  center
  centre
  zentrum
  centro
  centrum
  corps
  army
  navy
  air force
  authority
  trust
  nhs
  verlag
  (?:\p{L}+)?druckerei
  (?:\p{L}+)?buchhandlung
  (?:\p{L}+)?bäckerei
  (?:\p{L}+)?metzgerei
  autohaus
  (?:arzt|zahnarzt|gemeinschafts|tierarzt)praxis
  imprimerie
  librairie
  boulangerie
  imprenta
  librería
  panadería
  tipografia
  libreria
  drukkerij
  boekhandel
  werke
  mairie
  stadt
  gemeente
  ayuntamiento
  // Others
  law group
  federation
  press
  robotics
  biotech
  architects
  architekten
  builders
  farmacia
  pharmacy
  apotheke
  pharmacie
  colegio
  lycée
  liceo
  gymnasium
  grundschule
  academia
  bros
  brothers
  & sons
  & co
  construtora
  constructora
  distribuciones
  société
  waterschap
  rechtsanwälte
  steuerberatung
  kanzlei
  airport
  district
  schools
`;
