import { words } from '../../../../shared/rules/any-of.ts';

/** What a resume calls itself. */
export const RESUME_TITLES = words`
  resume
  résumé
  curriculum(?: vitae)?
  cv
  lebenslauf
  tabellarischer lebenslauf
`;

/** What the parts of a resume are called, as those of no description are. */
export const RESUME_HEADINGS = words`
  (?:work|professional|employment) (?:experience|history)
  experience
  employment
  career history
  education
  education (?:and|&) training
  berufserfahrung
  beruflicher werdegang
  werdegang
  ausbildung
  schulbildung
  studium
  persönliche (?:daten|angaben)
  expériences?(?: professionnelles?)?
  parcours(?: professionnel)?
  formations?
  centres d(?:'|’)intérêt
  hobbys?
  interests
  references
`;

/** What only a person says of themselves. */
export const OF_A_PERSON = words`
  date of birth
  nationality
  marital status
  references available
  geburtsdatum
  geboren am
  familienstand
  staatsangehörigkeit
  né(?:\(e\)|e)? le
  nationalité
  situation familiale
`;

/** What an employer says to those who read. */
export const OF_AN_OFFER = words`
  we(?: are|(?:'|’)re)? (?:looking|seek|seeking|hiring|offer|need)
  looking for
  apply
  applicants?
  candidates?
  your (?:profile|role|tasks)
  job description
  wir suchen
  suchen wir
  wir bieten
  bewerb\p{L}*
  (?:ihr|dein|ihre|deine) (?:profil|aufgaben)
  m/w/d
  w/m/d
  nous (?:recherchons|recrutons|cherchons|offrons|proposons)
  (?:recherche|recrute)
  postule[rz]
  candidature
  h/f
  f/h
`;

/** The commonest words of the languages that are read, without those that neighbours have as well. */
export const COMMON_WORDS = words`
  // English
  the
  and
  with
  you
  our
  your
  are
  will
  to
  for
  that
  this
  from
  have
  who
  or
  // German
  und
  der
  die
  das
  mit
  für
  wir
  sie
  eine?[nmrs]?
  den
  von
  zu
  zur
  zum
  im
  ist
  auf
  oder
  dein\p{L}*
  ihr\p{L}*
  unser\p{L}*
  // French
  les
  des
  du
  et
  une
  est
  pour
  dans
  vous
  nous
  votre
  vos
  notre
  nos
  avec
  sur
  aux?
  qui
  sont
`;
