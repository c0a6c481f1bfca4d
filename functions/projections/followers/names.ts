import { nameWords } from '../../../shared/rules/text/names.ts';
import { writeItems } from '../../platform/batch.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../../records/keys.ts';
import { arrives, followHeads } from './follower.ts';

/** Each word of a candidate's name finds the candidate; one that the name has lost no longer does. */
export const nameFollower = (table: Table) =>
  followHeads('names', async (change) => {
    const { accountId, jobId, id, name } = change.after;
    const old = arrives(change) ? undefined : change.before?.name;
    if (old === name) return;
    const words = nameWords(name);
    const gone = nameWords(old ?? '').filter((word) => !words.includes(word));
    const keyOf = (word: string) => keys.nameToken(accountId, jobId, word, id);
    await writeItems(table, [
      ...words.map((word) => ({ PutRequest: { Item: { ...keyOf(word), id, name } } })),
      ...gone.map((word) => ({ DeleteRequest: { Key: keyOf(word) } })),
    ]);
  });
