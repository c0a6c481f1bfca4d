import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { IF_THERE, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { createCandidateReader } from '../submission/candidate-reader.ts';
import type { Head } from '../submission/head.ts';
import type { Identity } from './identities.ts';
import { mergedWith } from './join.ts';
import { type LinkDeps, linkPerson, type Whose } from './link.ts';
import { linkedTo } from './linked.ts';
import { changePerson } from './person-store.ts';
import { unlinkPerson } from './unlink.ts';

/** By what a submission says who it is, and as whom that is known already. */
export interface Said {
  /** The fingerprints of its addresses and links. */
  readonly prints: readonly string[];
  readonly personId: PersonId | undefined;
  /** Where there are any, the person is kept beside them. */
  readonly emails: readonly unknown[];
}

export interface PersonDeps {
  readonly table: Table;
  readonly now: () => Date;
}

/** Finds or makes the person of a submission, by a few reads and writes, and keeps who it is beside the addresses. */
export async function linkSubmission(
  deps: PersonDeps,
  of: Whose,
  said: Said,
  adopted = new Set([of.id]),
): Promise<PersonId | undefined> {
  return keepLinked(deps, of, said, await linkPerson(linkDeps(deps, adopted), of, said.prints));
}

/** The same where a submission no longer says some addresses or links. */
export async function relinkSubmission(
  deps: PersonDeps,
  of: Whose,
  said: Said,
  gone: readonly string[],
): Promise<PersonId | undefined> {
  return keepLinked(deps, of, said, await unlinkPerson(linkDeps(deps, new Set([of.id])), of, said.prints, gone));
}

async function keepLinked({ table }: PersonDeps, of: Whose, said: Said, person: PersonId | undefined) {
  if (person && person !== said.personId && said.emails.length > 0)
    await updateItem(table, keys.emails(of.accountId, of.id), {
      change: 'SET linked = :linked',
      values: { ':linked': linkedTo(person, said.prints) },
      if: IF_THERE,
    });
  return person;
}

/** Has a person be held for a submission that was contacted, unless a hold of theirs counts for more. */
export const noteContact = (
  { table, now }: PersonDeps,
  { accountId, id, version, contactedAt }: Head,
  person: PersonId,
) =>
  changePerson(table, accountId, person, async (before) => {
    if (!contactedAt || before.hold?.submissionId === id) return undefined;
    const hold = { submissionId: id, version, at: contactedAt };
    const after = await mergedWith(table, accountId, before, { hold }, now());
    return after.hold?.submissionId === id ? after : undefined;
  });

const linkDeps = (deps: PersonDeps, adopted: Set<SubmissionId>): LinkDeps => ({
  ...deps,
  async adopt(account, found) {
    const orphans = found.flatMap(({ print, before }) => before.map((other) => ({ ...other, print })));
    let wasAny = false;
    for (const orphan of orphans) {
      if (adopted.has(orphan.id)) continue;
      adopted.add(orphan.id);
      if (await adoptOne(deps, account, orphan, adopted)) wasAny = true;
    }
    return wasAny;
  },
});

type Orphan = Identity['before'][number] & { readonly print: string };

/** Makes a person of a submission that was known by an address before there were persons. False where it has one or is gone. */
async function adoptOne(deps: PersonDeps, account: AccountId, orphan: Orphan, adopted: Set<SubmissionId>) {
  const found = await candidateOf(deps, account, orphan.id);
  if (found === 'gone' || (found !== 'unreadable' && found.personId)) return false;
  const of = { accountId: account, id: orphan.id, jobId: orphan.jobId };
  const person =
    found === 'unreadable'
      ? await linkPerson(linkDeps(deps, adopted), of, [orphan.print])
      : await linkSubmission(deps, of, found, adopted);
  if (person && found !== 'unreadable') await noteContact(deps, found.head, person);
  return person !== undefined;
}

async function candidateOf({ table }: PersonDeps, account: AccountId, id: SubmissionId) {
  try {
    return (await createCandidateReader(table).findCandidate(account, id)) ?? 'gone';
  } catch (error) {
    if (error instanceof AppError && error.code === 'RECORD_UNREADABLE') return 'unreadable';
    throw error;
  }
}
