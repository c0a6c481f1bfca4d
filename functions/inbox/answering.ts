import { AppError } from '../../shared/contract/errors.ts';
import type { inboxRoutes } from '../../shared/contract/inbox.ts';
import type { RequestOf } from '../../shared/contract/route.ts';
import type { AccountId, FileId, SubmissionId } from '../../shared/model/ids.ts';
import { answerSubject, filesProblem, leavesAt } from '../../shared/rules/inbox/answering.ts';
import { htmlToText } from '../../shared/rules/text/plain-text.ts';
import type { Act } from '../platform/act.ts';
import { cleanHtml } from '../platform/clean-html.ts';
import { answerFileKey } from '../platform/file-keys.ts';
import type { FileLinks } from '../platform/file-links.ts';
import type { Actor } from '../platform/http.ts';
import type { StoredAnswer } from '../records/inbox/stored-inbox.ts';
import type { InboxStore } from './repository.ts';
import { findReply, lookAtWriting, type WritingDeps } from './writing.ts';

export interface AnsweringDeps extends WritingDeps {
  readonly store: InboxStore;
  readonly files: Pick<FileLinks, 'head'>;
  /** What follows the @ in the Message-ID that SES gives. */
  readonly messageIdDomain: string;
}

type Wanted = RequestOf<(typeof inboxRoutes)['answerCandidate']>;

/** How many earlier mails a mail names; more make its header long, and programs need only some (RFC 5322). */
const REFERENCES = 20;

/** Keeps an answer that leaves in 30 seconds. Where its call is repeated it is the same answer, which is kept once. */
export async function writeAnswer(
  deps: AnsweringDeps,
  actor: Actor,
  { params: { id }, body }: Wanted,
  act: Act,
): Promise<StoredAnswer> {
  const { accountId, userId } = actor;
  const { reply, replies } = await findReply(deps, accountId, id, body.replyId);
  const { head, sender, to, why } = await lookAtWriting(deps, accountId, id, reply);
  if (why !== undefined || to === undefined) throw new AppError('CANNOT_ANSWER', {}, { why: why ?? '' });
  const html = cleanHtml(body.html);
  if (htmlToText(html).trim() === '') throw new AppError('BAD_REQUEST', { html: ['This field is required.'] });
  const { answers } = await deps.store.conversations.readThread(accountId, id);
  const ours = [...Object.values(head.mails ?? {}), ...answers].flatMap((mail) =>
    sesIdOf(mail) ? [`<${sesIdOf(mail)}@${deps.messageIdDomain}>`] : [],
  );
  const theirs = replies.flatMap(({ messageId }) => (messageId ? [bracketed(messageId)] : []));
  const inReplyTo = reply.messageId ? bracketed(reply.messageId) : undefined;
  const earlier = [...ours, ...theirs].filter((each) => each !== inReplyTo);
  const references = [...earlier.slice(-REFERENCES + 1), ...(inReplyTo ? [inReplyTo] : [])];
  const answer: StoredAnswer = {
    ...{ id: `ans_${act.newId()}` as const, accountId, submissionId: id, version: 0, state: 'waiting' as const },
    by: { id: userId, name: actor.name, picture: null },
    from: `${sender.name} <${sender.address}>`,
    to,
    subject: answerSubject(reply.subject),
    html,
    attachments: await attachmentsOf(deps, accountId, body.attachments),
    ...(inReplyTo && { inReplyTo }),
    references,
    writtenAt: act.at.toISOString(),
    leavesAt: leavesAt(act.at).toISOString(),
    dueAt: leavesAt(act.at).toISOString(),
  };
  const kept = await deps.store.writing.add(answer, body.afterAnswer);
  await markRead(deps, accountId, id);
  return kept;
}

/** The id that SES gave a mail of ours, of a sequence or of an answer. */
const sesIdOf = (mail: { readonly id?: string | undefined } | StoredAnswer): string | undefined =>
  'writtenAt' in mail ? mail.messageId : mail.id;

const bracketed = (id: string) => `<${id.replace(/^<|>$/g, '')}>`;

async function attachmentsOf(
  { files }: AnsweringDeps,
  account: AccountId,
  wanted: readonly { readonly identifier: FileId; readonly filename: string }[],
): Promise<StoredAnswer['attachments']> {
  const found = await Promise.all(
    wanted.map(async (file) => {
      const stored = await files.head(answerFileKey(account, file.identifier));
      if (!stored) throw new AppError('FILE_NOT_FOUND');
      return { ...file, ...stored };
    }),
  );
  const problem = filesProblem(found.map(({ size }) => size));
  if (problem) throw new AppError('BAD_REQUEST', { attachments: [problem] });
  return found;
}

/** Who answers has read. */
export const markRead = ({ store }: Pick<WritingDeps, 'store'>, account: AccountId, submission: SubmissionId) =>
  store.heads.change(account, submission, ({ unreadReply, ...head }) => (unreadReply ? head : undefined));
