import { getItem, type Item, queryAll } from '../../functions/platform/items.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { keys } from '../../functions/records/keys.ts';
import { AccountId } from '../../shared/model/ids.ts';
import type { Office } from './environment.ts';
import { OFFICE_LOG } from './office-log.ts';
import { scanPages } from './scan.ts';

/** Where it stands that an account was erased. */
export const ERASED = 'ERASED';

const ANY_ACCOUNT = keys.account('' as AccountId).pk;
const SETTINGS = keys.setting('').pk;

/** Whether an item outside of the accounts' own partitions is of one: it says so, or it names the account or its people. */
function namesAccount(item: Item, account: AccountId, people: ReadonlySet<string>): boolean {
  const owner = item.accountId ?? item.account;
  if (typeof owner === 'string') return owner === account;
  const text = JSON.stringify(item);
  return [account, ...people].some((id) => text.includes(id));
}

/** The account that an item is of, by its partition or because it says so. */
export function accountOf({ pk, accountId, account }: Item): AccountId | undefined {
  const partition = String(pk);
  const named = partition.startsWith(ANY_ACCOUNT) ? partition.slice(ANY_ACCOUNT.length).split('#')[0] : undefined;
  return AccountId.safeParse(named ?? accountId ?? account).data;
}

/** Whether an item is of an account. Settings and the back office's own log are everyone's, whatever they say of it. */
export function belongsTo(item: Item, account: AccountId, people: ReadonlySet<string>): boolean {
  const pk = String(item.pk);
  const own = keys.account(account).pk;
  if (pk.startsWith(ANY_ACCOUNT)) return pk === own || pk.startsWith(`${own}#`);
  return ![SETTINGS, ERASED, OFFICE_LOG].includes(pk) && namesAccount(item, account, people);
}

/**
 * Who is or was in an account, as far as they are not in another now. Whoever left is known by what went to their successor.
 */
export async function findPeople(office: Office, account: AccountId): Promise<string[]> {
  const { table } = office;
  const { pk } = keys.account(account);
  const query = {
    where: 'pk = :pk AND begins_with(sk, :sk)',
    values: { ':pk': pk, ':sk': 'TRANSFER#' },
    strongly: true,
  };
  const left = (await queryAll(table, query)).map(({ userId }) => String(userId));
  const present = (await createAccountsRepository(table).listPeople(account)).map(({ id }) => String(id));
  const people = [...new Set([...present, ...left])];
  const isElsewhere = async (id: string) => {
    const user = await getItem(table, keys.user(id as never), { strongly: true });
    return user !== undefined && user.accountId !== account;
  };
  const elsewhere = await Promise.all(people.map(isElsewhere));
  return people.filter((_, n) => !elsewhere[n]);
}

/** Everything that is stored of an account, page by page. Reads the whole table: partitions cannot be listed. */
export async function* accountPages(
  { table }: Office,
  account: AccountId,
  people: ReadonlySet<string>,
): AsyncGenerator<Item[]> {
  const pages = scanPages(table, {
    FilterExpression: 'begins_with(pk, :own) OR NOT begins_with(pk, :any)',
    ExpressionAttributeValues: { ':own': keys.account(account).pk, ':any': ANY_ACCOUNT },
    ConsistentRead: true,
  });
  for await (const page of pages) {
    const items = page.filter((item) => belongsTo(item, account, people));
    if (items.length > 0) yield items;
  }
}
