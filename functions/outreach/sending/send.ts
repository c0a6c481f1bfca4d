import type { BlockReason } from '../../../shared/contract/outreach.ts';
import type { Instant } from '../../../shared/model/ids.ts';
import type { EmailAddress } from '../../../shared/model/submission.ts';
import {
  BLOCK_TEXTS,
  decideSend,
  dueAfter,
  pickAddress,
  type SendFacts,
} from '../../../shared/rules/outreach/sending.ts';
import type { DueWork } from '../../../shared/tasks.ts';
import { fingerprint } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import type { OutgoingMail } from '../../platform/mime.ts';
import type { MailOutcome } from '../../platform/ses.ts';
import { isUnreadable } from '../../platform/table.ts';
import { type Sender, senderOf } from '../../records/account/senders.ts';
import { requireKnownSteps, statusOf } from '../../records/job/known-job.ts';
import type { StoredPerson } from '../../records/person/person.ts';
import { optOutAddress, replyAddress } from '../../records/reply/signed-addresses.ts';
import {
  claimed,
  heldBack,
  postponed,
  recorded,
  resumed,
  stopped,
  uncertain,
  unclaimed,
} from '../../records/submission/campaign.ts';
import type { Head } from '../../records/submission/head.ts';
import { requireKnown } from '../../records/submission/known-head.ts';
import { mailKey } from '../../records/submission/mail-facts.ts';
import { keepsPerson } from '../contact/hold.ts';
import { personOf } from '../contact/preflight.ts';
import type { OutreachStore, SendingAccount, SendingJob } from '../ports.ts';
import { type Rendered, renderMail } from './content.ts';
import { contentFacts, type MailSettings, sourceOf, timeZoneOf } from './content-facts.ts';

/** What brings SES's events back to an email of a candidate. */
export type StepTags = { readonly account: string; readonly submission: string; readonly step: string };

export interface SendDeps {
  readonly store: OutreachStore;
  readonly settings: MailSettings;
  readonly mail: { send(mail: OutgoingMail, tags: StepTags): Promise<MailOutcome> };
  readonly now: () => Date;
}

/** Everything that one email is decided on and made from. */
interface Prepared {
  readonly job: SendingJob;
  readonly account: SendingAccount;
  readonly sender: Sender;
  readonly address: EmailAddress | undefined;
  /** Whom it goes to; undefined where there is no address. */
  readonly person: StoredPerson | undefined;
  readonly rendered: Rendered;
  readonly unsubscribeUrl: string;
  readonly timing: { readonly value: number; readonly dimension: 'minutes' | 'days' } | undefined;
  readonly timeZone: string;
  readonly facts: SendFacts;
}

/** When an email is due again that did not leave, by what kept it. */
const RETRY_MS = { throttled: 60_000, suspended: 15 * 60_000, unreadable: 60 * 60_000 } as const;

/**
 * Runs what is due for one candidate: claim by compare-and-set on the very due time that was swept, decide again, send,
 * record. At most once: a claim that is not recorded is never sent again by itself. Where a record that it needs cannot be
 * read, which is alarmed, or was written by a newer version, it looks again later, without holding up the others.
 */
export const createSend = (deps: SendDeps) => async (work: DueWork) => {
  try {
    await sendDue(deps, work);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const until = new Date(deps.now().getTime() + RETRY_MS.unreadable);
    await deps.store.postpone(work.accountId, work.submissionId, work.dueAt, until);
  }
};

async function sendDue(deps: SendDeps, work: DueWork) {
  const head = await deps.store.heads.read(work.accountId, work.submissionId);
  if (!head?.campaign || head.dueAt !== work.dueAt || Date.parse(work.dueAt) > deps.now().getTime()) return;
  requireKnown(head);
  const { claimedAt, state, pausedUntil } = head.campaign;
  if (claimedAt) return void (await deps.store.heads.save(uncertain(head, deps.now())));
  if (state === 'paused' && pausedUntil) return void (await deps.store.heads.save(resumed(head, deps.now())));
  if (state === 'running') return sendNext(deps, head);
  if (state === 'blocked') await lookAgain(deps, head);
}

/** What held an email back may have passed: then it is due when it was, and everything is asked again as it leaves. */
async function lookAgain(deps: SendDeps, head: Head) {
  const decision = await decideNext(deps, head);
  const held = decision?.kind === 'hold' ? heldBack(head, decision.reason, deps.now()) : resumed(head, deps.now());
  await deps.store.heads.save(held);
}

/** What would become of the next email of a candidate now; undefined where there is none. Nothing is written. */
export async function decideNext(deps: Pick<SendDeps, 'store' | 'settings' | 'now'>, head: Head) {
  const prepared = await prepare(deps, head);
  return prepared && decideSend(prepared.facts, deps.now(), prepared.timeZone, prepared.account.sendWindow);
}

async function sendNext(deps: SendDeps, head: Head) {
  const { store, now } = deps;
  const prepared = await prepare(deps, head);
  if (!prepared)
    return void (await store.heads.save(stopped(head, 'blocked', 'The email to send no longer exists', now())));
  const decision = decideSend(prepared.facts, now(), prepared.timeZone, prepared.account.sendWindow);
  if (decision.kind === 'wait') return void (await store.heads.save(postponed(head, decision.until)));
  if (decision.kind === 'hold') return void (await store.heads.save(heldBack(head, decision.reason, now())));
  if (decision.kind === 'stop') return void (await store.heads.save(stopped(head, 'blocked', decision.reason, now())));
  const reason = await whyNotThem(deps, head, prepared);
  if (reason) return void (await store.heads.save(stopped(head, 'blocked', BLOCK_TEXTS[reason], now())));
  const claim = claimed(head, now());
  if (!(await store.heads.save(claim))) return;
  await finish(deps, { ...claim, version: claim.version + 1 }, prepared, await hand(deps, head, prepared));
}

/**
 * What is asked last, because asking takes it: the person, who is held for one candidate of the account at a time, and a place
 * of the company. Work addresses of one company are limited, to protect the sender's domain; personal ones are not.
 */
async function whyNotThem(deps: SendDeps, head: Head, { address, person }: Prepared): Promise<BlockReason | undefined> {
  if (!address || !person) return 'NO_USABLE_EMAIL';
  const held = await keepsPerson(deps, head, person, address.email);
  if (held) return held;
  if (address.kind !== 'work' || !head.employer) return undefined;
  const { accountId, jobId, employer, id } = head;
  return (await deps.store.takePlaceOfCompany(accountId, jobId, employer, id)) ? undefined : 'COMPANY_LIMIT';
}

async function prepare(
  { store, settings }: Pick<SendDeps, 'store' | 'settings'>,
  head: Head,
): Promise<Prepared | undefined> {
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
  const sender = await senderOf(
    store,
    account,
    { ...job, emailSender: campaign.sender ?? job.emailSender },
    campaign.startedBy,
    settings.mailDomain,
  );
  const content = await contentFacts(settings, head, { job, account, sender, recipient });
  const rendered = renderMail(step, content);
  const personId = await personOf(store, head, recipient);
  const person = personId && (await store.readPerson(accountId, personId));
  const usable = recipient.emails.filter(({ email }) => !person?.bounced?.[fingerprint(email)]);
  const address = pickAddress(usable, account.usesWorkEmails && campaign.useWorkEmails);
  const isOptedOut = person?.optedOut !== undefined || head.unsubscribedAt !== undefined;
  return {
    job,
    account,
    sender,
    address,
    person,
    rendered,
    unsubscribeUrl: content.unsubscribeUrl,
    timing: steps[campaign.step + 1]?.timing,
    timeZone: timeZoneOf(recipient, job),
    facts: {
      isJobClosed: statusOf(job) === 'Closed',
      hasReplied: head.repliedAt !== undefined && head.repliedAt > campaign.startedAt,
      isStillContacted: head.column === 'CONTACTED',
      isOptedOut,
      address,
      missingVariables: rendered.missing,
      hasPostalAddress: account.postalAddress.trim() !== '',
      senderProblem: sender.problem,
      isAccountPaused: account.isOutreachPaused,
    },
  };
}

async function hand(
  { mail, settings }: SendDeps,
  head: Head,
  { address, sender, rendered, unsubscribeUrl }: Prepared,
): Promise<MailOutcome> {
  const secret = await settings.signingSecret();
  const target = { accountId: head.accountId, submissionId: head.id };
  const step = head.campaign?.step ?? 0;
  const earlier = Array.from({ length: step }, (_, before) => head.mails?.[mailKey(before)]?.id).flatMap((id) =>
    id ? [`<${id}@${settings.messageIdDomain}>`] : [],
  );
  const replyTo = replyAddress(secret, settings.replyDomain, target);
  const outgoing: OutgoingMail = {
    from: { name: sender.name, address: sender.address },
    replyTo,
    to: address?.email ?? '',
    subject: rendered.subject,
    html: rendered.html,
    text: rendered.text,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>, <mailto:${optOutAddress(secret, settings.replyDomain, target)}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...(earlier.length > 0 && { inReplyTo: earlier.at(-1) ?? '', references: earlier }),
  };
  return mail.send(outgoing, { account: head.accountId, submission: head.id, step: String(step) });
}

async function finish({ store, now }: SendDeps, claim: Head, prepared: Prepared, outcome: MailOutcome) {
  const step = claim.campaign?.step ?? 0;
  const claimedAt = claim.campaign?.claimedAt;
  const settle = (after: (head: Head) => Head) =>
    store.heads.change(
      claim.accountId,
      claim.id,
      (head) => (head.campaign?.claimedAt === claimedAt ? after(head) : undefined),
      [],
      claim,
    );
  if (outcome.kind === 'unknown')
    return log.warn('SES gave no answer; the email is uncertain until it does', { submissionId: claim.id, step });
  if (outcome.kind === 'throttled' || outcome.kind === 'suspended')
    return settle((head) => unclaimed(head, new Date(now().getTime() + RETRY_MS[outcome.kind])));
  if (outcome.kind === 'refused')
    return settle((head) => stopped(unclaimed(head, now()), 'blocked', outcome.reason, now()));
  // It left between the claim and now; the claim's time is before whatever comes of it.
  const sent: Instant = claimedAt ?? now().toISOString();
  const next = prepared.timing && dueAfter(now(), prepared.timing, prepared.timeZone, prepared.account.sendWindow);
  return settle((head) => recorded(head, step, { id: outcome.id, sent }, next));
}
