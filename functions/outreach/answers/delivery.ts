import type { EmailAddress } from '../../../shared/model/submission.ts';
import { accountPausedBecause } from '../../../shared/rules/outreach/sender-health.ts';
import { dueAfter, isMachineOpen, nextSendWindow, pickAddress } from '../../../shared/rules/outreach/sending.ts';
import { countingHarm } from '../../records/account/sender-record.ts';
import { givenUp, readdressed, recorded, stopped } from '../../records/submission/campaign.ts';
import { inBoth } from '../../records/submission/ended-by-move.ts';
import type { Head } from '../../records/submission/head.ts';
import { type MailFacts, mailKey } from '../../records/submission/mail-facts.ts';
import type { OutreachStore } from '../ports.ts';
import { sourceOf, timeZoneOf } from '../sending/content-facts.ts';
import { printOf } from '../sending/thread.ts';
import { closeForComplaint } from './complaint.ts';
import type { CandidateMailEvent, MailEvent } from './ses-event.ts';
import { earlier, optOut } from './unsubscribe.ts';

export interface DeliveryDeps {
  readonly store: OutreachStore;
  readonly now: () => Date;
}

/**
 * Notes what became of an email. Events come in any order and more than once: each sets one fact, the earliest time wins,
 * and the status follows from the facts. An event of an email whose sending was cut off also settles that it was sent.
 */
export const createDelivery = (deps: DeliveryDeps) => async (event: MailEvent) => {
  const { store } = deps;
  const head = await store.heads.read(event.accountId, event.submissionId);
  if (!head?.campaign) return;
  const next = isUnsettled(head, event) ? await nextDue(deps, head, event) : undefined;
  const emails =
    event.kind === 'bounced' || event.kind === 'complained' ? await closeAddresses(deps, event) : undefined;
  if (event.kind === 'optedOut') await optOut(deps, event, new Date(event.at));
  const retryAt = emails && event.kind === 'bounced' ? await retryDue(deps, head, emails) : undefined;
  const note = (latest: Head) => {
    const settled = isUnsettled(latest, event)
      ? recorded(latest, event.step, { id: event.messageId, sent: event.sentAt }, next)
      : latest;
    const after = noted(settled, event, retryAt, emails);
    return after === latest ? undefined : after;
  };
  const noteInBoth = (latest: Head) => inBoth(latest, note);
  await store.heads.change(event.accountId, event.submissionId, noteInBoth, harmBy(event, head), head);
  if (event.kind === 'complained' && event.from) await pauseWhereTooMany(store, event.accountId);
};

/** A complaint may be one too many for the whole account. */
async function pauseWhereTooMany(store: OutreachStore, account: MailEvent['accountId']) {
  const reason = accountPausedBecause(await store.sending.list(account));
  if (reason) await store.pauseAccount(account, reason);
}

/** A bounce and a complaint count against the address that the email left from, once: together with what they mean for the head. */
function harmBy({ accountId, kind, from, step }: MailEvent, { mails }: Head) {
  if ((kind !== 'bounced' && kind !== 'complained') || !from || mails?.[mailKey(step)]?.[kind]) return [];
  return [countingHarm(accountId, from, kind)];
}

/** The email of this event was claimed, and its record never written. */
const isUnsettled = ({ campaign, mails }: Head, { step, messageId }: MailEvent) => {
  const { id, replaced = [] } = mails?.[mailKey(step)] ?? {};
  return campaign?.claimedAt !== undefined && campaign.step === step && !id && !replaced.includes(messageId);
};

async function nextDue({ store }: DeliveryDeps, head: Head, { step, sentAt }: MailEvent): Promise<Date | undefined> {
  const [steps, job, account, recipient] = await contextOf(store, head);
  const timing = steps[step + 1]?.timing;
  return (
    timing && job && recipient && dueAfter(new Date(sentAt), timing, timeZoneOf(recipient, job), account.sendWindow)
  );
}

async function retryDue(
  { store, now }: DeliveryDeps,
  head: Head,
  emails: readonly EmailAddress[],
): Promise<Date | undefined> {
  if (!pickAddress(emails, head.campaign?.useWorkEmails ?? false)) return undefined;
  const [, job, account, recipient] = await contextOf(store, head);
  return job && recipient && nextSendWindow(now(), timeZoneOf(recipient, job), account.sendWindow);
}

const contextOf = (store: OutreachStore, head: Head) =>
  Promise.all([
    store.findSteps(head.accountId, head.jobId, sourceOf(head)),
    store.findJob(head.accountId, head.jobId),
    store.findAccount(head.accountId),
    store.findRecipient(head.accountId, head.id),
  ]);

/** A bounce ends that address; a complaint ends every address of the person. Both may be done twice. */
export async function closeAddresses(deps: DeliveryDeps, event: CandidateMailEvent): Promise<readonly EmailAddress[]> {
  const { store } = deps;
  const { accountId, submissionId, at } = event;
  if (event.kind === 'complained') {
    await closeForComplaint(deps, event);
    return [];
  }
  let emails: readonly EmailAddress[] = [];
  for (const address of event.recipients) {
    await store.closeAddress(accountId, address, at);
    emails = await store.markAddress(accountId, submissionId, address, 'bounced');
  }
  return emails;
}

const REJECTED = 'The mail service rejected this email';

function noted(
  head: Head,
  event: MailEvent,
  retryAt: Date | undefined,
  emails: readonly EmailAddress[] | undefined,
): Head {
  const before = head.mails?.[mailKey(event.step)] ?? {};
  const known = identified(before, event);
  // A complaint about an email that was sent again elsewhere is one all the same.
  if (!known)
    return event.kind === 'complained' && before.replaced?.includes(event.messageId) ? complained(head, event) : head;
  const facts = factsAfter(known, event);
  if (facts === before) return head;
  const after: Head = { ...head, mails: { ...head.mails, [mailKey(event.step)]: facts } };
  if (event.kind === 'complained') return complained(after, event);
  if (event.kind === 'rejected') return givenUp(after, REJECTED, new Date(event.at));
  if (event.kind !== 'bounced') return after;
  const hasEmail = pickAddress(emails ?? [], true) !== undefined;
  // The next email is being sent at this moment, and goes to another address than the one that bounced, or bounces itself.
  if (retryAt && head.campaign?.claimedAt) return { ...after, hasEmail };
  // Emails after it went to another address: whoever has those is not told the same again.
  if (wentOn(head, event)) return { ...after, hasEmail };
  // Nor whoever answered or opted out once all emails had left.
  if (head.repliedAt || head.unsubscribedAt) return { ...after, hasEmail };
  const mayRetry = retryAt && head.campaign && ['running', 'complete', 'paused'].includes(head.campaign.state);
  if (mayRetry) return readdressed({ ...after, hasEmail }, event.step, retryAt);
  // How a sequence ended stays: by an answer, an opt-out or a move.
  if (['stopped', 'replied'].includes(head.campaign?.state ?? '')) return { ...after, hasEmail };
  return stopped({ ...after, hasEmail }, 'blocked', 'No valid email address', new Date(event.at));
}

const complained = (head: Head, { at }: MailEvent) =>
  stopped(
    { ...head, unsubscribedAt: earlier(head.unsubscribedAt, at) },
    'stopped',
    'The candidate complained',
    new Date(at),
  );

const wentOn = ({ campaign }: Head, { step, recipients }: MailEvent) =>
  campaign?.to !== undefined && (campaign.toSince ?? 0) > step && !recipients.map(printOf).includes(campaign.to);

/**
 * The facts of the email that an event is of, undefined where they are another's. Somebody said of one that it was sent: the
 * first event of it says which it was.
 */
function identified(known: MailFacts, { messageId }: MailEvent): MailFacts | undefined {
  if (known.id === messageId) return known;
  const isTheirWord = known.id === undefined && known.sent !== undefined && !known.replaced?.includes(messageId);
  return isTheirWord ? { ...known, id: messageId } : undefined;
}

/** The facts with this event's added; the very same object where it adds nothing. */
function factsAfter(known: MailFacts, { kind, at, userAgent }: MailEvent): MailFacts {
  const seconds = known.delivered ? (Date.parse(at) - Date.parse(known.delivered)) / 1_000 : undefined;
  const name = kind === 'opened' && isMachineOpen(userAgent, seconds) ? 'machineOpened' : kind;
  if (name === 'sent' || name === 'delayed' || name === 'optedOut') return known;
  if (name === 'rejected') return known.skipped ? known : { ...known, skipped: REJECTED };
  const before = known[name];
  return before !== undefined && before <= at ? known : judgedAgain({ ...known, [name]: at });
}

/** An open that was told before its delivery may turn out to be a machine's. */
function judgedAgain(facts: MailFacts): MailFacts {
  const { opened, ...rest } = facts;
  if (!opened || !rest.delivered) return facts;
  const isMachines = isMachineOpen('', (Date.parse(opened) - Date.parse(rest.delivered)) / 1_000);
  const first = rest.machineOpened && rest.machineOpened < opened ? rest.machineOpened : opened;
  return isMachines ? { ...rest, machineOpened: first } : facts;
}
