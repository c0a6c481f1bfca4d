import { words } from '../../../../shared/rules/any-of.ts';

/** Long words of titles, which are often misspelt by one letter. */
export const WORDS_OF_TITLES = words`
  academic
  achievements
  activities
  ausbildung
  berufserfahrung
  certifications
  compétences
  education
  educational
  employment
  experience
  experiences
  expérience
  experiencia
  formación
  formation
  internship
  interests
  languages
  objective
  personal
  professional
  proficiency
  projects
  qualification
  qualifications
  references
  technical
  training
  umiejętności
  zainteresowania
`;
