import type { UserId } from '../../../shared/model/ids.ts';
import { checkAction, setting, transact, updateAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { auditAction, type NewAudit } from './audit-store.ts';
import type { StoredUser } from './stored-account.ts';

export type RightsOutcome = 'changed' | 'changedMeanwhile' | 'notAnAdmin';
export type RightsStore = ReturnType<typeof createRightsStore>;

/** Who of an account is an admin. */
export const createRightsStore = (table: Table) => ({
  /**
   * Gives a person the rights of an admin or takes them, with its entry in the audit log. `admin` is somebody else who must be one
   * when it happens, so that one is left: of two who take each other's rights at once, one keeps them.
   */
  async change(
    person: StoredUser,
    isAdmin: boolean,
    admin: UserId | undefined,
    audit: NewAudit,
  ): Promise<RightsOutcome> {
    const { accountId } = person;
    const of = { ':account': accountId };
    const refused = await transact(table, [
      updateAction(table, keys.user(person.id), {
        ...setting({ isAdmin }),
        if: { when: 'accountId = :account AND isAdmin = :before', values: { ...of, ':before': person.isAdmin } },
      }),
      auditAction(table, accountId, audit),
      ...(admin
        ? [
            checkAction(table, keys.user(admin), {
              when: 'accountId = :account AND isAdmin = :yes',
              values: { ...of, ':yes': true },
            }),
          ]
        : []),
    ]);
    if (!refused) return 'changed';
    return refused[2] ? 'notAnAdmin' : 'changedMeanwhile';
  },
});
