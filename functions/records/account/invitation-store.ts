import type { AccountId, InvitationId, UserId } from '../../../shared/model/ids.ts';
import {
  type Action,
  getItem,
  IF_NEW,
  putAction,
  queryAll,
  transact,
  updateAction,
  updateItem,
} from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { INDEX, keys, openInvitationsKey } from '../keys.ts';
import { auditAction, type NewAudit } from './audit-store.ts';
import { countMailAction } from './invitation-mails.ts';
import { claimAddressAction, dropClaim, findInvited, freeAddressAction } from './invited-address.ts';
import { forgetAction } from './removed-people.ts';
import { StoredInvitation } from './stored-account.ts';

export type OpenOutcome =
  | 'opened'
  | 'thereAlready'
  | 'noSeatLeft'
  | 'replacedMeanwhile'
  | 'anotherWaits'
  | 'mailedTooOften';

/** How an invitation is opened. */
interface Opening {
  /** The one in whose place it comes. */
  readonly replaced?: StoredInvitation | undefined;
  /** Whose doing it is: the audit log tells of it, and of the earlier one's end. */
  readonly by?: NewAudit['by'] | undefined;
  /** Whether it is refused where its address has had as many invitations as it may. */
  readonly limitsMails?: boolean;
}

/** How often an opening is tried again because others invited the same address at that moment. */
const TRIES = 5;

/** Invitations that wait for an answer are listed by when they were sent. */
const placeOf = ({ account, invitedAt, id }: StoredInvitation) => ({
  listKey: openInvitationsKey(account),
  listSort: `${invitedAt}#${id}`,
});

/** Takes a seat of an account where one is left, or gives some back: one conditional write, whoever else writes. */
export const seatAction = (table: Pick<Table, 'name'>, account: AccountId, seats: number): Action =>
  updateAction(table, keys.account(account), {
    change: 'ADD seatsTaken :seats',
    values: { ':seats': seats },
    if:
      seats > 0
        ? {
            when: 'attribute_exists(pk) AND (hasUnlimitedSeats = :yes OR seatsTaken < seats)',
            values: { ':yes': true },
          }
        : { when: 'seatsTaken >= :given', values: { ':given': -seats } },
  });

/** Ends the waiting of an invitation, where it is as it was read: what it holds is not given back twice. */
export const endAction = (
  table: Pick<Table, 'name'>,
  { id, holdsSeat }: Pick<StoredInvitation, 'id' | 'holdsSeat'>,
  status: 'Confirmed' | 'Revoked',
  by?: UserId,
): Action =>
  updateAction(table, keys.invitation(id), {
    change: `SET #status = :status${by ? ', confirmedBy = :by' : ''} REMOVE holdsSeat, listKey, listSort`,
    names: { '#status': 'status' },
    values: { ':status': status, ...(by && { ':by': by }) },
    if: {
      when: `#status = :sent AND ${holdsSeat ? 'holdsSeat = :yes' : 'attribute_not_exists(holdsSeat)'}`,
      values: { ':sent': 'Sent', ...(holdsSeat && { ':yes': true }) },
    },
  });

/** What the audit log says of an invitation, and before it of the one in whose place it comes. */
function notesOf(
  { id, email, invitedAt: at }: StoredInvitation,
  replaced: StoredInvitation | undefined,
  by: NewAudit['by'],
): NewAudit[] {
  const ended = {
    id: `${id}-replaces`,
    at,
    kind: 'INVITATION_REVOKED',
    by,
    subject: email,
    details: 'Sent again',
  } as const;
  return [...(replaced ? [ended] : []), { id: `${id}-sent`, at, kind: 'INVITATION_SENT', by, subject: email }];
}

export type InvitationStore = ReturnType<typeof createInvitationStore>;

/** Invitations and the seats that they hold. */
export function createInvitationStore(table: Table) {
  const find = async (invitation: InvitationId) => {
    const item = await getItem(table, keys.invitation(invitation), { strongly: true });
    return item && parseItem(StoredInvitation, item);
  };

  const listOpen = async (account: AccountId): Promise<StoredInvitation[]> => {
    const values = { ':open': openInvitationsKey(account) };
    const open = await queryAll(table, { index: INDEX.list, where: 'listKey = :open', values });
    return parseItems(StoredInvitation, open).filter(({ status }) => status === 'Sent');
  };

  const tryToOpen = async (
    invitation: StoredInvitation,
    { replaced, by, limitsMails = false }: Opening,
  ): Promise<OpenOutcome | 'mailedMeanwhile'> => {
    const counting = limitsMails
      ? await countMailAction(table, invitation.email, new Date(invitation.invitedAt))
      : undefined;
    if (limitsMails && !counting) return 'mailedTooOften';
    const needsSeat = invitation.holdsSeat === true && !replaced?.holdsSeat;
    const actions: readonly (readonly [OpenOutcome | 'mailedMeanwhile', Action])[] = [
      [
        'thereAlready',
        putAction(table, { ...keys.invitation(invitation.id), ...invitation, ...placeOf(invitation) }, IF_NEW),
      ],
      ['anotherWaits', claimAddressAction(table, invitation, replaced?.id)],
      ...(replaced ? [['replacedMeanwhile', endAction(table, replaced, 'Revoked')] as const] : []),
      ...(needsSeat ? [['noSeatLeft', seatAction(table, invitation.account, 1)] as const] : []),
      ...(counting ? [['mailedMeanwhile', counting] as const] : []),
      ['opened', forgetAction(table, invitation.email)],
      ...(by ? notesOf(invitation, replaced, by) : []).map(
        (note) => ['thereAlready', auditAction(table, invitation.account, note)] as const,
      ),
    ];
    const refused = await transact(
      table,
      actions.map(([, action]) => action),
    );
    return refused ? (actions[refused.indexOf(true)]?.[0] ?? 'thereAlready') : 'opened';
  };

  return {
    find,

    /** Those that wait for an answer, expired ones among them, the oldest first. */
    listOpen,

    /** The one that waits for an address, also where it expired. One from before addresses were claimed is found in the list. */
    async findWaiting(account: AccountId, email: string): Promise<StoredInvitation | undefined> {
      const id = await findInvited(table, account, email);
      const claimed = id && (await find(id));
      if (claimed?.status === 'Sent') return claimed;
      // An earlier version ended it, and left its claim.
      if (id) await dropClaim(table, { id, account, email });
      return (await listOpen(account)).find((one) => one.email === email);
    },

    /**
     * Opens an invitation with its seat, in place of an earlier one where there is one: all or nothing. No other waits for the
     * same address. Whoever is invited is no longer remembered as removed.
     */
    async open(invitation: StoredInvitation, opening: Opening = {}): Promise<OpenOutcome> {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const outcome = await tryToOpen(invitation, opening);
        if (outcome !== 'mailedMeanwhile') return outcome;
      }
      return 'mailedTooOften';
    },

    /** Gives an invitation that waits another key: the link that was sent before is worth nothing any more. */
    async changeKey(invitation: InvitationId, keyHash: string): Promise<void> {
      await updateItem(table, keys.invitation(invitation), {
        change: 'SET keyHash = :hash',
        values: { ':hash': keyHash },
        if: { when: '#status = :sent', names: { '#status': 'status' }, values: { ':sent': 'Sent' } },
      });
    },

    /** Revokes an invitation as it was read, and gives its seat back. False where it changed meanwhile. */
    async revoke(invitation: StoredInvitation, audit?: NewAudit): Promise<boolean> {
      const { account, holdsSeat } = invitation;
      const refused = await transact(table, [
        endAction(table, invitation, 'Revoked'),
        freeAddressAction(table, invitation),
        ...(holdsSeat ? [seatAction(table, account, -1)] : []),
        ...(audit ? [auditAction(table, account, audit)] : []),
      ]);
      return refused === undefined;
    },

    /** Marks an invitation as accepted where it still waits. Who was on the account before needs no second seat. */
    async confirm(invitation: StoredInvitation, by: UserId): Promise<boolean> {
      const refused = await transact(table, [
        endAction(table, invitation, 'Confirmed', by),
        freeAddressAction(table, invitation),
        ...(invitation.holdsSeat ? [seatAction(table, invitation.account, -1)] : []),
      ]);
      return refused === undefined;
    },

    /** Takes the seat back from an invitation that expired. Nobody can accept it, but it can be sent again. */
    async releaseSeat({ id, account }: StoredInvitation, now: Date): Promise<void> {
      await transact(table, [
        updateAction(table, keys.invitation(id), {
          change: 'REMOVE holdsSeat',
          if: {
            when: 'holdsSeat = :yes AND expiresAt <= :now',
            values: { ':yes': true, ':now': now.toISOString() },
          },
        }),
        seatAction(table, account, -1),
      ]);
    },
  };
}
