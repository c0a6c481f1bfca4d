import { words } from '../../../../shared/rules/any-of.ts';

/** What stands before a name. */
export const NAME_LABELS = words`
  姓\s*名
  (?:(?:hi|hello)[,!]? )?i['’]m
  my name is
  (?:full )?name
  nom(?: et prénom| complet)?
  name,[ ]vorname
  vor- und (?:nach|zu)name
  nombre(?: y apellidos| completo)?
  nome(?: e cognome| completo)?
  naam
  academic (?:curriculum vitae|c\.?v\.?)
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

/** What stands before a position. */
export const POSITION_LABELS = words`
  // English
  position(?: held| title)?
  title
  role
  job title
  research title
  designation
  job profile
  job position
  job role
  post(?: held)?
  (?:current |present )designation
  occupation or position held
  // German, French, Spanish, Italian, Dutch, Portuguese, Polish
  funktion
  poste(?: occupé)?
  puesto
  cargo
  ruolo
  mansione
  functie
  função
  stanowisko
  职位
`;

/** What stands before an employer. */
export const EMPLOYER_LABELS = words`
  // English
  company(?: name)?
  employer(?: name)?
  organi[sz]ation(?: name)?
  (?:company|organi[sz]ation)\s?/\s?(?:company|organi[sz]ation)
  name of (?:the )?(?:company|organi[sz]ation|employer|firm)
  firm
  workplace
  name and address of employer
  institutions?
  institut[eo]?
  institución
  instituição
  istituzione
  // German, French, Spanish, Italian, Dutch, Portuguese, Polish
  firma
  arbeitgeber
  entreprise
  société
  empresa
  azienda
  datore di lavoro
  werkgever
  bedrijf
  pracodawca
  公司
`;

/** What stands before the time of a position. */
export const TIME_LABELS = words`
  dates?
  duration
  period
  time period
  tenure
  time frame
  (?:working |service )period
  from
  zeitraum
  dauer
  période
  durée
  periodo
  período
  periode
  okres
`;

/** What stands before a position, an employer or their dates, and says nothing more. */
export const JOB_LABELS = words`
  vollzeit
  teilzeit
  full[- ]time
  part[- ]time
  temps plein
  temps partiel
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
