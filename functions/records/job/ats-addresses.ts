import type { AccountId } from '../../../shared/model/ids.ts';
import { fingerprint } from '../../platform/ids.ts';
import { queryAll } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { atsKnownPartition } from '../keys.ts';

/**
 * Which addresses stand on a job of the ATS, and with which applications: half a unit for each address. An application is missing
 * where it was noted before it was kept, until the migration `ats-addresses` has replaced it.
 */
export async function applicationsOf(
  table: Table,
  account: AccountId,
  job: string,
  emails: readonly string[],
): Promise<(string | undefined)[]> {
  const found = await Promise.all(
    [...new Set(emails.map(fingerprint))].map((print) =>
      queryAll(table, {
        where: 'pk = :pk AND begins_with(sk, :print)',
        values: { ':pk': atsKnownPartition(account, job), ':print': print },
      }),
    ),
  );
  return found.flat().map(({ sk, id }) => String(sk).split('#')[1] ?? (typeof id === 'string' ? id : undefined));
}
