import type { DomainIdentities } from '../../functions/accounts/domain-identities.ts';
import { writeItems } from '../../functions/platform/batch.ts';
import { fingerprint } from '../../functions/platform/ids.ts';
import {
  deleteAction,
  deleteItem,
  getItem,
  type Item,
  type Key,
  putAction,
  putItem,
  queryAll,
  transact,
  updateItem,
} from '../../functions/platform/items.ts';
import { parseItem } from '../../functions/platform/table.ts';
import { hasEnding, unlinked } from '../../functions/records/ats/link.ts';
import { createAtsLinks } from '../../functions/records/ats/link-store.ts';
import { StoredAtsLink } from '../../functions/records/ats/stored-ats.ts';
import { keys } from '../../functions/records/keys.ts';
import type { AccountId, UserId } from '../../shared/model/ids.ts';
import { configurationSetOf } from '../../shared/product.ts';
import { type AccountFile, type Buckets, deleteVersions, listVersions } from './account-files.ts';
import { accountPages, ERASED, findPeople } from './account-items.ts';
import type { Office } from './environment.ts';
import { messagesOf } from './messages.ts';

/** The files and users of a stage. */
export interface Stores {
  readonly buckets: Buckets;
  readonly userPool: { deleteUser(user: UserId): Promise<void> };
  readonly domains: Pick<DomainIdentities, 'close'>;
}

export interface Erasure {
  /** The account's name, to confirm that it is meant. */
  readonly name: string;
  readonly reason: string;
  /** Deletes nothing, and says how much there is. */
  readonly isDryRun?: boolean;
  /** What follows from a deletion has followed after so long. */
  readonly quietMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  readonly say?: (line: string) => void;
}

const MOST_PASSES = 20;
const DOMAIN = keys.domain('').pk;
const FILES_AT_ONCE = 500;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Deletes an account with all that is stored of it, for good: its people first, so that nobody works in it any more, then files,
 * then items, pass by pass until one finds nothing, because the stream still follows what was deleted. The account's own item
 * goes last: a run that broke off goes on when it is called again.
 */
export async function eraseAccount(office: Office, stores: Stores, account: AccountId, wish: Erasure) {
  const { isDryRun, quietMs = 30_000, wait = pause, say = () => undefined } = wish;
  const { table } = office;
  const item = await getItem(table, keys.account(account), { strongly: true });
  if (!item) throw new Error(`There is no account ${account}`);
  if (item.name !== wish.name) throw new Error(`${account} has another name. Say it with --name, as it is written.`);
  if (isDryRun) return { account, ...(await countAll(office, stores, account)), written: false };
  await noteBegin(office, account, wish.reason);
  const deleted = { items: 0, files: 0 };
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const people = await deletePeople(office, stores, account);
    const files = await deleteFiles(office, stores.buckets, account);
    const items = await deleteItems(office, stores, account, new Set(people.all));
    deleted.items += items + people.deleted;
    deleted.files += files;
    say(`${deleted.items} items and ${deleted.files} files deleted`);
    if (items + files + people.deleted === 0) {
      await finish(office, account);
      return { account, ...deleted, people: people.all.length, written: true };
    }
    await wait(quietMs);
  }
  throw new Error(`Something is still written to ${account}. Run it again.`);
}

async function countAll(office: Office, { buckets }: Stores, account: AccountId) {
  const people = await findPeople(office, account);
  const counts = { people: people.length, items: 0, files: 0 };
  for await (const page of accountPages(office, account, new Set(people))) counts.items += page.length;
  for await (const _ of listVersions(buckets, account, await messagesOf(office, account))) counts.files++;
  return counts;
}

/** No email leaves from now on, and it stands why. A run that goes on keeps what the first one noted. */
async function noteBegin({ table, now }: Office, account: AccountId, reason: string) {
  const at = now().toISOString();
  const none = { when: 'attribute_not_exists(pk)' };
  await putItem(table, { ...keys.accountErasure(account), at, reason, people: [] }, none);
  await updateItem(table, keys.account(account), {
    change: 'SET outreachPausedAt = if_not_exists(outreachPausedAt, :at)',
    values: { ':at': at },
    if: { when: 'attribute_exists(pk)' },
  });
}

/**
 * Puts the people of the account out of it and of the user pool. They are noted before their items go, because what else is
 * theirs is found by their ids.
 */
async function deletePeople(office: Office, { userPool }: Stores, account: AccountId) {
  const { table } = office;
  const noted = await getItem(table, keys.accountErasure(account), { strongly: true });
  const before: string[] = Array.isArray(noted?.people) ? noted.people.map(String) : [];
  const all = [...new Set([...before, ...(await findPeople(office, account))])];
  await updateItem(table, keys.accountErasure(account), { change: 'SET people = :people', values: { ':people': all } });
  let deleted = 0;
  for (const id of all as UserId[]) {
    const own = { when: 'accountId = :account', values: { ':account': account } };
    if (await deleteItem(table, keys.user(id), own)) deleted++;
    const isElsewhere = (await getItem(table, keys.user(id), { strongly: true })) !== undefined;
    if (!isElsewhere) await userPool.deleteUser(id);
  }
  return { all, deleted };
}

async function deleteFiles(office: Office, buckets: Buckets, account: AccountId): Promise<number> {
  let deleted = 0;
  let waiting: AccountFile[] = [];
  const flush = async () => {
    await deleteVersions(buckets, waiting);
    deleted += waiting.length;
    waiting = [];
  };
  for await (const file of listVersions(buckets, account, await messagesOf(office, account))) {
    waiting.push(file);
    if (waiting.length >= FILES_AT_ONCE) await flush();
  }
  await flush();
  return deleted;
}

/** Deletes the account's items but its own and the note of its erasure. Answers how many there were. */
async function deleteItems(
  office: Office,
  stores: Stores,
  account: AccountId,
  people: ReadonlySet<string>,
): Promise<number> {
  const { table } = office;
  const kept = new Set([keys.account(account), keys.accountErasure(account)].map(({ sk }) => sk));
  const isKept = ({ pk, sk }: Item) => pk === keys.account(account).pk && kept.has(String(sk));
  let deleted = 0;
  for await (const page of accountPages(office, account, people)) {
    const items = page.filter((item) => !isKept(item));
    for (const item of items) await closeWith(office, stores, item, people);
    const waiting = new Set<Item>();
    for (const item of items) if (!(await mayGo(office, account, item))) waiting.add(item);
    const goes = items.filter((item) => isNoPerson(item) && !waiting.has(item));
    const Keys = goes.map(({ pk, sk }) => ({ pk, sk }));
    await writeItems(
      table,
      Keys.map((Key) => ({ DeleteRequest: { Key } })),
    );
    deleted += items.length;
  }
  return deleted;
}

/** Whoever signed up meanwhile is noted before their item goes, in the next pass. */
const isNoPerson = ({ pk }: Item) => !String(pk).startsWith(keys.user('' as UserId).pk);

/**
 * The link to an ATS is ended as an admin would, and goes once the worker has had Merge forget it, and nothing that began before may
 * still write.
 */
async function mayGo({ table, now }: Office, account: AccountId, item: Item): Promise<boolean> {
  const own = keys.atsLink(account);
  if (item.pk !== own.pk || item.sk !== own.sk) return true;
  const link = parseItem(StoredAtsLink, item);
  if (link.state !== 'UNLINKED') await createAtsLinks(table).save(link, unlinked(link, now()));
  return link.state === 'UNLINKED' && !hasEnding(link) && !link.late;
}

/** What must go, or stay in another form, with an item that is deleted: before it, so that a run that goes on finds it. */
async function closeWith(
  { table }: Office,
  { domains }: Stores,
  item: Item,
  people: ReadonlySet<string>,
): Promise<void> {
  const pk = String(item.pk);
  if (pk.startsWith(DOMAIN)) await domains.close(pk.slice(DOMAIN.length));
  if (pk.startsWith('SENDER#')) {
    const address = pk.slice('SENDER#'.length);
    await putItem(table, keys.closedSender(fingerprint(address)));
  }
  if (item.confirmedBy && people.has(String(item.confirmedBy)))
    await deleteItem(table, keys.removedPerson(fingerprint(String(item.email))));
}

/** Takes the account out of the flags, and then its own item, leaving a line that it was erased, by its id alone. */
async function finish({ table, now, newId, sets, configurationSet }: Office, account: AccountId): Promise<void> {
  const settings = await queryAll(table, { where: 'pk = :pk', values: { ':pk': keys.setting('').pk } });
  for (const { pk, sk, accounts } of settings)
    if (Object.hasOwn(Object(accounts), account))
      await updateItem(table, { pk, sk } as Key, {
        change: 'REMOVE accounts.#account',
        names: { '#account': account },
      });
  await sets.remove(configurationSetOf(configurationSet, account));
  const noted = await getItem(table, keys.accountErasure(account), { strongly: true });
  const at = now().toISOString();
  const line = { pk: ERASED, sk: `${at}#${newId()}`, account, begunAt: noted?.at, at, reason: noted?.reason };
  await transact(table, [
    deleteAction(table, keys.account(account)),
    deleteAction(table, keys.accountErasure(account)),
    putAction(table, line),
  ]);
}
