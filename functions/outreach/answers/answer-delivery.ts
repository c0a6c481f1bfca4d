import type { EmailAddress } from '../../../shared/model/submission.ts';
import { pickAddress } from '../../../shared/rules/outreach/sending.ts';
import { failedAnswer, sentAnswer } from '../../records/inbox/answer.ts';
import type { createAnswerStore } from '../../records/inbox/answer-store.ts';
import type { StoredAnswer } from '../../records/inbox/stored-inbox.ts';
import type { Head } from '../../records/submission/head.ts';
import { closeAddresses, type DeliveryDeps } from './delivery.ts';
import type { AnswerEvent } from './ses-event.ts';

interface AnswerDeliveryDeps extends DeliveryDeps {
  readonly answers: Pick<ReturnType<typeof createAnswerStore>, 'find' | 'save' | 'saveFailed'>;
}

const TRIES = 8;
/** Why an answer that the mail service took did not reach anybody. */
const UNDELIVERED: Partial<Record<AnswerEvent['kind'], string>> = {
  bounced: 'Their address does not take mail any more.',
  rejected: 'The mail service rejected this email.',
};

/**
 * Notes what became of an answer that a person wrote. One that comes back did not reach the candidate, who waits for an answer
 * again; any other word of one of which nobody knew whether it left says that it did. It may come twice and in any order.
 */
export const createAnswerDelivery = (deps: AnswerDeliveryDeps) => async (event: AnswerEvent) => {
  const { answers } = deps;
  if (event.kind === 'complained') await closeAddresses(deps, event);
  if (event.kind === 'bounced') await noteAddresses(deps, event, await closeAddresses(deps, event));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const answer = await answers.find(event.accountId, event.submissionId, event.answerId);
    if (!answer || !isOf(event, answer)) return;
    const why = UNDELIVERED[event.kind];
    const isSaved = why
      ? await answers.saveFailed(failedAnswer(answer, why))
      : answer.state === 'sent' || (await answers.save(sentAnswer(answer, event.messageId)));
    if (isSaved) return;
  }
  throw new Error('An answer changed with each try to note what became of it');
};

/** Whether the word is of the mail that the answer left as: under its id, or under one that nobody came to record. */
const isOf = ({ messageId }: AnswerEvent, { state, messageId: known }: StoredAnswer): boolean =>
  state === 'sent' ? known === undefined || known === messageId : state === 'sending' || state === 'uncertain';

/** Whether the candidate can still be written to is what their card says. */
async function noteAddresses(
  { store }: DeliveryDeps,
  { accountId, submissionId }: AnswerEvent,
  emails: readonly EmailAddress[],
): Promise<void> {
  const hasEmail = pickAddress(emails, true) !== undefined;
  const note = (head: Head) => (head.hasEmail === hasEmail ? undefined : { ...head, hasEmail });
  if (emails.length > 0) await store.heads.change(accountId, submissionId, note, []);
}
