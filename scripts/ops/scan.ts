import type { ScanCommandInput, ScanCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../functions/platform/table.ts';
import { TableCommand } from '../../functions/platform/table-calls.ts';

/** Reads all of the table, which no function may: it costs as much as all that anybody ever stored. */
export class ScanCommand extends TableCommand<ScanCommandInput, ScanCommandOutput> {
  readonly operation = 'Scan';
}

/** Page after page of all that is stored. */
export async function* scanPages(
  { db, name: TableName }: Table,
  asked: Omit<ScanCommandInput, 'TableName'> = {},
): AsyncGenerator<Record<string, unknown>[]> {
  let ExclusiveStartKey = asked.ExclusiveStartKey;
  do {
    const page = await db.send(new ScanCommand({ ...asked, TableName, ExclusiveStartKey }));
    yield page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
