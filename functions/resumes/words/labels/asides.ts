import { words } from '../../../../shared/rules/any-of.ts';

/** What stands before remarks on an entry. */
export const ASIDES = words`
  opmerkingen
  bemerkungen
  remarks?
  remarques?
  observaciones
  observações
  uwagi
  nature of (?:the )?(?:firm|business|company|work)
  job descriptions?
  reporting(?: to)?
  reason for leaving
  research title
  clients?(?: name)?
  customers?(?: name)?
  roles?
  (?:main |key )?projects?(?: name)?
  consultant
  kunden?
  projekte?
  cliente
  progetto
  proyecto
  projet
  project title
  advisors?
  advisers?
  supervisors?
  (?:course )?instructors?
  mentors?
  principal investigator
  thesis
  thesis title
  title of thesis
  dissertation
  coursework
  relevant (?:courses|coursework|modules)
  courses
  technologies(?: include| used)?
  tech stack
  stack
  tools
  achievements(?: include)?
  responsibilities
  key (?:responsibilities|achievements)
  duties
  keywords
  betreuer(?:in)?
  thema
  schwerpunkte?
  aufgaben
  tätigkeiten
  tätigkeitsbereich
  fachbereich
  abschlussnote
  note
  technologien
  themen
  inhalte
  sujet
  encadrant
  directeur de thèse
  missions?
  réalisations?
  technologies utilisées
  outils
  environnement(?: technique)?
  mots-clés
  tema
  funciones
  logros
  tareas
  tecnologías
  director de tesis
  relatore
  argomento
  mansioni
  attività(?: svolte)?
  responsabilità
  begeleider
  taken
  werkzaamheden
  onderwerp
  orientador(?:a)?
  atividades
  responsabilidades
  tecnologias
  obowiązki
  zakres obowiązków
  temat
  promotor
`;

/** What announces the duties of a position, with or without a text beside it. */
export const DUTIES = words`
  // English
  (?:main |key |major |primary |core |job )*(?:(?:roles?|duties) (?:and|&) )?(?:responsibilit(?:y|ies)|duties|tasks|accomplishments|achievements)(?: include[ds]?)?
  nature of work
  main activities
  areas? of exposure
  job (?:descriptions?|summary|profile summary)
  // German
  (?:haupt)?aufgaben(?:gebiete?|bereiche?)?
  tätigkeiten
  // French, Spanish, Italian, Dutch, Portuguese, Polish
  (?:principales )?(?:tâches|missions|réalisations)
  compétences acquises
  (?:principales )?(?:funciones|tareas|responsabilidades|logros)
  (?:principali )?mansioni
  (?:belangrijkste )?taken
  (?:principais )?(?:atividades|responsabilidades)
  (?:zakres )?obowiązk(?:i|ów)
`;

/** What theses are called, which are dated beside the degree that they belong to. */
export const THESES = words`
  (?:master|bachelor|phd|doctoral|diploma)(?:['’]?s)?[- ]thesis
  (?:thema der )?(?:master|bachelor|diplom|doktor|magister)arbeit
  mémoire de (?:master|fin d['’]études)
  (?:trabajo|proyecto) (?:de )?(?:fin|final) de (?:grado|máster|carrera)
  tesi di (?:laurea|dottorato)
  trabalho de conclusão de curso
  praca (?:magisterska|licencjacka)
`;

/** What somebody calls themselves in a sentence. Names are not in it, nor numbers such as "I". */
export const ONESELF_WORDS = words`
  ich
  Ich
  mir
  mich
  mein(?:e[rmns]?)?
  Mein(?:e[rmns]?)?
  my
  My
  I (?:am|was|have|had|did|worked|learned|studied|also)
  [jJ]['’]ai
  [jJ]e suis
  mes
  ho (?:studiato|lavorato|imparato)
  Ho (?:studiato|lavorato|imparato)
  mijn
  Mijn
  [iI]k (?:heb|ben|was)
  he (?:estudiado|trabajado|realizado)
  He (?:estudiado|trabajado|realizado)
`;
