import { AppError } from '../../shared/contract/errors.ts';
import type { AccountId, ReplyId, SubmissionId } from '../../shared/model/ids.ts';
import { addressIn, whyNoAnswer } from '../../shared/rules/inbox/answering.ts';
import { fingerprint } from '../platform/ids.ts';
import { type Sender, senderOf, strategyOf } from '../records/account/senders.ts';
import type { StoredJob } from '../records/job/stored-job.ts';
import type { Head } from '../records/submission/head.ts';
import type { StoredReply } from '../records/submission/stored-items.ts';
import type { AnsweringStore } from './repository.ts';

export interface WritingDeps {
  readonly store: AnsweringStore;
  readonly mailDomain: string;
}

/** As whom and where an answer would go now, and why it would not. */
export interface Writing {
  readonly head: Head;
  readonly job: StoredJob;
  readonly reply: StoredReply;
  readonly sender: Sender;
  readonly to: string | undefined;
  /** Through which configuration set of SES it leaves; the common one, unless the account has its own. */
  readonly configurationSet: string | undefined;
  readonly why: string | undefined;
}

/** Looks at everything that speaks for or against answering a mail: half a unit for each record, and the whole job. */
export async function lookAtWriting(
  { store, mailDomain }: WritingDeps,
  accountId: AccountId,
  submission: SubmissionId,
  reply: StoredReply,
): Promise<Writing> {
  const head = await store.heads.read(accountId, submission);
  if (!head) throw new AppError('CONVERSATION_NOT_FOUND');
  const to = addressIn(reply.from);
  const [account, job, persons] = await Promise.all([
    store.findAccount(accountId),
    store.findJob(accountId, head.jobId),
    to === undefined ? [] : store.findPersons(accountId, submission, to),
  ]);
  if (!account || !job) throw new AppError('CONVERSATION_NOT_FOUND');
  const { campaign } = head;
  const sender = await senderOf(
    store,
    { id: accountId, emailStrategy: strategyOf(account) },
    { ...job, emailSender: campaign?.sender ?? job.emailSender },
    campaign?.startedBy ?? job.ownerId,
    mailDomain,
  );
  const why = whyNoAnswer({
    name: head.name,
    to,
    hasOptedOut: head.unsubscribedAt !== undefined || persons.some(({ optedOut }) => optedOut !== undefined),
    hasBounced: to !== undefined && persons.some(({ bounced }) => bounced?.[fingerprint(to)] !== undefined),
    isForged: reply.notices.includes('forged'),
    isHuman: reply.kind !== 'auto-reply',
    senderProblem: sender.problem,
    isAccountPaused: account.outreachPausedAt !== undefined,
  });
  return { head, job, reply, sender, to, configurationSet: account.configurationSet, why };
}

/** The latest answer of a person among these, else of a machine. They come oldest first. */
export const replyToAnswer = (replies: readonly StoredReply[]): StoredReply | undefined =>
  replies.findLast(({ kind }) => kind !== 'auto-reply') ?? replies.at(-1);

/** The mail that is answered; it is one of the candidate's. */
export async function findReply(
  { store }: WritingDeps,
  account: AccountId,
  submission: SubmissionId,
  id: ReplyId,
): Promise<{ reply: StoredReply; replies: readonly StoredReply[] }> {
  const replies = await store.replies.list(account, submission);
  const reply = replies.find((each) => each.id === id);
  if (!reply) throw new AppError('CONVERSATION_NOT_FOUND');
  return { reply, replies };
}
