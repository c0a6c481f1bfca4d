import { newId } from '../../platform/ids.ts';
import { type Action, deleteItem, IF_NEW, IF_THERE, putAction, putItem, updateItem } from '../../platform/items.ts';
import { keys } from '../keys.ts';
import { type Linked, linkedTo } from '../submission/linked.ts';
import { claimIdentity, findIdentities, findKnown, type Known } from './identities.ts';
import type { Whose } from './link.ts';
import { keepOldFacts } from './old-facts.ts';
import { addedTo } from './person-store.ts';
import { adoptOrphans, type PersonDeps } from './submission-person.ts';

/** What is to be written together with a submission that arrives, so that its person is on the job once. */
export interface Claim {
  /** Says whose the addresses and links are that nobody had; refused where somebody has one by now. */
  readonly actions: readonly Action[];
  /** Of somebody who is known already: what no two submissions of a job may be marked with. */
  readonly marks: readonly string[];
  /** Whose all of them are; undefined where that is still to be found out, by linking the submission. */
  readonly linked: Linked | undefined;
  /** Takes back what was written before, where the submission does not arrive. */
  readonly release: () => Promise<unknown>;
}

const NOBODY: Known = { identities: [], persons: [], submissions: [], prints: [] };

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
 * Claims the addresses and links of a submission for its person: the one who is known by some of them, or somebody new, whose
 * submission is there before anything points to them.
 */
export async function claimPerson(
  { table, now }: PersonDeps,
  of: Whose,
  prints: readonly string[],
  { identities, persons }: Known,
): Promise<Claim> {
  const person = persons[0]?.id ?? (`per_${newId()}` as const);
  const isNobodys = (print: string) => !identities.some((found) => found.print === print && found.personId);
  const nobodys = prints.filter(isNobodys);
  await keepOldFacts(table, of.accountId, person, nobodys, now());
  const actions = nobodys.map((print) =>
    putAction(table, { ...keys.identity(of.accountId, print), personId: person }, IF_NEW),
  );
  const isKnown = persons.length > 0;
  const marks = isKnown ? [...prints.filter((print) => !isNobodys(print)), ...persons.map(({ id }) => id)] : [];
  if (isKnown || prints.length === 0) return { actions, marks, linked: undefined, release: async () => undefined };
  const key = keys.personSubmission(of.accountId, person, of.id);
  await putItem(table, { ...key, id: of.id, jobId: of.jobId, prints: [...prints] });
  return { actions, marks, linked: linkedTo(person, prints), release: () => deleteItem(table, key) };
}

/**
 * The same of a submission that somebody adds by hand. Whoever is known already is added to by one at a time: the submission stands
 * with its person in the same write, so that the next who looks finds it. That costs four units more and saves one afterwards; of
 * somebody new it costs nothing.
 */
export async function claimAddition(
  deps: PersonDeps,
  of: Whose,
  prints: readonly string[],
  known: Known,
): Promise<Claim> {
  const claim = await claimPerson(deps, of, prints, known);
  const [person, ...others] = known.persons;
  if (!person) return claim;
  const { table } = deps;
  const key = keys.personSubmission(of.accountId, person.id, of.id);
  const member = putAction(table, { ...key, id: of.id, jobId: of.jobId, prints: [...prints] });
  const turns = known.persons.map((each) => addedTo(table, of.accountId, each));
  const isOne = others.length === 0 && known.identities.every(({ personId }) => !personId || personId === person.id);
  return {
    ...claim,
    actions: [...claim.actions, member, ...turns],
    linked: isOne ? linkedTo(person.id, prints) : undefined,
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
