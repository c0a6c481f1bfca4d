import { GeoPlacesClient, SuggestCommand, type SuggestPlaceResult } from '@aws-sdk/client-geo-places';
import type { Location } from '../../shared/model/job.ts';
import { MOST_PLACES, type Places } from './places.ts';

/** What a job can be placed at: not streets, nor shops. */
const PLACE_TYPES = ['Locality', 'Region', 'Country'];
const WHOLE_WORLD = [-180, -90, 180, 90];

/** Places from Amazon Location, in the service's own order. */
export function createLocationService(client = new GeoPlacesClient({})): Places {
  return {
    async suggest(beginning) {
      const { ResultItems = [] } = await client.send(
        new SuggestCommand({
          QueryText: beginning,
          MaxResults: 20,
          Filter: { BoundingBox: WHOLE_WORLD },
          AdditionalFeatures: ['Core', 'TimeZone'],
          Language: 'en',
        }),
      );
      return ResultItems.flatMap(({ Place }) => (Place && isPlaceOfWork(Place) ? [toLocation(Place)] : [])).slice(
        0,
        MOST_PLACES,
      );
    },
  };
}

const isPlaceOfWork = ({ PlaceType, Address }: SuggestPlaceResult) =>
  PLACE_TYPES.includes(PlaceType ?? '') && Boolean(Address?.Label);

function toLocation({ Address, Position: [lng, lat] = [], TimeZone }: SuggestPlaceResult): Location {
  return {
    formatted: Address?.Label ?? '',
    ...(Address?.Locality && { city: Address.Locality }),
    ...(Address?.Region && { state: Address.Region.Code ?? Address.Region.Name ?? '' }),
    ...(Address?.Country && { country: Address.Country.Code2 ?? Address.Country.Name ?? '' }),
    ...(TimeZone?.Name && { timeZone: TimeZone.Name }),
    ...(lat !== undefined && lng !== undefined && { geometry: { lat, lng } }),
  };
}
