import { words } from '../../../../shared/rules/any-of.ts';

/** What people call the firm that they work in, between "our" and its name in brackets. */
export const OWN_FIRMS = words`
  // English
  agency
  bakery
  business
  charity
  clinic
  company
  firm
  hotel
  kitchen
  nursery
  organi[sz]ation
  practice
  restaurant
  school
  shop
  start-?up
  studio
  workshop
  // German
  Agentur
  Bäckerei
  Betrieb
  Büro
  Firma
  Kanzlei
  Praxis
  Restaurant
  Start-?up
  Studio
  Tischlerei
  Unternehmen
  Verein
  Werkstatt
  // French
  agence
  association
  atelier
  boulangerie
  boutique
  bureau
  cabinet
  clinique
  entreprise
  étude
  garage
  hôtel
  maison
  pharmacie
  société
`;
