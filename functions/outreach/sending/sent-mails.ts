import { AppError } from '../../../shared/contract/errors.ts';
import type { SentMail } from '../../../shared/contract/outreach.ts';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { mailLabel } from '../../../shared/rules/outreach/mail-label.ts';
import { senderOf } from '../../records/account/senders.ts';
import { mailKey, mailStatusOf } from '../../records/submission/mail-facts.ts';
import { renderMail } from './content.ts';
import { contentFacts, sourceOf } from './content-facts.ts';
import type { SendDeps } from './send.ts';
import { subjectOf } from './thread.ts';

/**
 * The emails of a candidate's sequence that left, oldest first: in the words of the version that was sent, which never changes,
 * with the names and titles that are known now.
 */
export async function sentMails(
  { store, settings }: Pick<SendDeps, 'store' | 'settings'>,
  accountId: AccountId,
  id: SubmissionId,
): Promise<SentMail[]> {
  const head = await store.heads.read(accountId, id);
  if (!head) throw new AppError('SUBMISSION_NOT_FOUND');
  const { campaign, mails = {} } = head;
  if (!campaign || !Object.values(mails).some(({ sent }) => sent)) return [];
  const [job, account, recipient, steps] = await Promise.all([
    store.findJob(accountId, head.jobId),
    store.findAccount(accountId),
    store.findRecipient(accountId, id),
    store.findSteps(accountId, head.jobId, sourceOf(head)),
  ]);
  if (!job || !recipient) return [];
  const ofSequence = { ...job, emailSender: campaign.sender ?? job.emailSender };
  const sender = await senderOf(store, account, ofSequence, campaign.startedBy, settings.mailDomain);
  const facts = await contentFacts(settings, head, { job, account, sender, recipient });
  return steps.flatMap((step, number) => {
    const known = mails[mailKey(number)];
    if (!known?.sent) return [];
    const isFirstContact = number === 0;
    const { subject: written, html } = renderMail(step, { ...facts, isFirstContact });
    const subject = subjectOf(written, isFirstContact ? [] : ['the email before']);
    const from = `${sender.name} <${sender.address}>`;
    return { label: mailLabel(number), subject, html, from, sentAt: known.sent, status: mailStatusOf(known) ?? 'sent' };
  });
}
