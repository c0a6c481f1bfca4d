import { nameForms } from '../../../shared/rules/text/names.ts';
import { writeItems } from '../../platform/batch.ts';
import type { Key } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../../records/keys.ts';
import type { Head } from '../../records/submission/head.ts';
import { arrives, followHeads } from './follower.ts';

type Named = Pick<Head, 'accountId' | 'jobId' | 'id' | 'name'>;

/** The words of a candidate's name find the candidate in the job; those that the name or the job has lost no longer do. */
export function nameFollower(table: Table) {
  const change = (before: Named | undefined, after: Named | undefined) => {
    const items = new Map(after ? tokensOf(after).map((item) => [textOf(item), item]) : []);
    const gone = before ? tokensOf(before).filter((item) => !items.has(textOf(item))) : [];
    return writeItems(table, [
      ...[...items.values()].map((Item) => ({ PutRequest: { Item } })),
      ...gone.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ]);
  };
  return followHeads(
    'names',
    async (headChange) => {
      const { before, after } = headChange;
      const old = arrives(headChange) ? undefined : before;
      if (old?.name !== after.name || old.jobId !== after.jobId) await change(old, after);
    },
    (head) => change(head, undefined),
  );
}

const tokensOf = ({ accountId, jobId, id, name }: Named) =>
  nameForms(name).map((word) => ({ ...keys.nameToken(accountId, jobId, word, id), id, name }));
const textOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
