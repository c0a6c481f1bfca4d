import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { IF_THERE, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { createCandidateReader } from '../submission/candidate-reader.ts';
import type { Head } from '../submission/head.ts';
import { linkedTo } from '../submission/linked.ts';
import type { Identity } from './identities.ts';
import { mergedWith } from './join.ts';
import { type LinkDeps, linkPerson, type Whose } from './link.ts';
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
export const noteContact = ({ table, now }: PersonDeps, { accountId, id, contactedAt }: Head, person: PersonId) =>
  changePerson(table, accountId, person, async (before) => {
    if (!contactedAt || before.hold?.submissionId === id) return undefined;
    // Of no version: the contact is over, not under way.
    const hold = { submissionId: id, version: 0, at: contactedAt };
    const after = await mergedWith(table, accountId, before, { hold }, now());
    return after.hold?.submissionId === id ? after : undefined;
  });

const linkDeps = (deps: PersonDeps, adopted: Set<SubmissionId>): LinkDeps => ({
  ...deps,
  adopt: (account, found) => adoptOrphans(deps, account, found, adopted),
});

/** Makes persons of those who had an address before there were persons; true where there were any left. */
export async function adoptOrphans(
  deps: PersonDeps,
  account: AccountId,
  found: readonly Identity[],
  adopted = new Set<SubmissionId>(),
): Promise<boolean> {
  const orphans = found.flatMap(({ print, before }) => before.map((other) => ({ ...other, print })));
  let wasAny = false;
  for (const orphan of orphans) {
    if (adopted.has(orphan.id)) continue;
    adopted.add(orphan.id);
    if (await adoptSubmission(deps, account, orphan.id, orphan, adopted)) wasAny = true;
  }
  return wasAny;
}

/**
 * Makes a person of a submission that was known by addresses before there were persons. False where it has one or is gone. Of a
 * profile that cannot be read an address is enough, if it is given.
 */
export async function adoptSubmission(
  deps: PersonDeps,
  account: AccountId,
  id: SubmissionId,
  orphan?: Orphan,
  adopted = new Set([id]),
): Promise<boolean> {
  const found = await candidateOf(deps, account, id);
  if (found === 'gone') return false;
  if (found === 'unreadable') {
    if (!orphan) return false;
    const of = { accountId: account, id, jobId: orphan.jobId };
    return (await linkPerson(linkDeps(deps, adopted), of, [orphan.print])) !== undefined;
  }
  if (found.personId || found.head.pending) return false;
  const person = await linkSubmission(deps, found.head, found, adopted);
  if (person) await noteContact(deps, found.head, person);
  return person !== undefined;
}

/** Who had an address, and which. */
type Orphan = Pick<Identity['before'][number], 'jobId'> & { readonly print: string };

async function candidateOf({ table }: PersonDeps, account: AccountId, id: SubmissionId) {
  try {
    return (await createCandidateReader(table).findCandidate(account, id)) ?? 'gone';
  } catch (error) {
    if (error instanceof AppError && error.code === 'RECORD_UNREADABLE') return 'unreadable';
    throw error;
  }
}
