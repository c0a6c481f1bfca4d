import { personKey } from '../../../shared/rules/sourcing/delivery.ts';
import { writeItems } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { createCandidateReader } from '../submission/candidate-reader.ts';
import type { Head } from '../submission/head.ts';

/** Deletes what keeps the same person from being delivered twice for a job: it names them by fingerprints. A unit for each. */
export async function eraseDeliveryMarks(
  table: Table,
  { accountId, jobId, id }: Pick<Head, 'accountId' | 'jobId' | 'id'>,
  prints: readonly string[],
): Promise<void> {
  const found = await createCandidateReader(table).findRecipient(accountId, id);
  const namesake = found && personKey(found.candidate);
  const marks = [
    ...prints,
    ...(found?.everyPrint ?? []),
    ...(namesake ? [fingerprint(namesake)] : []),
    ...(found?.personId ? [found.personId] : []),
  ];
  await writeItems(
    table,
    [...new Set(marks)].map((mark) => ({ DeleteRequest: { Key: keys.delivery(accountId, jobId, 'person', mark) } })),
  );
}
