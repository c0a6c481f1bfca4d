import { AppError } from '../../../shared/contract/errors.ts';
import type { BlockReason, ContactChoice, Preflight } from '../../../shared/contract/outreach.ts';
import type { PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import { TIMES } from '../../../shared/product.ts';
import { COLUMN_LABELS, type ColumnName, isDisqualified } from '../../../shared/reference/funnel.ts';
import { isListedCompany } from '../../../shared/rules/job/companies.ts';
import { isHuntOver } from '../../../shared/rules/outreach/addresses.ts';
import { FORBIDDEN_IN_ATS, obstacleTo } from '../../../shared/rules/outreach/decision.ts';
import { describePlan } from '../../../shared/rules/outreach/plan.ts';
import { pausedBecause } from '../../../shared/rules/outreach/sender-health.ts';
import { BLOCK_TEXTS, firstDue, pickAddress } from '../../../shared/rules/outreach/sending.ts';
import { usesWorkEmails } from '../../../shared/rules/outreach/work-emails.ts';
import type { Actor } from '../../platform/http.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { StoredSending } from '../../records/account/sender-record.ts';
import { type Sender, senderOf } from '../../records/account/senders.ts';
import { requireKnownSteps } from '../../records/job/known-job.ts';
import type { StoredPerson } from '../../records/person/person.ts';
import { mayStartOutreach } from '../../records/submission/campaign.ts';
import type { Head } from '../../records/submission/head.ts';
import { isKnown } from '../../records/submission/known-head.ts';
import type { OutreachStore, Recipient, SendingAccount, SendingJob } from '../ports.ts';
import { renderMail } from '../sending/content.ts';
import { activeSteps, contentFacts, type MailSettings, sourceOfJob, timeZoneOf } from '../sending/content-facts.ts';
import { listedBy, type NoMail, othersAtWork, personOf, wantingNoMail } from '../whom.ts';
import { goneMeanwhile } from './gone.ts';
import { whyNotFree } from './hold.ts';
import { checkedSteps } from './own-steps.ts';

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
  /** What is known of the address that it writes from. */
  readonly sending: StoredSending;
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

const blocked = (reason: BlockReason, why: string = BLOCK_TEXTS[reason]): Verdict => ({ kind: 'blocked', reason, why });

/** Whoever is out of the funnel may never have been contacted. */
const whyNotStarted = (column: ColumnName): Verdict =>
  isDisqualified(column) ? blocked('LEFT_FUNNEL', `Is in ${COLUMN_LABELS[column]}`) : blocked('ALREADY_CONTACTED');

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
  const sender = await senderOf(store, account, job, actor.userId, settings.mailDomain);
  const [sending, useWorkEmails] = await Promise.all([
    store.sending.find(account.id, sender.address),
    workEmailsOf(store, actor, account, choice),
  ]);
  return { actor, job, account, steps, sender, sending, useWorkEmails };
}

/** Whether this contact may go to work addresses. What the person prefers is read only where they did not choose. */
async function workEmailsOf(
  store: OutreachStore,
  { accountId, userId }: Actor,
  { usesWorkEmails: team }: SendingAccount,
  { shouldContactCandidateWorkEmails: chosen }: Pick<ContactChoice, 'shouldContactCandidateWorkEmails'>,
): Promise<boolean> {
  const isAsked = team && chosen === undefined;
  return usesWorkEmails({ team, chosen, own: isAsked && (await store.prefersWorkEmails(accountId, userId)) });
}

/** Whom a contact is about. The person is there once they were asked; contacting asks them by the write that holds them. */
export interface Contactee {
  readonly head: Head;
  readonly recipient: Recipient | undefined;
  readonly person?: StoredPerson | undefined;
  readonly noMail: NoMail;
}

/** Whether one candidate would be emailed, and if not, the first reason why. Asked before contacting and again with it. */
export async function check(deps: Checking, checked: Checked, contactee: Contactee): Promise<Verdict> {
  const { store } = deps;
  const { account, job } = checked;
  const { head, recipient, person, noMail } = contactee;
  if (!isKnown(head)) return blocked('RECORD_NEWER');
  if (!mayStartOutreach(head)) return whyNotStarted(head.column);
  if (!isHuntOver(head)) return blocked('HUNT_NOT_DONE');
  const usable = recipient?.emails.filter(({ email }) => !person?.bounced?.[fingerprint(email)]) ?? [];
  const address = pickAddress(usable, checked.useWorkEmails);
  const obstacle = obstacleTo({
    isOptedOut: person?.optedOut !== undefined || noMail.wantsNoMail,
    isForbiddenInAts: noMail.isForbiddenInAts,
    hasReplied: head.repliedAt !== undefined,
    isStillContacted: true,
    address,
    hasDeclinedAddress: pickAddress(usable, true) !== undefined,
    isExcludedCompany: Boolean(head.employer && isListedCompany(head.employer, job.blacklist)),
    deniedBy: recipient && (await store.isDenied(account.id, job, listedBy(recipient))),
    elsewhere: person && (await whyNotFree(deps, head, person)),
    othersOfCompany: address ? await othersAtWork(store, head, address) : 0,
    isJobClosed: false,
    hasPostalAddress: account.postalAddress.trim() !== '',
    senderProblem: checked.sender.problem,
    senderPaused: pausedBecause(checked.sending),
    missingVariables: recipient ? await missingIn(deps, checked, head, recipient) : [],
    isAccountPaused: false,
  });
  if (obstacle?.code) return blocked(obstacle.code, whyOf(obstacle.code, obstacle.reason));
  if (!recipient || !address) return blocked('NO_USABLE_EMAIL');
  const timeZone = timeZoneOf(recipient, job);
  const [first] = checked.steps as [JourneyStep];
  const firstMailAt = firstDue(deps.now(), first.timing, TIMES.undoSeconds, timeZone, account.sendWindow);
  return { kind: 'send', email: address.email, recipient, timeZone, firstMailAt };
}

/** What the employer reads before contacting, which says more than what stands with a sequence. */
function whyOf(code: BlockReason, reason: string): string {
  const text = BLOCK_TEXTS[code];
  if (reason.startsWith(text) || reason === FORBIDDEN_IN_ATS) return reason;
  if (code === 'OPTED_OUT') return text;
  if (code === 'VARIABLE_WITHOUT_VALUE') return `${text}: ${reason.replace(/^No value for /, '')}`;
  return `${text}. ${reason}`;
}

async function missingIn(deps: Checking, checked: Checked, head: Head, recipient: Recipient): Promise<string[]> {
  const content = await contentFacts(deps.settings, head, { ...checked, recipient });
  return [...new Set(checked.steps.flatMap((step) => renderMail(step, content).missing))];
}

/** Everyone at once: who will be emailed when, who will not and why, and the plan as a sentence. */
export async function preflight(
  deps: Checking,
  actor: Actor,
  choice: Pick<ContactChoice, 'jobId' | 'customTemplates' | 'shouldContactCandidateWorkEmails'>,
  ids: readonly SubmissionId[],
): Promise<Preflight> {
  const checked = await openCheck(deps, actor, choice);
  const { heads: found, recipientOf } = await deps.store.findCandidates(actor.accountId, ids);
  const heads = found.filter(({ jobId, pending }) => jobId === choice.jobId && !pending);
  const order = new Map(ids.map((id, index) => [id, index]));
  heads.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const verdicts = withoutRepeats(await checkAll(deps, checked, { heads, recipientOf }));
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
    blocked: [
      ...verdicts.flatMap(({ head, verdict }) =>
        verdict.kind === 'blocked'
          ? [{ submissionId: head.id, name: head.name, reason: verdict.reason, why: verdict.why }]
          : [],
      ),
      ...(await goneMeanwhile(deps.store, actor, choice.jobId, { ids, found })),
    ],
    ...describePlan(recipients, checked.steps, checked.account.sendWindow, deps.now()),
    steps: [...checked.steps],
    sendWindow: checked.account.sendWindow,
  };
}

interface Asked {
  readonly heads: readonly Head[];
  readonly recipientOf: (id: SubmissionId) => Recipient | undefined;
}

interface Checkup {
  readonly head: Head;
  readonly verdict: Verdict;
  readonly personId?: PersonId | undefined;
}

/** Asks of everyone with a few calls: of the persons in one, of who complained in another. */
async function checkAll(deps: Checking, checked: Checked, { heads, recipientOf }: Asked): Promise<Checkup[]> {
  const { store } = deps;
  const { accountId } = checked.actor;
  const people = await Promise.all(heads.map((head) => lookUp(store, head, recipientOf)));
  const persons = await store.readPersons(
    accountId,
    people.flatMap(({ personId }) => personId ?? []),
  );
  const prints = people.flatMap(({ recipient }) => recipient?.prints ?? []);
  const noMailOf = await wantingNoMail(deps, checked.account, prints);
  return Promise.all(
    people.map(async ({ head, recipient, personId, isUnreadable }) => {
      const person = personId && persons.get(personId);
      const noMail = noMailOf(recipient?.prints ?? []);
      const verdict = isUnreadable
        ? blocked('RECORD_UNREADABLE')
        : await check(deps, checked, { head, recipient, person, noMail });
      return { head, verdict, personId: person?.id };
    }),
  );
}

/** One profile that cannot be read keeps nobody else from being contacted. */
async function lookUp(store: OutreachStore, head: Head, recipientOf: (id: SubmissionId) => Recipient | undefined) {
  try {
    const recipient = recipientOf(head.id);
    const personId = recipient && (await personOf(store, head, recipient));
    return { head, recipient, personId, isUnreadable: false };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'RECORD_UNREADABLE')) throw error;
    return { head, recipient: undefined, personId: undefined, isUnreadable: true };
  }
}

/** One person chosen twice is written to once: for the first. */
function withoutRepeats(all: readonly Checkup[]): Checkup[] {
  const names = new Map<PersonId, string>();
  return all.map((each) => {
    const { head, verdict, personId } = each;
    if (verdict.kind === 'blocked' || !personId) return each;
    const name = names.get(personId);
    if (name === undefined) names.set(personId, head.name);
    return name === undefined ? each : { head, verdict: blocked('IN_ANOTHER_SEQUENCE', `Same person as ${name}`) };
  });
}
