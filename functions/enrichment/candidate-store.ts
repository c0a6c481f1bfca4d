import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { AccountId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Spotlight } from '../../shared/model/spotlight.ts';
import { readItems } from '../platform/batch.ts';
import { fingerprint } from '../platform/ids.ts';
import { parseItem, type Table } from '../platform/table.ts';
import { StoredJob } from '../records/job/stored-job.ts';
import { keys } from '../records/keys.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { StoredHead } from '../records/submission/stored-head.ts';
import { StoredEmails, StoredProfile } from '../records/submission/stored-items.ts';

export type CandidateStore = ReturnType<typeof createCandidateStore>;

/** What the workers read of a candidate. */
export function createCandidateStore(table: Table) {
  const { db, name: TableName } = table;

  return {
    heads: createHeadStore(table),

    /** The candidate as it is now; undefined where there is none. */
    async findCandidate(account: AccountId, submission: SubmissionId) {
      const items = await readItems(table, [
        keys.head(account, submission),
        keys.profile(account, submission),
        keys.emails(account, submission),
      ]);
      const bySort = new Map(items.map((item) => [item.sk, item]));
      const [head, profile, emails] = [bySort.get('HEAD'), bySort.get('PROFILE'), bySort.get('EMAILS')];
      if (!head || !profile) return undefined;
      return {
        head: parseItem(StoredHead, head),
        profile: parseItem(StoredProfile, profile),
        emails: emails ? parseItem(StoredEmails, emails).emails : [],
      };
    },

    async findJob(account: AccountId, job: JobId) {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.job(account, job) }));
      return Item && parseItem(StoredJob, Item);
    },

    /** Which of these addresses opted out or are known to bounce, in lower case. */
    async findSuppressed(account: AccountId, addresses: readonly string[]): Promise<Set<string>> {
      const byKey = new Map(addresses.map((address) => [fingerprint(address), address.toLowerCase()]));
      if (byKey.size === 0) return new Set();
      const items = await readItems(
        table,
        [...byKey.keys()].map((key) => keys.suppression(account, key)),
      );
      return new Set(items.flatMap(({ sk }) => byKey.get(String(sk)) ?? []));
    },

    async saveSpotlight(account: AccountId, submission: SubmissionId, spotlight: Spotlight) {
      await db.send(new PutCommand({ TableName, Item: { ...keys.spotlight(account, submission), ...spotlight } }));
    },
  };
}
