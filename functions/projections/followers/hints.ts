import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import type { Item } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { forgetHint, keepHint } from '../../records/person/hints.ts';
import { hintsOf } from '../../records/submission/identity.ts';
import { StoredProfile } from '../../records/submission/stored-items.ts';
import type { Follower } from './follower.ts';

/** Has profiles be found by their telephone number and by pages that others may share, to warn of another of the same. */
export function hintFollower(table: Table): Follower {
  const change = async ({ pk }: Item, said: readonly string[], says: readonly string[]) => {
    const [, account, , submission] = String(pk).split('#');
    const [accountId, id] = [account as AccountId, submission as SubmissionId];
    for (const print of says) if (!said.includes(print)) await keepHint(table, accountId, print, id);
    for (const print of said) if (!says.includes(print)) await forgetHint(table, accountId, print, id);
  };
  return {
    name: 'hints',
    takes: ({ sk }) => sk === 'PROFILE',
    follow: (before, after) => change(after, before ? printsIn(before) : [], printsIn(after)),
    forget: (before) => change(before, printsIn(before), []),
  };
}

/** One that nobody has finished adding is not found. */
const printsIn = (item: Item): string[] =>
  item.expiresAt === undefined
    ? parseItems(StoredProfile, [item]).flatMap(({ candidate }) => hintsOf(candidate).map(({ print }) => print))
    : [];
