import { words } from '../../../../shared/rules/any-of.ts';

/** What parts of a list of requirements are called, where such a name alone stands in a row: no requirement itself. */
export const PART_NAMES = words`
  zones? de travail
  arbeitsgebiete?
  work(?:ing)? areas?
  // English
  education(?: (?:and|&) (?:work )?experience)?
  .* skills? and abilit(?:y|ies) to
  (?:work )?experience
  knowledge
  skills
  abilities
  competenc(?:e|ies|y)
  qualifications?
  requirements?
  languages?
  licen[sc]es?
  certifications?
  (?:hard|soft|technical|personal|core|key) (?:skills|traits|qualities|competencies)
  personal(?:ity)?(?: traits| attributes)?
  contact
  job details
  professional qualities
  (?:functional|position) (?:statement|summary)
  essential (?:job )?functions?(?: \d+)?
  physical (?:requirements|demands)
  work(?:ing)? (?:schedule|hours|conditions)
  // German
  ausbildung
  erfahrung(?:en)?
  kenntnisse
  fähigkeiten
  qualifikation(?:en)?
  anforderungen
  sprachen
  (?:fachlich|persönlich|sprachlich|technisch)(?:e anforderungen|e voraussetzungen)?
  angebot
  kontakt
  social media(?:-kanäle)?
  // French
  formation
  expérience
  connaissances
  compétences
  savoir-être
  savoir-faire
  qualités
  langues
`;
