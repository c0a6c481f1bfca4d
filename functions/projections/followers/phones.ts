import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import type { Item } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { forgetPhone, keepPhone } from '../../records/person/phone-numbers.ts';
import { phonePrint } from '../../records/submission/identity.ts';
import { StoredProfile } from '../../records/submission/stored-items.ts';
import type { Follower } from './follower.ts';

/** Has profiles be found by their telephone number, to warn of another of the same. A profile without one costs nothing. */
export function phoneFollower(table: Table): Follower {
  const change = async ({ pk }: Item, gone: string | undefined, says: string | undefined) => {
    if (gone === says) return;
    const [, account, , submission] = String(pk).split('#');
    const [accountId, id] = [account as AccountId, submission as SubmissionId];
    if (says) await keepPhone(table, accountId, says, id);
    if (gone) await forgetPhone(table, accountId, gone, id);
  };
  return {
    name: 'phones',
    takes: ({ sk }) => sk === 'PROFILE',
    follow: (before, after) => change(after, before && printIn(before), printIn(after)),
    forget: (before) => change(before, printIn(before), undefined),
  };
}

/** One that nobody has finished adding is not found. */
const printIn = (item: Item): string | undefined =>
  item.expiresAt === undefined
    ? parseItems(StoredProfile, [item]).map(({ candidate }) => phonePrint(candidate.phoneNumber))[0]
    : undefined;
