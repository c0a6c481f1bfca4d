import type { AccountId, GuestLinkId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import { getItem, IF_NEW, IF_THERE, putItem, queryAll, setting, updateItem } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { guestLinkPartition, keys } from '../keys.ts';
import { StoredGuestLink, StoredGuestReview } from './stored-guest.ts';

/** For how long a link that ended is listed. */
const LISTED_DAYS = 90;

/** Guest review links, by a read or a write each, and what was said by them. */
export const createGuestStore = (table: Table) => ({
  /** Keeps a link; one that is there already stays as it is. */
  open: (account: AccountId, link: StoredGuestLink) =>
    putItem(
      table,
      {
        ...keys.guestLink(account, link.jobId, link.id),
        ...link,
        expiresAt: Math.floor(Date.parse(link.endsAt) / 1_000) + LISTED_DAYS * 86_400,
      },
      IF_NEW,
    ),

  async find(account: AccountId, job: JobId, link: GuestLinkId): Promise<StoredGuestLink | undefined> {
    const item = await getItem(table, keys.guestLink(account, job, link), { strongly: true });
    return item && parseItem(StoredGuestLink, item);
  },

  /** The links of a job: one query. */
  async list(account: AccountId, job: JobId): Promise<StoredGuestLink[]> {
    const values = { ':pk': guestLinkPartition(account, job) };
    return parseItems(StoredGuestLink, await queryAll(table, { where: 'pk = :pk', values }));
  },

  /** Ends a link. Undefined where there is none. */
  async revoke(account: AccountId, job: JobId, link: GuestLinkId, at: Date): Promise<StoredGuestLink | undefined> {
    const change = 'SET revokedAt = if_not_exists(revokedAt, :at)';
    const values = { ':at': at.toISOString() };
    const item = await updateItem(table, keys.guestLink(account, job, link), { change, values, if: IF_THERE });
    return item && parseItem(StoredGuestLink, item);
  },

  rate: (account: AccountId, submission: SubmissionId, link: GuestLinkId, review: StoredGuestReview) =>
    updateItem(table, keys.guestReview(account, submission, link), setting(review)),

  /** What was said by a link of these, by submission: half a unit each. */
  async findReviews(account: AccountId, submissions: readonly SubmissionId[], link: GuestLinkId) {
    const items = await readItems(
      table,
      submissions.map((id) => keys.guestReview(account, id, link)),
    );
    const find = (id: SubmissionId) => items.find(({ pk }) => pk === keys.guestReview(account, id, link).pk);
    return (id: SubmissionId): StoredGuestReview | undefined => {
      const item = find(id);
      return item && parseItem(StoredGuestReview, item);
    };
  },
});
