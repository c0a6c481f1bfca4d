import type { AccountId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Which of these fingerprints are of somebody whom the account's ATS says not to email: half a unit for each, in one call. */
export async function findNoMailInAts(
  table: Table,
  account: AccountId,
  prints: readonly string[],
): Promise<ReadonlySet<string>> {
  if (prints.length === 0) return new Set();
  const items = await readItems(
    table,
    [...new Set(prints)].map((print) => keys.atsNoMail(account, print)),
  );
  return new Set(items.map(({ sk }) => String(sk)));
}
