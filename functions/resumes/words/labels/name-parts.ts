import { words } from '../../../../shared/rules/any-of.ts';

/** What stands before a first name alone. */
export const FIRST_NAME_LABELS = words`
  first ?names?
  given names?
  vornamen?
  prénoms?
  nombres?
  voornaam
  imię
  imiona
`;

/** What stands before a last name alone. */
export const LAST_NAME_LABELS = words`
  last ?name
  surname
  family name
  nachname
  zuname
  familienname
  nom de famille
  apellidos?
  cognome
  sobrenome
  apelidos?
  achternaam
  nazwisko
`;
