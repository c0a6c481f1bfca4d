import { AppError, ERRORS, type ErrorCode } from '../../../shared/contract/errors.ts';
import type { BlockReason, ContactChoice } from '../../../shared/contract/outreach.ts';
import type { Outcome } from '../../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import { TIMES } from '../../../shared/product.ts';
import { decideMove } from '../../../shared/rules/moves.ts';
import { BLOCK_TEXTS, firstDue } from '../../../shared/rules/sending.ts';
import type { Actor } from '../../platform/http.ts';
import { statusOf } from '../../records/job/known-job.ts';
import { contacted, type Start } from '../../records/submission/campaign.ts';
import { toCard } from '../../records/submission/card.ts';
import type { Head } from '../../records/submission/head.ts';
import { requireKnown } from '../../records/submission/known-head.ts';
import { timeZoneOf } from '../sending/content-facts.ts';
import { holdAddress } from './hold.ts';
import { type Checked, type Checking, check, openCheck } from './preflight.ts';

/** Which failure a blocked candidate is for whoever contacts just them. */
const CODES: Partial<Record<BlockReason, ErrorCode>> = {
  HUNT_NOT_DONE: 'HUNT_NOT_DONE',
  ALREADY_CONTACTED: 'MOVE_NOT_ALLOWED',
  RECORD_NEWER: 'RECORD_NEWER',
};
const codeOf = (reason: BlockReason): ErrorCode => CODES[reason] ?? 'NO_USABLE_EMAIL';

const refusal = (reason: BlockReason, why: string) => new AppError(codeOf(reason), {}, { reason, why });

/** Contacts many candidates: one conditional write each, at most ten at a time, and one outcome each. */
export async function contactMany(
  deps: Checking,
  actor: Actor,
  choice: ContactChoice,
  ids: readonly SubmissionId[],
): Promise<Outcome[]> {
  const run = await openContact(deps, actor, choice);
  const outcomes: Outcome[] = [];
  for (let start = 0; start < ids.length; start += 10) {
    outcomes.push(...(await Promise.all(ids.slice(start, start + 10).map((id) => outcomeOf(run, id)))));
  }
  return outcomes;
}

/** Contacts one candidate, or says why not. */
export async function contactOne(deps: Checking, actor: Actor, choice: ContactChoice, id: SubmissionId): Promise<Head> {
  return (await openContact(deps, actor, choice))(id);
}

async function outcomeOf(run: (id: SubmissionId) => Promise<Head>, submissionId: SubmissionId): Promise<Outcome> {
  try {
    return contactedOutcome(await run(submissionId));
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

async function openContact(deps: Checking, actor: Actor, choice: ContactChoice) {
  if (!choice.startOutreachCampaign && choice.contactedViaOtherChannels.length === 0)
    throw new AppError('NOTHING_STARTED');
  const checks = await openCheck(deps, actor, choice);
  if (statusOf(checks.job) === 'Closed') throw new AppError('JOB_CLOSED');
  if (choice.customTemplates && !checks.account.canEditOutreach) throw new AppError('OUTREACH_NOT_EDITABLE');

  return async (id: SubmissionId): Promise<Head> => {
    const head = await deps.store.heads.read(actor.accountId, id);
    if (!head || head.jobId !== choice.jobId || head.pending) throw new AppError('SUBMISSION_NOT_FOUND');
    const move = decideMove(requireKnown(head).column, 'CONTACTED');
    if (!move.allowed) throw new AppError('MOVE_NOT_ALLOWED', {}, { why: move.why });
    const start = choice.startOutreachCampaign ? await startOf(deps, actor, choice, checks, head) : undefined;
    const contact = (latest: Head) => {
      if (!decideMove(requireKnown(latest).column, 'CONTACTED').allowed) throw new AppError('MOVE_NOT_ALLOWED');
      return contacted(latest, deps.now(), actor.userId, start);
    };
    const saved = await deps.store.heads.change(actor.accountId, id, contact, [], head);
    await noteWhatElse(deps, actor, choice, id);
    return saved;
  };
}

async function startOf(
  deps: Checking,
  actor: Actor,
  choice: ContactChoice,
  checks: Checked,
  head: Head,
): Promise<Start> {
  const verdict = await check(deps, checks, head);
  if (verdict.kind === 'blocked') throw refusal(verdict.reason, verdict.why);
  const held = await holdAddress(deps, head, verdict.email);
  if (held) throw refusal(held, BLOCK_TEXTS[held]);
  if (choice.customTemplates) await deps.store.saveOwnSteps(actor.accountId, head.id, checks.steps);
  const [first] = checks.steps as [JourneyStep];
  const at = deps.now();
  const zone = timeZoneOf(verdict.recipient, checks.job);
  return {
    at,
    by: actor.userId,
    sender: checks.job.emailSender,
    steps: checks.steps.length,
    outreachVersion: choice.customTemplates ? null : (checks.job.outreachVersion ?? 0),
    useWorkEmails: choice.shouldContactCandidateWorkEmails,
    firstDue: firstDue(at, first.timing, TIMES.undoSeconds, zone, checks.account.sendWindow),
  };
}

/** What the employer said and did besides: written after the move, because it is worth nothing without it. */
export async function noteWhatElse(
  { store, now }: Pick<Checking, 'store' | 'now'>,
  actor: Actor,
  choice: ContactChoice,
  id: SubmissionId,
) {
  const date = now().toISOString();
  const { clientReviewFeedback: feedback, contactedViaOtherChannels: channels } = choice;
  if (feedback)
    await store.noteReview(actor.accountId, id, { feedback, byUser: { id: actor.userId, name: actor.name }, date });
  if (channels.length > 0) await store.noteChannels(actor.accountId, id, channels, actor.name, date);
}
