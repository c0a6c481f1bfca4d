import { words } from '../../../shared/rules/any-of.ts';

/** How well a language is spoken. */
export const PROFICIENT = words`
  \bc2\b
  native
  bilingual
  mother ?tongue
  muttersprach
  langue maternelle
  maternel
  bilingue
  nativ[oa]
  lengua materna
  madrelingua
  lingua madre
  moedertaal
  língua materna
  first language
  zweisprachig
  tweetalig
`;

export const UPPER_INTERMEDIATE = words`
  \bb2\b
  upper[- ]intermediate
  (?<!full )professional working
  gute kenntnisse
  sehr gut
  \bgut\b
  bon niveau
  bueno
  buono
  goed
  working proficiency
  very good
  \bgood\b
  medio[- ]alto
`;

export const ADVANCED = words`
  \bc1\b
  fluent
  fluen
  advanced
  full professional
  verhandlungssicher
  fließend
  fliessend
  courant
  avancé
  avanzad[oa]
  avanzat[oa]
  fluente
  fluido
  corrente
  vloeiend
  avançado
  excellent
  proficient
  ausgezeichnet
  gevorderd
`;

export const INTERMEDIATE = words`
  \bb1\b
  intermediate
  conversational
  limited working
  intermédiaire
  mittelstufe
  intermedio
  intermediário
  gemiddeld
  konversation
  discreto
  moderate
  medio
`;

export const ELEMENTARY = words`
  \ba2\b
  elementary
  basic
  grundkenntnisse
  notions
  básic[oa]
  basico
  scolaire
  di base
  basis
  elementare
  elemental
  élémentaire
  schulkenntnisse
  nociones
`;

export const BEGINNER = words`
  \ba1\b
  beginner
  débutant
  anfänger
  principiante
  iniciante
  learning
`;

/** How well a skill is mastered. */
export const SKILL_LEVELS = words`
  anfängerkenntnisse
  nivel (?:básico|intermedio|avanzado)
  podstawow[yae]
  sprawn[yae]
  średniozaawansowan[yae]
  zaawansowan[yae]
  livello (?:base|intermedio|avanzato)
  beginner
  basic
  intermediate
  advanced
  expert
  proficient
  fluent
  native
  master
  débutant
  intermédiaire
  avancé
  confirmé
  grundkenntnisse
  fortgeschritten
  sehr gut
  gut
  experte
  básico
  intermedio
  avanzado
  experto
  \d{1,3}\s?%
  \d+\s*\+?\s*(?:years?|yrs?|jahre|ans|años)(?: of experience)?
`;

/** What stands before the last thing in a list. */
export const LIST_ENDS = words`
  and
  und
  et
  y
  e
  en
  i
  &
`;
