import { words } from '../../../../shared/rules/any-of.ts';

/** What stands before a degree. */
export const DEGREE_LABELS = words`
  degree
  title of qualification awarded
  qualification
  abschluss
  titel
  titre
  título
  titolo
  degree title
`;

/** What stands before a school or a subject. */
const OTHER_STUDY_LABELS = words`
  school
  institution
  university
  major
  course
  centro
  institut[eo]?
  institución
  instituição
  istituzione
  établissement
  hochschule
  uczelnia
`;

/** What stands before a school, a degree or a subject. */
export const STUDY_LABELS = [...DEGREE_LABELS, ...OTHER_STUDY_LABELS];

/** What stands before the subject of a degree, in a line under it. */
export const MAJOR_LABELS = words`
  majors?
  speciali[sz]ation
  branch
  stream
  hauptfach
  spécialité
  especialidad
  specializzazione
  specjalność
`;

/** What stands before what was studied. */
export const SUBJECT_LABELS = words`
  // English
  study field
  field of study
  subject
  // German and Dutch
  studiengang
  studienfach
  fachrichtung
  studierichting
  // French, Spanish, Italian, Portuguese
  filière
  carrera
  indirizzo
  curso
  // Polish
  kierunek
`;

/** What stands between a subject or a degree and its school. */
export const AT_SCHOOLS = words`
  // English
  at(?: the)?
  from(?: the)?
  @
  // German and Dutch
  an der
  an dem
  am
  bei(?: der| dem)?
  op (?:het|de)
  aan (?:het|de)
  bij
  // French, Italian, Spanish, Portuguese
  de l['’]
  à l['’]
  à la
  au
  à
  presso(?: l['’])?
  en (?:la|el)
  na
  no
  // Polish
  we?
`;

/** What stands before a school, in a section of schools. */
export const SCHOOL_LABELS = words`
  // English
  (?:name of )?(?:the )?(?:institut(?:e|ion)|school|college|university)(?: name)?
  // German, Spanish, French, Italian, Dutch, Portuguese, Polish
  hochschule
  schule
  centro
  institución
  établissement
  école
  istituto
  istituzione
  instituição
  instelling
  onderwijsinstelling
  uczelnia
`;
