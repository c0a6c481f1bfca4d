import { words } from '../../../../shared/rules/any-of.ts';

/** What says outright that the job is at the place that follows. */
export const AT_OUR_SITE = words`
  am standort in
  am standort
  an unserem standort in
  an unserem standort
  für unseren standort in
  für unseren standort
  in unserem standort in
  in unserem standort
  an unsere[mr] (?:haupt)?(?:sitz|zentrale|headquarter) in
  in unserer (?:zentrale|hauptverwaltung) in
  situé(?:e|s|es)? (?:sur|à)
  basé(?:e|s|es)? (?:sur|à)
  poste (?:est )?(?:basé|situé|à pourvoir) (?:sur|à)
  sur la (?:commune|ville) de
  dans la (?:commune|ville) de
  sur notre site de
  sur notre site à
  dans nos locaux de
  dans nos locaux à
  dans notre agence de
  dans notre agence à
`;

/** Where one works: a place that follows in the same clause is that of the job. */
export const WORKPLACES = words`
  based
  located
  located at
  offices?
  centre
  center
  stores?
  plant
  warehouse
  headquarters
  hq
  factory
  branch
  facility
  practice
  restaurant
  shop
  pub
  café
  hotel
  bakery
  brewery
  kanzlei
  praxis
  bäckerei
  crèche
  boutique
  basée?
  situé
  située?
  bureaux?
  locaux
  agence
`;

/** Where one works in German, between "in unserer" and "in": a name that follows is that of a town. */
export const SITES = words`
  \p{L}*einrichtung
  filiale
  niederlassung
  geschäftsstelle
  zweigstelle
  zentrale
  \p{L}*klinik
  \p{L}*haus
  \p{L}*heim
  \p{L}*zentrum
  \p{L}*praxis
  \p{L}*residenz
  \p{L}*schule
  \p{L}*markt
  werk
  kita
  kanzlei
  betrieb
  büro
  labor
  lager
  restaurant
  hotel
  studio
  standort
  werkstatt
  bäckerei
`;

/** The same in French, between "notre" and "de". */
export const FRENCH_SITES = words`
  établissement
  magasin
  boutique
  agence
  site
  cabinet
  clinique
  centre
  crèche
  restaurant
  hôtel
  usine
  atelier
  entrepôt
  bureau
  étude
  pharmacie
  résidence
  EHPAD
  école
`;

/** What stands behind its own name where a job is said to be there: "at Wexcombe Library". */
export const NAMED_SITES = words`
  Library
  Leisure Cent(?:re|er)
  Sports Cent(?:re|er)
  Community Cent(?:re|er)
  Health Cent(?:re|er)
  Medical Cent(?:re|er)
  Museum
  Theatre
  Town Hall
  City Hall
  Station
  Depot
  Airport
  Hospital
  Campus
  Clinic
  Surgery
  Nursery
  (?:High|Middle|Primary|Elementary|Secondary|Grammar|Infant|Junior) School
  School
  College
  Academy
  Castle
  Farm
`;
