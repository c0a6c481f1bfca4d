import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { AccountId, InvitationId, UserId } from '../../../shared/model/ids.ts';
import {
  cancellationOf,
  parseItem,
  parseItems,
  retryingConflicts,
  type Table,
  wasWritten,
} from '../../platform/table.ts';
import { INDEX, keys, peopleKey } from '../keys.ts';
import { StoredSetting } from './settings.ts';
import { StoredAccount, StoredInvitation, StoredUser } from './stored-account.ts';

export type RegisterOutcome = 'registered' | 'alreadyRegistered' | 'invitationNotUsable' | 'noSeatLeft';
export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

/** What a person may change of themselves. Who is an admin, and of which account, is no such thing. */
export type UserChanges = Partial<
  Pick<
    StoredUser,
    'firstname' | 'lastname' | 'name' | 'position' | 'company' | 'signature' | 'senderEmailAddress' | 'hasClaimedSender'
  >
>;

/** People are listed by name; the id keeps two of one name apart and the key never empty. */
const placeOf = ({ accountId, name, id }: Pick<StoredUser, 'accountId' | 'name' | 'id'>) => ({
  listKey: peopleKey(accountId),
  listSort: `${name.toLowerCase()}#${id}`,
});

const toUserItem = (user: StoredUser) => ({ ...keys.user(user.id), ...user, ...placeOf(user) });

/** Accounts, their people and their invitations. */
export function createAccountsRepository({ db, name: TableName }: Table) {
  const get = async (Key: Record<string, string>, ConsistentRead = false) =>
    (await db.send(new GetCommand({ TableName, Key, ConsistentRead }))).Item;

  return {
    async findAccount(account: AccountId) {
      const item = await get(keys.account(account));
      return item && parseItem(StoredAccount, item);
    },

    /** Reads what was written a moment ago too: a person who just registered asks for it at once. */
    async findUser(user: UserId) {
      const item = await get(keys.user(user), true);
      return item && parseItem(StoredUser, item);
    },

    async findInvitation(invitation: InvitationId) {
      const item = await get(keys.invitation(invitation), true);
      return item && parseItem(StoredInvitation, item);
    },

    async listPeople(account: AccountId): Promise<StoredUser[]> {
      const people: StoredUser[] = [];
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const page = await db.send(
          new QueryCommand({
            TableName,
            IndexName: INDEX.list,
            KeyConditionExpression: 'listKey = :people',
            ExpressionAttributeValues: { ':people': peopleKey(account) },
            ExclusiveStartKey,
          }),
        );
        people.push(...parseItems(StoredUser, page.Items ?? []));
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
      return people;
    },

    /**
     * Changes these attributes of a person and no other, where what the change was made from still stands. Answers the
     * person as they are then; undefined where somebody changed it meanwhile, or the person was removed.
     */
    async changeUser(before: StoredUser, changes: UserChanges, madeFrom: readonly (keyof StoredUser)[] = []) {
      try {
        const { Attributes } = await db.send(new UpdateCommand(changing(TableName, before, changes, madeFrom)));
        return Attributes && parseItem(StoredUser, Attributes);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },

    async openInvitation(invitation: StoredInvitation) {
      await db.send(
        new PutCommand({
          TableName,
          Item: { ...keys.invitation(invitation.id), ...invitation },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    },

    /** Marks an invitation as accepted where it is still Sent. */
    confirmInvitation: (invitation: InvitationId, by: UserId) =>
      wasWritten(
        db.send(
          new UpdateCommand({
            TableName,
            Key: keys.invitation(invitation),
            UpdateExpression: 'SET #status = :confirmed, confirmedBy = :by',
            ConditionExpression: '#status = :sent',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':confirmed': 'Confirmed', ':sent': 'Sent', ':by': by },
          }),
        ),
      ),

    /** Registers a person with an invitation: the person, the invitation and the seat, all or nothing. */
    async register(user: StoredUser, invitation: StoredInvitation): Promise<RegisterOutcome> {
      try {
        await retryingConflicts(() =>
          db.send(new TransactWriteCommand({ TransactItems: registration(TableName, user, invitation) })),
        );
        return 'registered';
      } catch (error) {
        const failed = cancellationOf(error)?.indexOf('ConditionalCheckFailed') ?? -1;
        const outcome = (['alreadyRegistered', 'invitationNotUsable', 'noSeatLeft'] as const)[failed];
        if (!outcome) throw error;
        return outcome;
      }
    },

    async listSettings() {
      const { Items = [] } = await db.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :settings',
          ExpressionAttributeValues: { ':settings': keys.setting('').pk },
        }),
      );
      return parseItems(StoredSetting, Items);
    },
  };
}

/** One attribute each, so that two changes of a person at once are both kept. */
function changing(
  TableName: string,
  before: StoredUser,
  changes: UserChanges,
  madeFrom: readonly (keyof StoredUser)[],
): UpdateCommandInput {
  const { name } = changes;
  const values: Record<string, unknown> = { ...changes, ...(name !== undefined && placeOf({ ...before, name })) };
  const names = Object.keys(values);
  return {
    TableName,
    Key: keys.user(before.id),
    UpdateExpression: `SET ${names.map((attribute) => `#${attribute} = :${attribute}`).join(', ')}`,
    ConditionExpression: [
      'attribute_exists(pk)',
      ...madeFrom.map((attribute) => `#${attribute} = :before_${attribute}`),
    ].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries([...names, ...madeFrom].map((each) => [`#${each}`, each])),
    ExpressionAttributeValues: Object.fromEntries([
      ...names.map((each) => [`:${each}`, values[each]]),
      ...madeFrom.map((each) => [`:before_${each}`, before[each]]),
    ]),
    ReturnValues: 'ALL_NEW',
  };
}

function registration(TableName: string, user: StoredUser, invitation: StoredInvitation) {
  return [
    { Put: { TableName, Item: toUserItem(user), ConditionExpression: 'attribute_not_exists(pk)' } },
    {
      Update: {
        TableName,
        Key: keys.invitation(invitation.id),
        UpdateExpression: 'SET #status = :confirmed, confirmedBy = :user',
        ConditionExpression: '#status = :sent AND keyHash = :hash AND email = :email AND expiresAt > :now',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':confirmed': 'Confirmed',
          ':sent': 'Sent',
          ':user': user.id,
          ':hash': invitation.keyHash,
          ':email': user.email,
          ':now': user.createdAt,
        },
      },
    },
    {
      Update: {
        TableName,
        Key: keys.account(user.accountId),
        UpdateExpression: 'ADD seatsTaken :one',
        ConditionExpression: 'attribute_exists(pk) AND (hasUnlimitedSeats = :yes OR seatsTaken < seats)',
        ExpressionAttributeValues: { ':one': 1, ':yes': true },
      },
    },
  ];
}
