import { words } from '../../../../shared/rules/any-of.ts';

/** Places of which the name alone says that they are in France. */
export const IN_FRANCE = words`
  France
  Paris
  Marseille
  Lyon
  Toulouse
  Nice
  Nantes
  Montpellier
  Strasbourg
  Bordeaux
  Lille
  Rennes
  Reims
  Toulon
  Grenoble
  Dijon
  Angers
  Nîmes
  Villeurbanne
  Aix-en-Provence
  Brest
  Tours
  Amiens
  Limoges
  Annecy
  Metz
  Besançon
  Orléans
  Rouen
  Caen
  Nancy
  Île-de-France
  La Défense
`;

/** Places and words of other countries where French is written. */
export const OUTSIDE_FRANCE = words`
  Belgique
  Bruxelles
  Brussels
  Liège
  Namur
  Charleroi
  Suisse
  Switzerland
  Genève
  Lausanne
  Fribourg
  Neuchâtel
  Luxembourg
  Québec
  Montréal
  Canada
  Monaco
  Maroc
  Casablanca
  Tunis
  Tunisie
  Dakar
  Sénégal
`;

/** Words of the law of France, and how posts are called there. */
export const FRENCH_TERMS = words`
  CDI
  CDD
  RTT
  SMIC
  [Hh]/[Ff]
  [Ff]/[Hh]
  brut de l(?:'|’)heure
  (?:de l(?:'|’)|par |/ ?)heure
  mutuelle
  convention collective
  titres?-restaurant
`;
