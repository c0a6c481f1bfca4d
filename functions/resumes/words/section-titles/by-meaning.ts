import { words } from '../../../../shared/rules/any-of.ts';

/** Titles of work by their first or last word, in lower case. */
export const EXPERIENCE_BY_MEANING = words`
  (?:experience|experiencia|expériences?|esperienz[ae]|experiências?|ervaring|erfahrung(?:en)?|doświadczenie):?(?: [\p{L}.'’]+){1,4}
  berufliche[rn]? \p{L}+
  (?:[\p{L}&/]+,? ){1,5}(?:experience|experiences|erfahrung(?:en)?|ervaring|werkervaring|employment|positions)
`;

/** Titles of schools by their first or last word, in lower case. */
export const EDUCATION_BY_MEANING = words`
  (?:educación|formación|formations?|éducation|études|istruzione|formazione|formação|opleiding|ausbildung|studium)(?: \p{L}+){1,4}
  (?:education|studies|degrees)(?: \p{L}+){1,3}
  (?:\p{L}+ ){1,3}(?:education|ausbildung|studium|opleidingen)
`;

/** Titles of skills by their first or last word, in lower case. */
export const SKILLS_BY_MEANING = words`
  (?:conocimientos|habilidades|compétences|competenze|competências|competencias|skills|kenntnisse|umiejętności)(?: \p{L}+){1,4}
  (?:\p{L}+ ){1,3}(?:skills|kenntnisse|kompetenzen|fähigkeiten|competencies|expertise|vaardigheden|technologies)
`;
