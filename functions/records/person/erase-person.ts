import type { AccountId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { writeItems } from '../../platform/batch.ts';
import { getItem, type Key } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys, oldPersonKeys } from '../keys.ts';
import { dropIdentities } from './drop-identities.ts';
import type { ErasurePlan } from './erasure-store.ts';
import { readSubmissionItems } from './held.ts';
import { findIdentities, listMembers } from './identities.ts';
import { goneItem } from './person-store.ts';

const TRIES = 20;

/**
 * Deletes whatever is left of somebody whose submissions are gone: the items that stood for those, their addresses and links, and
 * the person. May break off anywhere and run again. Whoever came with one of the addresses meanwhile keeps it.
 */
export async function erasePerson(table: Table, account: AccountId, plan: ErasurePlan): Promise<void> {
  for (const submission of plan.submissions) await eraseItems(table, account, submission);
  for (const person of plan.persons) {
    let attempt = 0;
    while (!(await tryToErase(table, account, person, plan)))
      if (++attempt === TRIES) throw new Error(`The person ${person} changes all the time`);
  }
  await deleteKeys(
    table,
    plan.prints.flatMap((print) => [
      oldPersonKeys.suppression(account, print),
      oldPersonKeys.hold(account, print),
      ...plan.submissions.map((submission) => oldPersonKeys.identity(account, print, submission)),
    ]),
  );
}

/** The person is read before the submissions: they go as long as nobody came to them since, and stay where somebody has. */
async function tryToErase(table: Table, account: AccountId, id: PersonId, plan: ErasurePlan): Promise<boolean> {
  const key = keys.person(account, id);
  const item = await getItem(table, key, { strongly: true });
  const members = await listMembers(table, account, id);
  const isGone = (member: { readonly id: SubmissionId }) => plan.submissions.includes(member.id);
  await deleteKeys(
    table,
    members.filter(isGone).map((member) => keys.personSubmission(account, id, member.id)),
  );
  if (!members.every(isGone)) return true;
  const found = await findIdentities(table, account, plan.prints, { leavesOut: true });
  const gone = found.filter(({ personId }) => personId === id);
  const person = { ...item, id, version: Number(item?.version ?? 0) };
  return dropIdentities(table, account, person, { gone, after: (last) => goneItem(account, last) });
}

async function eraseItems(table: Table, account: AccountId, submission: SubmissionId): Promise<void> {
  const { items } = await readSubmissionItems(table, account, submission);
  await deleteKeys(
    table,
    items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
  );
}

const deleteKeys = (table: Table, all: readonly Key[]) =>
  writeItems(
    table,
    all.map((Key) => ({ DeleteRequest: { Key } })),
  );
