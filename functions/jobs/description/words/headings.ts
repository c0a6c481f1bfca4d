import { words } from '../../../../shared/rules/any-of.ts';

/** What headings say of the part below them. Which list counts before which stands in `../topics.ts`. */
export const WANTED = words`
  // English
  nice[- ]to[- ]haves?
  nice if
  desirable
  desired
  preferred
  preferable
  preferably
  bonus
  extra credit
  extra points
  advantageous
  advantages? if
  a plus
  pluses
  plus points
  optional
  good to have
  would be great
  would be nice
  also like
  not required
  not essential
  even better
  stand out
  additional skills
  ideally
  // German
  wünschenswert
  von vorteil
  idealerweise
  pluspunkte
  nice to know
  bonuspunkte
  zusätzlich
  gerne gesehen
  // French
  un plus
  les plus
  atouts?
  appréciées?
  appréciés?
  souhaitées?
  souhaités?
  idéalement
  facultatif
`;

export const REQUIRED = words`
  // English
  requirements?
  required
  require
  ^you\?*$
  qualifications?
  must[- ]haves?
  essentials?
  skills?
  if you
  who you are
  who are you
  about you
  you are
  you have
  you might be
  you should
  you bring
  you(?:'|’)ll bring
  you will bring
  you(?:'|’)ll have
  you will have
  you(?:'|’)ll need
  you will need
  you need
  you(?:'|’)ve
  you can
  your profile
  your background
  your experience
  candidate
  candidates
  person spec(?:ification)?
  what we(?:'|’)re looking for
  what we are looking for
  we(?:'|’)re looking for
  we are looking for
  we look for
  looking for
  what we seek
  what we need
  we expect
  expectations
  experience
  education
  competenc(?:y|ies)
  criteria
  minimum
  knowledge
  expertise
  abilities
  profile
  prerequisites?
  good fit
  great fit
  // German
  anforderungen?
  anforderungsprofil
  voraussetzungen?
  qualifikation(?:en)?
  profil
  kenntnisse
  das bringst du mit
  bringen sie mit
  bringst du mit
  du mitbringst
  sie mitbringen
  mitbringen
  das erwarten wir
  was wir erwarten
  wir erwarten
  dich aus
  sie aus
  überzeugen sie
  überzeugst du
  fähigkeiten
  wen wir suchen
  wen suchen wir
  muss
  zwingend
  wir wünschen uns
  // French
  compétences?
  exigences?
  qualités?
  prérequis
  pré-requis
  requis
  requises
  formation
  formations
  expérience
  qui êtes-vous
  vous êtes
  vous avez
  ce que nous recherchons
  ce que l(?:'|’)on recherche
  on recherche
  recherché
  indispensables?
  votre bagage
  connaissances
`;

export const TASKS = words`
  // English
  responsibilit(?:y|ies)
  duties
  dut(?:y|ies)
  tasks?
  what you(?:'|’)ll do
  what you will do
  what you(?:'|’)ll be doing
  what you will be doing
  you(?:'|’)ll do
  you will
  you(?:'|’)ll
  the role
  the job
  the position
  the opportunity
  role overview
  role summary
  job summary
  job description
  job purpose
  position summary
  day[- ]to[- ]day
  your role
  your mission
  your day
  your impact
  your work
  projects?
  objectives?
  what we do
  // German
  aufgaben
  aufgabengebiet
  tätigkeiten?
  tätigkeitsbeschreibung
  verantwortung
  das machst du
  das erwartet dich
  das erwartet sie
  erwartet dich
  dich erwartet
  sie erwartet
  erwartet sie
  dein job
  deine rolle
  ihre rolle
  stellenbeschreibung
  // French
  missions?
  responsabilités?
  tâches?
  activités?
  le poste
  votre rôle
  vos défis
  au quotidien
  description du poste
`;
