import { PRODUCT, WEB_PATHS } from '../../shared/product.ts';
import { type AtsShut, NAMED, type ToldReply } from '../../shared/rules/inbox/notices.ts';
import { escapeHtml } from '../../shared/rules/text/plain-text.ts';
import { mailButton, mailPage } from '../platform/mail-look.ts';

export interface Noticed {
  readonly webUrl: string;
  /** The link by which its reader stops this kind of notice. */
  readonly stopUrl: string;
}

/** What waits for somebody. */
export interface WaitingCounts {
  readonly unread: number;
  readonly needsAnswer: number;
  readonly toReview: number;
  /** Told beside the rest, and no reason to write: they stay until they are put away. */
  readonly interested: number;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const linkTo = (webUrl: string, path: string) => `${webUrl.replace(/\/$/, '')}${path}`;

/** Candidates who answered: who, on which job, and where it can be read. Nothing of what they wrote. */
export function repliesMail(replies: readonly ToldReply[], { webUrl, stopUrl }: Noticed) {
  const [first] = replies;
  const named = replies.slice(0, NAMED);
  const rest = replies.length - named.length;
  const people = named.map(
    ({ name, jobTitle, submissionId }) =>
      `<a ses:no-track href="${escapeHtml(linkTo(webUrl, `${WEB_PATHS.inbox}/${submissionId}`))}">${escapeHtml(name)}</a> · ${escapeHtml(jobTitle)}`,
  );
  const isOne = replies.length === 1 && first;
  return {
    subject: isOne ? `${first.name} answered: ${first.jobTitle}` : `${replies.length} candidates answered`,
    html: mailPage(
      isOne ? 'A candidate answered you:' : `${replies.length} candidates answered you:`,
      people.join('<br>') + (rest > 0 ? `<br>and ${plural(rest, 'other', 'others')}` : ''),
      mailButton(linkTo(webUrl, WEB_PATHS.inbox), 'Open your inbox'),
      footer('when candidates answer', stopUrl),
    ),
  };
}

/** What waits for a person this morning. */
export function summaryMail(
  { unread, needsAnswer, toReview, interested }: WaitingCounts,
  { webUrl, stopUrl }: Noticed,
) {
  const lines = [
    ...(unread > 0 ? [plural(unread, 'unread answer of a candidate', 'unread answers of candidates')] : []),
    ...(needsAnswer > 0
      ? [plural(needsAnswer, 'candidate waits for your answer', 'candidates wait for your answer')]
      : []),
    ...(interested > 0 ? [plural(interested, 'interested candidate', 'interested candidates')] : []),
    ...(toReview > 0 ? [plural(toReview, 'profile to review', 'profiles to review')] : []),
  ];
  const to = needsAnswer + unread > 0 ? WEB_PATHS.inbox : WEB_PATHS.jobs;
  return {
    subject: `Waiting for you: ${lines[0] ?? 'nothing'}`,
    html: mailPage(
      'This waits for you today:',
      lines.join('<br>'),
      mailButton(linkTo(webUrl, to), to === WEB_PATHS.inbox ? 'Open your inbox' : 'Open your jobs'),
      footer('on working days while something waits', stopUrl),
    ),
  };
}

/** The ATS of an account lets nobody in any more: what stands still, and who ends that. */
export const atsShutMail = ({ name }: Pick<AtsShut, 'name'>, webUrl: string): { subject: string; html: string } => ({
  subject: `${name} has to be connected again`,
  html: mailPage(
    `${escapeHtml(name)} does not let ${PRODUCT.name} in any more.`,
    'Until an admin connects it again, no candidate is sent to it, and nothing that changes there is seen here. Whoever could not be sent is sent automatically then.',
    mailButton(linkTo(webUrl, WEB_PATHS.settings), 'Open the settings'),
    `<span style="font-size:13px;color:#6b6167">${PRODUCT.name} writes this to the admins of your account, once.</span>`,
  ),
});

const footer = (when: string, stopUrl: string) =>
  `<span style="font-size:13px;color:#6b6167">${PRODUCT.name} writes to you ${when}. <a ses:no-track href="${escapeHtml(stopUrl)}">Stop these notices</a></span>`;
