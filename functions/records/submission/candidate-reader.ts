import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import type { EmailAddress } from '../../../shared/model/submission.ts';
import { readItems } from '../../platform/batch.ts';
import { getItem, type Item } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredHead } from './stored-head.ts';
import { StoredEmails, StoredProfile } from './stored-items.ts';

function recipientIn(items: readonly Item[]) {
  const profile = items.find(({ sk }) => sk === 'PROFILE');
  const emails = items.find(({ sk }) => sk === 'EMAILS');
  if (!profile) return undefined;
  const stored = parseItem(StoredProfile, profile);
  return { profile: stored, candidate: stored.candidate, emails: emails ? parseItem(StoredEmails, emails).emails : [] };
}

/** A candidate as the workers know them: half a unit for each 4 KB of what is read. */
export const createCandidateReader = (table: Table) => ({
  async findProfile(account: AccountId, submission: SubmissionId): Promise<StoredProfile | undefined> {
    const item = await getItem(table, keys.profile(account, submission), { strongly: true });
    return item && parseItem(StoredProfile, item);
  },

  /** A candidate's profile and addresses; undefined where there is no profile. */
  async findRecipient(account: AccountId, submission: SubmissionId) {
    const items = await readItems(table, [keys.profile(account, submission), keys.emails(account, submission)]);
    return recipientIn(items);
  },

  /** A candidate's head, profile and addresses, in one read; undefined where there is no profile. */
  async findCandidate(account: AccountId, submission: SubmissionId) {
    const ofCandidate = [keys.head, keys.profile, keys.emails].map((keyOf) => keyOf(account, submission));
    const items = await readItems(table, ofCandidate);
    const head = items.find(({ sk }) => sk === 'HEAD');
    const recipient = recipientIn(items);
    return head && recipient && { head: parseItem(StoredHead, head), ...recipient };
  },

  /** A candidate's addresses alone, which are there also where the rest of the profile cannot be read. */
  async findEmails(account: AccountId, submission: SubmissionId): Promise<readonly EmailAddress[]> {
    const item = await getItem(table, keys.emails(account, submission));
    return parseItems(StoredEmails, item ? [item] : []).flatMap(({ emails }) => emails);
  },
});
