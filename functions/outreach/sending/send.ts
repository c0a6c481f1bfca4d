import type { BlockReason } from '../../../shared/contract/outreach.ts';
import type { Instant } from '../../../shared/model/ids.ts';
import { isHuntOver } from '../../../shared/rules/outreach/addresses.ts';
import { type Obstacle, obstacleTo } from '../../../shared/rules/outreach/decision.ts';
import { BLOCK_TEXTS, dueAfter } from '../../../shared/rules/outreach/sending.ts';
import type { DueWork } from '../../../shared/tasks.ts';
import { log } from '../../platform/log.ts';
import type { OutgoingMail } from '../../platform/mime.ts';
import type { MailOutcome } from '../../platform/ses.ts';
import { isUnreadable } from '../../platform/table.ts';
import { optOutAddress, replyAddress } from '../../records/reply/signed-addresses.ts';
import {
  claimed,
  givenUp,
  heldBack,
  leftAlone,
  mayBeLeaving,
  recorded,
  refused,
  resumed,
  searching,
  stopped,
  uncertain,
  waiting,
} from '../../records/submission/campaign.ts';
import { inBoth } from '../../records/submission/ended-by-move.ts';
import { isGone } from '../../records/submission/erasure.ts';
import type { Head } from '../../records/submission/head.ts';
import { requireKnown } from '../../records/submission/known-head.ts';
import { keepsPerson } from '../contact/hold.ts';
import type { OutreachStore } from '../ports.ts';
import type { MailSettings } from './content-facts.ts';
import { decideAndTakePlace } from './place.ts';
import { type PrepareDeps, type Prepared, prepare } from './prepare.ts';
import type { Quota } from './quota.ts';
import { printOf } from './thread.ts';

/** What brings SES's events back to an email of a candidate. */
export type StepTags = { readonly account: string; readonly submission: string; readonly step: string };

export interface SendDeps {
  readonly store: OutreachStore;
  readonly settings: MailSettings;
  /** Hands a mail over, through the configuration set of its account where it has its own. */
  readonly mail: { send(mail: OutgoingMail, tags: StepTags, configurationSet?: string): Promise<MailOutcome> };
  /** Waits for its turn among all that the mail service takes in a second, and says where it takes no more today. */
  readonly quota: Quota;
  readonly now: () => Date;
  readonly random: () => number;
}

/** When a candidate is looked at again of whom a record cannot be read. */
const UNREADABLE_MS = 60 * 60_000;

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
    const until = new Date(deps.now().getTime() + UNREADABLE_MS);
    await deps.store.postpone(work.accountId, work.submissionId, work.dueAt, until);
  }
};

async function sendDue(deps: SendDeps, work: DueWork) {
  const head = await deps.store.heads.read(work.accountId, work.submissionId);
  if (!head?.campaign || head.dueAt !== work.dueAt || Date.parse(work.dueAt) > deps.now().getTime()) return;
  requireKnown(head);
  const { claimedAt, state, pausedUntil } = head.campaign;
  if (claimedAt && mayBeLeaving(claimedAt, deps.now())) return void (await deps.store.heads.save(leftAlone(head)));
  if (claimedAt) return void (await deps.store.heads.save(inBoth(head, (each) => uncertain(each, deps.now())) ?? head));
  if (state === 'paused' && pausedUntil) return void (await deps.store.heads.save(resumed(head, deps.now())));
  if (state === 'running' && !isHuntOver(head)) return waitForSearch(deps, head);
  if (state === 'running') return sendNext(deps, head);
  if (state === 'blocked') await lookAgain(deps, head);
}

async function waitForSearch(deps: SendDeps, head: Head) {
  const hasEmail = (await prepare(deps, head))?.address !== undefined;
  const after = searching(head, deps.now(), hasEmail);
  if (after.huntDone) log.error('A search for addresses never ended', 'It is over with what is known', { id: head.id });
  await deps.store.heads.save(after);
}

/** What held an email back may have passed: then it is due when it was, and everything is asked again as it leaves. */
async function lookAgain(deps: SendDeps, head: Head) {
  const obstacle = await whatKeeps(deps, head);
  if (obstacle && obstacle.kind !== 'hold')
    return void (await deps.store.heads.save(ended(head, obstacle, deps.now())));
  const held = obstacle ? heldBack(head, obstacle.reason, deps.now()) : resumed(head, deps.now());
  await deps.store.heads.save(held);
}

/** What keeps the next email of a candidate from leaving, whatever the time is; undefined where nothing does. */
export async function whatKeeps(deps: PrepareDeps, head: Head): Promise<Obstacle | undefined> {
  const prepared = await prepare(deps, head);
  return prepared && obstacleTo(prepared.facts);
}

const ended = (head: Head, { kind, reason }: Obstacle, at: Date) =>
  stopped(head, kind === 'stop' ? 'stopped' : 'blocked', reason, at);

async function sendNext(deps: SendDeps, head: Head) {
  const { store, now } = deps;
  const save = async (after: Head) => void (await store.heads.save(after));
  const prepared = await prepare(deps, head);
  if (!prepared) return save(stopped(head, 'blocked', 'The email to send no longer exists', now()));
  const decision = await decideAndTakePlace(deps, head, prepared);
  if (decision.kind === 'wait') return save(waiting(head, decision.until, decision.reason));
  if (decision.kind === 'hold') return save(heldBack(head, decision.reason, now()));
  if (decision.kind !== 'send') return save(ended(head, decision, now()));
  const code = await whyNotThem(deps, head, prepared);
  if (code) return save(stopped(head, 'blocked', BLOCK_TEXTS[code], now()));
  const full = await deps.quota();
  if (full) return save(waiting(head, full.until, full.reason));
  const claim = claimed(head, now(), printOf(prepared.address?.email ?? ''));
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

async function hand(
  { mail, settings, store }: SendDeps,
  head: Head,
  { account, address, sender, rendered, thread, unsubscribeUrl }: Prepared,
): Promise<MailOutcome> {
  const secret = await settings.signingSecret();
  const target = { accountId: head.accountId, submissionId: head.id };
  const step = head.campaign?.step ?? 0;
  const earlier = thread.map((id) => `<${id}@${settings.messageIdDomain}>`);
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
  // Beside it: an email that left is as much sent where its copy could not be kept.
  const { subject, html, to } = outgoing;
  const copy = { step, from: `${sender.name} <${sender.address}>`, to, subject, html };
  const kept = store.sentMails.keep(head.accountId, head.id, copy).catch((error: unknown) => {
    log.error('An email leaves of which no copy is kept', { submissionId: head.id, step, error });
  });
  const tags = { account: head.accountId, submission: head.id, step: String(step) };
  const outcome = await mail.send(outgoing, tags, account.configurationSet);
  await kept;
  return outcome;
}

async function finish({ store, now, random }: SendDeps, claim: Head, prepared: Prepared, outcome: MailOutcome) {
  const step = claim.campaign?.step ?? 0;
  const claimedAt = claim.campaign?.claimedAt;
  const settle = async (after: (head: Head) => Head) => {
    const decide = (head: Head) => (head.campaign?.claimedAt === claimedAt ? inBoth(head, after) : undefined);
    try {
      await store.heads.change(claim.accountId, claim.id, decide, [], claim);
    } catch (error) {
      // Nothing is left to note it in, and tried again it would be the same.
      if (!isGone(error)) throw error;
      log.warn('A candidate was deleted while an email to them was on its way', { submissionId: claim.id, step });
    }
  };
  if (outcome.kind === 'unknown')
    return log.warn('SES gave no answer; the email is uncertain until it does', { submissionId: claim.id, step });
  if (outcome.kind === 'throttled' || outcome.kind === 'suspended')
    return settle((head) => refused(head, outcome.kind, now(), random));
  if (outcome.kind === 'refused') return settle((head) => givenUp(head, outcome.reason, now()));
  // It left between the claim and now; the claim's time is before whatever comes of it.
  const sent: Instant = claimedAt ?? now().toISOString();
  const next = prepared.timing && dueAfter(now(), prepared.timing, prepared.timeZone, prepared.account.sendWindow);
  return settle((head) => recorded(head, step, { id: outcome.id, sent }, next));
}
