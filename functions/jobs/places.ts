import type { Location } from '../../shared/model/job.ts';

/** Places by the beginning of their name, largest first, with the time zone that emails are timed by. */
export interface Places {
  suggest(beginning: string): Promise<Location[]>;
}

/** Most places that a search gives. */
export const MOST_PLACES = 8;

/** The places of an environment, loaded at the first search: the city list is large and most calls need none. */
export function lazyPlaces(kind: 'location-service' | 'cities'): Places {
  let places: Promise<Places> | undefined;
  return {
    async suggest(beginning) {
      places ??= kind === 'cities' ? loadCities() : loadLocationService();
      return (await places).suggest(beginning);
    },
  };
}

const loadCities = async () => (await import('./cities.ts')).createCities();
const loadLocationService = async () => (await import('./location-service.ts')).createLocationService();
