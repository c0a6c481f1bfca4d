import {
  type Action,
  type Change,
  IF_NEW,
  putAction,
  setting,
  transact,
  updateAction,
  updateItem,
} from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys, peopleKey } from '../keys.ts';
import { createAccountReader } from './account-reader.ts';
import { auditAction, type NewAudit } from './audit-store.ts';
import { createInvitationStore, seatAction } from './invitation-store.ts';
import { freeAddressAction } from './invited-address.ts';
import { createPeopleList } from './people-list.ts';
import { notRemovedSinceAction } from './removed-people.ts';
import { createSettingsReader } from './settings-reader.ts';
import { type StoredInvitation, StoredUser } from './stored-account.ts';

export type RegisterOutcome =
  | 'registered'
  | 'alreadyRegistered'
  | 'invitationNotUsable'
  | 'removedSince'
  | 'noSeatLeft';
export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

/** What a person may change of themselves. Who is an admin, and of which account, is no such thing. */
export type UserChanges = Partial<
  Pick<
    StoredUser,
    | 'firstname'
    | 'lastname'
    | 'name'
    | 'picture'
    | 'productAnalyticsConsent'
    | 'position'
    | 'company'
    | 'signature'
    | 'senderEmailAddress'
    | 'hasClaimedSender'
  >
>;

/** People are listed by name; the id keeps two of one name apart and the key never empty. */
const placeOf = ({ accountId, name, id }: Pick<StoredUser, 'accountId' | 'name' | 'id'>) => ({
  listKey: peopleKey(accountId),
  listSort: `${name.toLowerCase()}#${id}`,
});

const toUserItem = (user: StoredUser) => ({ ...keys.user(user.id), ...user, ...placeOf(user) });

/** Accounts, their people and their invitations. */
export function createAccountsRepository(table: Table) {
  const invitations = createInvitationStore(table);

  return {
    ...createAccountReader(table),

    findInvitation: invitations.find,

    listPeople: createPeopleList(table),

    /**
     * Changes these attributes of a person and no other, where what the change was made from still stands. Answers the
     * person as they are then; undefined where somebody changed it meanwhile, or the person was removed.
     */
    async changeUser(before: StoredUser, changes: UserChanges, madeFrom: readonly (keyof StoredUser)[] = []) {
      const item = await updateItem(table, keys.user(before.id), changing(before, changes, madeFrom));
      return item && parseItem(StoredUser, item);
    },

    /** Opens an invitation of the back office, in place of one that waits for the same address, with the seat of that. */
    async openInvitation(invitation: StoredInvitation, by?: NewAudit['by']) {
      const replaced = await invitations.findWaiting(invitation.account, invitation.email);
      const outcome = await invitations.open(
        { ...invitation, ...(replaced?.holdsSeat && { holdsSeat: true }) },
        { replaced, by },
      );
      if (outcome !== 'opened') throw new Error(`The invitation ${invitation.id} was not opened: ${outcome}`);
    },

    confirmInvitation: invitations.confirm,

    /** Registers a person with an invitation: the person, the invitation, the seat and their first sign-in, all or nothing. */
    async register(user: StoredUser, invitation: StoredInvitation, device?: string): Promise<RegisterOutcome> {
      const refused = await transact(table, registration(table, user, invitation, device));
      if (!refused) return 'registered';
      const outcomes: readonly RegisterOutcome[] = ['alreadyRegistered', 'invitationNotUsable', 'removedSince'];
      return outcomes[refused.indexOf(true)] ?? 'noSeatLeft';
    },

    listSettings: createSettingsReader(table),
  };
}

/** One attribute each, so that two changes of a person at once are both kept. */
function changing(before: StoredUser, changes: UserChanges, madeFrom: readonly (keyof StoredUser)[]): Change {
  const { name } = changes;
  return {
    ...setting({ ...changes, ...(name !== undefined && placeOf({ ...before, name })) }),
    if: {
      when: ['attribute_exists(pk)', ...madeFrom.map((each) => `#${each} = :before_${each}`)].join(' AND '),
      names: Object.fromEntries(madeFrom.map((each) => [`#${each}`, each])),
      values: Object.fromEntries(madeFrom.map((each) => [`:before_${each}`, before[each]])),
    },
  };
}

/** The person, the end of the invitation, and the seat where the invitation does not hold one. */
function registration(
  table: Table,
  user: StoredUser,
  invitation: StoredInvitation,
  device: string | undefined,
): Action[] {
  const { keyHash, holdsSeat, id } = invitation;
  const noted = { at: user.createdAt, by: { id: user.id, name: user.email }, subject: user.email };
  return [
    putAction(table, toUserItem(user), IF_NEW),
    updateAction(table, keys.invitation(id), {
      change: 'SET #status = :confirmed, confirmedBy = :user REMOVE holdsSeat, listKey, listSort',
      names: { '#status': 'status' },
      values: { ':confirmed': 'Confirmed', ':user': user.id },
      if: {
        when: [
          '#status = :sent AND keyHash = :hash AND email = :email AND expiresAt > :now',
          holdsSeat ? 'holdsSeat = :yes' : 'attribute_not_exists(holdsSeat)',
        ].join(' AND '),
        values: {
          ':sent': 'Sent',
          ':hash': keyHash,
          ':email': user.email,
          ':now': user.createdAt,
          ...(holdsSeat && { ':yes': true }),
        },
      },
    }),
    notRemovedSinceAction(table, invitation),
    ...(holdsSeat ? [] : [seatAction(table, user.accountId, 1)]),
    freeAddressAction(table, invitation),
    auditAction(table, user.accountId, { id: id.slice('inv_'.length), kind: 'INVITATION_ACCEPTED', ...noted }),
    auditAction(table, user.accountId, {
      ...{ id: `${id.slice('inv_'.length)}s`, kind: 'SIGNED_IN', ...noted },
      ...(device && { details: device }),
    }),
  ];
}
