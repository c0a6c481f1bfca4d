export { EDUCATION_BY_MEANING, EXPERIENCE_BY_MEANING, SKILLS_BY_MEANING } from './section-titles/by-meaning.ts';
export { EDUCATION } from './section-titles/education.ts';
export { ACADEMIC_WORK, EXPERIENCE } from './section-titles/experience.ts';
export { WORDS_OF_TITLES } from './section-titles/misspelt.ts';
export { OTHER } from './section-titles/other.ts';
export { OTHER_ALONE } from './section-titles/other-alone.ts';
export { CONTACT, LANGUAGES, LINKS, REFERENCES } from './section-titles/personal.ts';
export { SKILLS } from './section-titles/skills.ts';
export { SUMMARY } from './section-titles/summary.ts';
