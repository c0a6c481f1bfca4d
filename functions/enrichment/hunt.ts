import type { EmailAddress } from '../../shared/model/submission.ts';
import type { HuntEmails } from '../../shared/tasks.ts';
import { log } from '../platform/log.ts';
import type { Enqueue } from '../platform/queue.ts';
import { emailsChange } from '../records/submission/beside-head.ts';
import { shownOrigin } from '../records/submission/known-head.ts';
import {
  closedOr,
  type EmailFinder,
  FinderUnusable,
  givenEmails,
  huntEmails,
  keepKnown,
  patiently,
  type SearchResult,
} from './email-finder.ts';
import type { HuntStore } from './hunt-store.ts';

interface HuntDeps {
  readonly store: HuntStore;
  readonly finder: EmailFinder;
  readonly askAgain: Enqueue<HuntEmails>;
}

type Candidate = NonNullable<Awaited<ReturnType<HuntStore['findCandidate']>>>;

const FIRST_WAIT_SECONDS = 3;
const LONGEST_WAIT_SECONDS = 900;
/** After about an hour a search ends with what is known: nobody waits for ever. */
const TRIES = 11;
/** How often a candidate may change while what was found is kept. */
const CHANGES = 6;

/** How long to wait before asking again: twice as long each time, within what a queue can delay. */
export const waitBefore = (tries: number) => Math.min(FIRST_WAIT_SECONDS * 2 ** tries, LONGEST_WAIT_SECONDS);

/**
 * Searches and checks a candidate's addresses and keeps them, once: a message that comes again finds the
 * search done. While the finder is at work or fails the message is put back, each time for longer; in the end the search is
 * over with what is known, and at once where the finder cannot be used.
 */
export async function huntForCandidate(deps: HuntDeps, message: HuntEmails): Promise<void> {
  const { store, askAgain } = deps;
  const { accountId, submissionId, tries } = message;
  const known = await store.findCandidate(accountId, submissionId);
  if (!known || known.head.huntDone || known.head.pending) return;
  const { emails: found, isComplete } = await search(deps, known, message);
  if (!isComplete && tries < TRIES) return askAgain([{ ...message, tries: tries + 1 }], waitBefore(tries));
  if (!isComplete)
    log.error('A search ends before the email finder is done', `It was asked ${tries + 1} times`, message);
  await keep(deps, known, found, message);
}

/**
 * Keeps what was found, as often as it takes until nobody else changes the candidate meanwhile. Where their profile says another
 * address by now, the search begins again with that.
 */
async function keep(
  { store, askAgain }: HuntDeps,
  first: Candidate,
  found: readonly EmailAddress[],
  message: HuntEmails,
): Promise<void> {
  const { accountId, id } = first.head;
  let known: Candidate | undefined = first;
  for (let attempt = 0; attempt < CHANGES; attempt++) {
    if (!known || known.head.huntDone) return;
    if (known.candidate.email !== first.candidate.email) return askAgain([{ ...message, tries: 0 }], waitBefore(0));
    if (await tryToKeep(store, known, found)) return;
    known = await store.findCandidate(accountId, id, { strongly: true });
  }
  throw new Error(`The candidate ${id} changes all the time`);
}

/**
 * First addresses are there before the head says that the search is done, by one write each; others change with the head. False
 * where somebody was faster.
 */
async function tryToKeep(store: HuntStore, known: Candidate, found: readonly EmailAddress[]): Promise<boolean> {
  const { head } = known;
  const all = keepKnown(found, known.emails);
  const { whyClosed, linked } = await store.link(known, all);
  const emails = all.map((address) => closedOr(address, whyClosed));
  const hasEmail = emails.some(({ isDeliverable }) => isDeliverable);
  const after = { ...head, huntDone: true, hasEmail };
  if (known.hasEmails) return store.heads.save(after, [emailsChange(head, emails, linked)]);
  return (await store.keepFirst(head, emails, linked)) && store.heads.save(after);
}

/** One round of the search. A finder that cannot be used ends it, with the address that came with the candidate. */
async function search({ finder }: HuntDeps, { head, profile }: Candidate, message: HuntEmails): Promise<SearchResult> {
  const facts = { origin: shownOrigin(head), employer: head.employer, since: new Date(head.submittedAt) };
  const failed = (error: unknown) =>
    log.warn('The email finder failed and is asked again later', { ...message, reason: String(error) });
  try {
    return await huntEmails(patiently(finder, failed), profile.candidate, facts);
  } catch (error) {
    if (!(error instanceof FinderUnusable)) throw error;
    log.error('The email finder cannot be used; the search ends without it', error, message);
    return { emails: givenEmails(profile.candidate, facts), isComplete: true };
  }
}
