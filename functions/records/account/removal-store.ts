import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import {
  type Action,
  checkAction,
  deleteAction,
  putAction,
  setting,
  transact,
  updateAction,
} from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { auditAction, type NewAudit } from './audit-store.ts';
import { createInvitationStore, endAction, seatAction } from './invitation-store.ts';
import { freeOfAction, unclaimedAction } from './invited-address.ts';
import { rememberAction } from './removed-people.ts';
import type { StoredInvitation, StoredUser } from './stored-account.ts';
import { createTransferStore } from './transfer-store.ts';

export type RemovalOutcome = 'removed' | 'goneMeanwhile' | 'notAnAdmin' | 'noSuccessor';

/** How often a removal is tried again because the person was invited, or an invitation of theirs ended, meanwhile. */
const TRIES = 10;

export interface Removal {
  readonly person: StoredUser;
  /** Whose the jobs and the emails to come are from now on; undefined where nobody is left to take them. */
  readonly successor: UserId | undefined;
  /** The admin who does it; the id is null for the back office. */
  readonly by: { readonly id: UserId | null; readonly name: string };
  /**
   * Who is an admin of the account afterwards, where no admin does it: the successor becomes one, another must be one. Undefined
   * where nobody is left.
   */
  readonly admin?: UserId | 'successor' | undefined;
  readonly at: string;
  readonly audit: NewAudit;
}

export type RemovalStore = ReturnType<typeof createRemovalStore>;

/** People who leave an account. */
export function createRemovalStore(table: Table) {
  const invitations = createInvitationStore(table);

  const tryToRemove = async ({
    person,
    successor,
    by,
    admin,
    at,
    audit,
  }: Removal): Promise<RemovalOutcome | 'invitedMeanwhile'> => {
    const { id, accountId, email, name } = person;
    const waiting = await invitations.findWaiting(accountId, email);
    const of = { ':account': accountId };
    const isTheirs = { when: 'accountId = :account', values: of };
    const isAdmin = { when: 'accountId = :account AND isAdmin = :yes', values: { ...of, ':yes': true } };
    const transfer = successor && { accountId, userId: id, name: name || email, successor, at, by, moved: 0 };
    const becomesAdmin = admin === 'successor';
    const stays = becomesAdmin ? null : (by.id ?? admin);
    const heir = successor === stays ? undefined : successor;
    const heirAction = (id: UserId) =>
      becomesAdmin
        ? updateAction(table, keys.user(id), { ...setting({ isAdmin: true }), if: isTheirs })
        : checkAction(table, keys.user(id), isTheirs);
    const actions: (readonly [RemovalOutcome | 'invitedMeanwhile', Action])[] = [
      ['goneMeanwhile', deleteAction(table, keys.user(id), isTheirs)],
      ...(stays ? [['notAnAdmin', checkAction(table, keys.user(stays), isAdmin)] as const] : []),
      ...(heir ? [['noSuccessor', heirAction(heir)] as const] : []),
      ...endOf(waiting, { account: accountId, email }).map((action) => ['invitedMeanwhile', action] as const),
      ['removed', rememberAction(table, email, { accountId, removedAt: at })],
      ...(transfer ? [['removed', putAction(table, { ...keys.transfer(accountId, id), ...transfer })] as const] : []),
      ['goneMeanwhile', seatAction(table, accountId, waiting?.holdsSeat ? -2 : -1)],
      ['goneMeanwhile', auditAction(table, accountId, audit)],
    ];
    const refused = await transact(
      table,
      actions.map(([, action]) => action),
    );
    return refused ? (actions[refused.indexOf(true)]?.[0] ?? 'goneMeanwhile') : 'removed';
  };

  /** Ends the invitation that waits for whoever is removed, so that they do not come back by it. */
  const endOf = (waiting: StoredInvitation | undefined, of: { account: AccountId; email: string }): Action[] =>
    waiting ? [endAction(table, waiting, 'Revoked'), freeOfAction(table, waiting)] : [unclaimedAction(table, of)];

  return {
    findTransfer: createTransferStore(table).find,

    /**
     * Removes a person, and the invitation of the account that waits for them, all or nothing: every call reads the caller's
     * record, so they are out with the next one. Two admins who remove each other at once do not both succeed: whoever removes
     * must be one when it happens.
     */
    async remove(removal: Removal): Promise<RemovalOutcome> {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const outcome = await tryToRemove(removal);
        if (outcome !== 'invitedMeanwhile') return outcome;
      }
      throw new Error(`${removal.person.id} is invited all the time`);
    },
  };
}
