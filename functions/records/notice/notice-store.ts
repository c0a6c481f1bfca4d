import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import { shown } from '../../../shared/model/newer.ts';
import { ReplyNotices, SummaryNotices } from '../../../shared/model/notices.ts';
import { isTimeZone } from '../../../shared/reference/time-zones.ts';
import {
  NOTICES_BY_DEFAULT,
  type NoticeState,
  noticeDueAt,
  ZONE_BY_DEFAULT,
} from '../../../shared/rules/inbox/notices.ts';
import { getItem, IF_NEW, type Item, putItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys, NOTICES_DUE } from '../keys.ts';
import { StoredNotices } from './stored-notices.ts';

const TRIES = 8;

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** Who wants to be told what. One item for each person, written over the version it was made from. */
export function createNoticeStore(table: Table) {
  const read = async (account: AccountId, user: UserId): Promise<StoredNotices> => {
    const item = await getItem(table, keys.notices(account, user), { strongly: true });
    return item
      ? parseItem(StoredNotices, item)
      : { accountId: account, userId: user, version: 0, pending: [], told: [] };
  };

  return {
    read,

    /** Writes over the version that it was made from; false where someone was faster. */
    save: (notices: StoredNotices): Promise<boolean> =>
      putItem(
        table,
        itemOf(notices),
        notices.version === 0 ? IF_NEW : { when: 'version = :version', values: { ':version': notices.version } },
      ),

    /** Nobody is told any more of a candidate who was deleted. */
    async forget(account: AccountId, users: readonly UserId[], submission: SubmissionId): Promise<void> {
      for (const user of new Set(users))
        await this.change(account, user, (stored) => {
          const pending = stored.pending.filter(({ submissionId }) => submissionId !== submission);
          return pending.length === stored.pending.length ? stored : { ...stored, pending };
        });
    },

    /** Reads, decides, writes; again where someone was faster. `decide` gives the very same where nothing is to change. */
    async change(
      account: AccountId,
      user: UserId,
      decide: (notices: StoredNotices) => StoredNotices,
    ): Promise<StoredNotices> {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const before = await read(account, user);
        const after = decide(before);
        if (after === before || (await this.save(after))) return after;
      }
      throw new AppError('CONFLICT');
    },
  };
}

/** With what stands for the choices that a person has not made, or that only a newer version knows. */
export const asState = (stored: StoredNotices): NoticeState => ({
  ...stored,
  replies: shown(ReplyNotices, stored.replies ?? NOTICES_BY_DEFAULT.replies),
  summary: shown(SummaryNotices, stored.summary ?? NOTICES_BY_DEFAULT.summary),
  timeZone: stored.timeZone && isTimeZone(stored.timeZone) ? stored.timeZone : ZONE_BY_DEFAULT,
});

/** What is stored of a person after their state has changed: what they chose stays as it was. The same where nothing did. */
export function inState(stored: StoredNotices, state: NoticeState): StoredNotices {
  const { pendingSince: _since, summaryAt: _at, dueAt: _due, atsShut: _shut, ...rest } = stored;
  const { pendingSince, toldAt, summaryAt, atsShut } = state;
  const dueAt = noticeDueAt(state);
  return {
    ...rest,
    pending: state.pending as StoredNotices['pending'],
    told: [...state.told],
    ...(toldAt && { toldAt }),
    ...(pendingSince && { pendingSince }),
    ...(summaryAt && { summaryAt }),
    ...(atsShut && { atsShut }),
    ...(dueAt && { dueAt }),
  };
}

const itemOf = (notices: StoredNotices): Item => ({
  ...notices,
  ...keys.notices(notices.accountId, notices.userId),
  version: notices.version + 1,
  ...(notices.dueAt && { dueShard: NOTICES_DUE }),
});
