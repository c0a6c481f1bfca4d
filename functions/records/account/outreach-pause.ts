import type { AccountId } from '../../../shared/model/ids.ts';
import { PRODUCT } from '../../../shared/product.ts';
import { transact, updateAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { auditAction } from './audit-store.ts';

/** Lets no email of an account leave any more, and writes why into its audit log. Nothing happens where it is paused already. */
export async function pauseOutreachBy(table: Table, account: AccountId, reason: string, at: Date, id: string) {
  const outreachPausedAt = at.toISOString();
  await transact(table, [
    updateAction(table, keys.account(account), {
      change: 'SET outreachPausedAt = :at',
      values: { ':at': outreachPausedAt },
      if: { when: 'attribute_exists(pk) AND attribute_not_exists(outreachPausedAt)' },
    }),
    auditAction(table, account, {
      ...{ id, at: outreachPausedAt, kind: 'SETTINGS_CHANGED', by: { id: null, name: PRODUCT.name } },
      ...{ subject: 'Emails to candidates paused', details: reason },
    }),
  ]);
}
