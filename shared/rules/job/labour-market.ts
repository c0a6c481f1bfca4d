import type { Office } from '../../model/job.ts';
import { COUNTRY_CLASSES, METROPOLIS_KM, METROPOLISES } from '../../reference/labour-markets.ts';
import { fold } from '../text/fold.ts';
import { cityOf } from './places.ts';

/*
 * What a larger labour market changes (2-jobs, section 7). Where more people live, more of those who are found meet all that is
 * asked for, so that fewer profiles are reviewed for each one who is contacted. Whether somebody answers does not depend on it.
 */

/** What is known of where a job is; all of it may be missing. */
export interface Whereabouts {
  readonly formatted?: string | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  readonly geometry?: { readonly lat: number; readonly lng: number } | undefined;
}
type Place = Whereabouts | null | undefined;

/** In millions: the market that is reckoned as the average, a town that is not listed, and a country of none of the classes. */
const AVERAGE = 2;
const TOWN = 0.3;
const COUNTRY = 8;
const WORLD = 8_000;
/** A market ten times as large makes the share that is contacted so much larger. */
const PER_TENFOLD = 0.06;
/** Whatever the place, the share of the reviewed that is contacted is multiplied by no less and no more. */
export const MARKET_BOUNDS = { low: 0.95, high: 1.15 } as const;

/** What the share of the reviewed that is contacted is multiplied by; 1 where the place is not known. */
export function marketFactor(office: Office | undefined, place: Place): number {
  const millions = office === 'REMOTE_ONLY' ? inCountry(place?.country, WORLD) : around(place);
  if (millions === null) return 1;
  const factor = 1 + PER_TENFOLD * Math.log10(millions / AVERAGE);
  return Math.min(MARKET_BOUNDS.high, Math.max(MARKET_BOUNDS.low, factor));
}

/** How many people live near, in millions: around the city, else in the country; null where neither is known. */
function around(place: Place): number | null {
  if (!place) return null;
  if (!place.city && place.country) return inCountry(place.country, null);
  const metropolis = place.city && place.geometry ? nearest(place.geometry) : named(place);
  return metropolis?.millions ?? (place.city ? TOWN : null);
}

function inCountry<T>(country: string | undefined, unknown: T): number | T {
  if (!country) return unknown;
  const found = COUNTRY_CLASSES.find(({ countries }) => countries.includes(country.toUpperCase()));
  // Countries of a class are reckoned as twice its least.
  return found ? 2 * found.atLeast : COUNTRY;
}

/** The closest of the large cities, if one is within reach. */
function nearest(of: { readonly lat: number; readonly lng: number }) {
  const [closest] = METROPOLISES.map((one) => ({ ...one, km: distance(of, one) }))
    .filter(({ km }) => km <= METROPOLIS_KM)
    .sort((a, b) => a.km - b.km);
  return closest;
}

/** "New York" is "New York City". */
const nameOf = (city: string) => fold(city).replace(/ city$/, '');

function named(place: Whereabouts) {
  const name = nameOf(cityOf({ formatted: place.formatted ?? '', ...(place.city && { city: place.city }) }));
  const country = place.country?.toUpperCase();
  return METROPOLISES.find((one) => nameOf(one.name) === name && (!country || one.country === country));
}

const RADIANS = Math.PI / 180;
/** Between two places not far from each other, in km. */
function distance(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const apart = Math.abs(a.lng - b.lng);
  const east = Math.min(apart, 360 - apart) * Math.cos(((a.lat + b.lat) / 2) * RADIANS);
  return 6_371 * RADIANS * Math.hypot(east, a.lat - b.lat);
}
