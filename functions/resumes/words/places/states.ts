import { AMERICAN_STATES } from '../../../../shared/reference/american-states.ts';
import { words } from '../../../../shared/rules/any-of.ts';

const OTHER_CODES = words`
  D\.C\.
  // Canada
  AB
  BC
  MB
  NB
  NL
  NS
  ON
  PE
  QC
  SK
  // Australia
  NSW
  VIC
  QLD
  TAS
  ACT
`;

const OTHER_STATES = words`
  // Canada and Australia
  Ontario
  Quebec
  Québec
  British Columbia
  Alberta
  Manitoba
  Nova Scotia
  New South Wales
  Victoria
  Queensland
  // Elsewhere
  Bavaria
  Bayern
  Hessen
  Karnataka
  Maharashtra
  Tamil ?[Nn]adu
  Telangana
  Kerala
  Gujarat
  Delhi
  Punjab
  Scotland
  Wales
  England
  Northern Ireland
  Catalonia
  Cataluña
  Andalucía
  Lombardia
  Lazio
  Île-de-France
  Ile-de-France
  Bretagne
  Occitanie
  São Paulo
  NRW
`;

/** States and provinces by their code. */
export const STATE_CODES: readonly string[] = [...Object.keys(AMERICAN_STATES), ...OTHER_CODES];

/** States and regions by their name. */
export const STATES: readonly string[] = [...Object.values(AMERICAN_STATES), ...OTHER_STATES];
