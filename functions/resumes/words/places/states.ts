import { words } from '../../../../shared/rules/any-of.ts';

/** States and provinces by their code. */
export const STATE_CODES = words`
  // United States
  AL
  AK
  AZ
  AR
  CA
  CO
  CT
  DE
  FL
  GA
  HI
  ID
  IL
  IN
  IA
  KS
  KY
  LA
  ME
  MD
  MA
  MI
  MN
  MS
  MO
  MT
  NE
  NV
  NH
  NJ
  NM
  NY
  NC
  ND
  OH
  OK
  OR
  PA
  RI
  SC
  SD
  TN
  TX
  UT
  VT
  VA
  WA
  WV
  WI
  WY
  DC
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

/** States and regions by their name. */
export const STATES = words`
  // United States
  Alabama
  Alaska
  Arizona
  Arkansas
  California
  Colorado
  Connecticut
  Delaware
  Florida
  Georgia
  Hawaii
  Idaho
  Illinois
  Indiana
  Iowa
  Kansas
  Kentucky
  Louisiana
  Maine
  Maryland
  Massachusetts
  Michigan
  Minnesota
  Mississippi
  Missouri
  Montana
  Nebraska
  Nevada
  New Hampshire
  New Jersey
  New Mexico
  New York
  North Carolina
  North Dakota
  Ohio
  Oklahoma
  Oregon
  Pennsylvania
  Rhode Island
  South Carolina
  South Dakota
  Tennessee
  Texas
  Utah
  Vermont
  Virginia
  Washington
  West Virginia
  Wisconsin
  Wyoming
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
