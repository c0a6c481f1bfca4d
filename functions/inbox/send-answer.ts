import { retryAnswerAt } from '../../shared/rules/inbox/answering.ts';
import { answerFileKey } from '../platform/file-keys.ts';
import type { Files } from '../platform/files.ts';
import { inParallel } from '../platform/in-parallel.ts';
import { log } from '../platform/log.ts';
import type { OutgoingMail } from '../platform/mime.ts';
import type { MailOutcome, MailTags } from '../platform/ses.ts';
import { isUnreadable } from '../platform/table.ts';
import { claimedAnswer, failedAnswer, postponedAnswer, sentAnswer, uncertainAnswer } from '../records/inbox/answer.ts';
import type { DueAnswer } from '../records/inbox/answers-due.ts';
import type { StoredAnswer } from '../records/inbox/stored-inbox.ts';
import { replyAddress } from '../records/reply/signed-addresses.ts';
import { lookAtWriting, replyToAnswer, type Writing, type WritingDeps } from './writing.ts';

export interface SendAnswerDeps extends WritingDeps {
  readonly mail: { send(mail: OutgoingMail, tags: MailTags, configurationSet?: string): Promise<MailOutcome> };
  readonly files: Pick<Files, 'get'>;
  readonly signingSecret: () => Promise<string>;
  readonly replyDomain: string;
  readonly listDue: (until: Date) => AsyncIterable<readonly DueAnswer[]>;
  readonly now: () => Date;
}

const AT_ONCE = 8;

/**
 * Every minute: answers that nobody can take back any more leave. Idle, it reads half a unit. One that fails is logged, keeps no
 * other from leaving, and is looked at again.
 */
export const createAnswerSweep = (deps: SendAnswerDeps) => async (): Promise<{ found: number; failed: number }> => {
  let found = 0;
  let failed = 0;
  const send = createSendAnswer(deps);
  for await (const page of deps.listDue(deps.now())) {
    found += page.length;
    await inParallel(page, AT_ONCE, (due) =>
      send(due).catch((error: unknown) => {
        failed++;
        log.error('An answer could not be sent now', error, { answer: due.answerId });
      }),
    );
  }
  if (failed > 0 && failed === found) throw new Error('No answer could be sent');
  return { found, failed };
};

/**
 * Sends one answer: claim over the version that was read, look again at all that speaks against it, send, record. At most once:
 * a claim that is not recorded is never sent again by itself.
 */
export const createSendAnswer = (deps: SendAnswerDeps) => async (due: DueAnswer) => {
  const { answers } = deps.store;
  const answer = await answers.find(due.accountId, due.submissionId, due.answerId);
  if (!answer?.dueAt || Date.parse(answer.dueAt) > deps.now().getTime()) return;
  if (answer.state === 'sending') return void (await answers.save(uncertainAnswer(answer)));
  if (answer.state !== 'waiting') return;
  const writing = await look(deps, answer);
  if (typeof writing === 'string') return void (await answers.saveFailed(failedAnswer(answer, writing)));
  const mail = await mailOf(deps, answer, writing);
  if (typeof mail === 'string') return void (await answers.saveFailed(failedAnswer(answer, mail)));
  const claim = claimedAnswer(answer, deps.now());
  if (!(await answers.save(claim))) return;
  const tags = { account: answer.accountId, submission: answer.submissionId, answer: answer.id };
  await record(
    deps,
    { ...claim, version: claim.version + 1 },
    await deps.mail.send(mail, tags, writing.configurationSet),
  );
};

/** As whom it leaves now, or why it does not. */
async function look(deps: SendAnswerDeps, { accountId, submissionId, to }: StoredAnswer): Promise<Writing | string> {
  try {
    const reply = replyToAnswer(await deps.store.replies.list(accountId, submissionId));
    if (!reply) return 'What it answers is no longer there.';
    const writing = await lookAtWriting(deps, accountId, submissionId, { ...reply, from: to });
    return writing.why ?? writing;
  } catch (error) {
    if (isUnreadable(error)) return 'Something that this email needs cannot be read. Our team has been told.';
    throw error;
  }
}

async function mailOf(deps: SendAnswerDeps, answer: StoredAnswer, { sender }: Writing): Promise<OutgoingMail | string> {
  const { accountId, submissionId, to, subject, html, inReplyTo, references } = answer;
  const attachments = await Promise.all(
    answer.attachments.map(async ({ identifier, filename, contentType }) => {
      const content = await deps.files.get(answerFileKey(accountId, identifier));
      return content && { filename, contentType, content };
    }),
  );
  if (attachments.includes(undefined)) return 'A file that belongs to it is no longer there.';
  const replyTo = replyAddress(await deps.signingSecret(), deps.replyDomain, { accountId, submissionId });
  const signature = sender.signature && `<br>${sender.signature}`;
  return {
    from: { name: sender.name, address: sender.address },
    ...{ replyTo, to, subject, headers: {}, references },
    html: `<div style="${LOOK}">${html}${signature}</div>`,
    ...(inReplyTo && { inReplyTo }),
    attachments: attachments.filter((file) => file !== undefined),
  };
}

/** How a mail of a person looks, without a face of its own. */
const LOOK = "font:14px/20px Arial,'Liberation Sans',Helvetica,sans-serif;color:#231d18;max-width:600px";

async function record({ store, now }: SendAnswerDeps, claim: StoredAnswer, outcome: MailOutcome) {
  if (outcome.kind === 'unknown')
    return log.warn('SES gave no answer; whether an answer left is uncertain', { answer: claim.id });
  if (outcome.kind === 'accepted') {
    return store.answers.save(sentAnswer(claim, outcome.id));
  }
  if (outcome.kind === 'refused') return store.answers.saveFailed(failedAnswer(claim, outcome.reason));
  const until = retryAnswerAt(outcome.kind, new Date(claim.writtenAt), now());
  if (until) return store.answers.save(postponedAnswer(claim, until));
  return store.answers.saveFailed(failedAnswer(claim, 'The mail service had no room for it for a day.'));
}
