import type { SentMail } from '../../../shared/contract/outreach.ts';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { mailLabel } from '../../../shared/rules/outreach/mail-label.ts';
import { senderOf } from '../../records/account/senders.ts';
import type { KeptMail } from '../../records/reply/sent-mails.ts';
import type { Head } from '../../records/submission/head.ts';
import { mailKey, mailStatusOf } from '../../records/submission/mail-facts.ts';
import { renderMail } from './content.ts';
import { contentFacts, sourceOf } from './content-facts.ts';
import type { SendDeps } from './send.ts';
import { subjectOf } from './thread.ts';

/**
 * The emails of a candidate's sequence that left, oldest first, as they were sent. One of which no copy was kept is told in the
 * words of its version, which never changes, with the names and titles that are known now.
 */
export async function sentMails(
  { store, settings }: Pick<SendDeps, 'store' | 'settings'>,
  accountId: AccountId,
  id: SubmissionId,
): Promise<SentMail[]> {
  const head = await store.heads.require(accountId, id);
  const { campaign, mails = {} } = head;
  if (!campaign || !Object.values(mails).some(({ sent }) => sent)) return [];
  const kept = await store.sentMails.list(accountId, id);
  const copies = new Map(kept.map((mail) => [mail.step, mail]));
  const sent = Object.keys(mails).flatMap((key) => (mails[key]?.sent ? [Number(key.slice(1))] : []));
  const rendered = sent.every((number) => copies.has(number)) ? undefined : await renderedNow(store, settings, head);
  return sent
    .toSorted((a, b) => a - b)
    .flatMap((number) => {
      const facts = mails[mailKey(number)];
      const mail = copies.get(number) ?? rendered?.get(number);
      if (!facts?.sent || !mail) return [];
      const { subject, html, from } = mail;
      const status = mailStatusOf(facts) ?? 'sent';
      return [{ label: mailLabel(number), subject, html, from, sentAt: facts.sent, status }];
    });
}

/** The emails of a sequence by their places, made from what is known now. */
async function renderedNow(
  store: SendDeps['store'],
  settings: SendDeps['settings'],
  head: Head,
): Promise<ReadonlyMap<number, Omit<KeptMail, 'step' | 'to'>>> {
  const { accountId, id, campaign } = head;
  const [job, account, recipient, steps] = await Promise.all([
    store.findJob(accountId, head.jobId),
    store.findAccount(accountId),
    store.findRecipient(accountId, id),
    store.findSteps(accountId, head.jobId, sourceOf(head)),
  ]);
  if (!campaign || !job || !recipient) return new Map();
  const ofSequence = { ...job, emailSender: campaign.sender ?? job.emailSender };
  const sender = await senderOf(store, account, ofSequence, campaign.startedBy, settings.mailDomain);
  const facts = await contentFacts(settings, head, { job, account, sender, recipient });
  const from = `${sender.name} <${sender.address}>`;
  return new Map(
    steps.map((step, number) => {
      const isFirstContact = number === 0;
      const { subject, html } = renderMail(step, { ...facts, isFirstContact });
      return [number, { subject: subjectOf(subject, isFirstContact ? [] : ['the email before']), html, from }];
    }),
  );
}
