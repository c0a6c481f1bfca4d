import { words } from '../../../../shared/rules/any-of.ts';

/** Countries, as resumes write them. */
export const COUNTRIES = words`
  // The Americas
  USA
  U\.S\.A\.
  US
  U\.S\.
  United States(?: of America)?
  Canada
  Mexico
  México
  Brazil
  Brasil
  Argentina
  Chile
  Colombia
  Peru
  Perú
  Ecuador
  Uruguay
  Venezuela
  // Europe
  UK
  U\.K\.
  United Kingdom
  Great Britain
  Ireland
  France
  Germany
  Deutschland
  Allemagne
  Spain
  España
  Espagne
  Italy
  Italia
  Italie
  Portugal
  Netherlands
  The Netherlands
  Nederland
  Pays-Bas
  Belgium
  Belgique
  België
  Luxembourg
  Switzerland
  Schweiz
  Suisse
  Svizzera
  Austria
  Österreich
  Denmark
  Sweden
  Norway
  Finland
  Iceland
  Poland
  Polska
  Czechia
  Czech Republic
  Slovakia
  Hungary
  Romania
  Bulgaria
  Greece
  Turkey
  Türkiye
  Ukraine
  Russia
  Serbia
  Croatia
  Slovenia
  Estonia
  Latvia
  Lithuania
  Cyprus
  Malta
  // The Near East and Africa
  Israel
  Egypt
  Morocco
  Maroc
  Algeria
  Algérie
  Tunisia
  Tunisie
  Nigeria
  Ghana
  Kenya
  Senegal
  Sénégal
  Ethiopia
  Uganda
  Tanzania
  South Africa
  Saudi Arabia
  KSA
  UAE
  U\.A\.E\.
  United Arab Emirates
  Qatar
  Kuwait
  Bahrain
  Oman
  Jordan
  Lebanon
  Iran
  Iraq
  // Asia
  Pakistan
  India
  Bangladesh
  Sri Lanka
  Nepal
  China
  Hong Kong
  Taiwan
  Japan
  South Korea
  Republic of Korea
  S\. ?Korea
  U\.S\.A
  Korea
  Macau
  Mongolia
  Cambodia
  Laos
  Myanmar
  Kazakhstan
  Uzbekistan
  Armenia
  Azerbaijan
  // Europe
  Albania
  Bosnia(?: and Herzegovina)?
  North Macedonia
  Montenegro
  Kosovo
  Moldova
  Belarus
  Liechtenstein
  Monaco
  Andorra
  Éire
  // Africa
  Rwanda
  Zambia
  Zimbabwe
  Botswana
  Namibia
  Mozambique
  Angola
  Cameroon
  Côte d’Ivoire
  Ivory Coast
  Mauritius
  // The Americas
  Jamaica
  Trinidad and Tobago
  Honduras
  El Salvador
  Nicaragua
  Bolivia
  Paraguay
  // South-East Asia and Oceania
  Singapore
  Malaysia
  Thailand
  Vietnam
  Indonesia
  Philippines
  Australia
  New Zealand
  // Central America and the Caribbean
  Costa Rica
  Panama
  Cuba
  Dominican Republic
  Puerto Rico
  Guatemala
`;

/** Words instead of a place. */
export const REMOTE = words`
  remote
  hybrid
  on-?site
  home office
  télétravail
  teletrabajo
  remoto
  freelance remote
  work from home
  fully remote
  distributed
  (?:multiple|various|several) (?:locations|sites|cities)
  verschiedene (?:standorte|orte)
`;
