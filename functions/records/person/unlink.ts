import type { PersonId } from '../../../shared/model/ids.ts';
import { writeItems } from '../../platform/batch.ts';
import { newId } from '../../platform/ids.ts';
import { putAction, transact } from '../../platform/items.ts';
import { keys, oldPersonKeys } from '../keys.ts';
import { findIdentities, type Identity, listMembers, moveIdentityAction } from './identities.ts';
import { joinPersons, moveMembers } from './join.ts';
import { type LinkDeps, linkPerson, type Whose } from './link.ts';
import type { StoredMember, StoredPerson } from './person.ts';
import { addedTo, personItem, readPerson } from './person-store.ts';

type Prints = readonly string[];

const TRIES = 20;

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
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const kept = await tryToUnlink(deps, of, says, gone);
    if (kept) return linkPerson(deps, of, [...says, ...kept]);
  }
  throw new Error(`The persons of ${of.id} change all the time`);
}

/** One try: what they keep of what is gone. Undefined where a person changed, or was added to, since they were read. */
async function tryToUnlink(deps: LinkDeps, of: Whose, says: Prints, gone: Prints): Promise<Prints | undefined> {
  const found = await findOwned(deps, of, [...says, ...gone]);
  const lost = found.filter(({ print, owner }) => owner && gone.includes(print));
  const persons = new Map(lost.flatMap(({ owner }) => (owner && !owner.optedOut ? [[owner.id, owner] as const] : [])));
  for (const person of persons.values()) {
    const theirs = found.filter(({ owner }) => owner?.id === person.id);
    const split = {
      says: theirs.filter(({ print }) => says.includes(print)),
      gone: theirs.filter(({ print }) => gone.includes(print)),
    };
    if (!(await leave(deps, of, person, split))) return undefined;
  }
  return lost.flatMap(({ print, owner }) => (owner?.optedOut ? [print] : []));
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

/**
 * Takes from a person what none of their other submissions says, and the submission where nothing binds it to those. The person is
 * read before the submissions, and raised with what goes: false where somebody was added to them since.
 */
async function leave(deps: LinkDeps, of: Whose, person: StoredPerson, { says, gone }: Split): Promise<boolean> {
  const { table, now } = deps;
  const { accountId, id } = of;
  const members = await listMembers(table, accountId, person.id);
  const others = members.filter((member) => member.id !== id);
  const said = new Set(others.flatMap(({ prints }) => prints));
  // A closed address stays known as closed.
  const nobodys = gone.filter(({ print }) => !said.has(print) && !person.bounced?.[print]);
  const isStillThem = says.some(({ print }) => others.length === 0 || said.has(print));
  const member = members.find((each) => each.id === id);
  const own = !isStillThem && says.length > 0 ? splitOff(deps, of, person, { says, member }) : undefined;
  const moves = nobodys.flatMap(({ print, personId }) =>
    personId ? [moveIdentityAction(table, accountId, print, personId, `per_${newId()}`)] : [],
  );
  const actions = [...moves, ...(own?.actions ?? [])];
  if (actions.length > 0 && (await transact(table, [addedTo(table, accountId, person), ...actions]))) return false;
  if (isStillThem) return true;
  const Key = keys.personSubmission(accountId, person.id, id);
  await writeItems(table, [{ DeleteRequest: { Key } }]);
  const left = own ? (await listMembers(table, accountId, person.id)).filter((other) => other.id !== id) : [];
  // Whoever was linked by one of these in the same moment comes along.
  if (own && left.some((other) => other.prints.some((print) => own.prints.includes(print))))
    await joinPersons(table, accountId, [person.id, own.id], now());
  return true;
}

/** What makes the submission a person of its own, with what is known of its addresses. */
function splitOff(
  { table }: LinkDeps,
  { accountId, id, jobId }: Whose,
  from: StoredPerson,
  { says, member }: Pick<Split, 'says'> & { readonly member: StoredMember | undefined },
) {
  const [own, prints] = [`per_${newId()}` as const, says.map(({ print }) => print)];
  const bounced = Object.entries(from.bounced ?? {}).filter(([print]) => prints.includes(print));
  const facts = {
    ...(from.hold?.submissionId === id && { hold: from.hold }),
    ...(bounced.length > 0 && { bounced: Object.fromEntries(bounced) }),
  };
  const isKept = Object.keys(facts).length > 0;
  const actions = [
    ...(isKept ? [putAction(table, personItem(accountId, { id: own, version: 0, ...facts }))] : []),
    putAction(table, { ...member, ...keys.personSubmission(accountId, own, id), id, jobId, prints }),
    ...says.flatMap(({ print, personId }) =>
      personId ? [moveIdentityAction(table, accountId, print, personId, own)] : [],
    ),
  ];
  return { id: own, prints, actions };
}
