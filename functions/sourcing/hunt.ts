import type { HuntEmails } from '../../shared/tasks.ts';
import { keys } from '../platform/keys.ts';
import type { Enqueue } from '../platform/queue.ts';
import type { CandidateStore } from './candidate-store.ts';
import { type EmailFinder, huntEmails, keepKnown } from './email-finder.ts';

interface HuntDeps {
  readonly store: CandidateStore;
  readonly finder: EmailFinder;
  readonly askAgain: Enqueue<HuntEmails>;
}

const FIRST_WAIT_SECONDS = 3;
const LONGEST_WAIT_SECONDS = 900;
/** After about half an hour a search ends with what was found: nobody waits for ever. */
const TRIES = 11;

/** How long to wait before asking again: twice as long each time, within what a queue can delay. */
export const waitBefore = (tries: number) => Math.min(FIRST_WAIT_SECONDS * 2 ** tries, LONGEST_WAIT_SECONDS);

/**
 * Searches and checks a candidate's addresses and writes them with the head, once: a message that comes again finds the
 * search done. While the finder is at work the message is put back, each time for longer; in the end the search is over.
 */
export async function huntForCandidate({ store, finder, askAgain }: HuntDeps, message: HuntEmails): Promise<void> {
  const { accountId, submissionId } = message;
  const known = await store.findCandidate(accountId, submissionId);
  if (!known || known.head.huntDone || known.head.pending) return;
  const { head, profile } = known;
  const facts = { origin: head.origin, employer: head.employer, since: new Date(head.submittedAt) };
  const { tries } = message;
  const answer = await huntEmails(finder, profile.candidate, facts);
  if (!answer && tries < TRIES) return askAgain([{ ...message, tries: tries + 1 }], waitBefore(tries));
  const found = answer ?? [];
  const suppressed = await store.findSuppressed(
    accountId,
    found.map(({ email }) => email),
  );
  const emails = keepKnown(found, known.emails, suppressed);
  const hasEmail = emails.some(({ isDeliverable }) => isDeliverable);
  await store.heads.change(
    accountId,
    submissionId,
    (current) => (current.huntDone ? undefined : { ...current, huntDone: true, hasEmail }),
    [{ ...keys.emails(accountId, submissionId), emails }],
  );
}
