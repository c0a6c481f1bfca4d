import type { Location } from '../../shared/model/job.ts';
import { LIMITS } from '../../shared/product.ts';
import { fold } from '../../shared/rules/text/fold.ts';

/** The places of the world, each with the time zone that emails are timed by. */
export interface Places {
  /** Those whose name begins like this: first those named exactly so, then the larger. */
  suggest(beginning: string): Promise<Location[]>;
  /** The one that a text names in full, by its own or another name of it; none where it may as well mean another. */
  named(text: string): Promise<Location | null>;
}

/** Most places that a search gives. */
export const MOST_PLACES = 8;

/** The places of an environment, loaded at the first search: the city list is large and most calls need none. */
export function lazyPlaces(kind: 'location-service' | 'cities'): Places {
  let places: Promise<Places> | undefined;
  const loaded = () => {
    places ??= kind === 'cities' ? loadCities() : loadLocationService();
    return places;
  };
  return {
    suggest: async (beginning) => (await loaded()).suggest(beginning),
    named: async (text) => (await loaded()).named(text),
  };
}

/** The place of the product's list that a text names; else its own words: a name that only begins like them is another place. */
export async function placeNamed(text: string, places: Places): Promise<Location> {
  const formatted = text.slice(0, LIMITS.text);
  const bracketed = formatted.replace(/\s*\(([^)]*)\)/g, ', $1');
  const bare = formatted.replace(/\s*\([^)]*\)|\s+\d.*$/g, '');
  for (const name of new Set([formatted, bracketed, bare])) {
    const place = name.length < 2 ? null : await places.named(name).catch(() => null);
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
