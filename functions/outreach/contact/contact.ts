import { AppError, ERRORS, type ErrorCode } from '../../../shared/contract/errors.ts';
import type { BlockReason, ContactChoice } from '../../../shared/contract/outreach.ts';
import type { Outcome } from '../../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import { TIMES } from '../../../shared/product.ts';
import { decideMove, movedMeanwhile } from '../../../shared/rules/funnel/moves.ts';
import { BLOCK_TEXTS, firstDue } from '../../../shared/rules/outreach/sending.ts';
import type { Actor } from '../../platform/http.ts';
import { fingerprint } from '../../platform/ids.ts';
import { isConflict, refuseInConflict, retryingConflicts } from '../../platform/table.ts';
import { notOnJob, whoWasAhead } from '../../records/board/who-was-ahead.ts';
import { statusOf } from '../../records/job/known-job.ts';
import type { StoredPerson } from '../../records/person/person.ts';
import { contacted, mayStartOutreach, type Start } from '../../records/submission/campaign.ts';
import { toCard } from '../../records/submission/card.ts';
import type { Head } from '../../records/submission/head.ts';
import { isKnown, requireKnown } from '../../records/submission/known-head.ts';
import { timeZoneOf } from '../sending/content-facts.ts';
import { personOf, wantingNoMail } from '../whom.ts';
import { type Candidate, readCandidates, readHeads } from './candidates.ts';
import { holdOf, TRIES } from './hold.ts';
import { type Checked, type Checking, type Contactee, check, openCheck, type Verdict } from './preflight.ts';

/** Which failure a blocked candidate is for whoever contacts just them. */
const CODES: Partial<Record<BlockReason, ErrorCode>> = {
  HUNT_NOT_DONE: 'HUNT_NOT_DONE',
  ALREADY_CONTACTED: 'MOVE_NOT_ALLOWED',
  LEFT_FUNNEL: 'MOVE_NOT_ALLOWED',
  RECORD_NEWER: 'RECORD_NEWER',
};
const codeOf = (reason: BlockReason): ErrorCode => CODES[reason] ?? 'NO_USABLE_EMAIL';

const refusal = (reason: BlockReason, why: string) => new AppError(codeOf(reason), {}, { reason, why });

/** How often what was done beside a contact is noted, where somebody writes the same items for long. */
const NOTE_TRIES = 3;

type Run = (id: SubmissionId, candidate?: Candidate) => Promise<Head>;

/**
 * Contacts many candidates, ten at a time, and one outcome each. The head, profile and addresses of each are read together, half a
 * unit for 4 KB, who complained is asked for all at once, and each of them costs two conditional writes besides: the person's hold and
 * the head. Whose items
 * somebody else writes all the time is not contacted, is told to try again, and keeps nobody else from it.
 */
export async function contactMany(
  deps: Checking,
  actor: Actor,
  choice: ContactChoice,
  ids: readonly SubmissionId[],
  isAutoContact = false,
): Promise<Outcome[]> {
  const { run, account } = await openContact(deps, actor, choice, isAutoContact);
  const candidateOf = choice.startOutreachCampaign
    ? await readCandidates(deps, account, ids)
    : await readHeads(deps, account, ids);
  const outcomes: Outcome[] = [];
  const unnoted: unknown[] = [];
  for (let start = 0; start < ids.length; start += 10) {
    const some = ids.slice(start, start + 10);
    const settled = await Promise.allSettled(some.map((id) => outcomeOf(run, id, candidateOf(id))));
    outcomes.push(...settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])));
    const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const failure of failures) if (!isConflict(failure)) throw failure;
    unnoted.push(...failures);
  }
  // They were contacted, and what was done besides is noted when the act is repeated.
  if (unnoted.length > 0) throw unnoted[0];
  return outcomes;
}

/** Contacts one candidate, or says why not. */
export async function contactOne(deps: Checking, actor: Actor, choice: ContactChoice, id: SubmissionId): Promise<Head> {
  return (await openContact(deps, actor, choice)).run(id);
}

async function outcomeOf(run: Run, submissionId: SubmissionId, candidate: Candidate): Promise<Outcome> {
  try {
    return contactedOutcome(await run(submissionId, candidate));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const why = error.details.why ?? ERRORS[error.code].title;
    return { submissionId, ok: false, code: error.details.reason ?? error.code, why, card: null };
  }
}

/** The outcome of whoever was contacted. */
export const contactedOutcome = (head: Head): Outcome => ({
  submissionId: head.id,
  ok: true,
  code: null,
  why: null,
  card: toCard(head),
});

async function openContact(deps: Checking, actor: Actor, choice: ContactChoice, isAutoContact = false) {
  if (!choice.startOutreachCampaign && choice.contactedViaOtherChannels.length === 0)
    throw new AppError('NOTHING_STARTED');
  const checks = await openCheck(deps, actor, choice);
  if (statusOf(checks.job) === 'Closed') throw new AppError('JOB_CLOSED');
  if (choice.customTemplates && !checks.account.canEditOutreach) throw new AppError('OUTREACH_NOT_EDITABLE');

  /** Who changed meanwhile is read and checked again, because it may be their address that changed. */
  const save = async (id: SubmissionId, candidate: Candidate | undefined) => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const known = attempt === 0 ? candidate : undefined;
      const head = await headToContact(deps, actor, choice, id, known?.head);
      const asRead = known?.head === head ? known : undefined;
      const start = choice.startOutreachCampaign ? await startOf(deps, choice, checks, head, asRead) : undefined;
      const after = contacted(
        head,
        deps.now(),
        actor.userId,
        start && { ...start, isAutoContact },
        saidBy(actor, choice),
      );
      if (await deps.store.heads.save(after)) return { ...after, version: after.version + 1 };
    }
    throw new AppError('CONFLICT');
  };

  const run: Run = async (id, candidate) => {
    const saved = await save(id, candidate).catch(refuseInConflict);
    await retryingConflicts(() => noteWhatElse(deps, actor, choice, saved), NOTE_TRIES);
    return saved;
  };
  return { run, account: checks.account };
}

/** What somebody says with a contact, where they say anything. */
const saidBy = ({ userId: id, name }: Actor, { clientReviewFeedback: feedback }: ContactChoice) =>
  feedback ? { feedback, byUser: { id, name, picture: null } } : undefined;

/** The head that was read, unless it says no: it may be older than what somebody has just done. */
async function headToContact(
  { store }: Checking,
  actor: Actor,
  choice: ContactChoice,
  id: SubmissionId,
  known: Head | undefined,
): Promise<Head> {
  const { accountId } = actor;
  const isSure = known?.jobId === choice.jobId && !known.pending && isKnown(known);
  if (isSure && !whyNotContacted(known, choice)) return known;
  const head = await store.heads.require(accountId, id);
  if (head.pending) throw new AppError('SUBMISSION_NOT_FOUND');
  if (head.jobId !== choice.jobId) {
    const ahead = whoWasAhead(store);
    ahead.note(head);
    throw await ahead.namedIn(actor, notOnJob(head), id, { jobId: choice.jobId });
  }
  if (!whyNotContacted(head, choice)) return head;
  throw await movedAhead({ store }, actor, head);
}

/** Somebody moved them first: who, and where to. */
async function movedAhead({ store }: Pick<Checking, 'store'>, { userId }: Actor, head: Head): Promise<AppError> {
  const { changedBy, name, column } = requireKnown(head);
  const [person] = changedBy && changedBy !== userId ? await store.findPeople([changedBy]) : [];
  const by = changedBy === userId ? 'You' : person?.name || undefined;
  return new AppError('MOVE_NOT_ALLOWED', {}, { why: movedMeanwhile(name, 'SAVED', column, by) });
}

/** Who was reached elsewhere first, or came back, may still get the outreach. */
function whyNotContacted(head: Head, { startOutreachCampaign }: ContactChoice): string | undefined {
  const move = decideMove(requireKnown(head).column, 'CONTACTED');
  return move.allowed || (startOutreachCampaign && mayStartOutreach(head)) ? undefined : move.why;
}

async function startOf(
  deps: Checking,
  choice: ContactChoice,
  checks: Checked,
  head: Head,
  candidate: Candidate | undefined,
): Promise<Start> {
  const { accountId, id } = head;
  const recipient = candidate
    ? candidate.recipient()
    : await deps.store.findRecipient(accountId, id, { strongly: true });
  const prints = recipient?.prints ?? [];
  const noMailOf = candidate?.noMailOf ?? (await wantingNoMail(deps, checks.account, prints));
  const verdict = await checkAndHold(deps, checks, { head, recipient, noMail: noMailOf(prints) });
  if (choice.customTemplates) await deps.store.saveOwnSteps(accountId, id, checks.steps);
  const [first] = checks.steps as [JourneyStep];
  const at = deps.now();
  const zone = timeZoneOf(verdict.recipient, checks.job);
  return {
    at,
    by: checks.actor.userId,
    sender: checks.job.emailSender,
    steps: checks.steps.length,
    outreachVersion: choice.customTemplates ? null : (checks.job.outreachVersion ?? 0),
    useWorkEmails: checks.useWorkEmails,
    firstDue: firstDue(at, first.timing, TIMES.undoSeconds, zone, checks.account.sendWindow),
  };
}

/** Holds the person for a candidate who may be written to, and throws why not otherwise. Who is not free is looked at and asked again. */
async function checkAndHold(deps: Checking, checks: Checked, { head, recipient, noMail }: Contactee) {
  let person: StoredPerson | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const verdict: Verdict = await check(deps, checks, { head, recipient, person, noMail });
    const id = person?.id ?? (recipient && (await personOf(deps.store, head, recipient)));
    // Of who opted out no address is usable, which only the person can say.
    const mayBeOut = verdict.kind === 'blocked' && verdict.reason === 'NO_USABLE_EMAIL' && !person && id;
    if (mayBeOut) {
      person = await deps.store.readPerson(head.accountId, id);
      continue;
    }
    if (verdict.kind === 'blocked') throw refusal(verdict.reason, verdict.why);
    if (!id) throw refusal('NO_USABLE_EMAIL', BLOCK_TEXTS.NO_USABLE_EMAIL);
    const hold = { hold: holdOf(deps, head), address: fingerprint(verdict.email), seen: person };
    person = await deps.store.holdPerson(head.accountId, id, hold);
    if (!person) return verdict;
  }
  throw refusal('IN_ANOTHER_SEQUENCE', BLOCK_TEXTS.IN_ANOTHER_SEQUENCE);
}

/** What the employer did besides: written after the move, because it is worth nothing without it. */
export async function noteWhatElse(
  { store, now }: Pick<Checking, 'store' | 'now'>,
  actor: Actor,
  choice: ContactChoice,
  head: Head,
) {
  const { id } = head;
  const date = now().toISOString();
  const { contactedViaOtherChannels: channels } = choice;
  const person = choice.startOutreachCampaign ? undefined : await store.findPerson(actor.accountId, id);
  if (person) await store.noteContact(head, person);
  if (channels.length > 0) await store.noteChannels(actor.accountId, id, channels, actor.name, date);
}
