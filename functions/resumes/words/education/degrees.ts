import { words } from '../../../../shared/rules/any-of.ts';

/** Words that name a degree or another qualification. */
export const DEGREES = words`
  // Degrees by their letters
  ph\.?\s?d\.?
  d\.?phil\.?
  m\.?b\.?a\.?
  m\.?phil\.?
  [bm]\.?\s?(?:a|s|sc|eng|ed|tech|com|arch|comm|fa|ba|res|ca|cs)\.?(?:\s?\((?:hons?\.?|honours)\))?
  // Degrees by their names
  bachelor(?:['’]?s)?
  bachelier
  bachillerato
  master(?:['’]?s)?
  mastère
  magister
  maestría
  máster
  mestrado
  maîtrise
  magistrale
  laurea
  licence
  licenciatura
  licenciad[oa]
  licenza
  doctor(?:ate|ado|at|al)?
  doctor of
  doktor(?:at)?
  promotion
  dottorato
  doutorado
  doctorado
  diplom(?:-\p{L}+)?
  diploma
  diplôme
  diplomado
  // Leaving certificates and national diplomas
  staatsexamen
  abitur
  fachabitur
  matura
  baccalauréat
  bac
  bts
  dut
  but
  deug
  dea
  dess
  cap
  bep
  ingeniería
  classes? préparatoires?
  preparatory class(?:es)?
  // Spanish and Italian
  grado(?: en)?
  grado superior
  graduado
  maturità
  // English
  associate(?:['’]?s)?(?: degree| of| in)
  a\.?a\.?s?\.?
  aas
  ged
  high school
  a-levels?
  gcses?
  hnd
  hnc
  btec
  nvq
  certificate
  certificat
  certificado
  zertifikat
  pgce
  pgdip
  postgraduate
  undergraduate
  graduate
  ll\.?[bm]\.?
  j\.?d\.?
  m\.?d\.?
  ed\.?d\.?
  psy\.?d\.?
  pharm\.?d\.?
  d\.?d\.?s\.?
  bba
  bsba
  bcom
  bfa
  mfa
  mpa
  mph
  msw
  bsn
  msn
  rn
  m2
  m1
  l3
  degree
  honou?rs
  // French
  brevet
  agrégation
  deust
  dnb
  cycle ingénieur
  titre
  formation
  // German
  ausbildung
  umschulung
  fachhochschulreife
  mittlere reife
  realschulabschluss
  hauptschulabschluss
  // Spanish and Portuguese
  fp
  ciclo formativo
  técnico superior
  bacharel(?:ado)?
  curso técnico
  técnico em
  ensino fundamental
  hochschulreife
  bacharelato
  graduação
  pós-graduação
  // Dutch
  hbo
  mbo
  wo
  havo
  vwo
  propedeuse
  doctoraal
  // Polish and Chinese
  licencjat
  inżynier
  studia
  technikum
  学士
  硕士
  博士
  本科
  专科
  研究生
  // Parts of a degree, courses and stays
  minor
  major
  gymnasium\s?diploma
  engineer degree
  course
  bootcamp
  nanodegree
  fellowship
  exchange
  erasmus
  semester
  visiting
  // Parts of studies
  (?:double|dual) (?:major|degree)
  (?:exchange|visiting) (?:semester|student|programme|program|year)
  (?:auslands|austausch)semester
  semestre (?:à l['’]étranger|de intercambio)
  semester abroad
  study abroad
  studium
  studiengang
  \p{L}{4,}studium
  tecnólogo
  ensino superior
  bacharelando
  cursando
  studies in
  // Leaving certificates by their level
  intermediate
  (?:higher|senior) secondary(?: education| school certificate)?
  secondary education
  matriculation
  10\s?\+\s?2
  (?:10|12)th(?: class| standard| std\.?)?
  class (?:xii|x|12|10)(?:th)?
  // French, Spanish and Portuguese
  prépa
  bac ?\+ ?\d
  étudiante? ingénieure?
  bachiller
  ensino municipal
  ensino m[eé]dio
  curso superior
  // Dutch
  \p{L}*bo-opleiding
  hoger onderwijs
  (?:algemeen |technisch )?secundair onderwijs
  // German
  betriebswirt(?:in)?
  \p{L}*fachwirt(?:in)?
  staatlich geprüfter?
  // Polish
  (?:studium |studia )?podyplomowe
  // Russian
  бакалавр\p{L}*
  магистр\p{L}*
  специалитет
  аспирантура
  кандидат \p{L}+ наук
  среднее (?:общее|специальное)
  (?:havo|vwo|mavo|vmbo)-?diploma
  vmbo
  matric
  dipl\.-ing\.
  dipl\.-inf\.
  meisterbrief
  meisterprüfung
  lehre (?:zum|zur|als|mit)
  lehrabschluss
  staatlich geprüfter? techniker(?:in)?
  ingeniero en
  secundaria
  especialización en
  especialização em
  técnico en
  perito (?:informatico|industriale|elettronico|meccanico|chimico|elettrotecnico|commerciale)
  technik \p{L}+
  wykształcenie (?:wyższe|średnie|zawodowe)
  city & guilds
  бакалавриат
  магистратура
`;
