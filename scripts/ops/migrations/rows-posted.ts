import { getItem, updateItem } from '../../../functions/platform/items.ts';
import { postedSeconds } from '../../../functions/records/job/job-row.ts';
import { StoredJob, StoredJobRow } from '../../../functions/records/job/stored-job.ts';
import { jobPartition } from '../../../functions/records/keys.ts';
import { keyOf, type Migration } from './migration.ts';

/** Rows of jobs from before they said when the job was posted. What a newer saving wrote there stays. */
export const rowsPosted: Migration = {
  name: 'rows-posted',
  about: 'Has the row of each job say when the job was posted, which the current pipeline shows.',
  takes: ({ pk, sk, posted }) => /^A#[^#]+#JOBS$/.test(String(pk)) && /^job_/.test(String(sk)) && posted === undefined,
  async migrate(table, item) {
    const row = StoredJobRow.safeParse(item).data;
    if (!row) return false;
    const stored = await getItem(table, { pk: jobPartition(row.accountId, row.id), sk: 'JOB' }, { strongly: true });
    const job = StoredJob.safeParse(stored).data;
    if (!job) return false;
    const written = await updateItem(table, keyOf(item), {
      change: 'SET posted = :posted',
      values: { ':posted': postedSeconds(job.postedAt) },
      if: { when: 'attribute_exists(pk) AND attribute_not_exists(posted)' },
    });
    return written !== undefined;
  },
};
