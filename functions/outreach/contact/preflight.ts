import { AppError } from '../../../shared/contract/errors.ts';
import type { BlockReason, ContactChoice, Preflight } from '../../../shared/contract/outreach.ts';
import type { SubmissionId } from '../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import { LIMITS, TIMES } from '../../../shared/product.ts';
import { isListedCompany } from '../../../shared/rules/companies.ts';
import { BLOCK_TEXTS, firstDue, pickAddress } from '../../../shared/rules/sending.ts';
import type { Actor } from '../../platform/http.ts';
import { requireKnownSteps } from '../../records/job/known-job.ts';
import type { Head } from '../../records/submission/head.ts';
import { isKnown } from '../../records/submission/known-head.ts';
import type { OutreachStore, Recipient, SendingAccount, SendingJob } from '../ports.ts';
import { renderMail, type Sender } from '../sending/content.ts';
import {
  activeSteps,
  contentFacts,
  type MailSettings,
  senderOf,
  sourceOfJob,
  timeZoneOf,
} from '../sending/content-facts.ts';
import { isActive, wasContactedLately, whyNotFree } from './hold.ts';
import { checkedSteps } from './own-steps.ts';
import { describePlan } from './plan.ts';

export interface Checking {
  readonly store: OutreachStore;
  readonly settings: MailSettings;
  readonly now: () => Date;
}

/** What is the same for everyone who is contacted at once. */
export interface Checked {
  readonly actor: Actor;
  readonly job: SendingJob;
  readonly account: SendingAccount;
  readonly steps: readonly JourneyStep[];
  readonly sender: Sender;
  readonly useWorkEmails: boolean;
}

export type Verdict =
  | {
      readonly kind: 'send';
      readonly email: string;
      readonly recipient: Recipient;
      readonly timeZone: string;
      readonly firstMailAt: Date;
    }
  | { readonly kind: 'blocked'; readonly reason: BlockReason; readonly why: string };

const blocked = (reason: BlockReason, more = ''): Verdict => ({
  kind: 'blocked',
  reason,
  why: `${BLOCK_TEXTS[reason]}${more}`,
});

/** Reads once what every candidate's check needs. */
export async function openCheck(
  { store, settings }: Checking,
  actor: Actor,
  choice: Pick<ContactChoice, 'jobId' | 'customTemplates' | 'shouldContactCandidateWorkEmails'>,
): Promise<Checked> {
  const [job, account] = await Promise.all([
    store.findJob(actor.accountId, choice.jobId),
    store.findAccount(actor.accountId),
  ]);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  const steps = choice.customTemplates
    ? activeSteps(checkedSteps(choice.customTemplates))
    : await store.findSteps(actor.accountId, job.id, sourceOfJob(job));
  requireKnownSteps(steps);
  if (steps.length === 0) throw new AppError('BAD_REQUEST', { customTemplates: ['There is no email to send.'] });
  const sender = await senderOf(store, actor.accountId, job, actor.userId, settings.mailDomain);
  return { actor, job, account, steps, sender, useWorkEmails: choice.shouldContactCandidateWorkEmails };
}

/** Whether one candidate would be emailed, and if not, the first reason why. Asked before contacting and again with it. */
export async function check(deps: Checking, checked: Checked, head: Head): Promise<Verdict> {
  const { store } = deps;
  const { account, job, actor } = checked;
  if (!isKnown(head)) return blocked('RECORD_NEWER');
  if (!['NEW', 'SAVED'].includes(head.column)) return blocked('ALREADY_CONTACTED');
  if (!head.huntDone) return blocked('HUNT_NOT_DONE');
  if (!account.postalAddress.trim()) return blocked('NO_POSTAL_ADDRESS');
  const recipient = await store.findRecipient(actor.accountId, head.id);
  const addresses = recipient?.emails.map(({ email }) => email) ?? [];
  const suppressed = await store.findSuppressed(actor.accountId, addresses);
  if ([...suppressed.values()].some(({ reason }) => reason !== 'bounced')) return blocked('OPTED_OUT');
  const usable = recipient?.emails.filter(({ email }) => !suppressed.has(email)) ?? [];
  const address = pickAddress(usable, checked.useWorkEmails);
  if (!recipient || !address) return blocked('NO_USABLE_EMAIL');
  if (head.employer && isListedCompany(head.employer, job.blacklist)) return blocked('EXCLUDED_COMPANY');
  const elsewhere = await findElsewhere(deps, checked, head, address.email);
  if (elsewhere) return blocked(elsewhere);
  if (address.kind === 'work' && head.employer) {
    const others = await store.countOfCompany(actor.accountId, job.id, head.employer, head.id);
    if (others >= LIMITS.profilesPerCompany) return blocked('COMPANY_LIMIT');
  }
  const content = await contentFacts(deps.settings, head, { ...checked, recipient });
  const missing = [...new Set(checked.steps.flatMap((step) => renderMail(step, content).missing))];
  if (missing.length > 0) return blocked('VARIABLE_WITHOUT_VALUE', `: ${missing.join(', ')}`);
  const timeZone = timeZoneOf(recipient, job);
  const [first] = checked.steps as [JourneyStep];
  const firstMailAt = firstDue(deps.now(), first.timing, TIMES.undoSeconds, timeZone, account.sendWindow);
  return { kind: 'send', email: address.email, recipient, timeZone, firstMailAt };
}

/** The same person on another job of the account: in a sequence now, or contacted lately. */
async function findElsewhere(
  { store, now }: Checking,
  { actor }: Checked,
  head: Head,
  email: string,
): Promise<BlockReason | undefined> {
  const ids = await store.findSamePerson(actor.accountId, email, head.id);
  const others = ids.length > 0 ? await store.heads.readMany(actor.accountId, ids) : [];
  if (others.some(isActive)) return 'IN_ANOTHER_SEQUENCE';
  if (others.some((other) => wasContactedLately(other, now()))) return 'CONTACTED_LATELY';
  return whyNotFree({ store, now }, head, email);
}

/** Everyone at once: who will be emailed when, who will not and why, and the plan as a sentence. */
export async function preflight(
  deps: Checking,
  actor: Actor,
  choice: Pick<ContactChoice, 'jobId' | 'customTemplates' | 'shouldContactCandidateWorkEmails'>,
  ids: readonly SubmissionId[],
): Promise<Preflight> {
  const checked = await openCheck(deps, actor, choice);
  const heads = (await deps.store.heads.readMany(actor.accountId, ids)).filter(
    ({ jobId, pending }) => jobId === choice.jobId && !pending,
  );
  const order = new Map(ids.map((id, index) => [id, index]));
  heads.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const verdicts = withoutRepeats(
    await Promise.all(heads.map(async (head) => ({ head, verdict: await checkAlone(deps, checked, head) }))),
  );
  const recipients = verdicts.flatMap(({ head, verdict }) =>
    verdict.kind === 'send'
      ? [
          {
            submissionId: head.id,
            name: head.name,
            email: verdict.email,
            firstMailAt: verdict.firstMailAt.toISOString(),
            timeZone: verdict.timeZone,
          },
        ]
      : [],
  );
  return {
    recipients,
    blocked: verdicts.flatMap(({ head, verdict }) =>
      verdict.kind === 'blocked'
        ? [{ submissionId: head.id, name: head.name, reason: verdict.reason, why: verdict.why }]
        : [],
    ),
    ...describePlan(recipients, checked.steps, checked.account.sendWindow, deps.now()),
    steps: [...checked.steps],
  };
}

/** One profile that cannot be read keeps nobody else from being contacted. */
const checkAlone = (deps: Checking, checked: Checked, head: Head): Promise<Verdict> =>
  check(deps, checked, head).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'RECORD_UNREADABLE') return blocked('RECORD_UNREADABLE');
    throw error;
  });

/** One person chosen twice is written to once: an address counts for the first who has it. */
function withoutRepeats<T extends { readonly head: Head; readonly verdict: Verdict }>(all: readonly T[]) {
  const names = new Map<string, string>();
  return all.map(({ head, verdict }) => {
    if (verdict.kind === 'blocked') return { head, verdict };
    const address = verdict.email.trim().toLowerCase();
    const name = names.get(address);
    if (name === undefined) names.set(address, head.name);
    return {
      head,
      verdict: name === undefined ? verdict : blocked('IN_ANOTHER_SEQUENCE', `: same address as ${name}`),
    };
  });
}
