import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { type Item, queryAll } from '../../platform/items.ts';
import { isUnreadable, type Table } from '../../platform/table.ts';
import { replyHtmlPartition, sentPartition, submissionPartition, threadPartition } from '../keys.ts';
import { createCandidateReader, type StoredRecipient } from '../submission/candidate-reader.ts';
import { findKnown } from './identities.ts';
import type { StoredPerson } from './person.ts';
import { readPerson } from './person-store.ts';

/** All items of one submission as they are stored, whatever version wrote them. */
export interface HeldSubmission {
  readonly id: SubmissionId;
  readonly items: readonly Item[];
}

/** All that an account keeps of somebody: of each of their submissions, and of the person. */
export interface Held {
  /** Undefined where the submission says no address and no link. */
  readonly person: StoredPerson | undefined;
  /** The fingerprints of all addresses and links by which they are known. */
  readonly prints: readonly string[];
  readonly submissions: readonly HeldSubmission[];
}

/** Everything of one submission: what is read with the candidate, what was written to them, and what they answered. */
export async function readSubmissionItems(
  table: Table,
  account: AccountId,
  submission: SubmissionId,
): Promise<HeldSubmission> {
  const parts = [submissionPartition, threadPartition, replyHtmlPartition, sentPartition].map((partitionOf) =>
    queryAll(table, { where: 'pk = :pk', values: { ':pk': partitionOf(account, submission) }, strongly: true }),
  );
  return { id: submission, items: (await Promise.all(parts)).flat() };
}

/**
 * All that is held of whoever a submission is of, over all jobs of the account: a few queries for each submission. Undefined where
 * the submission is not there.
 */
export async function readHeld(table: Table, account: AccountId, submission: SubmissionId): Promise<Held | undefined> {
  const own = await readSubmissionItems(table, account, submission);
  if (!own.items.some(({ sk }) => sk === 'HEAD')) return undefined;
  const said = await saidBy(table, account, submission);
  const known = await findKnown(table, account, said.prints);
  const others = known.submissions.filter(({ id }) => id !== submission);
  const submissions = [own];
  for (const { id } of others) submissions.push(await readSubmissionItems(table, account, id));
  const [id] = [...known.persons.map((each) => each.id), ...(said.personId ? [said.personId] : [])];
  const person = id && (await readPerson(table, account, id));
  const prints = new Set([...said.everyPrint, ...known.prints, ...Object.keys(person?.bounced ?? {})]);
  return { person: person || undefined, prints: [...prints], submissions };
}

/** By what a submission says who it is; of a profile that cannot be read nothing is said. */
async function saidBy(
  table: Table,
  account: AccountId,
  submission: SubmissionId,
): Promise<Pick<StoredRecipient, 'prints' | 'everyPrint' | 'personId'>> {
  const nothing = { prints: [], everyPrint: [], personId: undefined };
  try {
    return (await createCandidateReader(table).findRecipient(account, submission)) ?? nothing;
  } catch (error) {
    if (isUnreadable(error)) return nothing;
    throw error;
  }
}
