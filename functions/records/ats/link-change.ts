import { checkAction, IF_NEW, IF_THERE, putAction, transact } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { auditAction, type NewAudit } from '../account/audit-store.ts';
import { keys } from '../keys.ts';
import { asItWas, itemOf } from './link-store.ts';
import type { StoredAtsLink } from './stored-ats.ts';

/**
 * Writes what an admin changes of the link, with its line in the audit log. False where somebody else changed it meanwhile, or the
 * account is being erased, or is no more.
 */
export const createLinkChange =
  (table: Table) =>
  async (before: StoredAtsLink | undefined, after: StoredAtsLink, audit: NewAudit): Promise<boolean> => {
    const { accountId } = after;
    const actions = [
      putAction(table, itemOf(after), asItWas(before)),
      auditAction(table, accountId, audit),
      checkAction(table, keys.account(accountId), IF_THERE),
      checkAction(table, keys.accountErasure(accountId), IF_NEW),
    ];
    return (await transact(table, actions)) === undefined;
  };
export type ChangeLink = ReturnType<typeof createLinkChange>;
