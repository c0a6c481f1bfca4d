import type { InvitationId, UserId } from '../../../shared/model/ids.ts';
import {
  type Action,
  type Change,
  getItem,
  IF_NEW,
  putAction,
  putItem,
  queryAll,
  setting,
  transact,
  updateAction,
  updateItem,
} from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys, peopleKey } from '../keys.ts';
import { createAccountReader } from './account-reader.ts';
import { createPeopleList } from './people-list.ts';
import { StoredSetting } from './settings.ts';
import { StoredInvitation, StoredUser } from './stored-account.ts';

export type RegisterOutcome = 'registered' | 'alreadyRegistered' | 'invitationNotUsable' | 'noSeatLeft';
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
  /** Reads what was written a moment ago too: a person who just registered asks for it at once. */
  const findUser = async (user: UserId) => {
    const item = await getItem(table, keys.user(user), { strongly: true });
    return item && parseItem(StoredUser, item);
  };

  return {
    findUser,

    ...createAccountReader(table),

    async findInvitation(invitation: InvitationId) {
      const item = await getItem(table, keys.invitation(invitation), { strongly: true });
      return item && parseItem(StoredInvitation, item);
    },

    listPeople: createPeopleList(table),

    /**
     * Changes these attributes of a person and no other, where what the change was made from still stands. Answers the
     * person as they are then; undefined where somebody changed it meanwhile, or the person was removed.
     */
    async changeUser(before: StoredUser, changes: UserChanges, madeFrom: readonly (keyof StoredUser)[] = []) {
      const item = await updateItem(table, keys.user(before.id), changing(before, changes, madeFrom));
      return item && parseItem(StoredUser, item);
    },

    async openInvitation(invitation: StoredInvitation) {
      if (!(await putItem(table, { ...keys.invitation(invitation.id), ...invitation }, IF_NEW)))
        throw new Error(`There is an invitation ${invitation.id} already`);
    },

    /** Marks an invitation as accepted where it is still Sent. */
    async confirmInvitation(invitation: InvitationId, by: UserId): Promise<boolean> {
      const confirmed = await updateItem(table, keys.invitation(invitation), {
        change: 'SET #status = :confirmed, confirmedBy = :by',
        names: { '#status': 'status' },
        values: { ':confirmed': 'Confirmed', ':by': by },
        if: { when: '#status = :sent', values: { ':sent': 'Sent' } },
      });
      return confirmed !== undefined;
    },

    /** Registers a person with an invitation: the person, the invitation and the seat, all or nothing. */
    async register(user: StoredUser, invitation: StoredInvitation): Promise<RegisterOutcome> {
      const refused = await transact(table, registration(table, user, invitation));
      if (!refused) return 'registered';
      const outcomes = ['alreadyRegistered', 'invitationNotUsable', 'noSeatLeft'] as const;
      return outcomes[refused.indexOf(true)] ?? 'noSeatLeft';
    },

    async listSettings() {
      const query = { where: 'pk = :settings', values: { ':settings': keys.setting('').pk } };
      return parseItems(StoredSetting, await queryAll(table, query));
    },
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

function registration(table: Table, user: StoredUser, invitation: StoredInvitation): Action[] {
  return [
    putAction(table, toUserItem(user), IF_NEW),
    updateAction(table, keys.invitation(invitation.id), {
      change: 'SET #status = :confirmed, confirmedBy = :user',
      names: { '#status': 'status' },
      values: { ':confirmed': 'Confirmed', ':user': user.id },
      if: {
        when: '#status = :sent AND keyHash = :hash AND email = :email AND expiresAt > :now',
        values: {
          ':sent': 'Sent',
          ':hash': invitation.keyHash,
          ':email': user.email,
          ':now': user.createdAt,
        },
      },
    }),
    updateAction(table, keys.account(user.accountId), {
      change: 'ADD seatsTaken :one',
      values: { ':one': 1 },
      if: {
        when: 'attribute_exists(pk) AND (hasUnlimitedSeats = :yes OR seatsTaken < seats)',
        values: { ':yes': true },
      },
    }),
  ];
}
