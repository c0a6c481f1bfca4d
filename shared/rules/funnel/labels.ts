import type { Office, RemoteType } from '../../model/job.ts';

/** What people read of a job's working mode. */
export const OFFICE_LABELS: Record<Office, string> = {
  ON_SITE: 'On-site',
  REMOTE_OPTIONAL: 'Hybrid',
  REMOTE_ONLY: 'Remote only',
};

/** What people read of where a remote job may be done. */
export const REMOTE_LABELS: Record<RemoteType, string> = {
  ANYWHERE: 'Anywhere globally',
  SPECIFIC_LOCATIONS: 'Specific locations',
  SPECIFIC_TIME_ZONES: 'Specific time zones',
  OTHERS: 'Others',
};
