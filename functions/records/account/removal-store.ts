import type { UserId } from '../../../shared/model/ids.ts';
import { checkAction, deleteAction, putAction, transact } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { auditAction, type NewAudit } from './audit-store.ts';
import { seatAction } from './invitation-store.ts';
import { rememberAction } from './removed-people.ts';
import type { StoredUser } from './stored-account.ts';
import { createTransferStore } from './transfer-store.ts';

export type RemovalOutcome = 'removed' | 'goneMeanwhile' | 'notAnAdmin' | 'noSuccessor';

export interface Removal {
  readonly person: StoredUser;
  /** Whose the jobs and the emails to come are from now on; undefined where nobody is left to take them. */
  readonly successor: UserId | undefined;
  /** The admin who does it; the id is null for the back office. */
  readonly by: { readonly id: UserId | null; readonly name: string };
  readonly at: string;
  readonly audit: NewAudit;
}

export type RemovalStore = ReturnType<typeof createRemovalStore>;

/** People who leave an account. */
export function createRemovalStore(table: Table) {
  return {
    findTransfer: createTransferStore(table).find,

    /**
     * Removes a person, all or nothing: every call reads the caller's record, so they are out with the next one. Two admins
     * who remove each other at once do not both succeed: whoever removes must be one when it happens.
     */
    async remove({ person, successor, by, at, audit }: Removal): Promise<RemovalOutcome> {
      const { id, accountId, email, name } = person;
      const of = { ':account': accountId };
      const transfer = successor && { accountId, userId: id, name: name || email, successor, at, by, moved: 0 };
      const admin = { when: 'accountId = :account AND isAdmin = :yes', values: { ...of, ':yes': true } };
      const actions = [
        ['goneMeanwhile', deleteAction(table, keys.user(id), { when: 'accountId = :account', values: of })],
        ...(by.id ? [['notAnAdmin', checkAction(table, keys.user(by.id), admin)] as const] : []),
        ...(successor && successor !== by.id
          ? [
              [
                'noSuccessor',
                checkAction(table, keys.user(successor), { when: 'accountId = :account', values: of }),
              ] as const,
            ]
          : []),
        ['removed', rememberAction(table, email, at)],
        ...(transfer ? [['removed', putAction(table, { ...keys.transfer(accountId, id), ...transfer })] as const] : []),
        ['goneMeanwhile', seatAction(table, accountId, -1)],
        ['goneMeanwhile', auditAction(table, accountId, audit)],
      ] as const;
      const refused = await transact(
        table,
        actions.map(([, action]) => action),
      );
      return refused ? (actions[refused.indexOf(true)]?.[0] ?? 'goneMeanwhile') : 'removed';
    },
  };
}
