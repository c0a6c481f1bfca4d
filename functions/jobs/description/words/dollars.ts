import { words } from '../../../../shared/rules/any-of.ts';

/** Places where a dollar is not that of the United States. */
export const OTHER_DOLLARS = words`
  Canada
  Ontario
  British Columbia
  Alberta
  Manitoba
  Saskatchewan
  Nova Scotia
  New Brunswick
  Qu[eé]bec
  Toronto
  Vancouver
  Montr[eé]al
  Calgary
  Ottawa
  Edmonton
  Winnipeg
  Halifax
  (?:ON|BC|QC|AB|MB|SK|NS|NB|NL)
  Australia
  Sydney
  Melbourne
  Brisbane
  Perth
  Adelaide
  Canberra
  New South Wales
  Queensland
  (?:NSW|QLD|VIC)
  New Zealand
  Auckland
  Christchurch
  Singapore
  Hong Kong
`;
