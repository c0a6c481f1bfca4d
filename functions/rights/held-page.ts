import { PRODUCT } from '../../shared/product.ts';
import { mailLabel } from '../../shared/rules/outreach/mail-label.ts';
import { escapeHtml } from '../../shared/rules/text/plain-text.ts';
import { htmlPage } from '../platform/html-page.ts';
import type { Item } from '../platform/items.ts';
import type { ErasureState } from '../records/person/erasure-store.ts';
import type { Held, HeldSubmission } from '../records/person/held.ts';
import { HEAD, lengthened } from '../records/submission/head-names.ts';

/** Who holds it, and for which jobs. */
export interface Holder {
  readonly company: string;
  readonly postalAddress: string;
  /** The titles of the jobs, by their ids. */
  readonly titles: ReadonlyMap<string, string>;
  /** Days after which who did not answer is deleted. */
  readonly retentionDays: number;
}

const SOURCES: Readonly<Record<string, string>> = {
  application: 'from your application',
  team: 'from the employer’s own people',
  crowd: 'from your public professional profile, found by sourcers',
};
const ADDED: Readonly<Record<string, string>> = {
  customer: 'added by the employer',
  bramble: `found by ${PRODUCT.name}`,
  sourcer: 'given with your profile by sourcers',
  resume: 'from your resume',
};

/** What is not in the copy, and whom to ask about it. */
export const privateNotes = ({ company, postalAddress }: Pick<Holder, 'company' | 'postalAddress'>): string =>
  `Members of the team may keep private notes, which are not part of this; about them, answer any of the emails or write to ${company}${
    postalAddress && `, ${postalAddress}`
  }.`;

const day = (at: unknown) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(String(at)));
const list = (lines: readonly string[]) =>
  lines.length > 0 ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` : '';
const count = (some: unknown, one: string, many: string) => {
  const length = Array.isArray(some) ? some.length : 0;
  return length === 0 ? [] : [`${length} ${length === 1 ? one : many}`];
};

/** What the link opens: what is held, from where, what was sent; and the two things one can do. Opening it does neither. */
export function heldPage(held: Held, holder: Holder, path: string): string {
  const company = escapeHtml(holder.company);
  const isOut = held.person?.optedOut !== undefined;
  const address = holder.postalAddress ? `, ${escapeHtml(holder.postalAddress)}` : '';
  return htmlPage(
    'What is held about you',
    [
      `<p>${company}${address} holds this about you, to fill its jobs. It uses ${PRODUCT.name} for that, which does nothing else with it.`,
      `${isOut ? ' You get no further emails.' : ''}</p>`,
      ...held.submissions.map((submission) => submissionPart(submission, holder)),
      `<p>${escapeHtml(privateNotes(holder))}</p>`,
      `<h2>How long</h2><p>Who was emailed and does not answer is deleted ${holder.retentionDays} days after the last email.</p>`,
      `<h2>What you can do</h2><form method="post" action="${path}/download"><button type="submit">Download everything</button></form>`,
      '<details><summary>Delete everything</summary><p>Your details, resume, answers and all emails are deleted from all jobs of this employer. ',
      'What stays is a code made from your addresses that cannot be read back, so that nobody writes to you again. This cannot be taken back.</p>',
      `<form method="post" action="${path}/deletion"><button type="submit">Yes, delete everything</button></form></details>`,
      `<p>To have something corrected, answer any of the emails${address ? `, or write to ${company}${address}` : ''}. `,
      'You may also complain to the data protection authority where you live.</p>',
    ].join(''),
    { isWide: true },
  );
}

function submissionPart({ items }: HeldSubmission, { titles }: Holder): string {
  const find = (sk: string): Item => items.find((item) => item.sk === sk) ?? {};
  const head = lengthened(find('HEAD'), HEAD);
  const jobId = String(head.jobId ?? String(find('HEAD').boardKey).split('#')[3]);
  const { emails } = find('EMAILS');
  const answers = items.filter(({ sk }) => String(sk).startsWith('REPLY#'));
  const lines = [
    `Held since ${day(head.submittedAt)}, ${SOURCES[String(head.origin)] ?? 'from a source that is being updated'}`,
    profileLine(find('PROFILE')),
    ...(Array.isArray(emails) ? emails : []).map(
      ({ email, addedBy }) => `${escapeHtml(String(email))}, ${ADDED[String(addedBy)] ?? 'added'}`,
    ),
    ...Object.entries(Object(head.mails)).flatMap(([key, facts]) => mailLines(key, Object(facts))),
    ...answers.map(({ receivedAt }) => `Your answer of ${day(receivedAt)}`),
    ...(head.unsubscribedAt ? [`You opted out on ${day(head.unsubscribedAt)}`] : []),
  ];
  return `<h2>${escapeHtml(titles.get(jobId) ?? 'A job')}</h2>${list(lines.filter(Boolean))}`;
}

function profileLine(item: Item): string {
  const candidate = Object(item.candidate);
  const name = `${candidate.firstName ?? ''} ${candidate.lastName ?? ''}`.trim();
  const parts = [
    ...(candidate.phoneNumber ? ['phone number'] : []),
    ...(candidate.location ? ['place'] : []),
    ...count(candidate.employmentHistory, 'position', 'positions'),
    ...count(candidate.educationHistory, 'place of education', 'places of education'),
    ...count(candidate.skills, 'skill', 'skills'),
    ...count(candidate.langs, 'language', 'languages'),
    ...count(candidate.socialProfiles, 'profile link', 'profile links'),
    ...(item.resume ? ['your resume'] : []),
  ];
  return name && `${escapeHtml(name)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

const mailLines = (key: string, { sent }: Item) =>
  sent ? [`${mailLabel(Number(key.slice(1)))}, sent to you on ${day(sent)}`] : [];

/** What the link opens once a deletion was asked for. */
export function erasurePage({ requestedAt, doneAt }: ErasureState): string {
  return doneAt
    ? htmlPage(
        'Nothing is held about you',
        `<p>Everything was deleted on ${day(doneAt)}. Nobody of this employer can write to you through ${PRODUCT.name}.</p>`,
      )
    : htmlPage(
        'You are being deleted',
        `<p>You asked for it on ${day(requestedAt)}. It takes a few minutes, and at most three days. No email leaves to you from now on. You can close this page.</p>`,
      );
}
