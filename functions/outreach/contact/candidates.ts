import type { SubmissionId } from '../../../shared/model/ids.ts';
import type { Head } from '../../records/submission/head.ts';
import type { Recipient, SendingAccount } from '../ports.ts';
import { type NoMailOf, wantingNoMail } from '../whom.ts';
import type { Checking } from './preflight.ts';

/** What was read of a candidate together with others. */
export interface Candidate {
  readonly head: Head | undefined;
  /** Throws where the profile cannot be read. */
  readonly recipient: () => Recipient | undefined;
  readonly noMailOf: NoMailOf;
}

type CandidateOf = (id: SubmissionId) => Candidate;

/** The heads of those to whom no email leaves, and nothing besides. */
export async function readHeads(
  { store }: Checking,
  { id: account }: SendingAccount,
  ids: readonly SubmissionId[],
): Promise<CandidateOf> {
  const heads = new Map((await store.heads.readMany(account, ids)).map((head) => [head.id, head]));
  const noMailOf = () => ({ wantsNoMail: false, isForbiddenInAts: false });
  return (id) => ({ head: heads.get(id), recipient: () => undefined, noMailOf });
}

/** All that contacting asks of candidates before their persons: one query for each, and one call for all who want no mail. */
export async function readCandidates(
  deps: Checking,
  account: SendingAccount,
  ids: readonly SubmissionId[],
): Promise<CandidateOf> {
  const { heads, recipientOf } = await deps.store.findCandidates(account.id, ids);
  const headOf = new Map(heads.map((head) => [head.id, head]));
  const recipients = new Map(ids.map((id) => [id, tried(() => recipientOf(id))]));
  const prints = [...recipients.values()].flatMap(({ value }) => value?.prints ?? []);
  const noMailOf = await wantingNoMail(deps, account, prints);
  return (id) => ({ head: headOf.get(id), recipient: () => recipients.get(id)?.answer(), noMailOf });
}

interface Tried<T> {
  readonly value?: T;
  readonly answer: () => T;
}

/** Who cannot be read is refused alone, when it is their turn. */
function tried<T>(read: () => T): Tried<T> {
  try {
    const value = read();
    return { value, answer: () => value };
  } catch (error) {
    return {
      answer: () => {
        throw error;
      },
    };
  }
}
