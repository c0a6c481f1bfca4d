import { anyOf, words } from '../../../../shared/rules/any-of.ts';

const KIND_OF_WORK = words`
  professional
  work
  working
  relevant
  related
  employment
  career
  industry
  research
  clinical
  academic
  additional
  other
  selected
  key
  practical
  previous
  further
  early
  internship
  job
  legal
  technical
  leadership
  management
  engineering
  military
  consulting
  sales
  executive
  nursing
  hospitality
  retail
  business
  corporate
  commercial
  prior
  field
  laboratory
  agency
  administrative
  international
  \p{L}+-related
`;

const PAST = words`
  experiences?
  history
  background
  record
  appointments
  positions
`;

export const EXPERIENCE = words`
  // English
  (?:${anyOf(KIND_OF_WORK)}[ -]?(?:and |& |/ )?){1,3}${anyOf(PAST)}
  experiences?
  experience (?:and|&) (?:projects|employment)
  employment
  employment (?:history|record|experience)
  jobs
  work placements?
  experiences? (?:and|&) co\.?
  work
  work (?:history|experiences?)
  professional (?:positions|employment|career|appointments|journey)
  career
  career (?:to date|summary and experience|path|progression|timeline)
  appointments
  positions? held
  positions
  internships?
  where i['’]ve worked
  // German
  (?:berufs)?erfahrung(?:en)?
  laufbahn
  berufliche[r]? (?:erfahrung(?:en)?|werdegang|laufbahn|stationen|tätigkeiten)
  werdegang
  beruflicher hintergrund
  arbeitserfahrung
  praktische erfahrung(?:en)?
  praktika
  berufspraxis
  praxiserfahrung
  // French
  expériences?
  expériences? (?:professionnelles?|de travail|pertinentes?)
  parcours professionnel
  parcours
  emplois
  stages
  carrière
  // Spanish
  experiencia
  experiencias
  experiencia (?:profesional|laboral|de trabajo)
  trayectoria(?: profesional| laboral)?
  historial laboral
  prácticas
  // Italian
  esperienz[ae]
  esperienz[ae] (?:professional[ei]|lavorativ[ae]|di lavoro)
  percorso professionale
  // Dutch
  werkervaring
  ervaring
  professionele ervaring
  loopbaan
  // Portuguese
  experiências?
  experiências? profissiona(?:l|is)
  experiência de trabalho
  percurso profissional
  histórico profissional
  (?:short |brief )?resum[eé]
  // More of several languages
  berufspraktische erfahrung(?:en)?
  tätigkeiten
  berufstätigkeit
  berufliche praxis
  beschäftigungsverhältnisse
  praktische tätigkeiten
  praktika und nebenjobs
  nebenjobs
  nebentätigkeiten
  berufsausbildung und erfahrung
  expériences? (?:significatives?|antérieures?|professionnelles? et bénévoles?|professionnelles? et bénévolat)
  expériences? en \p{L}+
  experiencia (?:previa|relevante|investigadora)
  historial profesional
  trayectoria laboral
  carriera(?: professionale)?
  esperienze (?:precedenti|professionali e lavorative)
  werkzaamheden
  arbeidsverleden
  relevante (?:werk)?ervaring
  histórico de trabalho
  atividade profissional
  experiências? anteriores?
  // Polish
  doświadczenie(?: zawodowe)?
  historia zatrudnienia
  przebieg (?:kariery|pracy zawodowej)
  praktyki(?: i staże)?
  staże
  // Russian
  опыт(?: работы)?
  профессиональный опыт
  трудовая деятельность
  карьера
  // Chinese
  工作经历
  工作经验
  工作背景
  实习经历
  实习经验
  职业经历
  任职经历
  current position
  (?:job|employment|career|service) details
  organi[sz]ational scan
  roles
  beschäftigung
  tirocini
  beroepservaring
  expériences? pros?\.?
  expériences? professionnelles? (?:et|en|hors) \p{L}+
  activités? professionnelles?
  postes occupés
  berufstätigkeiten
  bisherige(?:r)? (?:tätigkeiten|werdegang)
  arbeitserfahrungen
  berufliche tätigkeit
  berufliches
  praktikum
  praktikumserfahrung(?:en)?
  werkstudententätigkeit(?:en)?
  anstellungen
  experiencias? (?:laborales?|profesionales)
  otras experiencias
  antecedentes laborales
  vida laboral
  recorrido profesional
  prácticas (?:profesionales|preprofesionales)
  attività (?:lavorativ[ae]|professional[ei])
  storia lavorativa
  bijbanen
  vakantiewerk
  werkverleden
  experiências? laborais
  experiências? de trabalho
  trajetória profissional
  atuação profissional
  vida profissional
  estágios
  praca zawodowa
  工作履历
  current positions?
  present positions?
  previous positions?
  freelance(?: work| experience)?
  stage-ervaring
  kariera
`;

/** Sections of academic work, of which only positions count as jobs. */
export const ACADEMIC_WORK = words`
  teaching experience
  lehrerfahrung
  expériences? d['’]enseignement
  experiencia docente
  esperienz[ae] didattic(?:a|he)
  research
  teaching
  research (?:and|&) teaching
  teaching (?:and|&) research
  lehre
  forschung
  forschung und lehre
  recherche
  enseignement
  investigación
  docencia
  ricerca
  didattica
  onderzoek
  pesquisa
  ensino
`;
