import type { AccountId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { writeItems } from '../../platform/batch.ts';
import type { Table } from '../../platform/table.ts';
import { keys, oldPersonKeys } from '../keys.ts';
import { dropIdentities } from './drop-identities.ts';
import { findIdentities, type Identity, listMembers } from './identities.ts';
import type { StoredPerson } from './person.ts';
import { goneItem, personItem, readPerson } from './person-store.ts';

const TRIES = 20;

/**
 * Takes a deleted submission from its person, and the addresses and links that no other submission of theirs says. What says that
 * somebody opted out, or that an address is closed, stays: it holds whoever comes back with it. May be done twice.
 */
export async function forgetSubmission(
  table: Table,
  account: AccountId,
  id: SubmissionId,
  prints: readonly string[],
): Promise<void> {
  await writeItems(
    table,
    prints.map((print) => ({ DeleteRequest: { Key: oldPersonKeys.identity(account, print, id) } })),
  );
  for (let attempt = 0; attempt < TRIES; attempt++) if (await tryToForget(table, account, id, prints)) return;
  throw new Error(`The persons of ${id} change all the time`);
}

/** One try; false where a person changed, or was added to, since they were read. */
async function tryToForget(table: Table, account: AccountId, id: SubmissionId, prints: readonly string[]) {
  const found = await findIdentities(table, account, prints);
  const pointed = [...new Set(found.flatMap(({ personId }) => personId ?? []))];
  for (const personId of pointed) {
    const person = await readPerson(table, account, personId);
    const own = found.filter((identity) => identity.personId === personId);
    const leaving = { id, person, own, asKnown: [...new Set([personId, person.id])] };
    if (!(await leave(table, account, leaving))) return false;
  }
  return true;
}

interface Leaving {
  readonly id: SubmissionId;
  readonly person: StoredPerson;
  /** The addresses and links that lead to the person under one of their names. */
  readonly own: readonly Identity[];
  /** The names under which the submission may stand with the person. */
  readonly asKnown: readonly PersonId[];
}

/** The person is read before the submissions: what goes of them goes as long as nobody was added to them since. */
async function leave(table: Table, account: AccountId, { id, person, own, asKnown }: Leaving): Promise<boolean> {
  const members = (await Promise.all(asKnown.map((name) => listMembers(table, account, name)))).flat();
  const others = members.filter((member) => member.id !== id);
  const said = new Set(others.flatMap(({ prints }) => prints));
  await writeItems(
    table,
    asKnown.map((name) => ({ DeleteRequest: { Key: keys.personSubmission(account, name, id) } })),
  );
  const isKept = (print: string) => said.has(print) || person.optedOut || person.bounced?.[print];
  const gone = own.filter(({ print }) => !isKept(print));
  const isHeldByIt = person.hold?.submissionId === id;
  const isOver = others.length === 0 && !person.optedOut && Object.keys(person.bounced ?? {}).length === 0;
  if (gone.length === 0 && !isHeldByIt && !isOver) return true;
  const after = (changed: StoredPerson) => {
    const { hold, ...rest } = changed;
    return isOver ? goneItem(account, changed) : personItem(account, isHeldByIt ? rest : changed);
  };
  return dropIdentities(table, account, person, { gone, after });
}
