import { words } from '../../../../shared/rules/any-of.ts';

/** What a title says of whom it addresses. */
export const GENDER_MARKS = words`
  \((?:[mwfdxhagi]|all genders?|gn|divers|alle geschlechter)(?:\s?[/|,*]\s?(?:[mwfdxhagi]|divers))*\)
  \(all genders?\)
  \bm/w/d\b
  \bw/m/d\b
  \bm/f/d\b
  \bf/m/d\b
  \bm/f/x\b
  \bf/m/x\b
  \bm/w/x\b
  \bH/F\b
  \bF/H\b
  \(H\/F\)
  \(F\/H\)
`;

/** Words of a title that the list of positions does not have. */
export const MORE_POSITIONS = words`
  // English
  devops
  dev
  lead
  head
  chief
  staff
  member
  fellow
  fellowship
  postdoc
  sdet
  cto
  ceo
  cfo
  coo
  cmo
  sre
  rn
  tech
  position
  hand
  keeper
  operative
  labourer
  laborer
  handyman
  caretaker
  carer
  cleaner
  porter
  chef
  owner
  operator
  crew
  picker
  packer
  hygienist
  phlebotomist
  paralegal
  \p{L}*fachangestellte[rn]?
  controller
  estimator
  planner
  internship
  co-op
  \p{L}{2,}(?:ologist|ographer|iatrist|metrist)
  apprenticeship
  traineeship
  // German
  \p{L}*spezialist
  \p{L}*sachverständiger?
  werkstudent
  werkstudentin
  praktikum
  ausbildung
  fachkraft
  sachbearbeiter
  sachbearbeiterin
  sachbearbeitung
  teamleitung
  leitung
  pflegefachkraft
  pflegekraft
  hausmeister
  \p{L}{3,}olog(?:e|in)
  kraftfahrer
  lagerist
  steuerfachangestellte
  steuerfachangestellter
  steuerberater
  bauzeichner
  gesundheits- und krankenpfleger
  erzieher
  erzieherin
  \p{L}+designer
  kaufmann
  kauffrau
  volontariat
  // French
  ingénieur
  ingénieure
  développeur
  développeuse
  dév
  infirmier
  infirmière
  aide-soignant
  aide-soignante
  chargé
  chargée
  responsable
  cheffe
  clerc
  menuisier
  \p{L}{4,}ologue
  alternant
  alternante
  alternance
  stage
  stagiaire
  comptable
  commercial
  commerciale
  vendeur
  vendeuse
  conducteur
  conductrice
  préparateur
  préparatrice
  technicien
  technicienne
  gestionnaire
  attaché
  attachée
  \p{L}*conseill(?:er|ère)
  serveur
  serveuse
  cuisinier
  cuisinière
  magasinier
  cariste
  référent
  référente
  architecte
  directeur
  directrice
  professeur
  opérateur
  opératrice
  rédacteur
  rédactrice
  juriste
`;

/** What stands before a title without being of it. */
export const BEFORE_TITLE = words`
  job title
  job description
  job posting
  job offer
  job advert
  job
  (?:new )?vacanc(?:y|ies)
  open position
  position
  role
  hiring
  now hiring
  we are hiring
  we're hiring
  we’re hiring
  wanted
  help wanted
  stellenangebot
  stellenanzeige
  stellenausschreibung
  stellenbeschreibung
  jobangebot
  offre d'emploi
  offre d’emploi
  offre de stage
  offre
  fiche de poste
  recrutement
  poste
  recherche
  on recrute
  nous recrutons
`;

/** What leads to a title in a sentence. */
export const LEADS_TO_TITLE = words`
  (?:looking|searching|search) for
  we(?: are|['’]re) after
  (?:(?:is|are) (?:now |currently |actively )?)?recruiting (?:in )?for
  (?:is|are) (?:now |currently |actively )?(?:seeking|hiring|recruiting)
  (?:opportunity|opportunities|vacancy|vacancies|opening|role|position)s? (?:has|have) (?:now |just |recently )?(?:arisen|become available|come up|opened up)(?: for)?
  (?:opportunity|role|position|job) (?:available )?(?:is )?for
  (?:look|seek|wish|aim|want|need)(?:ing|s)? to (?:recruit|appoint|hire|employ|engage|take on)
  (?:we|they|who|client|company|team|firm|practice|office) (?:now |currently |urgently )?requires?
  requires? the services of
  to appoint
  (?:temporary|permanent|fixed[- ]term|full[- ]time|part[- ]time|new|exciting|fantastic|great) (?:contract|vacancy|opening|opportunity|role|position)s?(?: available)?(?: exists)? for
  (?:we|they)['’]re (?:now |currently |actively )?(?:seeking|hiring|recruiting)
  responsibilities of
  (?:as one of our|are looking)
  (?:full|part)[- ]time (?:(?:on-?site|remote|hybrid) )?role for
  seeks?
  in search of
  on the (?:hunt|lookout) for
  (?:open )?(?:position|positions|vacancy|vacancies|opening|openings)(?: is| are)?(?: available)? for
  would like to hire
  want to hire
  we need
  needs?
  to (?:hire|recruit)
  join (?:us|our team) as
  work as
  as
  suchen wir(?:[^.!?]{0,80}?)
  suchen(?:[^.!?]{0,60}?)
  sucht(?:[^.!?]{0,60}?)
  verstärkung als
  als
  recherche(?:[^.!?]{0,40}?)
  recherchons(?:[^.!?]{0,40}?)
  recrute(?:[^.!?]{0,40}?)
  recrutons(?:[^.!?]{0,40}?)
  cherche(?:[^.!?]{0,40}?)
  cherchons(?:[^.!?]{0,40}?)
  en tant que
  (?:ouvr|propos|cré|offr)(?:e|ons|ent) (?:un|deux|plusieurs|le) postes?
`;

/** Headings that have a word of a position in them and name none. */
export const NO_TITLES = words`
  being .*
  take the lead.*
  skills? (?:required|needed).*
  .*head offices?
  (?:position|role|job|vacancy|stellen|post) (?:overview|summary|description|highlights|details|purpose|information|introduction|profile|requirements)
  (?:tech|technology|technical) (?:stack|skills|environment|requirements|challenges?)
  lead time
  (?:head|staff) ?count
  (?:staff|crew|team) (?:members?|benefits|events?)
  stack technique
`;
