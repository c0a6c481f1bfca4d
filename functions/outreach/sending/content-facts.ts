import type { JobFields, JourneyStep } from '../../../shared/model/job.ts';
import { isTimeZone } from '../../../shared/reference/time-zones.ts';
import type { Sender } from '../../records/account/senders.ts';
import { rightsToken, type Target, unsubscribeToken } from '../../records/reply/signed-addresses.ts';
import type { Head } from '../../records/submission/head.ts';
import { shownOrigin } from '../../records/submission/known-head.ts';
import type { Recipient, SendingAccount, SendingJob, SequenceSource } from '../ports.ts';
import type { ContentFacts } from './content.ts';

/** Where mail comes from and leads to; set per environment. */
export interface MailSettings {
  readonly webUrl: string;
  readonly mailDomain: string;
  readonly replyDomain: string;
  readonly signingSecret: () => Promise<string>;
  /** What follows the @ in the Message-ID that SES gives: `email.amazonses.com` in us-east-1, the region's elsewhere. */
  readonly messageIdDomain: string;
}

/** Everything that one candidate's emails are rendered from. */
export async function contentFacts(
  settings: MailSettings,
  head: Pick<Head, 'accountId' | 'id' | 'origin'>,
  parts: { job: SendingJob; account: SendingAccount; sender: Sender; recipient: Recipient },
): Promise<ContentFacts> {
  const secret = await settings.signingSecret();
  const target = { accountId: head.accountId, submissionId: head.id };
  return {
    job: parts.job,
    candidate: parts.recipient.candidate,
    sender: parts.sender,
    postalAddress: parts.account.postalAddress,
    unsubscribeUrl: `${settings.webUrl}/api/unsubscribe/${unsubscribeToken(secret, target)}`,
    rightsUrl: rightsUrl(settings, secret, target),
    source: shownOrigin(head),
    isFirstContact: true,
  };
}

/** Where a candidate sees what is held about them. */
export const rightsUrl = ({ webUrl }: Pick<MailSettings, 'webUrl'>, secret: string, target: Target) =>
  `${webUrl}/api/rights/${rightsToken(secret, target)}`;

/** The candidate's time zone, else the job's, else UTC. One that nobody knows is as good as none. */
export const timeZoneOf = (recipient: Pick<Recipient, 'candidate'>, job: Pick<JobFields, 'location'>): string =>
  [recipient.candidate.timeZone, job.location?.timeZone].find((zone) => zone && isTimeZone(zone)) ?? 'UTC';

/** Where a running sequence is written, from what the head says. */
export function sourceOf(head: Pick<Head, 'id' | 'campaign'>): SequenceSource {
  const version = head.campaign?.outreachVersion ?? null;
  if (version === null) return { kind: 'own', submission: head.id };
  return version === 0 ? { kind: 'default' } : { kind: 'job', version };
}

/** Where a job's sequence is written now. */
export const sourceOfJob = ({ outreachVersion }: SendingJob): SequenceSource =>
  outreachVersion === null ? { kind: 'default' } : { kind: 'job', version: outreachVersion };

export const activeSteps = (steps: readonly JourneyStep[]) => steps.filter(({ inactive }) => !inactive);
