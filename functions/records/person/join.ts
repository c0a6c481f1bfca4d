import { isDeepStrictEqual } from 'node:util';
import type { AccountId, PersonId } from '../../../shared/model/ids.ts';
import { writeItems } from '../../platform/batch.ts';
import { IF_NEW, putAction, putItem, transact } from '../../platform/items.ts';
import { log } from '../../platform/log.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { createHeadStore } from '../submission/head-store.ts';
import { strongerHold } from './hold-rules.ts';
import { listMembers, moveIdentity } from './identities.ts';
import { type Hold, type PersonFacts, type StoredPerson, unknownIn, withFacts } from './person.ts';
import { ifUnchanged, personItem, readPerson } from './person-store.ts';

const TRIES = 20;

/**
 * Makes one person of several, and answers them. What must agree is written at once: that the one is joined into the other, and
 * what was known of both. Their submissions and addresses follow, by whoever meets one that has not followed yet.
 */
export async function joinPersons(
  table: Table,
  account: AccountId,
  ids: readonly PersonId[],
  now: Date,
): Promise<StoredPerson> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const read = await Promise.all(ids.map((id) => readPerson(table, account, id)));
    const [stays, goes] = [...new Map(read.map((person) => [person.id, person])).values()].sort(byId);
    if (!stays) throw new Error('Nobody is to be joined');
    if (!goes) return stays;
    const joined = [...new Set([...(stays.joined ?? []), goes.id, ...(goes.joined ?? [])])];
    const both = { ...(await mergedWith(table, account, stays, goes, now)), joined };
    const refused = await transact(table, [
      putAction(table, personItem(account, both), ifUnchanged(stays)),
      putAction(table, personItem(account, { ...goes, joinedInto: stays.id }), ifUnchanged(goes)),
    ]);
    if (!refused) logLost(stays, goes);
    if (!refused) await moveMembers(table, account, goes.id, stays.id);
  }
  throw new Error(`The persons ${ids.join(', ')} change all the time`);
}

/** What both say that only a newer version can join stays as the one says it who stays. */
function logLost(stays: StoredPerson, goes: StoredPerson) {
  const kept = unknownIn(stays);
  const lost = Object.entries(unknownIn(goes)).flatMap(([name, value]) =>
    name in kept && !isDeepStrictEqual(kept[name], value) ? [name] : [],
  );
  if (lost.length > 0) log.error('What a newer version knows of two persons was not joined', lost.join(', '));
}

const byId = (one: StoredPerson, other: StoredPerson) => (one.id < other.id ? -1 : 1);

/** A person with what is known of another one too. Reads the two heads where both are held. */
export async function mergedWith(
  table: Table,
  account: AccountId,
  person: StoredPerson,
  facts: PersonFacts,
  now: Date,
): Promise<StoredPerson> {
  return withFacts(person, facts, await holdOfBoth(table, account, person.hold, facts.hold, now));
}

async function holdOfBoth(
  table: Table,
  account: AccountId,
  one: Hold | undefined,
  other: Hold | undefined,
  now: Date,
): Promise<Hold | undefined> {
  if (!one || !other) return one ?? other;
  const { read } = createHeadStore(table);
  const heads = await Promise.all([one, other].map(({ submissionId }) => read(account, submissionId)));
  return strongerHold(
    one,
    other,
    heads.filter((head) => head !== undefined),
    now,
  );
}

/**
 * Brings the submissions of a person to whom they were joined into: all are there before any address points there, and go from here
 * last, so that it may break off anywhere and run again, and whoever looks meanwhile finds them in one place or the other.
 */
export async function moveMembers(table: Table, account: AccountId, from: PersonId, to: PersonId): Promise<void> {
  const members = await listMembers(table, account, from);
  for (const member of members)
    await putItem(table, { ...member, ...keys.personSubmission(account, to, member.id) }, IF_NEW);
  const prints = new Set(members.flatMap((member) => member.prints));
  await Promise.all([...prints].map((print) => moveIdentity(table, account, print, from, to)));
  await writeItems(
    table,
    members.map(({ id }) => ({ DeleteRequest: { Key: keys.personSubmission(account, from, id) } })),
  );
  const { id: root } = await readPerson(table, account, to);
  if (root !== to) await moveMembers(table, account, to, root);
}
