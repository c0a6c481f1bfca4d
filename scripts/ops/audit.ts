import { type Action, type Change, transact, updateAction } from '../../functions/platform/items.ts';
import { auditAction, createAuditLog, type NewAudit } from '../../functions/records/account/audit-store.ts';
import { keys } from '../../functions/records/keys.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { PRODUCT } from '../../shared/product.ts';
import type { Office } from './environment.ts';

/** What a command says that finds everything as it should be: it leaves no line either. */
export const AS_IT_IS = 'It is so already, and nothing was written.';

/** Who acts where the back office does, as the audit log of an account says it. */
export const OFFICE = { id: null, name: `The ${PRODUCT.name} team` } as const;

/** What the log says of something that the back office did. */
export type Line = Pick<NewAudit, 'kind' | 'subject' | 'details'>;

/** An entry of the log in the back office's name. */
export const entryOf = ({ newId, now }: Office, line: Line): NewAudit => ({
  ...line,
  id: newId(),
  at: now().toISOString(),
  by: OFFICE,
});

/** The line that is written with what it tells of. */
export const lineAction = (office: Office, account: AccountId, line: Line): Action =>
  auditAction(office.table, account, entryOf(office, line));

/** A line of what no transaction with the table can hold. */
export const addLine = (office: Office, account: AccountId, line: Line): Promise<void> =>
  createAuditLog(office.table).add(account, entryOf(office, line));

/** Changes some attributes of an account that is there, with the line that says so. False where its condition did not hold. */
export async function changeAccount(office: Office, account: AccountId, change: Change, line: Line): Promise<boolean> {
  const { table } = office;
  const when = ['attribute_exists(pk)', ...(change.if ? [change.if.when] : [])].join(' AND ');
  const changed = updateAction(table, keys.account(account), { ...change, if: { ...change.if, when } });
  const refused = await transact(table, [changed, lineAction(office, account, line)]);
  return refused === undefined;
}
