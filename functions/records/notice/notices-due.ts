import { AccountId, UserId } from '../../../shared/model/ids.ts';
import { type Item, queryPages } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { INDEX, NOTICES_DUE } from '../keys.ts';

const PAGE = 200;

/** Somebody who is to be told something. */
export interface DueNotices {
  readonly accountId: AccountId;
  readonly userId: UserId;
}

/** Who is to be told something by now, in pages: half a unit where nobody is. */
export async function* dueNotices(table: Table, until: Date): AsyncGenerator<DueNotices[]> {
  const query = {
    index: INDEX.due,
    where: 'dueShard = :shard AND dueAt <= :until',
    values: { ':shard': NOTICES_DUE, ':until': until.toISOString() },
  };
  for await (const items of queryPages(table, query, PAGE)) yield items.map(toDue);
}

/** The index holds keys only: `A#account` and `NOTICES#user`. */
function toDue({ pk, sk }: Item): DueNotices {
  return {
    accountId: AccountId.parse(String(pk).slice('A#'.length)),
    userId: UserId.parse(String(sk).slice('NOTICES#'.length)),
  };
}
