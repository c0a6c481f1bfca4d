import { PRODUCT } from '../../../shared/product.ts';
import { escapeHtml } from '../../../shared/rules/text/plain-text.ts';
import type { Target } from '../../records/reply/signed-addresses.ts';
import { shownOrigin } from '../../records/submission/known-head.ts';
import type { OutreachStore } from '../ports.ts';
import type { Source } from '../sending/content.ts';

const FROM: Readonly<Record<Source, string>> = {
  application: 'from your application',
  team: 'from its own contacts',
  crowd: 'from your public professional profile',
};

/**
 * What somebody is owed whose details did not come from them: who has them, since when, from where, what for, and what they may
 * ask. As HTML; empty where the job is gone, when opting out still works.
 */
export async function noticeFor(
  store: OutreachStore,
  { accountId, submissionId }: Target,
  url: string,
): Promise<string> {
  const head = await store.heads.read(accountId, submissionId);
  const [job, account] = head
    ? await Promise.all([store.findJob(accountId, head.jobId), store.findAccount(accountId)])
    : [];
  if (!head || !job || !account) return '';
  const company = escapeHtml(job.companyName || 'This employer');
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(head.submittedAt),
  );
  return [
    '<h2>What is held about you</h2>',
    `<p>${company} has had your name, your professional history and your email address ${FROM[shownOrigin(head)]} since ${day}, `,
    `and uses them with ${PRODUCT.name} to write to you about a role (${escapeHtml(job.title)}). `,
    `You may <a href="${escapeHtml(url)}">see all that is held, download it and have it deleted</a>. `,
    'You may have it corrected, or object, by answering any of the emails',
    account.postalAddress ? `, or by writing to ${company}, ${escapeHtml(account.postalAddress)}` : '',
    '.</p>',
  ].join('');
}
