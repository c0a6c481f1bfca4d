import type { UserId } from '../../../shared/model/ids.ts';
import { LIMITS } from '../../../shared/product.ts';
import { isReservedName } from '../../../shared/rules/outreach/reserved-names.ts';
import { fingerprint } from '../../platform/ids.ts';
import { getItem, putItem, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { senderNames } from './sender-address.ts';
import { StoredUser } from './stored-account.ts';

export type SenderClaims = ReturnType<typeof createSenderClaims>;

/**
 * The addresses that people write from: each belongs to one person, for ever, across all accounts, so that no candidate's
 * answer and no trust in a name ever goes to another. A claim is one conditional write.
 */
export function createSenderClaims(table: Table, domain: string, now: () => Date = () => new Date()) {
  const isClosed = async (address: string) =>
    (await getItem(table, keys.closedSender(fingerprint(address)), { strongly: true })) !== undefined;

  const claim = async (address: string, user: UserId) =>
    !(await isClosed(address)) &&
    putItem(
      table,
      { ...keys.sender(address), user, claimedAt: now().toISOString() },
      { when: 'attribute_not_exists(pk) OR #user = :user', names: { '#user': 'user' }, values: { ':user': user } },
    );

  const claimFirst = async (user: UserId, addresses: readonly string[]): Promise<string> => {
    for (const address of addresses) if (await claim(address, user)) return address;
    throw new Error(`No address is left for ${user}`);
  };

  const addressesOf = (name: string, user: UserId) => senderNames(name, user).map((local) => `${local}@${domain}`);

  const claimFor = ({ id, name }: Pick<StoredUser, 'id' | 'name'>) => claimFirst(id, addressesOf(name, id));

  /** The plainest of a name that is not somebody else's, where this person has claimed it before. */
  const findOwn = async ({ id, name }: Pick<StoredUser, 'id' | 'name'>): Promise<string | undefined> => {
    for (const address of addressesOf(name, id)) {
      const item = await getItem(table, keys.sender(address), { strongly: true });
      if (item?.user === id) return address;
      if (!item && !(await isClosed(address))) return undefined;
    }
    return undefined;
  };

  /** Counts one more claim of a person, as long as they have some left. */
  const countClaim = (id: UserId) =>
    updateItem(table, keys.user(id), {
      change: 'ADD senderClaims :one',
      values: { ':one': 1 },
      if: {
        when: 'attribute_exists(pk) AND (attribute_not_exists(senderClaims) OR senderClaims < :most)',
        values: { ':most': LIMITS.senderAddressesOfPerson },
      },
    });

  return {
    /** The address of a person of this name: the plainest that is free, or theirs already. What they had stays theirs. */
    claimFor,

    /**
     * The same for somebody who says their name: undefined once they have claimed as many as anybody may, unless an earlier one is
     * of this name. They go on with what they have.
     */
    async claimAnother(person: Pick<StoredUser, 'id' | 'name'>): Promise<string | undefined> {
      const own = await findOwn(person);
      if (own) return own;
      return (await countClaim(person.id)) ? claimFor(person) : undefined;
    },

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
    const kept = await updateItem(table, keys.user(id), {
      change: 'SET senderEmailAddress = :address, hasClaimedSender = :yes',
      values: { ':address': address, ':yes': true },
      if: { when: 'attribute_exists(pk) AND attribute_not_exists(hasClaimedSender)' },
    });
    if (kept) return address;
    const item = await getItem(table, keys.user(id), { strongly: true });
    return item && parseItem(StoredUser, item).senderEmailAddress;
  }
}
