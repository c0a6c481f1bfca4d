import { type Location, noRequirements, type Office, type Requirements } from '../../model/job.ts';
import { LIMITS } from '../../product.ts';
import { fold } from '../text/fold.ts';
import {
  BETWEEN_OFFICES,
  isCode,
  isCounty,
  isName,
  type OfficePart,
  type OfficeSaid,
  officeNames,
  officesSaid,
} from './office-names.ts';

/** The place that words name in full; null where none is known, or it could not be asked. */
export type NamePlace = (words: string) => Promise<Location | null>;

/** A draft's fields that say where it is done. */
interface WhereFields {
  readonly office: Office;
  readonly location: Location | null;
  /** Where people are sought for a job that is done from anywhere in some place. */
  readonly requirements?: Requirements;
}

/** Where an imported job is done. */
export interface ImportedWhere {
  readonly fields: WhereFields;
  /** What the ATS says of it that names no place that is known, in its words. */
  readonly unplaced: readonly string[];
}

interface Placed {
  readonly office: OfficeSaid;
  readonly places: readonly Location[];
  readonly unplaced: readonly string[];
}

/** Offices beyond these are only said. */
const MOST_LOOKED_UP = 20;
/** No longer list of towns is taken for one, and no more places are looked for people in. */
const MOST_LISTED = 10;
const MOST_SOUGHT = 50;

/** Where a job is done whose ATS says this of its offices: at each that is known, and the rest is said. */
export async function importedWhere(words: string | null, named: NamePlace): Promise<ImportedWhere> {
  const offices = officesSaid(words ?? '');
  const asked = new Map<string, Promise<Location | null>>();
  const namedOnce: NamePlace = (name) => {
    const answer = asked.get(name) ?? named(name);
    asked.set(name, answer);
    return answer;
  };
  const placed = await Promise.all(
    offices.map(async (office, index) =>
      placedAs(office, index < MOST_LOOKED_UP ? await placesOf(office, namedOnce) : []),
    ),
  );
  return { fields: fieldsOf(placed), unplaced: [...new Set(placed.flatMap(({ unplaced }) => unplaced))] };
}

/** A part of what is said of an office, as a place. */
type PartPlace = readonly [said: string, place: Location | null];

async function placesOf(office: OfficeSaid, named: NamePlace): Promise<readonly PartPlace[]> {
  const firstOf = async (names: readonly string[]): Promise<readonly PartPlace[]> => {
    for (const name of names) {
      const place = await named(name);
      if (place) return [[office.said, place]];
    }
    return [];
  };
  const one = async (name: string): Promise<PartPlace> => {
    const place = isName(name) ? await named(name) : null;
    return [name, isCode(name) && place?.city && fold(place.city) === fold(name) ? null : place];
  };
  /** The cities of "Berlin, Munich", where that is no city in some state. */
  const listed = async (text: string): Promise<readonly PartPlace[]> => {
    const cities = await Promise.all(listedIn(text).map(one));
    return cities.every(([, place]) => place?.city) ? cities : [];
  };
  const partOf = async ({ said, bare }: OfficePart): Promise<readonly PartPlace[]> => {
    const [, place] = await one(bare);
    const cities = place ? [] : await listed(bare);
    return cities.length > 0 ? cities : [[said, place]];
  };
  const { whole, each, joined } = officeNames(office);
  const asOne = await firstOf(whole);
  if (asOne.length > 0) return asOne;
  const inCounty = townInCounty(each);
  if (inCounty) {
    const town = await named(inCounty);
    return town?.city ? [[office.said, town]] : [];
  }
  const parts = (await Promise.all(each.map(partOf))).flat();
  // "Hamburg / New York" is no place in the state of New York.
  if (parts.length > 0 && parts.every(([, place]) => place?.city)) return parts;
  const asPair = await firstOf(joined);
  if (asPair.length > 0) return asPair;
  if (parts.some(([, place]) => place)) return parts.filter(([, place]) => !place || !isAround(place, parts));
  return [];
}

/** The town before a county, with its country: "Boston, Lincolnshire" is not in Massachusetts. */
function townInCounty(parts: readonly OfficePart[]): string | undefined {
  const names = parts.flatMap(({ bare }) => bare.split(/\s*,\s*/));
  const [town, county = '', country = 'United Kingdom', ...others] = names;
  return town && others.length === 0 && isCounty(county) && !isCounty(town) ? `${town}, ${country}` : undefined;
}

/** What stands between commas, where that may be a list of cities. */
function listedIn(text: string): readonly string[] {
  const names = text.split(/\s*,\s*/);
  return names.length > 1 && names.length <= MOST_LISTED ? names : [];
}

/** Whether a place is the country that another one of them is in. */
const isAround = ({ city, state, country }: Location, parts: readonly PartPlace[]) =>
  !city && !state && parts.some(([, other]) => other?.country === country && Boolean(other?.city ?? other?.state));

function placedAs(office: OfficeSaid, parts: readonly PartPlace[]): Placed {
  const places = parts.flatMap(([, place]) => place ?? []);
  const isTold = office.where === '' || (office.isAnywhere && office.mode === 'REMOTE_ONLY');
  if (places.length === 0) return { office, places, unplaced: isTold ? [] : [office.said] };
  const unknown = parts.flatMap(([said, place]) => (place ? [] : said));
  // Of work from afar it says that it may be done from further away too.
  const large = office.mode === 'REMOTE_ONLY' ? office.parts.filter(({ isLarge }) => isLarge) : [];
  return { office, places, unplaced: [...unknown, ...large.map(({ said }) => said)] };
}

function fieldsOf(placed: readonly Placed[]): ImportedWhere['fields'] {
  const [mode = 'ON_SITE', ...others] = new Set(placed.map(({ office }) => office.mode));
  const office = others.length > 0 ? 'REMOTE_OPTIONAL' : mode;
  if (office === 'REMOTE_ONLY') return { office, location: null, ...remoteFrom(placed) };
  // What is done from afar is not where the office is.
  const there = placed.filter((one) => one.office.mode !== 'REMOTE_ONLY');
  const places = onceEach([...there, ...placed].flatMap((one) => one.places));
  const words = there.filter((one) => one.office.where !== '').map((one) => one.office.said);
  const formatted = words.join(BETWEEN_OFFICES).slice(0, LIMITS.text);
  return {
    office,
    location: there.flatMap((one) => one.places)[0] ?? (formatted ? { formatted } : (places[0] ?? null)),
    ...(places.length > 1 && { requirements: { ...noRequirements(), ...soughtIn(places) } }),
  };
}

/** From where remote work may be done: its places, else what the ATS says. */
function remoteFrom(placed: readonly Placed[]): { readonly requirements?: Requirements } {
  const places = onceEach(placed.flatMap((one) => one.places));
  const words = placed.flatMap(({ office }) => office.where || []).join(BETWEEN_OFFICES);
  const from = (): Partial<Requirements> | undefined => {
    if (places.length > 0) return { remoteType: 'SPECIFIC_LOCATIONS', ...soughtIn(places) };
    if (placed.some(({ office }) => office.isAnywhere)) return { remoteType: 'ANYWHERE' };
    return words ? { remoteType: 'OTHERS', srcLocationIndication: words.slice(0, LIMITS.remoteOthers) } : undefined;
  };
  const said = from();
  return said ? { requirements: { ...noRequirements(), ...said } } : {};
}

const soughtIn = (places: readonly Location[]) => ({
  srcLocation: places.slice(0, MOST_SOUGHT),
  srcRadius: LIMITS.searchRadiusDefault,
});

const onceEach = (places: readonly Location[]) => [...new Map(places.map((one) => [one.formatted, one])).values()];
