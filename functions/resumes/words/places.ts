import { CITIES_OF_THE_BRITISH_ISLES_AND_AMERICA } from './places/cities-british-isles-and-america.ts';
import { CITIES_OF_EUROPE } from './places/cities-europe.ts';
import { CITIES_OF_GERMANY_AND_FRANCE } from './places/cities-germany-and-france.ts';
import { CITIES_OF_THE_WORLD } from './places/cities-world.ts';

export { COUNTRIES, REMOTE } from './places/countries.ts';
export { STATE_CODES, STATES } from './places/states.ts';

/** Large cities, which stand alone without state or country. */
export const CITIES: readonly string[] = [
  ...CITIES_OF_THE_BRITISH_ISLES_AND_AMERICA,
  ...CITIES_OF_EUROPE,
  ...CITIES_OF_GERMANY_AND_FRANCE,
  ...CITIES_OF_THE_WORLD,
];
