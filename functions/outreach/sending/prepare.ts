import type { EmailAddress } from '../../../shared/model/submission.ts';
import { isListedCompany } from '../../../shared/rules/job/companies.ts';
import type { SendFacts, SendTime } from '../../../shared/rules/outreach/decision.ts';
import { PACES, type SendingPace } from '../../../shared/rules/outreach/pace.ts';
import { pausedBecause } from '../../../shared/rules/outreach/sender-health.ts';
import { pickAddress } from '../../../shared/rules/outreach/sending.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { StoredSending } from '../../records/account/sender-record.ts';
import { type Sender, senderOf } from '../../records/account/senders.ts';
import { requireKnownSteps, statusOf } from '../../records/job/known-job.ts';
import type { StoredPerson } from '../../records/person/person.ts';
import type { Campaign, Head } from '../../records/submission/head.ts';
import { whyNotFree } from '../contact/hold.ts';
import type { OutreachStore, SendingAccount, SendingJob } from '../ports.ts';
import type { WriteSnippet } from '../snippets/bedrock.ts';
import { snippetFor } from '../snippets/snippets.ts';
import { listedBy, othersAtWork, personOf, wantingNoMail } from '../whom.ts';
import { type Rendered, renderMail } from './content.ts';
import { contentFacts, type MailSettings, sourceOf, timeZoneOf } from './content-facts.ts';
import { subjectOf, threadOf } from './thread.ts';

export interface PrepareDeps {
  readonly store: OutreachStore;
  /** Writes openings by a language model, where one is set up. */
  readonly writeSnippet?: WriteSnippet | undefined;
  readonly settings: MailSettings;
  readonly now: () => Date;
}

/** Everything that one email is decided on and made from. */
export interface Prepared {
  readonly job: SendingJob;
  readonly account: SendingAccount;
  readonly sender: Sender;
  /** What is known of the address that it leaves from. */
  readonly sending: StoredSending;
  readonly address: EmailAddress | undefined;
  /** Whom it goes to; undefined where there is no address. */
  readonly person: StoredPerson | undefined;
  readonly rendered: Rendered;
  /** The ids of the emails before it in its thread, the oldest first. */
  readonly thread: readonly string[];
  readonly unsubscribeUrl: string;
  readonly timing: { readonly value: number; readonly dimension: 'minutes' | 'days' } | undefined;
  readonly timeZone: string;
  readonly facts: SendFacts;
}

/** Reads what one email is decided on: all that preflight asks, and what happened since. Undefined where there is no email. */
export async function prepare(deps: PrepareDeps, head: Head): Promise<Prepared | undefined> {
  const { store, settings } = deps;
  const { campaign, accountId } = head;
  if (!campaign) return undefined;
  const [job, account, recipient, steps] = await Promise.all([
    store.findJob(accountId, head.jobId),
    store.findAccount(accountId),
    store.findRecipient(accountId, head.id),
    store.findSteps(accountId, head.jobId, sourceOf(head)),
  ]);
  requireKnownSteps(steps);
  const step = steps[campaign.step];
  if (!job || !recipient || !step) return undefined;
  const from = { ...job, emailSender: campaign.sender ?? job.emailSender };
  const [sender, personId, noMailOf] = await Promise.all([
    senderOf(store, account, from, campaign.startedBy, settings.mailDomain),
    personOf(store, head, recipient),
    wantingNoMail(deps, account, recipient.prints),
  ]);
  const noMail = noMailOf(recipient.prints);
  const [person, sending] = await Promise.all([
    personId && store.readPerson(accountId, personId),
    store.sending.find(accountId, sender.address),
  ]);
  const usable = recipient.emails.filter(({ email }) => !person?.bounced?.[fingerprint(email)]);
  const address = pickAddress(usable, account.usesWorkEmails && campaign.useWorkEmails);
  const thread = threadOf(head, address?.email ?? '');
  const content = await contentFacts(settings, head, { job, account, sender, recipient });
  const snippet = await snippetFor(deps, head, { job, recipient, steps: [step] });
  const mail = renderMail(step, { ...content, snippet, isFirstContact: thread.length === 0 });
  const rendered = { ...mail, subject: subjectOf(mail.subject, thread) };
  const elsewhere = person && (await whyNotFree(deps, head, person));
  return {
    ...{ job, account, sender, sending, address, rendered, thread },
    person: person || undefined,
    unsubscribeUrl: content.unsubscribeUrl,
    timing: steps[campaign.step + 1]?.timing,
    timeZone: timeZoneOf(recipient, job),
    facts: {
      isJobClosed: statusOf(job) === 'Closed',
      hasReplied: head.repliedAt !== undefined && head.repliedAt > campaign.startedAt,
      isStillContacted: head.column === 'CONTACTED',
      isOptedOut: person?.optedOut !== undefined || head.unsubscribedAt !== undefined || noMail.wantsNoMail,
      isForbiddenInAts: noMail.isForbiddenInAts,
      address,
      hasDeclinedAddress: pickAddress(usable, true) !== undefined,
      isExcludedCompany: Boolean(head.employer && isListedCompany(head.employer, job.blacklist)),
      deniedBy: await store.isDenied(accountId, job, listedBy(recipient)),
      elsewhere,
      othersOfCompany: address ? await othersAtWork(store, head, address) : 0,
      missingVariables: rendered.missing,
      hasPostalAddress: account.postalAddress.trim() !== '',
      senderProblem: sender.problem,
      senderPaused: pausedBecause(sending),
      isAccountPaused: account.isOutreachPaused,
    },
  };
}

/** When the email would leave, by the pace of its sender as that is known. */
export function timeOf(
  { now }: Pick<PrepareDeps, 'now'>,
  head: Head,
  { account, address, timeZone }: Prepared,
  { pace }: StoredSending,
): SendTime {
  const { nextAt, waitReason, waitUntil } = head.campaign as Campaign;
  const at = now();
  const sender: SendingPace = {
    policy: PACES[account.sendWindow === 'always' ? 'always' : 'working-hours'],
    pace,
    isUnverified: isUnverified(head, address),
    placeAt: waitUntil && KEEPS_PLACE.includes(waitReason) ? new Date(waitUntil) : undefined,
  };
  return { now: at, dueAt: new Date(nextAt ?? at), timeZone, window: account.sendWindow, sender };
}

/** An email that waits for its place, or had one when the mail service did not take it, takes no other the same day. */
const KEEPS_PLACE: readonly Campaign['waitReason'][] = ['sender-busy', 'throttled', 'suspended'];

/** Nobody has verified the address, and nothing has arrived there yet. */
function isUnverified({ campaign, mails = {} }: Head, address: EmailAddress | undefined): boolean {
  if (address?.addedBy !== 'bramble' || address.deliverabilityStatus === 'verified') return false;
  const since = campaign?.toSince ?? 0;
  const before = Object.keys(mails).filter((key) => Number(key.slice(1)) >= since);
  return !before.some((key) => mails[key]?.delivered);
}
