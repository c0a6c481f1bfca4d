import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import type { EmailAddress } from '../../../shared/model/submission.ts';
import { readItems } from '../../platform/batch.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { getItem, type Item, queryAll } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { formerPrintsOf, identitiesOf } from './identity.ts';
import { personIn } from './linked.ts';
import { StoredHead } from './stored-head.ts';
import { StoredEmails, StoredProfile } from './stored-items.ts';

const AT_ONCE = 20;

export type StoredRecipient = NonNullable<ReturnType<typeof recipientIn>>;

function recipientIn(items: readonly Item[]) {
  const profile = items.find(({ sk }) => sk === 'PROFILE');
  if (!profile) return undefined;
  const found = items.find(({ sk }) => sk === 'EMAILS');
  const stored = parseItem(StoredProfile, profile);
  const { emails, linked } = found ? parseItem(StoredEmails, found) : { emails: [] };
  const { candidate } = stored;
  const prints = identitiesOf(
    candidate,
    emails.map(({ email }) => email),
  );
  return {
    profile: stored,
    candidate,
    emails,
    hasEmails: found !== undefined,
    prints,
    /** Also what nobody is recognised by any more: whoever is deleted is forgotten by all of it. */
    everyPrint: [...new Set([...prints, ...formerPrintsOf(candidate)])],
    personId: personIn(linked ?? stored.linked, prints),
  };
}

/** A candidate as the workers know them: half a unit for each 4 KB of what is read. */
export const createCandidateReader = (table: Table) => ({
  async findProfile(account: AccountId, submission: SubmissionId): Promise<StoredProfile | undefined> {
    const item = await getItem(table, keys.profile(account, submission), { strongly: true });
    return item && parseItem(StoredProfile, item);
  },

  /** A candidate's profile and addresses; undefined where there is no profile. */
  async findRecipient(account: AccountId, submission: SubmissionId, { strongly = false } = {}) {
    const ofRecipient = [keys.profile(account, submission), keys.emails(account, submission)];
    const items = await readItems(table, ofRecipient, { ConsistentRead: strongly });
    return recipientIn(items);
  },

  /** The same of many, in a few calls. One that cannot be read throws when it is asked for, and keeps no other from it. */
  async findRecipients(account: AccountId, submissions: readonly SubmissionId[]) {
    const ofRecipient = [keys.profile, keys.emails];
    const items = await readItems(
      table,
      [...new Set(submissions)].flatMap((id) => ofRecipient.map((keyOf) => keyOf(account, id))),
    );
    const bySubmission = Map.groupBy(items, ({ pk }) => String(pk));
    return (id: SubmissionId): StoredRecipient | undefined =>
      recipientIn(bySubmission.get(keys.profile(account, id).pk) ?? []);
  },

  /**
   * The heads of many, and what `findRecipients` answers. What stands between a candidate's addresses and profile is read along, the
   * head among it: together it is half a unit for 4 KB, where each item alone would be.
   */
  async findCandidates(account: AccountId, submissions: readonly SubmissionId[]) {
    const where = 'pk = :pk AND sk BETWEEN :first AND :last';
    const found = await inParallel([...new Set(submissions)], AT_ONCE, async (id) => {
      const { pk, sk: first } = keys.emails(account, id);
      const values = { ':pk': pk, ':first': first, ':last': keys.profile(account, id).sk };
      return [id, await queryAll(table, { where, values })] as const;
    });
    const itemsOf = new Map(found);
    const heads = found.flatMap(([, items]) => items.filter(({ sk }) => sk === 'HEAD'));
    return {
      heads: parseItems(StoredHead, heads),
      recipientOf: (id: SubmissionId): StoredRecipient | undefined => recipientIn(itemsOf.get(id) ?? []),
    };
  },

  /** A candidate's head, profile and addresses, in one read; undefined where there is no profile. */
  async findCandidate(account: AccountId, submission: SubmissionId, { strongly = false } = {}) {
    const ofCandidate = [keys.head, keys.profile, keys.emails].map((keyOf) => keyOf(account, submission));
    const items = await readItems(table, ofCandidate, { ConsistentRead: strongly });
    const head = items.find(({ sk }) => sk === 'HEAD');
    const recipient = recipientIn(items);
    return head && recipient && { head: parseItem(StoredHead, head), ...recipient };
  },

  /** A candidate's addresses alone, which are there also where the rest of the profile cannot be read. */
  async findEmails(
    account: AccountId,
    submission: SubmissionId,
    options: { readonly strongly?: boolean } = {},
  ): Promise<readonly EmailAddress[]> {
    const item = await getItem(table, keys.emails(account, submission), options);
    return parseItems(StoredEmails, item ? [item] : []).flatMap(({ emails }) => emails);
  },
});
