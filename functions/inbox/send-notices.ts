import type { AccountId, SubmissionId, UserId } from '../../shared/model/ids.ts';
import { PRODUCT } from '../../shared/product.ts';
import { noticeTurn, type ToldReply } from '../../shared/rules/inbox/notices.ts';
import { inParallel } from '../platform/in-parallel.ts';
import { log } from '../platform/log.ts';
import type { OutgoingMail } from '../platform/mime.ts';
import type { MailOutcome, MailTags } from '../platform/ses.ts';
import { asState, inState, type NoticeStore } from '../records/notice/notice-store.ts';
import type { DueNotices } from '../records/notice/notices-due.ts';
import { type NoticeKind, noticeToken } from './notice-links.ts';
import { atsShutMail, repliesMail, summaryMail, type WaitingCounts } from './notice-mails.ts';
import type { InboxStore } from './repository.ts';

export interface NoticeSendDeps {
  readonly notices: NoticeStore;
  readonly store: Pick<InboxStore, 'findTeammate' | 'readWaiting'> & {
    /** Whether the ATS that was connected then lets nobody in still. */
    isAtsShut(account: AccountId, linkedAt: string): Promise<boolean>;
    /** Of these candidates those whose answer still waits to be read by this person. */
    stillUnread(account: AccountId, user: UserId, of: readonly SubmissionId[]): Promise<ReadonlySet<string>>;
  };
  readonly mail: { send(mail: OutgoingMail, tags: MailTags): Promise<MailOutcome> };
  readonly signingSecret: () => Promise<string>;
  readonly webUrl: string;
  readonly mailDomain: string;
  readonly listDue: (until: Date) => AsyncIterable<readonly DueNotices[]>;
  readonly now: () => Date;
}

interface Mail {
  readonly subject: string;
  readonly html: string;
}

const AT_ONCE = 8;

/**
 * Every minute: people are told what is due. Idle, it reads half a unit. Whoever cannot be told now is looked at again, and keeps
 * nobody else from being told.
 */
export const createNoticeSweep = (deps: NoticeSendDeps) => async (): Promise<{ found: number; failed: number }> => {
  let found = 0;
  let failed = 0;
  for await (const page of deps.listDue(deps.now())) {
    found += page.length;
    await inParallel(page, AT_ONCE, (due) =>
      tell(deps, due).catch((error: unknown) => {
        failed++;
        log.error('Somebody could not be told what waits', error, { user: due.userId });
      }),
    );
  }
  if (failed > 0 && failed === found) throw new Error('Nobody could be told anything');
  return { found, failed };
};

/**
 * Tells one person what is due: it is noted as told before it is sent, so that nobody is told twice. Who was removed is told
 * nothing any more.
 */
async function tell(deps: NoticeSendDeps, { accountId, userId }: DueNotices) {
  const stored = await deps.notices.read(accountId, userId);
  if (!stored.dueAt || Date.parse(stored.dueAt) > deps.now().getTime()) return;
  const person = await deps.store.findTeammate(accountId, userId);
  const waiting = await waitingFor(deps, accountId, userId);
  const isAnythingWaiting = person !== undefined && waiting.unread + waiting.needsAnswer + waiting.toReview > 0;
  const candidates = [...new Set(stored.pending.map(({ submissionId }) => submissionId))];
  const unread = await deps.store.stillUnread(accountId, userId, candidates);
  const isNews = ({ submissionId }: ToldReply) => unread.has(submissionId);
  const { after, replies, isSummary, atsShut } = noticeTurn(asState(stored), { isAnythingWaiting, isNews }, deps.now());
  if (!(await deps.notices.save(inState(stored, after))) || !person) return;
  const send = async (kind: NoticeKind, mail: (stopUrl: string) => Mail) => {
    const token = noticeToken(await deps.signingSecret(), { accountId, userId, kind });
    const stopUrl = `${deps.webUrl.replace(/\/$/, '')}/api/notices/${token}`;
    await deps.mail.send(noticeOf(deps, person.email, stopUrl, mail(stopUrl)), { kind: `notice-${kind}` });
  };
  const { webUrl } = deps;
  if (replies.length > 0) await send('replies', (stopUrl) => repliesMail(replies, { webUrl, stopUrl }));
  const told = after.summary === 'never' ? { ...waiting, toReview: 0 } : waiting;
  if (isSummary && told.unread + told.needsAnswer + told.toReview > 0)
    await send('summary', (stopUrl) => summaryMail(told, { webUrl, stopUrl }));
  if (atsShut && person.isAdmin && (await deps.store.isAtsShut(accountId, atsShut.linkedAt)))
    await deps.mail.send(mailOf(deps, person.email, atsShutMail(atsShut, webUrl)), { kind: 'notice-ats' });
}

async function waitingFor(
  { store }: NoticeSendDeps,
  ...[account, user]: Parameters<InboxStore['readWaiting']>
): Promise<WaitingCounts> {
  const { counts, toReview } = await store.readWaiting(account, user);
  return { unread: counts.unread, needsAnswer: counts['needs-answer'], interested: counts.interested, toReview };
}

const mailOf = ({ mailDomain }: NoticeSendDeps, to: string, { subject, html }: Mail): OutgoingMail => {
  const address = `${PRODUCT.sender.address}@${mailDomain}`;
  return { from: { name: PRODUCT.name, address }, replyTo: address, ...{ to, subject, html }, headers: {} };
};

/** One that its reader may stop. */
const noticeOf = (deps: NoticeSendDeps, to: string, stopUrl: string, mail: Mail): OutgoingMail => ({
  ...mailOf(deps, to, mail),
  headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});
