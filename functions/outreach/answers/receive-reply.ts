import type { ReplyNotice } from '../../../shared/model/submission.ts';
import { MAIL_FOLDERS } from '../../../shared/product.ts';
import { awayUntil } from '../../../shared/rules/outreach/sending.ts';
import { type IncomingMail, readMail } from '../../mail-reading/index.ts';
import type { Files } from '../../platform/files.ts';
import { log } from '../../platform/log.ts';
import type { IncomingStore } from '../../records/reply/reply-store.ts';
import { type Purpose, readInboundAddress, type Target } from '../../records/reply/signed-addresses.ts';
import { away, stopped } from '../../records/submission/campaign.ts';
import { inBoth } from '../../records/submission/ended-by-move.ts';
import type { Head } from '../../records/submission/head.ts';
import { mailKey } from '../../records/submission/mail-facts.ts';
import type { OutreachStore } from '../ports.ts';
import { closeForComplaint } from './complaint.ts';
import { createDelivery } from './delivery.ts';
import { type NewReply, replyOf } from './new-reply.ts';
import type { MailEvent } from './ses-event.ts';
import { optOut } from './unsubscribe.ts';

export interface ReceiveDeps {
  readonly store: OutreachStore;
  readonly replies: IncomingStore;
  readonly files: Pick<Files, 'get' | 'put'>;
  readonly sanitise: (html: string) => string;
  readonly signingSecret: () => Promise<string>;
  readonly replyDomain: string;
  readonly now: () => Date;
}

const ANSWERS: readonly string[] = ['human-reply', 'auto-reply'] satisfies IncomingMail['kind'][];

/**
 * Takes in one mail that lies in the mail bucket: finds whom it answers, does what it asks for, and keeps it. The raw mail
 * stays where it is, so that a mail which cannot be read is not lost; taking one in twice changes nothing.
 */
export const createReceive = (deps: ReceiveDeps) => async (key: string) => {
  const raw = await deps.files.get(key);
  if (!raw) throw new Error(`There is no mail ${key} in the bucket`);
  const mail = await readMail(raw);
  const found = await findTarget(deps, mail);
  const head = found && (await deps.store.heads.read(found.target.accountId, found.target.submissionId));
  if (!found || !head) return log.warn('A mail answers nobody we know', { key, kind: mail.kind });
  // An answer keeps where its mail lies; of what is none this does, so that it can be deleted with the candidate.
  if (found.purpose === 'opt-out' || !ANSWERS.includes(mail.kind))
    await deps.replies.noteMail(head.accountId, head.id, key);
  if (found.purpose === 'opt-out') return optOut(deps, found.target);
  if (mail.kind === 'bounce-hard') return bounced(deps, head, mail);
  if (mail.kind === 'complaint') return complained(deps, head, mail, found.isSigned);
  const made = replyOf(mail, { key, raw, at: deps.now(), sanitise: deps.sanitise });
  // Each answer is noted in the head before it is kept: of who never answered there is none to look for.
  const hasAnswered = head.lastReplyId ?? head.repliedAt ?? head.autoReplyAt;
  const kept = hasAnswered && (await deps.replies.find(head.accountId, head.id, made.reply.id));
  // The same mail once more, however late: nothing follows from it again.
  if (kept) return deps.replies.add(head.accountId, head.id, kept);
  if (mail.kind === 'auto-reply') return answeredByMachine(deps, head, made, mail);
  if (mail.kind === 'human-reply') return answered(deps, head, made, mail, found.isSigned);
};

/** Whom a mail is about: by the address of ours that it was sent to, which is signed, else by the ids of mails it refers to. */
interface Found {
  readonly target: Target;
  readonly purpose: Purpose;
  readonly isSigned: boolean;
}

async function findTarget(
  { signingSecret, replyDomain, replies }: ReceiveDeps,
  mail: IncomingMail,
): Promise<Found | undefined> {
  const secret = await signingSecret();
  for (const address of [...mail.deliveredTo, ...mail.to]) {
    const found = readInboundAddress(secret, replyDomain, address);
    if (found) return { ...found, isSigned: true };
  }
  const ids = [mail.inReplyTo, ...mail.references, mail.bounce?.originalMessageId].filter((id) => id != null);
  for (const id of ids.reverse().slice(0, 20)) {
    const target = await replies.findByMessageId(id.replace(/^<|>$/g, '').split('@')[0] ?? '');
    if (target) return { target, purpose: 'reply', isSigned: false };
  }
  return undefined;
}

/** Keeps the answer with its files. Both follow from the mail itself, so that doing it again changes nothing. */
async function keep({ files, replies }: ReceiveDeps, { accountId, id }: Head, { reply, files: parts }: NewReply) {
  const folder = `${MAIL_FOLDERS.attachments}${accountId}/${id}/${reply.id}/`;
  await Promise.all(parts.map((file) => files.put(`${folder}${file.id}`, file.content, file.contentType)));
  const attachments = parts.map(({ id: file, filename, size, contentType }) => ({
    ...{ id: file, filename, size, contentType },
    key: `${folder}${file}`,
  }));
  await replies.add(accountId, id, { ...reply, attachments });
}

/**
 * A person answered: the sequence stops, before anything else can fail. The card moves only when the employer marks the answer.
 * An opt-out counts for the person whom our signed address names; without it, only from an address of theirs.
 */
async function answered(deps: ReceiveDeps, head: Head, made: NewReply, mail: IncomingMail, isSigned: boolean) {
  const { reply } = made;
  const note = (latest: Head) => {
    if (latest.lastReplyId === reply.id) return undefined;
    const noted: Head = {
      ...withAnswer(latest, mail, reply.receivedAt),
      lastReplyId: reply.id,
      repliedAt: latest.repliedAt ?? reply.receivedAt,
      unreadReply: true,
    };
    return stopped(noted, 'replied', 'The candidate replied', deps.now());
  };
  await deps.store.heads.change(head.accountId, head.id, (latest) => inBoth(latest, note), [], head);
  const target = { accountId: head.accountId, submissionId: head.id };
  if (mail.wantsOptOut && (await isTheirs(deps, head, mail, isSigned))) await optOut(deps, target);
  await keep(deps, head, (await isFromKnownAddress(deps, head, mail)) ? made : withNotice(made, 'unknown-sender'));
}

/** The head with the email marked that a person answered. */
function withAnswer(head: Head, { inReplyTo, references }: IncomingMail, at: string): Head {
  const step = answeredStep(head, [inReplyTo ?? '', ...references]);
  if (step === undefined) return head;
  const facts = head.mails?.[mailKey(step)];
  return { ...head, mails: { ...head.mails, [mailKey(step)]: { ...facts, replied: facts?.replied ?? at } } };
}

const withNotice = ({ reply, files }: NewReply, notice: ReplyNotice): NewReply => ({
  reply: { ...reply, notices: [...reply.notices, notice] },
  files,
});

/** A person, or their mail program for them, says that the email was unwanted: the same as where SES tells it. */
async function complained(deps: ReceiveDeps, head: Head, mail: IncomingMail, isSigned: boolean) {
  if (!(await isTheirs(deps, head, mail, isSigned))) return;
  const target = { accountId: head.accountId, submissionId: head.id };
  const event = eventOf(head, mail.bounce?.originalMessageId ?? mail.inReplyTo ?? '', 'complained', deps.now());
  if (event) await createDelivery(deps)(event);
  else await closeForComplaint(deps, { ...target, recipients: [], at: deps.now().toISOString() });
  await optOut(deps, target);
}

/** Whether a wish is the candidate's: it came to the address that only they were given, or from one of theirs. */
const isTheirs = async (deps: ReceiveDeps, head: Head, mail: IncomingMail, isSigned: boolean) =>
  isSigned || isFromKnownAddress(deps, head, mail);

/** Half a unit. Others may answer for a person, an assistant for instance: whoever reads it is told. */
async function isFromKnownAddress({ store }: ReceiveDeps, { accountId, id }: Head, { from }: IncomingMail) {
  const emails = await store.findEmails(accountId, id);
  return emails.some(({ email }) => email.toLowerCase() === from.address.toLowerCase());
}

/**
 * A machine answered: the sequence waits until the person is back. It never counts as an answer, never brings an email forward,
 * and never ends a pause that somebody made by hand.
 */
async function answeredByMachine(deps: ReceiveDeps, head: Head, made: NewReply, mail: IncomingMail) {
  const { reply } = made;
  const until = awayUntil(deps.now(), mail.returnDate ? new Date(mail.returnDate) : null);
  const note = (latest: Head) => {
    if (latest.lastReplyId === reply.id) return undefined;
    return away({ ...latest, lastReplyId: reply.id, autoReplyAt: reply.receivedAt }, until);
  };
  await deps.store.heads.change(head.accountId, head.id, (latest) => inBoth(latest, note), [], head);
  await keep(deps, head, made);
}

/**
 * A report that came as a mail does what the event of SES would: that address is done with, and the email goes to another one.
 * Only addresses of the candidate count, whatever the report names.
 */
async function bounced({ store, now }: ReceiveDeps, head: Head, { bounce }: IncomingMail) {
  const { accountId, id: submissionId } = head;
  const emails = await store.findEmails(accountId, submissionId);
  const named = (bounce?.recipients ?? []).map((address) => address.toLowerCase());
  const recipients = emails.flatMap(({ email }) => (named.includes(email.toLowerCase()) ? [email] : []));
  const event = eventOf(head, bounce?.originalMessageId ?? '', 'bounced', now());
  if (!event || recipients.length === 0) return;
  await createDelivery({ store, now })({ ...event, recipients });
}

/** What a report says, as SES would tell it: of the email that it names, else of the latest; undefined where none was sent. */
function eventOf(head: Head, messageId: string, kind: 'bounced' | 'complained', at: Date): MailEvent | undefined {
  const sent = answeredStep(head, [messageId]);
  const { id, sent: sentAt } = (sent !== undefined && head.mails?.[mailKey(sent)]) || {};
  if (sent === undefined || !id || !sentAt) return undefined;
  const of = { accountId: head.accountId, submissionId: head.id, step: sent, messageId: id, sentAt };
  return { ...of, kind, at: at.toISOString(), userAgent: '', from: '', recipients: [] };
}

/** Which email an answer or a report is to: one that it names, the latest first, else the latest that was sent. */
function answeredStep({ mails = {} }: Pick<Head, 'mails'>, named: readonly string[]): number | undefined {
  const sent = Object.keys(mails)
    .map((key) => Number(key.slice(1)))
    .filter((step) => mails[mailKey(step)]?.sent !== undefined)
    .sort((a, b) => b - a);
  const isNamed = (step: number) => {
    const { id } = mails[mailKey(step)] ?? {};
    return id !== undefined && named.some((name) => name.includes(id));
  };
  return sent.find(isNamed) ?? sent[0];
}
