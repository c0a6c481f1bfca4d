import { type Location, noRequirements, type Office, type Requirements } from '../../model/job.ts';
import { LIMITS } from '../../product.ts';

/** What an ATS says of a job, as far as a job here has a place for it. */
export interface AtsJobDetails {
  readonly title: string;
  readonly description: string | null;
  readonly place: string | null;
  readonly applyUrl: string | null;
}

/** A draft's fields that follow from a job of an ATS. */
export interface ImportedFields {
  readonly title: string;
  readonly description: string;
  readonly office: Office;
  readonly location: Location | null;
  readonly applyUrl: string | null;
  /** Where people are sought for a job that is done from anywhere in some place. */
  readonly requirements?: Requirements;
}

const REMOTE = /\bremote\b/i;
const WEB = /^https?:\/\//i;

/**
 * What of a job in an ATS a draft begins with. Its description is still to be cleaned. `found` is the place that its office names, null
 * where none is known.
 */
export function importedFields(
  { title, description, place, applyUrl }: AtsJobDetails,
  found: Location | null = null,
): ImportedFields {
  const isRemote = place !== null && REMOTE.test(place);
  const formatted = place?.slice(0, LIMITS.text) ?? '';
  return {
    title: title.slice(0, LIMITS.title),
    description: description ?? '',
    office: isRemote ? 'REMOTE_ONLY' : 'ON_SITE',
    location: isRemote || formatted === '' ? null : (found ?? { formatted }),
    ...(isRemote && found && { requirements: soughtIn(found) }),
    applyUrl: applyUrl && WEB.test(applyUrl) && applyUrl.length <= LIMITS.url ? applyUrl : null,
  };
}

const soughtIn = (place: Location): Requirements => ({
  ...noRequirements(),
  ...{ remoteType: 'SPECIFIC_LOCATIONS', srcLocation: [place], srcRadius: LIMITS.searchRadiusDefault },
});
