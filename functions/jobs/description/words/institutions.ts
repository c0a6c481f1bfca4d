import { words } from '../../../../shared/rules/any-of.ts';

/** What institutions call themselves. */
export const INSTITUTIONS = words`
  // English
  University
  College
  Library
  Libraries
  School
  Academy
  Hospital
  Museum
  Foundation
  Society
  Institute
  Council
  Trust
  Association
  Bakery
  Hospice
  Care Home
  Veterinary Practice
  Dental Practice
  Medical Practice
  Medical Cent(?:re|er)
  // German
  Universität
  Hochschule
  (?:Universitäts|Kreis|Stadt|Bezirks)?[Kk]linikum
  Stiftung
  Akademie
  Klinik(?:en)?
  \p{L}*[Kk]rankenhaus
  \p{L}*zentrum
  Pflegeheim
  Altenheim
  Seniorenheim
  Seniorenresidenz
  (?:Ambulanter|Ambulante) \p{L}+
  Pflegedienst
  Kita
  Kindergarten
  Grundschule
  Gymnasium
  \p{L}*[Pp]raxis
  Kanzlei
  Bäckerei
  Metzgerei
  Konditorei
  Apotheke
  Gasthof
  Gasthaus
  Autohaus
  Tischlerei
  Schreinerei
  Gärtnerei
  Landratsamt
  Landeshauptstadt
  Stadtwerke
  Sparkasse
  \p{L}*(?:[Gg]ruppe|GRUPPE)
  \p{L}*[Gg]esellschaft
  Volksbank
  // French
  Université
  Lycée
  Hôpital
  Fondation
  Mairie
  MAIRIE
  Clinique
  Cabinet
  Crèche
  Pharmacie
  Boulangerie
  Fromagerie
  Pâtisserie
  EHPAD
  École
  Collège
  Centre [Hh]ospitalier
  Communauté de [Cc]ommunes
`;

/** What administrations call themselves: so much else is called the same that it counts only behind a title. */
export const ADMINISTRATIONS = words`
  (?:City|Town|Village|Township|Parish|State) of \p{Lu}\p{L}+
  County
  Borough
  Board of \p{Lu}\p{L}+
  Ministry of \p{Lu}\p{L}+
  Commission
  Authority
  Agency
`;

/** What French names begin with that are written small: "le groupe", "la fromagerie". */
export const SMALL_NOUNS = words`
  groupe
  cabinet
  centre hospitalier
  clinique
  hôpital
  mairie
  commune
  ville
  communauté de communes
  association
  crèche
  école
  lycée
  collège
  restaurant
  hôtel
  maison
  boulangerie
  pâtisserie
  fromagerie
  pharmacie
  librairie
  garage
  agence
  syndicat
  domaine
  théâtre
  musée
  laboratoire
`;

/** What the name of a town follows in the name of its administration. */
export const OF_A_TOWN = words`
  mairie
  ville
  commune
  stadt
  stadtverwaltung
  gemeinde
  gemeindeverwaltung
  city
  town
`;
