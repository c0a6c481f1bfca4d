import type { Industry } from '../../../../shared/reference/industries.ts';
import { words } from '../../../../shared/rules/any-of.ts';

/** Words in the name of an employer that say its trade. */
export const INDUSTRIES_OF_NAMES: readonly (readonly [Industry, readonly string[]])[] = [
  [
    'GOVERNMENT_ADMINISTRATION',
    words`
      (?:City|County|State|Town|Commonwealth|Borough) of
      (?<=\p{L} )County(?: Government)?
      (?:City|County|Borough|District) Council
      Department of
      Board of Elections
      Secretary of State
      (?:Stadt|Gemeinde|Landkreis|Land|Freistaat|Bezirk) (?=\p{Lu})
      Landratsamt
      Stadtverwaltung
      Bundes(?:amt|anstalt|agentur|ministerium)
      Mairie
      Ministère
      Préfecture
    `,
  ],
  [
    'HOSPITAL_HEALTH_CARE',
    words`\p{L}*[Kk]linik(?:um|en)?, Krankenhaus, Spital, Hospital, Clinic, Infirmary, NHS, Hôpital, CHU, Clinique`,
  ],
  ['HIGHER_EDUCATION', words`University, Universität, Hochschule, Fachhochschule, Université, College`],
  [
    'BANKING',
    words`\p{L}*[Bb]ank, Sparkasse, Volksbank, Raiffeisen\p{L}*, Banque, Caisse d(?:'|’)Épargne, Crédit Agricole`,
  ],
  ['INSURANCE', words`\p{L}*[Vv]ersicherung(?:en|s)?, Insurance, Assurances?, Mutuelle`],
  ['RESTAURANTS', words`Restaurants?, Bistro, Pizzeria, Brasserie, Oyster House, Steakhouse, Trattoria`],
  ['HOSPITALITY', words`Hotels?, Hôtel, Resort, Gasthof, Gasthaus`],
  [
    'STAFFING_AND_RECRUITING',
    words`I(?:nt[ée]rim|NT[ÉE]RIM), Staffing, Recruiting, Recruitment, Personaldienst\p{L}*, Personalvermittlung, Personalberatung, Zeitarbeit`,
  ],
];
