import type { Location } from '../../../../../shared/model/job.ts';
import { isRecognised } from '../../../../../shared/rules/job/places.ts';

/** What is said at a field of places of which nobody knows where they are; undefined where all are known. */
export function unknownPlaces(
  places: readonly Location[],
  { inRadius = false }: { readonly inRadius?: boolean } = {},
): string | undefined {
  const unknown = places.filter((place) => !isRecognised(place));
  if (unknown.length === 0) return undefined;
  const names = unknown.map(({ formatted }) => `“${formatted}”`).join(' and ');
  const [verb, it] = unknown.length === 1 ? ['was', 'it'] : ['were', 'them'];
  const effect = inRadius ? `, so the search radius has no effect on ${it}` : '';
  return `${names} ${verb} not recognised${effect}. Search for ${it} here to choose a place of the list.`;
}
