import * as z from 'zod';
import { type Action, IF_NEW, putAction, putItem, queryAll } from '../../functions/platform/items.ts';
import { parseItems } from '../../functions/platform/table.ts';
import { OFFICE } from './audit.ts';
import type { Office } from './environment.ts';

/** Where it stands what the back office did that is of no account. Lines are added, and nothing changes one. */
export const OFFICE_LOG = 'OFFICELOG';

const StoredLine = z.object({
  at: z.string(),
  by: z.string(),
  subject: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  reason: z.string().nullable(),
});

/** What was done, in words; what stood before and after where something was set; and why. */
export interface OfficeLine {
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
}

const itemOf = ({ now, newId }: Office, { reason, ...line }: OfficeLine) => {
  const at = now().toISOString();
  return { pk: OFFICE_LOG, sk: `${at}#${newId()}`, at, by: OFFICE.name, reason: reason ?? null, ...line };
};

/** A line that is written with what it tells of, all or nothing. */
export const officeAction = (office: Office, line: OfficeLine): Action =>
  putAction(office.table, itemOf(office, line), IF_NEW);

/** A line of what no transaction can hold. */
export async function noteOffice(office: Office, line: OfficeLine): Promise<void> {
  await putItem(office.table, itemOf(office, line), IF_NEW);
}

/** What the back office did that is of no account, oldest first. */
export async function listOfficeLog({ table }: Office, since = '0') {
  const query = { where: 'pk = :pk AND sk >= :since', values: { ':pk': OFFICE_LOG, ':since': since }, strongly: true };
  return parseItems(StoredLine, await queryAll(table, query));
}
