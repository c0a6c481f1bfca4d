import { anyOf, words } from '../../../../shared/rules/any-of.ts';

const KIND_OF_SKILL = words`
  technical
  core
  key
  professional
  soft
  hard
  computer
  it
  relevant
  additional
  other
  special
  transferable
  software
  programming
  digital
  personal
  areas? of
  main
  top
  clinical
  design
  management
  business
  office
  edv
  general
  key technical
  language and
`;

const ABILITY = words`
  skills?
  skillset
  skill set
  competenc(?:ies|es|y)
  expertise
  proficienc(?:y|ies)
  strengths
  technologies
  capabilities
  tools
  knowledge
  qualifications summary
`;

const AND_MORE_SKILLS = words`
  [ ](?:&|and|/) (?:\p{L}+ ?){1,3}
  [ ]summary
  [ ]highlights
`;

export const SKILLS = words`
  // English
  (?:${anyOf(KIND_OF_SKILL)} ?(?:and |& |,[ ])?){0,3}${anyOf(ABILITY)}${anyOf(AND_MORE_SKILLS)}?
  tech(?:nology)? stack
  technical proficiencies
  tools and technologies
  programming(?: languages)?
  technologies
  software
  expertise
  areas of expertise
  specialties
  specializations
  // German
  kenntnisse
  fähigkeiten
  kompetenzen
  it-kenntnisse
  edv-kenntnisse
  fachkenntnisse
  fachliche kompetenzen
  technische (?:fähigkeiten|kenntnisse|kompetenzen)
  besondere kenntnisse
  kenntnisse und fähigkeiten
  fähigkeiten und kenntnisse
  persönliche (?:stärken|fähigkeiten)
  soft skills
  core qualifications
  stärken
  // French
  compétences?
  compétences? (?:techniques|clés|professionnelles|informatiques|et outils)
  savoir-faire
  savoir-être
  outils
  logiciels
  informatique
  // Spanish
  habilidades
  competencias
  conocimientos
  aptitudes
  habilidades (?:técnicas|y competencias)
  competencias (?:técnicas|digitales|profesionales)
  conocimientos (?:técnicos|informáticos)
  informática
  // Italian
  competenze
  competenze (?:tecniche|informatiche|digitali|professionali|personali)
  capacità e competenze
  abilità
  conoscenze informatiche
  // Dutch
  vaardigheden
  competenties
  kennis
  kennis en vaardigheden
  computervaardigheden
  // Portuguese
  habilidades e competências
  competências
  competências (?:técnicas|digitais)
  conhecimentos
  aptidões
  atouts
  qualités
  domaines? (?:de compétences?|d['’]expertise)
  langages(?: et outils)?
  destrezas
  herramientas
  habilidades (?:blandas|sociales|informáticas)
  competenze (?:trasversali|linguistiche e informatiche)
  soft skill
  strumenti
  ict-vaardigheden
  it-vaardigheden
  ferramentas
  conhecimentos (?:técnicos|de informática)
  sonstige kenntnisse
  weitere kenntnisse
  computerkenntnisse
  methodenkenntnisse
  kernkompetenzen
  qualifikationen
  // Polish
  umiejętności(?: (?:zawodowe|techniczne|miękkie))?
  kompetencje
  kwalifikacje
  narzędzia
  technologie
  // Chinese
  专业技能
  技能
  技能特长
  计算机技能
  掌握技能
  技术栈
  个人技能
  职业技能
  it 技能
  // Russian
  навыки
  (?:ключевые|профессиональные|технические) навыки
  технологии
  software (?:known
  exposure)
  computer literacy
  strength
  pc-kenntnisse
  programmierkenntnisse
  programmierung
  programmation
  programmazione
  programación
  programação
  programmeren
  programowanie
  (?:sistemi|systeme|systèmes|sistemas|systemen|systemy) (?:e|und|et|y|en|i) (?:tecnologie|technologien|technologies|tecnologías|tecnologias|technologieën|technologie)
  softwarekenntnisse
  tecnologías
  conoscenze
  softwarevaardigheden
  it kennis
  informatikkenntnisse
  technische skills
  programmiersprachen
  persönliche kompetenzen
  compétences (?:informatiques|personnelles|transversales|linguistiques et informatiques)
  connaissances(?: (?:informatiques|techniques))?
  saber hacer
  capacidades
  lenguajes(?: de programación)?
  competenze (?:chiave|trasversali|digitali e informatiche)
  linguaggi(?: di programmazione)?
  ict-kennis
  programmeertalen
  linguagens(?: de programação)?
  competências (?:pessoais|interpessoais|profissionais)
  języki programowania
  znajomość (?:programów|oprogramowania|technologii)
  专业能力
  技能清单
  技术能力
  skills? (?:and|&) interests?
  persoonlijke competenties
  tecnologias
`;
