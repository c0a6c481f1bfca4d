import { getItem, putItem, queryAll } from '../../functions/platform/items.ts';
import { parseItem } from '../../functions/platform/table.ts';
import { StoredJobCounts, StoredJobRow } from '../../functions/records/job/stored-job.ts';
import { keys } from '../../functions/records/keys.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { JobStatus } from '../../shared/model/job.ts';
import { isOneOf } from '../../shared/model/newer.ts';
import type { Office } from './environment.ts';

/** The rows of all jobs of an account. */
export const jobRows = async (office: Pick<Office, 'table'>, account: AccountId) => {
  const rows = await queryAll(office.table, {
    where: 'pk = :jobs',
    values: { ':jobs': keys.jobRow(account, 'job_' as JobId).pk },
    strongly: true,
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
    const item = await getItem(table, Key, { strongly: true });
    const stored = parseItem(StoredJobCounts, item ?? {});
    const names = Object.keys(counts) as (keyof typeof counts)[];
    if (names.every((name) => stored[name] === counts[name])) continue;
    const found = names.filter((name) => item?.[name] !== undefined);
    await putItem(
      table,
      { ...item, ...Key, ...counts },
      {
        when: names
          .map((name) => (found.includes(name) ? `${name} = :${name}` : `attribute_not_exists(${name})`))
          .join(' AND '),
        values: Object.fromEntries(found.map((name) => [`:${name}`, item?.[name]])),
      },
    );
  }
}
