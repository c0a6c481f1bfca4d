import type { AccountId, PersonId } from '../../../shared/model/ids.ts';
import { newId } from '../../platform/ids.ts';
import { getItem, IF_NEW, IF_THERE, putItem, setting, updateItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { Head } from '../submission/head.ts';
import { claimIdentity, findIdentities, type Identity, moveIdentity } from './identities.ts';
import { joinPersons, moveMembers } from './join.ts';
import { keepOldFacts } from './old-facts.ts';
import { StoredMember, type StoredPerson } from './person.ts';

/** The submission that says some addresses and links. */
export type Whose = Pick<Head, 'accountId' | 'id' | 'jobId'>;

export interface LinkDeps {
  readonly table: Table;
  readonly now: () => Date;
  /** Makes persons of those who were known by an address before there were persons; true where there were any left. */
  readonly adopt: (account: AccountId, found: readonly Identity[]) => Promise<boolean>;
}

const TRIES = 40;

/**
 * The person of a submission, by all its addresses and links: they all belong to that one then, who is made where nobody had
 * any of them, and is one of several where several had some. Undefined where a submission says none. It may break off
 * anywhere and run again, and at the same time as others.
 *
 * Someone new costs a strong query and a write for each address and link, and a write for the submission; someone known a
 * strong read of the person and of the submission besides, and looking again.
 */
export async function linkPerson(deps: LinkDeps, of: Whose, prints: readonly string[]): Promise<PersonId | undefined> {
  if (prints.length === 0) return undefined;
  const fresh: PersonId = `per_${newId()}`;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const person = await tryToLink(deps, of, prints, fresh);
    if (person) return person;
  }
  throw new Error(`The persons of ${of.id} change all the time`);
}

/** One try; undefined where it is worth another look, because something was found that others may be changing. */
async function tryToLink(
  deps: LinkDeps,
  of: Whose,
  prints: readonly string[],
  fresh: PersonId,
): Promise<PersonId | undefined> {
  const { table, now } = deps;
  const found = await findIdentities(table, of.accountId, prints);
  if (await deps.adopt(of.accountId, found)) return undefined;
  const nobodys = found.filter(({ personId }) => !personId);
  const ids = [...new Set(found.flatMap(({ personId }) => personId ?? []))];
  const person = ids.length > 0 ? await joinPersons(table, of.accountId, ids, now()) : undefined;
  const root = person?.id ?? fresh;
  await keepOldFacts(
    table,
    of.accountId,
    root,
    nobodys.map(({ print }) => print),
    now(),
  );
  const member = await saveMember(table, of, root, prints, person);
  const claims = await Promise.all(nobodys.map(({ print }) => claimIdentity(table, of.accountId, print, root)));
  const isWhole = await bringAlong(table, of.accountId, found, root);
  const wasOurs = found.every(({ print, personId }) => !personId || member.before.includes(print));
  return member.isSaved && isWhole && wasOurs && claims.every(Boolean) ? root : undefined;
}

/** Writes the submission to its person before its addresses point there, so that whoever joins the person finds it there. */
async function saveMember(
  table: Table,
  { accountId, id, jobId }: Whose,
  person: PersonId,
  prints: readonly string[],
  known: StoredPerson | undefined,
): Promise<{ readonly before: readonly string[]; readonly isSaved: boolean }> {
  const key = keys.personSubmission(accountId, person, id);
  const item = known && (await getItem(table, key, { strongly: true }));
  const before = parseItems(StoredMember, item ? [item] : [])[0]?.prints ?? [];
  const isSame = before.length === prints.length && prints.every((print) => before.includes(print));
  if (isSame) return { before, isSaved: true };
  const isSaved = item
    ? (await updateItem(table, key, { ...setting({ prints: [...prints] }), if: IF_THERE })) !== undefined
    : await putItem(table, { ...key, id, jobId, prints: [...prints] }, IF_NEW);
  return { before, isSaved };
}

/** Has what still points to somebody who was joined follow. False where anything did. */
async function bringAlong(table: Table, account: AccountId, found: readonly Identity[], root: PersonId) {
  const behind = found.filter(({ personId }) => personId && personId !== root);
  for (const { print, personId } of behind) {
    if (!personId) continue;
    await moveMembers(table, account, personId, root);
    await moveIdentity(table, account, print, personId, root);
  }
  return behind.length === 0;
}
