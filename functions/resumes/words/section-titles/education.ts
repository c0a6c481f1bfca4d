import { anyOf, words } from '../../../../shared/rules/any-of.ts';

const AND_TRAINING = words`
  training
  qualifications?
  certifications?
  credentials
  professional development
  honou?rs
  awards
  licenses
`;

export const EDUCATION = words`
  // English
  (?:academic |professional |university |school |higher |secondary |formal )?education(?:al)?(?: (?:background|history|qualifications|details))?
  education(?:al)?(?: and| &|,)? ${anyOf(AND_TRAINING)}
  academics?
  academic (?:background|history|qualifications?|profile|record|records|training|details|information|credentials|summary)
  (?:scholastic|academia) ?(?:record|details|profile)?
  qualifications
  education history
  studies
  degrees?
  schooling
  // German
  ausbildung
  bildung
  bildungsweg
  studium
  schulbildung
  schulausbildung
  schulabschl[uü]ss?e?
  hochschulausbildung
  akademische laufbahn
  hochschulbildung
  akademischer werdegang
  (?:schul|aus)bildung und studium
  studium und ausbildung
  akademische (?:aus)?bildung
  bildungsgang
  schulische ausbildung
  schule
  schulzeit
  berufsausbildung
  // French
  formations?
  formation (?:académique|initiale|universitaire)
  éducation
  études
  diplômes
  diplômes et formations?
  formations? et diplômes
  cursus(?: scolaire| académique| universitaire)?
  parcours (?:scolaire|académique|universitaire)
  scolarité
  // Spanish
  formación
  formación académica
  educación
  estudios
  titulación
  formación y educación
  // Italian
  formazione
  istruzione
  istruzione e formazione
  titoli di studio
  formazione accademica
  (?:altre )?esperienze formative
  // Dutch
  opleiding
  opleidingen
  onderwijs
  studie
  opleiding en training
  // Portuguese
  formação
  formação acadêmica
  formação académica
  educação
  educação e formação
  escolaridade
  habilitações(?: literárias| académicas)?
  formations? (?:et|&) (?:diplômes?|certifications?)
  parcours (?:académique|de formation)
  études et formations?
  formación (?:complementaria|universitaria|reglada)
  estudios (?:realizados|universitarios)
  historial académico
  formazione scolastica
  percorso (?:di studi|formativo|accademico)
  opleidingen en cursussen
  schulbildung und studium
  schule und ausbildung
  schulischer werdegang
  aus- und weiterbildung
  hochschulstudium
  formação (?:e|&) qualificações
  percurso académico
  formação complementar
  // Polish
  wykształcenie
  edukacja
  przebieg edukacji
  // Russian
  образование
  (?:высшее|дополнительное|основное) образование
  // Chinese
  教育背景
  教育经历
  教育
  学历
  学习经历
  (?:educational
  academic) (?:profile
  summary
  chronicle)
  (?:technical
  professional) qualifications?
  (?:technical/ ?)?educational qualifications?
  qualification
  (?:basic )?academic credentials
  schul- und berufsausbildung
  títulos
  preparación académica
  studi
  bildungsabschl[uü]ss?e?
  abschlüsse
  bildungswerdegang
  schulische laufbahn
  schul- und hochschulbildung
  ausbildungsweg
  diplômes obtenus
  formations? et études
  estudios (?:superiores|cursados)
  grado de instrucción
  studi e formazione
  percorso scolastico
  studies en opleidingen
  formações
  graduação
  formação profissional
  ścieżka edukacyjna
  educational attainment
  学业背景
  scholing
`;
