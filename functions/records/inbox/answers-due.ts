import { AccountId, AnswerId, SubmissionId } from '../../../shared/model/ids.ts';
import { type Item, queryPages } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { ANSWERS_DUE, INDEX } from '../keys.ts';

const PAGE = 200;

/** An answer that something is to be done with, as the index names it. */
export interface DueAnswer {
  readonly accountId: AccountId;
  readonly submissionId: SubmissionId;
  readonly answerId: AnswerId;
}

/** Answers that are due by now, in pages: half a unit where none is. */
export async function* dueAnswers(table: Table, until: Date): AsyncGenerator<DueAnswer[]> {
  const query = {
    index: INDEX.due,
    where: 'dueShard = :shard AND dueAt <= :until',
    values: { ':shard': ANSWERS_DUE, ':until': until.toISOString() },
  };
  for await (const items of queryPages(table, query, PAGE)) yield items.map(toDue);
}

/** The index holds keys only: `A#account#S#submission#THREAD` and `ANSWER#answer`. */
function toDue({ pk, sk }: Item): DueAnswer {
  const [, account, , submission] = String(pk).split('#');
  return {
    accountId: AccountId.parse(account),
    submissionId: SubmissionId.parse(submission),
    answerId: AnswerId.parse(String(sk).slice('ANSWER#'.length)),
  };
}
