import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { UserId } from '../../../shared/model/ids.ts';
import { isReservedName } from '../../../shared/rules/reserved-names.ts';
import { parseItem, type Table, wasWritten } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { senderNames } from './sender-address.ts';
import { StoredUser } from './stored-account.ts';

export type SenderClaims = ReturnType<typeof createSenderClaims>;

/**
 * The addresses that people write from: each belongs to one person, for ever, across all accounts, so that no candidate's
 * answer and no trust in a name ever goes to another. A claim is one conditional write.
 */
export function createSenderClaims({ db, name: TableName }: Table, domain: string, now: () => Date = () => new Date()) {
  const claim = async (address: string, user: UserId) =>
    wasWritten(
      db.send(
        new PutCommand({
          TableName,
          Item: { ...keys.sender(address), user, claimedAt: now().toISOString() },
          ConditionExpression: 'attribute_not_exists(pk) OR #user = :user',
          ExpressionAttributeNames: { '#user': 'user' },
          ExpressionAttributeValues: { ':user': user },
        }),
      ),
    );

  const claimFirst = async (user: UserId, addresses: readonly string[]): Promise<string> => {
    for (const address of addresses) if (await claim(address, user)) return address;
    throw new Error(`No address is left for ${user}`);
  };

  const addressesOf = (name: string, user: UserId) => senderNames(name, user).map((local) => `${local}@${domain}`);

  return {
    /** The address of a person of this name: the plainest that is free, or theirs already. What they had stays theirs. */
    claimFor: ({ id, name }: Pick<StoredUser, 'id' | 'name'>) => claimFirst(id, addressesOf(name, id)),

    /**
     * Where a person writes from. Somebody stored before addresses were claimed claims one now: the one they have written
     * from where it is free and theirs to have.
     */
    async addressOf(person: StoredUser): Promise<string> {
      if (person.hasClaimedSender) return person.senderEmailAddress;
      const { id, name, senderEmailAddress: before } = person;
      const [local = '', host] = before.split('@');
      const mayKeep = host === domain && local !== '' && !isReservedName(local);
      const address = await claimFirst(id, [...(mayKeep ? [before] : []), ...addressesOf(name, id)]);
      return (await keepAddress(id, address)) ?? address;
    },
  };

  /** Stores a claimed address with its person; the one that was stored meanwhile, where somebody was faster. */
  async function keepAddress(id: UserId, address: string): Promise<string | undefined> {
    const isKept = await wasWritten(
      db.send(
        new UpdateCommand({
          TableName,
          Key: keys.user(id),
          UpdateExpression: 'SET senderEmailAddress = :address, hasClaimedSender = :yes',
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(hasClaimedSender)',
          ExpressionAttributeValues: { ':address': address, ':yes': true },
        }),
      ),
    );
    if (isKept) return address;
    const { Item } = await db.send(new GetCommand({ TableName, Key: keys.user(id), ConsistentRead: true }));
    return Item && parseItem(StoredUser, Item).senderEmailAddress;
  }
}
