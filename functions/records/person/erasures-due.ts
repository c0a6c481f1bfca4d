import { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import type { EraseCandidate } from '../../../shared/tasks.ts';
import { type Item, queryPages } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { ERASURES_DUE, INDEX, RETENTION_DUE } from '../keys.ts';

const PAGE = 200;

/** Deletions that are not done yet and candidates to be looked at, as far as they are due, in pages: a unit where there are none. */
export async function* dueErasures(table: Table, until: Date): AsyncGenerator<EraseCandidate[]> {
  for (const shard of [ERASURES_DUE, RETENTION_DUE]) {
    const query = {
      index: INDEX.due,
      where: 'dueShard = :shard AND dueAt <= :until',
      values: { ':shard': shard, ':until': until.toISOString() },
    };
    for await (const items of queryPages(table, query, PAGE))
      if (items.length > 0) yield items.map(shard === ERASURES_DUE ? toErasure : toRetention);
  }
}

/** The index holds keys only: `A#account#ERASURES` and a hash. */
const toErasure = ({ pk, sk }: Item): EraseCandidate => ({ accountId: accountIn(pk), erasure: String(sk) });

/** `A#account#S#submission`. */
const toRetention = ({ pk }: Item): EraseCandidate => ({
  accountId: accountIn(pk),
  submissionId: SubmissionId.parse(String(pk).split('#')[3]),
  retention: true,
});

const accountIn = (pk: unknown) => AccountId.parse(String(pk).split('#')[1]);
