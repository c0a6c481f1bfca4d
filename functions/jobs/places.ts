import type { Location } from '../../shared/model/job.ts';
import { LIMITS } from '../../shared/product.ts';
import { fold } from '../../shared/rules/text/fold.ts';

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

/** The place of the product's list that a text names; else its own words. */
export async function placeNamed(text: string, places: Places): Promise<Location> {
  const formatted = text.slice(0, LIMITS.text);
  for (const name of [formatted, formatted.replace(/\s*\([^)]*\)|\s+\d.*$/g, '')]) {
    const [place] = name.length < 2 ? [] : await places.suggest(name).catch(() => []);
    if (place) return place;
  }
  return { formatted };
}

/**
 * A place with what is known of it, its time zone above all: whoever imports a job, or writes a client, may only have its words.
 * One whose city is not among them is another place.
 */
export async function completed(location: Location, places: Places): Promise<Location> {
  if (location.timeZone) return location;
  const { formatted } = location;
  const place = await placeNamed(formatted, places);
  const isIt = place.city !== undefined && fold(formatted).includes(fold(place.city));
  return isIt ? { ...place, ...location } : location;
}

const loadCities = async () => (await import('./cities.ts')).createCities();
const loadLocationService = async () => (await import('./location-service.ts')).createLocationService();
