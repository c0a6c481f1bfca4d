import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { parseItem, wasWritten } from '../../functions/platform/table.ts';
import { StoredJobCounts, StoredJobRow } from '../../functions/records/job/stored-job.ts';
import { keys } from '../../functions/records/keys.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { JobStatus } from '../../shared/model/job.ts';
import { isOneOf } from '../../shared/model/newer.ts';
import type { Office } from './environment.ts';
import { queryAll } from './query-all.ts';

/** The rows of all jobs of an account. */
export const jobRows = async (office: Office, account: AccountId) => {
  const rows = await queryAll(office, {
    KeyConditionExpression: 'pk = :jobs',
    ExpressionAttributeValues: { ':jobs': keys.jobRow(account, 'job_' as JobId).pk },
    ConsistentRead: true,
  });
  return rows.map((row) => parseItem(StoredJobRow, row));
};

/** How many jobs of each status the account has; each owner has such counts too. Written only over what was read. */
export async function rebuildJobCounts(office: Office, account: AccountId) {
  const { table } = office;
  const rows = await jobRows(office, account);
  const owners = [...new Set(rows.map(({ ownerId }) => ownerId))];
  for (const owner of ['account' as const, ...owners]) {
    const own = rows.filter(({ ownerId }) => owner === 'account' || ownerId === owner);
    const counts = { Validated: 0, Draft: 0, Closed: 0 };
    for (const { status } of own) if (isOneOf(JobStatus, status)) counts[status]++;
    const Key = keys.jobCounts(account, owner);
    const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
    const stored = parseItem(StoredJobCounts, Item ?? {});
    const names = Object.keys(counts) as (keyof typeof counts)[];
    if (names.every((name) => stored[name] === counts[name])) continue;
    await wasWritten(
      table.db.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...Item, ...Key, ...counts },
          ConditionExpression: names
            .map((name) => (Item?.[name] === undefined ? `attribute_not_exists(${name})` : `${name} = :${name}`))
            .join(' AND '),
          ...(Item && {
            ExpressionAttributeValues: Object.fromEntries(
              names.flatMap((name) => (Item[name] === undefined ? [] : [[`:${name}`, Item[name]]])),
            ),
          }),
        }),
      ),
    );
  }
}
