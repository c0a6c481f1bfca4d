import type { Job, Requirements } from '../../model/job.ts';
import { OFFICE_LABELS, REMOTE_LABELS } from '../funnel/labels.ts';

/** What says from where a remote job may be done. */
export type RemoteFrom = Pick<Requirements, 'remoteType' | 'srcLocation' | 'srcLocationIndication' | 'timezone'>;

/** Where a remote job may be done, in words. */
function remoteWords({ remoteType, srcLocation, srcLocationIndication, timezone }: RemoteFrom): string {
  switch (remoteType) {
    case 'SPECIFIC_LOCATIONS':
      return srcLocation.length > 0 ? `from ${srcLocation.map(({ formatted }) => formatted).join(' or ')}` : '';
    case 'SPECIFIC_TIME_ZONES':
      return [timezone.from, timezone.to].filter(Boolean).join(' to ');
    case 'OTHERS':
      return srcLocationIndication ?? '';
    default:
      return remoteType ? REMOTE_LABELS[remoteType] : '';
  }
}

/** The working mode with its place, or with where a remote job may be done. */
export function workingModeWords(job: Pick<Job, 'office' | 'location'> & { requirements: RemoteFrom }): string {
  const { office, location, requirements } = job;
  const detail = office === 'REMOTE_ONLY' ? remoteWords(requirements) : (location?.formatted ?? '');
  return [OFFICE_LABELS[office], detail].filter(Boolean).join(', ');
}
