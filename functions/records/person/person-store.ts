import type { AccountId, PersonId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import {
  type Action,
  type Condition,
  getItem,
  IF_NEW,
  type Item,
  putItem,
  updateAction,
  updateOrFind,
} from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { type Hold, StoredPerson } from './person.ts';

const TRIES = 20;
/** More joins after one another than a person ever sees. */
const MOST_JOINS = 50;

const asPerson = (id: PersonId, item: Item | undefined): StoredPerson =>
  item ? parseItem(StoredPerson, item) : { id, version: 0 };

/** One person, as whom they were joined into where they were: a strong read of less than a kilobyte, one more for each join. */
export async function readPerson(table: Table, account: AccountId, id: PersonId): Promise<StoredPerson> {
  let next = id;
  for (let joins = 0; joins < MOST_JOINS; joins++) {
    const person = asPerson(next, await getItem(table, keys.person(account, next), { strongly: true }));
    if (!person.joinedInto) return person;
    next = person.joinedInto;
  }
  throw new Error(`The person ${id} was joined in a circle`);
}

/** Many persons by the ids that they are asked for by: half a unit each, in one call. */
export async function readPersons(
  table: Table,
  account: AccountId,
  ids: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, StoredPerson>> {
  const unique = [...new Set(ids)];
  const items = await readItems(
    table,
    unique.map((id) => keys.person(account, id)),
  );
  const found = new Map(items.map((item) => [item.id, item]));
  const persons = unique.map(async (id) => {
    const person = asPerson(id, found.get(id));
    return [id, person.joinedInto ? await readPerson(table, account, person.joinedInto) : person] as const;
  });
  return new Map(await Promise.all(persons));
}

/** How a person is written: whole, and the version rises. Whoever is written again is not gone. */
export const personItem = (account: AccountId, { expiresAt: _, ...person }: StoredPerson): Item => ({
  ...person,
  ...keys.person(account, person.id),
  version: person.version + 1,
});

const GONE_SECONDS = 86_400;

/**
 * What stands for a person of whom nothing is left, for a day: it says nothing but a version. Nothing is stored of most, so a person
 * who is gone would look unchanged to whoever read them before, and is about to add to them.
 */
export const goneItem = (account: AccountId, { id, version }: StoredPerson): Item => ({
  ...personItem(account, { id, version }),
  expiresAt: Math.floor(Date.now() / 1_000) + GONE_SECONDS,
});

/** That a person still is what was read. */
export const ifUnchanged = ({ version }: StoredPerson): Condition =>
  version === 0 ? IF_NEW : { when: 'version = :version', values: { ':version': version } };

/** Written with what is added to a person: refused where anything changed of them, or was added to them, since they were read. */
export const addedTo = (table: Table, account: AccountId, person: StoredPerson): Action =>
  updateAction(table, keys.person(account, person.id), {
    change: 'SET id = :id REMOVE expiresAt ADD version :one',
    values: { ':id': person.id, ':one': 1 },
    if: ifUnchanged(person),
  });

/** Reads, decides, writes; again where someone was faster. `decide` gives undefined where nothing is to change. */
export async function changePerson(
  table: Table,
  account: AccountId,
  id: PersonId,
  decide: (person: StoredPerson) => StoredPerson | undefined | Promise<StoredPerson | undefined>,
): Promise<StoredPerson> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const person = await readPerson(table, account, id);
    const after = await decide(person);
    if (!after) return person;
    if (await putItem(table, personItem(account, after), ifUnchanged(person)))
      return { ...after, version: after.version + 1 };
  }
  throw new Error(`The person ${id} changes all the time`);
}

/**
 * Holds a person for a submission that writes to one of their addresses, by one conditional write that asks all: whether they
 * opted out, the address bounced, somebody else holds them or they are somebody else. Answers undefined when it is held, and
 * the person as they are otherwise. One who was looked at is held as long as they still are what was `seen`.
 */
export async function holdPerson(
  table: Table,
  account: AccountId,
  id: PersonId,
  { hold, address, seen }: { readonly hold: Hold; readonly address: string; readonly seen?: StoredPerson | undefined },
): Promise<StoredPerson | undefined> {
  if (seen) {
    const isHeld = await putItem(table, personItem(account, { ...seen, hold }), ifUnchanged(seen));
    return isHeld ? undefined : readPerson(table, account, seen.id);
  }
  const found = await updateOrFind(table, keys.person(account, id), {
    change: 'SET id = :id, #hold = :hold REMOVE expiresAt ADD version :one',
    values: { ':id': id, ':hold': hold, ':one': 1 },
    if: {
      when: `attribute_not_exists(joinedInto) AND attribute_not_exists(optedOut)
        AND attribute_not_exists(bounced.#address)
        AND (attribute_not_exists(#hold) OR #hold.submissionId = :me)`,
      names: { '#address': address, '#hold': 'hold' },
      values: { ':me': hold.submissionId },
    },
  });
  if (!found) return undefined;
  const person = parseItem(StoredPerson, found);
  return person.joinedInto ? readPerson(table, account, person.joinedInto) : person;
}
