import { AMERICAN_STATES } from '../../../../shared/reference/american-states.ts';
import { words } from '../../../../shared/rules/any-of.ts';

const AMERICAN_PLACES = words`
  (?:US|USA|U\.S\.A?\.?)
  United States
  New York(?: City)?
  NYC
  San Francisco
  SF
  Bay Area
  Los Angeles
  Seattle
  Boston
  Chicago
  Austin
  Denver
  Philadelphia
  Pittsburgh
  Atlanta
  Miami
  Houston
  Dallas
  Portland
  San Diego
  San Jose
  Palo Alto
  Mountain View
  Brooklyn
  Cleveland
  Detroit
  Minneapolis
`;

/** Places where one is paid in US dollars, besides the codes of the states. */
export const IN_DOLLARS: readonly string[] = [...AMERICAN_PLACES, ...Object.values(AMERICAN_STATES)];

/** Places where one is paid in pounds. */
export const IN_POUNDS = words`
  (?:UK|U\.K\.)
  United Kingdom
  Great Britain
  England
  Scotland
  Wales
  Northern Ireland
  London
  Manchester
  Birmingham
  Leeds
  Liverpool
  Bristol
  Edinburgh
  Glasgow
  Cardiff
  Belfast
  Sheffield
  Nottingham
  Newcastle
  Oxford
  Cambridge(?!,? (?:MA|Mass))
  Brighton
`;

/** Places where one is paid in euros. */
export const IN_EUROS = words`
  Germany
  Bayern
  Bavaria
  Hessen
  NRW
  Île-de-France
  Bretagne
  Occitanie
  Deutschland
  France
  Austria
  Österreich
  Netherlands
  Belgium
  Belgique
  Luxemb(?:o)?urg
  Ireland
  Spain
  Italy
  Portugal
  Finland
  Berlin
  Hamburg
  München
  Munich
  Köln
  Cologne
  Frankfurt(?: am Main)?
  Stuttgart
  Düsseldorf
  Leipzig
  Dresden
  Hannover
  Nürnberg
  Bremen
  Karlsruhe
  Paris
  Lyon
  Marseille
  Toulouse
  Nantes
  Bordeaux
  Lille
  Rennes
  Strasbourg
  Montpellier
  Grenoble
  Nice
  Wien
  Vienna
  Graz
  Amsterdam
  Rotterdam
  Utrecht
  Brussels
  Bruxelles
  Dublin(?!,? (?:OH|CA))
  Madrid
  Barcelona
  Lisbon
  Milan
  Helsinki
`;
