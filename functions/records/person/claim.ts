import { newId } from '../../platform/ids.ts';
import {
  type Action,
  deleteItem,
  IF_NEW,
  IF_THERE,
  putAction,
  putItem,
  setting,
  updateAction,
  updateItem,
} from '../../platform/items.ts';
import { keys } from '../keys.ts';
import { type Linked, linkedTo } from '../submission/linked.ts';
import { claimIdentity, findIdentities, findKnown, type Known } from './identities.ts';
import type { Whose } from './link.ts';
import { keepOldFacts } from './old-facts.ts';
import { addedTo } from './person-store.ts';
import { adoptOrphans, type PersonDeps } from './submission-person.ts';

/** What is to be written together with a submission that comes to a job, so that of two at once the second sees the first. */
export interface Claim {
  /** Says whose the addresses and links are; refused where somebody has one by now, or came to the person meanwhile. */
  readonly actions: readonly Action[];
  /** Whose all of them are; undefined where that is still to be found out, by linking the submission. */
  readonly linked: Linked | undefined;
  /** Takes back what was written before, where the submission does not arrive. */
  readonly release: () => Promise<unknown>;
}

const NOBODY: Known = { identities: [], persons: [], submissions: [], prints: [], said: new Map(), holders: new Map() };
const NOTHING = async () => undefined;

/**
 * Who is known by the addresses and links of somebody who arrives: half a unit for each of somebody new. What was written a
 * moment ago may be missing the first time: then the claim is refused, and a look that is `strongly` finds it.
 */
export async function findArriving(
  deps: PersonDeps,
  account: Whose['accountId'],
  prints: readonly string[],
  { strongly }: { readonly strongly: boolean },
): Promise<Known> {
  const identities = await findIdentities(deps.table, account, prints, { strongly });
  if (identities.every(({ personId, before }) => !personId && before.length === 0)) return { ...NOBODY, identities };
  await adoptOrphans(deps, account, identities);
  return findKnown(deps.table, account, prints);
}

/**
 * Claims the addresses and links of a submission that comes to a job, or gets them there, whichever way it comes, for its person: the one who is known by
 * some of them, or somebody new, whose submission is there before anything points to them. To whoever is known one comes at a time:
 * the submission stands with its person in the same write, so that the next who looks finds it. That costs four units more and saves
 * one afterwards; of somebody new it costs nothing.
 */
export async function claimArrival(
  { table, now }: PersonDeps,
  of: Whose,
  prints: readonly string[],
  known: Known,
): Promise<Claim> {
  const { accountId, id, jobId } = of;
  const { identities, persons, holders } = known;
  const turns = persons.map((each) => addedTo(table, accountId, each));
  if (prints.length === 0) return { actions: [], linked: undefined, release: NOTHING };
  const holder = holders.get(id);
  const person = (persons.find((each) => each.id === holder) ?? persons[0])?.id ?? (`per_${newId()}` as const);
  const nobodys = prints.filter((print) => !identities.some((found) => found.print === print && found.personId));
  await keepOldFacts(table, accountId, person, nobodys, now());
  const claims = nobodys.map((print) =>
    putAction(table, { ...keys.identity(accountId, print), personId: person }, IF_NEW),
  );
  if (holder) {
    // Refused where it followed to whom the person was joined into.
    const stands = { ...setting({ jobId, prints: [...prints] }), if: IF_THERE };
    const moved = updateAction(table, keys.personSubmission(accountId, holder, id), stands);
    return { actions: [...claims, moved, ...turns], linked: undefined, release: NOTHING };
  }
  const key = keys.personSubmission(accountId, person, id);
  const member = { ...key, id, jobId, prints: [...prints] };
  const linked = linkedTo(person, prints);
  if (persons.length === 0) {
    await putItem(table, member);
    return { actions: claims, linked, release: () => deleteItem(table, key) };
  }
  const isOne = persons.length === 1 && identities.every(({ personId }) => !personId || personId === person);
  return {
    actions: [...claims, putAction(table, member), ...turns],
    linked: isOne ? linked : undefined,
    release: NOTHING,
  };
}

/**
 * Adds addresses that were found of a submission to its person, who is asked for nothing: a write for the submission and for each
 * address. Undefined where they are somebody else by now or somebody has one: the submission is to be linked.
 */
export async function claimFound(
  { table, now }: PersonDeps,
  of: Whose,
  {
    personId,
    prints,
    found,
  }: { readonly personId: Linked['personId']; readonly prints: readonly string[]; readonly found: readonly string[] },
): Promise<Linked['personId'] | undefined> {
  if (found.length === 0) return personId;
  await keepOldFacts(table, of.accountId, personId, found, now());
  const member = await updateItem(table, keys.personSubmission(of.accountId, personId, of.id), {
    change: 'SET prints = :prints',
    values: { ':prints': [...prints] },
    if: IF_THERE,
  });
  if (!member) return undefined;
  const claims = await Promise.all(found.map((print) => claimIdentity(table, of.accountId, print, personId)));
  return claims.every(Boolean) ? personId : undefined;
}
