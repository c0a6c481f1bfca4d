import { postedSeconds } from '../../../functions/records/job/job-row.ts';
import { rowMigration } from './row-migration.ts';

/** Rows of jobs from before they said when the job was posted. */
export const rowsPosted = rowMigration({
  name: 'rows-posted',
  about: 'Has the row of each job say when the job was posted, which the current pipeline shows.',
  attribute: 'posted',
  saidBy: ({ postedAt }) => postedSeconds(postedAt),
});
