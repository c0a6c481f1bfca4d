import * as z from 'zod';
import type { Location } from '../../shared/model/job.ts';
import { accessOf, type Variables } from '../platform/access.ts';
import { signedHeaders } from '../platform/sign.ts';
import { steadyFetch } from '../platform/steady-fetch.ts';
import { isNamed } from './place-names.ts';
import { MOST_PLACES, type Places } from './places.ts';

/** What a job can be placed at: not streets, nor shops. */
const PLACE_TYPES = ['Locality', 'Region', 'Country'];
const WHOLE_WORLD = [-180, -90, 180, 90];
const PATIENCE_MS = 3_000;

/** What we read of a place. */
const Place = z.object({
  PlaceType: z.string(),
  Address: z
    .object({
      Label: z.string().optional(),
      Street: z.string().optional(),
      AddressNumber: z.string().optional(),
      PostalCode: z.string().optional(),
      Locality: z.string().optional(),
      Region: z.object({ Code: z.string().optional(), Name: z.string().optional() }).optional(),
      Country: z.object({ Code2: z.string().optional(), Name: z.string().optional() }).optional(),
    })
    .optional(),
  Position: z.array(z.number()).optional(),
  TimeZone: z.object({ Name: z.string() }).optional(),
});
type Place = z.infer<typeof Place>;
/** Some suggestions, to search for hotels for instance, are no place. */
const Suggestions = z.object({ ResultItems: z.array(z.object({ Place: Place.optional() })).default([]) });

/** Places from Amazon Location (`Suggest` of Places V2, signed by hand), in the service's own order. */
export function createLocationService(environment: Variables = process.env, now = () => new Date()): Places {
  const found = async (text: string) => {
    const { ResultItems } = Suggestions.parse(await ask(environment, now(), text));
    return ResultItems.flatMap((item) => (item.Place ? locationsOf(item.Place) : []));
  };
  return {
    suggest: async (beginning) => (await found(beginning)).slice(0, MOST_PLACES),
    named: async (text) => (await found(text)).find((place) => isNamed(place, text)) ?? null,
  };
}

async function ask(environment: Variables, at: Date, beginning: string): Promise<unknown> {
  const { region, who, endpoint } = accessOf(environment);
  const url = new URL('/v2/suggest', endpoint('GEO_PLACES', 'places.geo'));
  const body = JSON.stringify({
    QueryText: beginning,
    MaxResults: 20,
    Filter: { BoundingBox: WHOLE_WORLD },
    AdditionalFeatures: ['Core', 'TimeZone'],
    Language: 'en',
  });
  const call = { method: 'POST', url, body, headers: { 'content-type': 'application/json' } };
  const headers = signedHeaders({ ...call, service: 'geo-places', region }, who, at);
  const response = await steadyFetch(url, { ...call, headers }, PATIENCE_MS);
  if (!response.ok) throw new Error(`Amazon Location answered ${response.status}`);
  return response.json();
}

/** The one place that a job can be at, or none. */
function locationsOf({ PlaceType, Address, Position: [lng, lat] = [], TimeZone }: Place): Location[] {
  if (!PLACE_TYPES.includes(PlaceType) || !Address?.Label) return [];
  const streetAddress = [Address.AddressNumber, Address.Street].filter(Boolean).join(' ');
  const location = {
    formatted: Address.Label,
    ...(streetAddress && { streetAddress }),
    ...(Address.PostalCode && { postalCode: Address.PostalCode }),
    ...(Address.Locality && { city: Address.Locality }),
    ...(Address.Region && { state: Address.Region.Code ?? Address.Region.Name ?? '' }),
    ...(Address.Country && { country: Address.Country.Code2 ?? Address.Country.Name ?? '' }),
    ...(TimeZone && { timeZone: TimeZone.Name }),
    ...(lat !== undefined && lng !== undefined && { geometry: { lat, lng } }),
  };
  return [location];
}
