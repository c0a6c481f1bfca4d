import { MAIL_FOLDERS } from '../../shared/product.ts';
import { awayUntil } from '../../shared/rules/sending.ts';
import { readReplyAddress, type Target } from '../outreach/addresses.ts';
import type { OutreachStore } from '../outreach/ports.ts';
import { paused, stopped } from '../outreach/sequence.ts';
import { optOut } from '../outreach/unsubscribe.ts';
import type { Files } from '../platform/files.ts';
import { hashOf } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import type { Head } from '../submissions/head.ts';
import type { StoredReply } from '../submissions/stored.ts';
import { type IncomingMail, readMail } from './parsing/index.ts';
import type { IncomingStore } from './repository.ts';

export interface ReceiveDeps {
  readonly store: OutreachStore;
  readonly replies: IncomingStore;
  readonly files: Pick<Files, 'get' | 'put'>;
  readonly sanitise: (html: string) => string;
  readonly signingSecret: () => Promise<string>;
  readonly replyDomain: string;
  readonly now: () => Date;
}

const LONGEST = { text: 20_000, html: 150_000 };

/**
 * Takes in one mail that lies in the mail bucket: finds whom it answers, keeps it, and does what it asks for. The raw mail
 * stays where it is, so that a mail which cannot be read is not lost; taking one in twice changes nothing.
 */
export const createReceive = (deps: ReceiveDeps) => async (key: string) => {
  const raw = await deps.files.get(key);
  if (!raw) throw new Error(`There is no mail ${key} in the bucket`);
  const mail = await readMail(raw);
  const target = await findTarget(deps, mail);
  const head = target && (await deps.store.heads.read(target.accountId, target.submissionId));
  if (!target || !head) return log.warn('A mail answers nobody we know', { key, kind: mail.kind });
  if (mail.kind === 'bounce-hard') return bounced(deps, head, mail);
  if (mail.kind === 'complaint') return optOut(deps, target, mail.bounce?.recipients);
  if (mail.kind === 'auto-reply')
    return answeredByMachine(deps, head, await keep(deps, head, mail, key, 'auto-reply'), mail);
  if (mail.kind === 'human-reply') return answered(deps, head, await keep(deps, head, mail, key, 'human-reply'), mail);
};

/** By our signed reply address, else by the ids of the mails it refers to. */
async function findTarget(
  { signingSecret, replyDomain, replies }: ReceiveDeps,
  mail: IncomingMail,
): Promise<Target | undefined> {
  const secret = await signingSecret();
  for (const address of [...mail.deliveredTo, ...mail.to]) {
    const target = readReplyAddress(secret, replyDomain, address);
    if (target) return target;
  }
  const ids = [mail.inReplyTo, ...mail.references, mail.bounce?.originalMessageId].filter((id) => id != null);
  for (const id of ids.reverse().slice(0, 20)) {
    const target = await replies.findByMessageId(id.replace(/^<|>$/g, '').split('@')[0] ?? '');
    if (target) return target;
  }
  return undefined;
}

/** Keeps the answer. Its id follows from the mail itself, so that the same mail is the same answer. */
async function keep(
  deps: ReceiveDeps,
  head: Head,
  mail: IncomingMail,
  key: string,
  kind: StoredReply['kind'],
): Promise<StoredReply> {
  const id = `rep_${hashOf(mail.messageId ?? key).slice(0, 20)}` as const;
  const attachments = await Promise.all(mail.attachments.map((file) => keepAttachment(deps, head, id, file)));
  const reply: StoredReply = {
    id,
    kind,
    messageId: mail.messageId,
    subject: mail.subject,
    from: mail.from.name ? `${mail.from.name} <${mail.from.address}>` : mail.from.address,
    to: mail.to[0] ?? '',
    receivedAt: deps.now().toISOString(),
    visibleText: mail.visibleText.slice(0, LONGEST.text).toWellFormed(),
    htmlContent: mail.html && mail.html.length <= LONGEST.html ? deps.sanitise(mail.html) : null,
    suggestion: mail.intent,
    attachments,
  };
  await deps.replies.add(head.accountId, head.id, reply);
  return reply;
}

async function keepAttachment(
  { files }: ReceiveDeps,
  { accountId, id: submission }: Head,
  reply: string,
  file: IncomingMail['attachments'][number],
) {
  const key = `${MAIL_FOLDERS.attachments}${accountId}/${submission}/${reply}/${file.id}`;
  await files.put(key, file.content, file.contentType);
  return { id: file.id, filename: file.filename, size: file.size, contentType: file.contentType, key };
}

/** A person answered: the sequence stops. The card moves only when the employer marks the answer. */
async function answered(deps: ReceiveDeps, head: Head, reply: StoredReply, mail: IncomingMail) {
  await deps.store.heads.change(head.accountId, head.id, (latest) => {
    if (latest.lastReplyId === reply.id) return undefined;
    const noted: Head = {
      ...latest,
      lastReplyId: reply.id,
      repliedAt: latest.repliedAt ?? reply.receivedAt,
      unreadReply: true,
    };
    return stopped(noted, 'replied', 'The candidate replied', deps.now());
  });
  if (mail.wantsOptOut) await optOut(deps, { accountId: head.accountId, submissionId: head.id }, [mail.from.address]);
}

/** A machine answered: the sequence waits until the person is back. It never counts as an answer. */
async function answeredByMachine(deps: ReceiveDeps, head: Head, reply: StoredReply, mail: IncomingMail) {
  const until = awayUntil(deps.now(), mail.returnDate ? new Date(mail.returnDate) : null);
  await deps.store.heads.change(head.accountId, head.id, (latest) => {
    if (latest.lastReplyId === reply.id) return undefined;
    const noted: Head = { ...latest, lastReplyId: reply.id, autoReplyAt: reply.receivedAt };
    return latest.campaign?.state === 'running' ? paused(noted, until) : noted;
  });
}

/** A report that came as a mail instead of an event of SES: that address is done with. */
async function bounced({ store, now }: ReceiveDeps, head: Head, mail: IncomingMail) {
  const at = now();
  const known =
    (await store.findRecipient(head.accountId, head.id))?.emails.map(({ email }) => email.toLowerCase()) ?? [];
  const addresses = (mail.bounce?.recipients ?? []).filter((address) => known.includes(address.toLowerCase()));
  if (addresses.length === 0) return;
  await store.suppress(head.accountId, addresses, { reason: 'bounced', at: at.toISOString() });
  for (const address of addresses) await store.markAddress(head.accountId, head.id, address, 'bounced');
  await store.heads.change(head.accountId, head.id, (latest) =>
    latest.campaign?.state === 'running' || latest.campaign?.state === 'complete'
      ? { ...stopped(latest, 'blocked', 'No valid email address', at), hasEmail: false }
      : undefined,
  );
}
