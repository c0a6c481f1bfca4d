import { entries } from './entries.ts';

/** Titles of sections: what the section is, then its titles. */
export const SECTION_TITLES = entries`
  contact: contact, contact information, personal information, personal details, persönliche daten, personalien, kontakt, coordonnées, informations personnelles, état civil
  interests: interests, hobbies, hobbys, hobbies and interests, personal interests, interessen, centres d'intérêt, intérêts, loisirs, freizeit, activities and honors, interests and hobbies
  references: references, referees, referenzen
  wish: objective, career objective, career goal, career goals, professional objective, job objective, objectif, objectif professionnel, berufsziel
  education: education, education and training, education & training, academic background, academic qualifications, educational background, ausbildung, schulbildung, bildungsweg, bildung, studium, akademischer werdegang, akademische ausbildung, berufsausbildung, schulausbildung, formation, formations, études, parcours scolaire, formation et certifications, formation académique, educational qualifications, qualifications and education, education and certifications
  skills: skills, technical skills, key skills, core competencies, core qualifications, highlights, skill highlights, areas of expertise, competencies, qualifications, kenntnisse, fähigkeiten, technische kenntnisse, besondere kenntnisse, it-kenntnisse, edv-kenntnisse, compétences, compétences techniques, compétences informatiques, skills and abilities, soft skills, tools, technologies, programming languages, edv, it skills, computer skills
  languages: languages, language skills, sprachen, sprachkenntnisse, langues, langues parlées, compétences linguistiques
  certificates: certifications, certificates, licenses, licenses and certifications, certifications and licenses, credentials, professional certifications, zertifikate, zertifizierungen, weiterbildung, weiterbildungen, certificats, licenses & certifications, training, trainings, affiliations
  summary: summary, professional summary, profile, executive profile, executive summary, career overview, about me, professional profile, professional overview, career summary, qualifications summary, profil, kurzprofil, über mich, à propos, résumé, summary of qualifications
  experience: experience, work experience, professional experience, work history, employment history, employment, career history, relevant experience, berufserfahrung, beruflicher werdegang, werdegang, praktika, praktische erfahrung, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, internships, accomplishments, core accomplishments, projects, projekte, projets, publications, veröffentlichungen, volunteer experience, volunteering, military experience, additional information, awards, achievements, presentations, memberships
`;
