import { words } from '../any-of.ts';

/** Professions whose people answer alike. */
export interface Profession {
  readonly name: string;
  /**
   * What the share that answers is multiplied by, compared with the average: less than 1 where people are courted by many, more
   * where more of them look for work. These are the product's estimates, in steps of 0.05, and no measurements.
   */
  readonly factor: number;
  /** Words of titles in English, German and French; a star stands for any letters. */
  readonly words: readonly string[];
}

export const PROFESSIONS: readonly Profession[] = [
  {
    name: 'software',
    factor: 0.75,
    words: words`
      software*, developer, programmer, backend, back-end, frontend, front-end, full stack, full-stack, fullstack, devops, sre
      software engineer, software engineering, software architect, backend engineer, back-end engineer, frontend engineer
      front-end engineer, full stack engineer, full-stack engineer, fullstack engineer, devops engineer
      site reliability engineer, mobile engineer, platform engineer, ios engineer, android engineer, web engineer
      *entwickler, *entwicklerin, *programmierer, *programmiererin, informatiker, informatikerin
      développeur, développeuse, programmeur, programmeuse, ingénieur logiciel, ingénieure logiciel, ingénieur développement
    `,
  },
  {
    name: 'data',
    factor: 0.8,
    words: words`
      data scientist, data science, data engineer, data analyst, machine learning, machine learning engineer, ml engineer
      ai engineer, deep learning, statistician
      datenwissenschaftler*, dateningenieur*, datenanalyst*, statistiker*
      science des données, ingénieur données, ingénieure données, analyste de données, statisticien, statisticienne
    `,
  },
  {
    name: 'information technology',
    factor: 0.85,
    words: words`
      cybersecurity engineer, cyber security engineer, system administrator, systems administrator, network engineer, security engineer, cyber*, cloud engineer, cloud architect
      solution architect, solutions architect, database administrator
      systemadministrator*, netzwerktechniker*, systemingenieur*, it-sicherheit*, systemtechniker*
      administrateur système*, administratrice système*, ingénieur réseau*, ingénieur système*, ingénieur cloud
    `,
  },
  {
    name: 'nursing',
    factor: 0.85,
    words: words`
      nurse, nursing, midwife, caregiver
      *krankenpfleger, *krankenpflegerin, *krankenschwester, pflegefach*, altenpfleger*, pflegekraft, pflegehelfer*, hebamme
      infirmier, infirmière, sage-femme, aide-soignant, aide-soignante
    `,
  },
  {
    name: 'medicine and therapy',
    factor: 0.8,
    words: words`
      physician, surgeon, doctor, dentist, pharmacist, physiotherapist, physical therapist, psychologist, radiologist
      arzt, ärztin, *facharzt, *fachärztin, oberarzt, oberärztin, zahnarzt, zahnärztin, apotheker*, physiotherapeut*, psycholog*
      médecin, chirurgien, chirurgienne, dentiste, pharmacien, pharmacienne, kinésithérapeute, psychologue
    `,
  },
  {
    name: 'engineering',
    factor: 0.85,
    words: words`
      engineer, mechanical engineer, electrical engineer, civil engineer, architect, surveyor
      *ingenieur, *ingenieurin, konstrukteur*, architekt, architektin, bauleiter*
      ingénieur, ingénieure, architecte, géomètre
    `,
  },
  {
    name: 'skilled trades',
    factor: 0.9,
    words: words`
      electrician, plumber, welder, mechanic, carpenter, technician, machinist, roofer
      elektriker*, elektroniker*, mechaniker*, mechatroniker*, schlosser*, schweißer*, tischler*, schreiner*, installateur*
      anlagenmechaniker*, techniker, technikerin, dachdecker*
      électricien, électricienne, plombier, soudeur, mécanicien, mécanicienne, menuisier, technicien, technicienne
    `,
  },
  {
    name: 'finance',
    factor: 0.9,
    words: words`
      accountant, accounting, auditor, controller, financial analyst, tax advisor, actuary, treasurer
      buchhalter*, finanzbuchhalter*, wirtschaftsprüfer*, steuerberater*, finanzanalyst*, controllerin, revisor, revisorin
      comptable, auditeur, auditrice, contrôleur de gestion, contrôleuse de gestion, analyste financier, actuaire
    `,
  },
  {
    name: 'law',
    factor: 0.9,
    words: words`
      lawyer, attorney, legal counsel, counsel, paralegal, solicitor
      rechtsanwalt, rechtsanwältin, jurist, juristin, syndikus*, notar, notarin
      avocat, avocate, juriste, notaire
    `,
  },
  {
    name: 'science',
    factor: 0.9,
    words: words`
      scientist, researcher, chemist, biologist, physicist
      wissenschaftler*, forscher*, chemiker*, biologe, biologin, physiker*
      chercheur, chercheuse, scientifique, chimiste, biologiste, physicien, physicienne
    `,
  },
  {
    name: 'teaching',
    factor: 0.95,
    words: words`
      teacher, lecturer, tutor, professor, educator
      lehrer, lehrerin, lehrkraft, erzieher, erzieherin, dozent, dozentin
      enseignant, enseignante, professeur, professeure, éducateur, éducatrice
    `,
  },
  {
    name: 'sales',
    factor: 1.1,
    words: words`
      sales, account executive, account manager, business development, business developer
      vertrieb*, verkäufer*, verkaufsleiter*, außendienst*
      commercial, commerciale, vendeur, vendeuse, ventes
    `,
  },
  {
    name: 'marketing and design',
    factor: 1.1,
    words: words`
      marketing, copywriter, content manager, social media, designer, graphic designer, photographer
      grafiker*, texter, texterin, werbetexter*, gestalter, gestalterin, mediengestalter*
      graphiste, rédacteur, rédactrice, concepteur, conceptrice, chargé de communication, chargée de communication
    `,
  },
  {
    name: 'human resources',
    factor: 1.1,
    words: words`
      human resources, hr manager, hr business partner, recruiter, talent acquisition
      personalreferent*, personalleiter*, personalsachbearbeiter*
      ressources humaines, recruteur, recruteuse
    `,
  },
  {
    name: 'administration and service',
    factor: 1.2,
    words: words`
      office manager, receptionist, secretary, clerk, administrative assistant, executive assistant, personal assistant
      customer service, customer support, call center agent
      sekretär, sekretärin, sachbearbeiter*, bürokaufmann, bürokauffrau, bürokraft, empfangsmitarbeiter*, kundenberater*
      kundenservice, kundendienst
      secrétaire, assistant administratif, assistante administrative, réceptionniste, hôtesse d'accueil, service client
      conseiller client, conseillère client
    `,
  },
  {
    name: 'transport and warehousing',
    factor: 1.2,
    words: words`
      warehouse, forklift, driver, courier, picker, packer, logistics
      lagerist*, lagerarbeiter*, lagermitarbeiter*, staplerfahrer*, kraftfahrer*, berufskraftfahrer*, fahrer, fahrerin, kommissionierer*
      lagerlogistik, logistiker, logistikerin
      magasinier, magasinière, cariste, chauffeur, chauffeuse, livreur, livreuse, préparateur de commandes, logisticien, logisticienne
    `,
  },
  {
    name: 'hospitality and shops',
    factor: 1.15,
    words: words`
      cook, waiter, waitress, bartender, barista, housekeeper, housekeeping, cashier, store manager, retail, cleaner
      koch, köchin, kellner, kellnerin, hotelfach*, servicekraft, kassierer*, reinigungskraft, filialleiter*
      cuisinier, cuisinière, serveur, serveuse, barman, femme de chambre, caissier, caissière
    `,
  },
];
