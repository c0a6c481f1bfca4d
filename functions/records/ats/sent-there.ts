import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import { queryPages } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { boardKey, INDEX, keys } from '../keys.ts';
import { BoardItem, indexedCard } from '../submission/card.ts';
import { StoredExport } from './export.ts';

const PAGE = 100;

/** Who of a job stands in the column of the ATS, sent by one of these addresses: half a unit for each who stands there. */
export const createSentThere =
  (table: Table) => async (account: AccountId, job: JobId, emails: ReadonlySet<string>) => {
    const query = {
      index: INDEX.board,
      where: 'boardKey = :key',
      values: { ':key': boardKey(account, job, 'EXPORTED') },
    };
    const found: { readonly id: SubmissionId; readonly email: string }[] = [];
    for await (const items of queryPages(table, query, PAGE)) {
      const ids = parseItems(BoardItem, items).map((item) => indexedCard(item).id);
      const exports = await readItems(
        table,
        ids.map((id) => keys.export(account, id)),
      );
      for (const item of exports) {
        const { email } = parseItem(StoredExport, item);
        const id = ids.find((one) => keys.export(account, one).pk === item.pk);
        if (id && email && emails.has(email)) found.push({ id, email });
      }
    }
    return found;
  };
export type SentThere = ReturnType<typeof createSentThere>;
