import { isDeepStrictEqual } from 'node:util';
import type { AccountId, PersonId } from '../../../shared/model/ids.ts';
import { deleteAction, deleteItem, getItem, IF_NEW, putAction, transact } from '../../platform/items.ts';
import { log } from '../../platform/log.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { createHeadStore } from '../submission/head-store.ts';
import { strongerHold } from './hold-rules.ts';
import { listMembers, moveIdentity } from './identities.ts';
import { type Hold, type PersonFacts, StoredMember, type StoredPerson, unknownIn, withFacts } from './person.ts';
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
 * Brings the submissions of a person to whom they were joined into: all are there before any address points there. Each goes in one
 * write, as it stands, so that it may break off anywhere and run again, and whoever looks meanwhile finds it in one place or the other.
 */
export async function moveMembers(table: Table, account: AccountId, from: PersonId, to: PersonId): Promise<void> {
  const members = await listMembers(table, account, from);
  for (const member of members) await moveMemberTo(table, account, member, { from, to });
  const prints = new Set(members.flatMap((member) => member.prints));
  await Promise.all([...prints].map((print) => moveIdentity(table, account, print, from, to)));
  const { id: root } = await readPerson(table, account, to);
  if (root !== to) await moveMembers(table, account, to, root);
}

/** One submission, which may be moved to another job meanwhile: then it is read again. One that stands there already is left as it is. */
async function moveMemberTo(
  table: Table,
  account: AccountId,
  member: StoredMember,
  { from, to }: { readonly from: PersonId; readonly to: PersonId },
): Promise<void> {
  const [here, there] = [from, to].map((person) => keys.personSubmission(account, person, member.id));
  if (!here || !there) return;
  let next: StoredMember | undefined = member;
  for (let attempt = 0; next; attempt++) {
    if (attempt === TRIES) throw new Error(`The submission ${member.id} changes all the time`);
    const { jobId, prints } = next;
    const asRead = { when: 'jobId = :job AND prints = :prints', values: { ':job': jobId, ':prints': prints } };
    const refused = await transact(table, [
      putAction(table, { ...next, ...there }, IF_NEW),
      deleteAction(table, here, asRead),
    ]);
    if (!refused) return;
    if (refused[0]) return void (await deleteItem(table, here));
    const item = await getItem(table, here, { strongly: true });
    next = parseItems(StoredMember, item ? [item] : [])[0];
  }
}
