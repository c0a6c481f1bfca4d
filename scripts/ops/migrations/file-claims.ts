import { getItem, IF_NEW, type Item, putItem } from '../../../functions/platform/items.ts';
import { StoredJob } from '../../../functions/records/job/stored-job.ts';
import { keys } from '../../../functions/records/keys.ts';
import { resumesOf } from '../../../functions/records/submission/erasure.ts';
import { claimForJobs } from '../../../functions/records/submission/file-claim.ts';
import { AccountId, type FileId, SubmissionId } from '../../../shared/model/ids.ts';
import type { Migration } from './migration.ts';

const shownBy = (item: Item): FileId[] =>
  item.sk === 'JOB'
    ? (StoredJob.safeParse(item).data?.requirements.benchmarkCvs.map(({ identifier }) => identifier) ?? [])
    : [];
const ofProfile = (item: Item): FileId[] => (item.sk === 'PROFILE' || item.sk === 'DRAFT' ? resumesOf(item) : []);

/** Resumes from before they were claimed by what they are of. Whoever has a claim already keeps it. */
export const fileClaims: Migration = {
  name: 'file-claims',
  about: 'Has each uploaded resume go with its profile alone, or be kept for the jobs that show it.',
  takes: (item) => shownBy(item).length + ofProfile(item).length > 0,
  async migrate(table, item) {
    const [, account, , id] = String(item.pk).split('#');
    const accountId = AccountId.parse(account);
    const claim = async (file: FileId) => {
      const key = keys.fileClaim(accountId, file);
      if (await getItem(table, key, { strongly: true })) return false;
      if (item.sk === 'JOB') return claimForJobs(table, accountId, file);
      return putItem(table, { ...key, submissionId: SubmissionId.parse(id) }, IF_NEW);
    };
    const claimed = await Promise.all([...shownBy(item), ...ofProfile(item)].map(claim));
    return claimed.includes(true);
  },
};
