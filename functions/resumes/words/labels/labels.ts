import { words } from '../../../../shared/rules/any-of.ts';

/** What stands before a name. */
export const NAME_LABELS = words`
  (?:(?:hi|hello)[,!]? )?i['’]m
  my name is
  (?:full )?name
  nom(?: et prénom| complet)?
  name,[ ]vorname
  vor- und (?:nach|zu)name
  nombre(?: y apellidos)?
  nome(?: e cognome)?
  naam
  curriculum vitae(?: of)?
  curriculum
  c\.?v\.?
  resume(?: of)?
  résumé
  lebenslauf(?: von)?
  cv de
  surname\(s\) / first name\(s\)
  first name\(s\) / surname\(s\)
  cognome/i e nome/i
  nom\(s\) / prénom\(s\)
`;

/** What stands before a telephone number. */
export const PHONE_LABELS = words`
  phone
  tel
  telephone
  téléphone
  tél
  telefon
  teléfono
  telefono
  telefone
  telefoon
  mobile
  mobil
  cell
  cellphone
  handy
  móvil
  portable
  cellulare
  cel
  m
  t
  p
  h
  c
  gsm
  whatsapp
  contact no
  ph
  home
  office
  work
  telemóvel
  telemovel
`;

/** What stands before an address. */
export const PLACE_LABELS = words`
  // English and French
  address
  location
  adresse
  // German
  anschrift
  wohnort
  wohnhaft in
  // Spanish
  dirección
  domicilio
  residencia
  ubicación
  // Italian
  indirizzo
  residenza
  luogo
  // Dutch
  adres
  woonplaats
  // Portuguese
  endereço
  morada
  localização
  // English
  based in
  lives in
  residence
  city
  current location
  home address
`;

/** What stands before a position, an employer or their dates. */
export const JOB_LABELS = words`
  position
  title
  role
  company
  employer
  job title
  organi[sz]ation
  designation
  duration
  period
  job profile
  client name
  employer name
  company name
  firma
  arbeitgeber
  entreprise
  empresa
  poste
  puesto
  azienda
  vollzeit
  teilzeit
  full[- ]time
  part[- ]time
  temps plein
  temps partiel
  occupation or position held
  name and address of employer
`;

/** What stands before a list of human languages. */
export const LANGUAGE_LABELS = words`
  languages?
  sprachen
  sprachkenntnisse
  langues
  idiomas
  lingue
  talen
  línguas
  muttersprache
  mother tongue(?:\(s\))?
  madrelingua
  langue maternelle
  lengua materna
  other languages?(?:\(s\))?
  foreign languages?
`;

/** What the columns of a table of degrees are called. */
export const DEGREE_COLUMNS = words`
  degree
  course
  class
  qualification
  examination
  exam
  institution
  institute
  school
  college
  university
  board
  board/university
  year
  year of passing
  passing year
  percentage
  marks
  cgpa
  grade
  gpa
  %
  cgpa/%
  duration
  specialization
  s\.? ?no\.?
`;
