import type { JobId } from '../../../shared/model/ids.ts';
import { updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { findIdentities } from './identities.ts';
import type { Whose } from './link.ts';
import { readPerson } from './person-store.ts';

/**
 * A submission is on another job: with its person it stands under that one, as the move itself wrote where the person was known. May be
 * done twice, and late: one that was moved on since stays where it is.
 */
export async function moveMember(
  table: Table,
  { accountId, id, jobId }: Whose,
  { prints, from }: { readonly prints: readonly string[]; readonly from: JobId },
) {
  const found = await findIdentities(table, accountId, prints);
  const pointed = [...new Set(found.flatMap(({ personId }) => personId ?? []))];
  const persons = await Promise.all(pointed.map((person) => readPerson(table, accountId, person)));
  for (const person of new Set([...pointed, ...persons.map((each) => each.id)]))
    await updateItem(table, keys.personSubmission(accountId, person, id), {
      change: 'SET jobId = :job',
      values: { ':job': jobId },
      if: { when: 'jobId = :from', values: { ':from': from } },
    });
}
