import type { PersonId } from '../../../shared/model/ids.ts';
import { writeItems } from '../../platform/batch.ts';
import { newId } from '../../platform/ids.ts';
import { putItem } from '../../platform/items.ts';
import { keys, oldPersonKeys } from '../keys.ts';
import { findIdentities, type Identity, listMembers, moveIdentity } from './identities.ts';
import { joinPersons, moveMembers } from './join.ts';
import { type LinkDeps, linkPerson, type Whose } from './link.ts';
import type { StoredMember, StoredPerson } from './person.ts';
import { personItem, readPerson } from './person-store.ts';

type Prints = readonly string[];

/** An address or link with whose it is now. */
interface Owned extends Identity {
  readonly owner: StoredPerson | undefined;
}

/**
 * A submission no longer says some addresses or links: where another one of the person does they keep them, else nobody has
 * them. A submission that then shares nothing with the others was taken for the wrong person, and is one of its own. Whoever
 * opted out keeps them all: an edit is no way round an opt-out. Answers the person.
 */
export async function unlinkPerson(
  deps: LinkDeps,
  of: Whose,
  says: Prints,
  gone: Prints,
): Promise<PersonId | undefined> {
  await forgetOld(deps, of, gone);
  const found = await findOwned(deps, of, [...says, ...gone]);
  const lost = found.filter(({ print, owner }) => owner && gone.includes(print));
  const persons = new Map(lost.flatMap(({ owner }) => (owner && !owner.optedOut ? [[owner.id, owner] as const] : [])));
  for (const person of persons.values()) {
    const theirs = found.filter(({ owner }) => owner?.id === person.id);
    await leave(deps, of, person, {
      says: theirs.filter(({ print }) => says.includes(print)),
      gone: theirs.filter(({ print }) => gone.includes(print)),
    });
  }
  const kept = lost.flatMap(({ print, owner }) => (owner?.optedOut ? [print] : []));
  return linkPerson(deps, of, [...says, ...kept]);
}

/** Nobody is adopted any more by what a submission no longer says. */
const forgetOld = ({ table }: LinkDeps, { accountId, id }: Whose, gone: Prints) =>
  writeItems(
    table,
    gone.map((print) => ({ DeleteRequest: { Key: oldPersonKeys.identity(accountId, print, id) } })),
  );

/** Whose all these are; the submissions of somebody who was joined are there by then. */
async function findOwned({ table }: LinkDeps, { accountId }: Whose, prints: Prints): Promise<Owned[]> {
  const owned: Owned[] = [];
  for (const identity of await findIdentities(table, accountId, prints)) {
    const owner = identity.personId && (await readPerson(table, accountId, identity.personId));
    if (identity.personId && owner && owner.id !== identity.personId)
      await moveMembers(table, accountId, identity.personId, owner.id);
    owned.push({ ...identity, owner });
  }
  return owned;
}

interface Split {
  readonly says: readonly Owned[];
  readonly gone: readonly Owned[];
}

/** Takes from a person what none of their other submissions says, and the submission where nothing binds it to those. */
async function leave(deps: LinkDeps, of: Whose, person: StoredPerson, { says, gone }: Split): Promise<void> {
  const { table } = deps;
  const members = await listMembers(table, of.accountId, person.id);
  const others = members.filter(({ id }) => id !== of.id);
  const said = new Set(others.flatMap(({ prints }) => prints));
  // A closed address stays known as closed.
  for (const { print, personId } of gone)
    if (personId && !said.has(print) && !person.bounced?.[print])
      await moveIdentity(table, of.accountId, print, personId, `per_${newId()}`);
  const isStillThem = says.some(({ print }) => others.length === 0 || said.has(print));
  if (isStillThem) return;
  const member = members.find(({ id }) => id === of.id);
  if (says.length > 0) await splitOff(deps, of, person, { says, member });
  const Key = keys.personSubmission(of.accountId, person.id, of.id);
  await writeItems(table, [{ DeleteRequest: { Key } }]);
}

/** Makes the submission a person of its own, with what is known of its addresses. Somebody else who has one by now comes along. */
async function splitOff(
  { table, now }: LinkDeps,
  of: Whose,
  from: StoredPerson,
  { says, member }: Pick<Split, 'says'> & { readonly member: StoredMember | undefined },
): Promise<void> {
  const { accountId, id, jobId } = of;
  const [own, prints] = [`per_${newId()}` as const, says.map(({ print }) => print)];
  const bounced = Object.entries(from.bounced ?? {}).filter(([print]) => prints.includes(print));
  const facts = {
    ...(from.hold?.submissionId === id && { hold: from.hold }),
    ...(bounced.length > 0 && { bounced: Object.fromEntries(bounced) }),
  };
  if (Object.keys(facts).length > 0) await putItem(table, personItem(accountId, { id: own, version: 0, ...facts }));
  await putItem(table, { ...member, ...keys.personSubmission(accountId, own, id), id, jobId, prints });
  for (const { print, personId } of says) if (personId) await moveIdentity(table, accountId, print, personId, own);
  const others = (await listMembers(table, accountId, from.id)).filter((other) => other.id !== id);
  if (others.some((other) => other.prints.some((print) => prints.includes(print))))
    await joinPersons(table, accountId, [from.id, own], now());
}
