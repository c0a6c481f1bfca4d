import { AppError } from '../../../shared/contract/errors.ts';
import { ColumnName, type DiscardReason, type NotInterestedReason } from '../../../shared/model/funnel.ts';
import type { UserId } from '../../../shared/model/ids.ts';
import { isOneOf } from '../../../shared/model/newer.ts';
import { CampaignState } from '../../../shared/model/submission.ts';
import { isDisqualified } from '../../../shared/reference/funnel.ts';
import type { Funnel } from '../../../shared/rules/funnel/move-tables.ts';
import { decideMove, movedMeanwhile, standsAt } from '../../../shared/rules/funnel/moves.ts';
import { canUndo, isLastMove, undoUntil } from '../../../shared/rules/funnel/undo.ts';
import { isHuntOver } from '../../../shared/rules/outreach/addresses.ts';
import { stopCampaign } from './campaign-end.ts';
import { resumesOf, unmoved, withSequenceOf } from './ended-by-move.ts';
import type { Head, Undo } from './head.ts';
import { type KnownHead, requireKnown } from './known-head.ts';
import { mailStatusOf } from './mail-facts.ts';
import { endReason } from './move-ends.ts';
import { REVIEWED, reviewsAfter, type Spoken, withReviewBefore } from './said.ts';

export interface Move {
  readonly to: ColumnName;
  readonly at: Date;
  readonly by: UserId;
  readonly reason?: DiscardReason;
  /** Why a candidate is not interested. */
  readonly declinedFor?: readonly NotInterestedReason[];
  /** What a reviewer says with it, and who they are. */
  readonly said?: Spoken;
  /** Where whoever moves saw the candidate; a move from anywhere else is refused. */
  readonly from?: ColumnName | undefined;
  /** That of the job; the product's own unless told. */
  readonly funnel?: Funnel | undefined;
}

/** Milestones a move may set. The latest answer of a candidate stands, so those two are set anew each time. */
const MILESTONES = {
  CONTACTED: 'contactedAt',
  INTERESTED: 'interestedAt',
  NOT_INTERESTED: 'notInterestedAt',
  PHONE_INTERVIEWED: 'phoneInterviewedAt',
  INTERVIEWED: 'interviewedAt',
  HIRED: 'hiredAt',
} as const satisfies Partial<Record<ColumnName, keyof Head>>;
const SET_ANEW: readonly (keyof Head)[] = ['interestedAt', 'notInterestedAt'];

const notAllowed = (why: string) => new AppError('MOVE_NOT_ALLOWED', {}, { why });

/**
 * The head after a move that the funnel allows, as one change: column, milestones, the sequence where the move ends it, and
 * what is needed to take it back. Throws MOVED_MEANWHILE, MOVE_NOT_ALLOWED, HUNT_NOT_DONE, NO_USABLE_EMAIL or RECORD_NEWER.
 */
export function moved(stored: Head, move: Move): Head {
  if (stored.pending) throw new AppError('SUBMISSION_NOT_FOUND');
  const head = requireKnown(stored);
  requireSeen(head, move.from);
  if (move.to === 'CONTACTED') throw notAllowed('Contact this profile first');
  if (move.to === 'EXPORTED') throw notAllowed('Send this candidate to the ATS first');
  const on = { isClosed: false, funnel: move.funnel };
  const decision = decideMove(standsAt(head.column, head.ats?.state), move.to, on);
  if (!decision.allowed) throw notAllowed(decision.why);
  if (move.to === 'SAVED') requireSavable(head);
  return place(head, move);
}

function requireSeen({ name, column }: KnownHead, from: ColumnName | undefined): void {
  if (from && from !== column) throw new AppError('MOVED_MEANWHILE', {}, { why: movedMeanwhile(name, from, column) });
}

export interface Export {
  readonly at: Date;
  readonly by: UserId;
  /** Whoever sends them says that they are interested. */
  readonly isInterested: boolean;
}

/**
 * The head after somebody sent the candidate to the ATS: in Exported, on its way, and not to be taken back, since the ATS cannot
 * be. One on its way or sent stays as it is; one that failed, or is gone from there, is sent anew. Undefined where nothing is to change.
 */
export function exported(stored: Head, { at, by, isInterested }: Export): Head | undefined {
  if (stored.pending) throw new AppError('SUBMISSION_NOT_FOUND');
  const head = requireKnown(stored);
  const ats = { state: 'queued' as const, at: at.toISOString(), by };
  const isNotThere = head.ats?.state === 'failed' || head.ats?.state === 'gone';
  if (head.column === 'EXPORTED') return isNotThere ? { ...head, changedBy: by, ats } : undefined;
  const decision = decideMove(head.column, 'EXPORTED', { isClosed: false, funnel: 'ats' });
  if (!decision.allowed) throw notAllowed(decision.why);
  const { undo: _, ...placed } = place(head, { to: 'EXPORTED', at, by });
  return { ...placed, ats, ...(isInterested && { interestedAt: at.toISOString() }) };
}

/** Saving needs a finished email search and an address, unless the team itself added the profile (3-pipeline, section 4). */
function requireSavable(head: Head) {
  if (head.origin === 'team') return;
  if (!isHuntOver(head)) throw new AppError('HUNT_NOT_DONE');
  if (!head.hasEmail) throw new AppError('NO_USABLE_EMAIL');
}

function place(head: KnownHead, { to, at, by, reason, declinedFor, said }: Move): Head {
  const now = at.toISOString();
  const milestone = to in MILESTONES ? MILESTONES[to as keyof typeof MILESTONES] : undefined;
  const sets = [
    ...(head.reviewedAt ? [] : ['reviewedAt']),
    ...(milestone && (!head[milestone] || SET_ANEW.includes(milestone)) ? [milestone] : []),
    ...(said ? [REVIEWED] : []),
  ];
  const ends = endReason(to);
  const stoppedHead = ends ? stopCampaign(head, ends, at) : head;
  const { discardReason: _, declinedFor: __, saidBefore: ___, ...rest } = stoppedHead;
  return {
    ...rest,
    ...Object.fromEntries(sets.map((name) => [name, now])),
    column: to,
    columnAt: now,
    previousColumn: beforeDisqualification(head),
    changedBy: by,
    ...(reason && { discardReason: reason }),
    ...(declinedFor && { declinedFor: [...declinedFor] }),
    ...reviewsAfter(head, said && { at: now, ...said, ...(reason && { reason }) }),
    undo: undoOf(head, sets, at, stoppedHead),
  };
}

/** Who is disqualified twice keeps the column held before the first time. */
const beforeDisqualification = ({ column, previousColumn }: KnownHead) =>
  isDisqualified(column) && previousColumn ? previousColumn : column;

function undoOf(head: Head, sets: string[], at: Date, stoppedHead: Head): Undo {
  const { column, columnAt, previousColumn } = head;
  const resumes = stoppedHead === head ? undefined : resumesOf(head, stoppedHead);
  return {
    until: undoUntil(at),
    column,
    columnAt,
    ...(previousColumn && { previousColumn }),
    sets,
    ...(resumes && { resumes }),
  };
}

/** Which move to take back, by when it was made, and who does so when. */
export interface TakeBack {
  readonly movedAt: string;
  readonly at: Date;
  readonly by: UserId;
}

const MOVED_AGAIN = 'This can no longer be undone: the candidate has moved on since.';

/**
 * The head with its last move taken back. A sequence that the move started and that has sent nothing goes; one that it
 * stopped goes on, to where what happened meanwhile would have led it. Throws NOTHING_TO_UNDO after 30 seconds, after another move, and once an email has left: a move that
 * is no longer the last one is never taken back, and neither is the one after it in its stead.
 */
export function undone(head: Head, { movedAt, at, by }: TakeBack): Head {
  const { undo, ...rest } = requireKnown(head);
  if (!isLastMove(head.columnAt, movedAt)) throw new AppError('NOTHING_TO_UNDO', {}, { why: MOVED_AGAIN });
  if (!undo || !canUndo(undo.until, at)) throw new AppError('NOTHING_TO_UNDO');
  if (!isKnownUndo(undo)) throw new AppError('RECORD_NEWER');
  const contactIsUndone =
    head.column === 'CONTACTED' && (undo.column !== 'CONTACTED' || undo.sets.includes('campaign'));
  if (contactIsUndone && hasBegunSending(head)) throw new AppError('NOTHING_TO_UNDO');
  const before = Object.fromEntries(
    Object.entries(rest).filter(
      ([name]) => !undo.sets.includes(name) && !['previousColumn', 'discardReason', 'declinedFor'].includes(name),
    ),
  ) as Omit<Head, 'undo'>;
  const back: Head = {
    ...before,
    column: undo.column,
    columnAt: undo.columnAt,
    changedBy: by,
    ...(undo.previousColumn && { previousColumn: undo.previousColumn }),
  };
  const reviewed = undo.sets.includes(REVIEWED) ? withReviewBefore(back) : back;
  if (contactIsUndone) return withoutCampaign(reviewed);
  const goesOn = unmoved(head);
  return goesOn ? withSequenceOf(reviewed, goesOn) : reviewed;
}

const isKnownUndo = ({ column, resumes }: Undo) =>
  isOneOf(ColumnName, column) && (resumes === undefined || isOneOf(CampaignState, resumes.state));

/** Whether an email of the sequence has left, or may have. */
export const hasBegunSending = ({ campaign, mails }: Head) =>
  Boolean(campaign?.claimedAt) || Object.values(mails ?? {}).some((facts) => mailStatusOf(facts) !== undefined);

function withoutCampaign({ campaign: _campaign, mails: _mails, dueAt: _due, ...head }: Head): Head {
  return head;
}

/** Back to the column before a disqualification. From Discarded in review that is New again, to be reviewed anew. */
export function reverted(stored: Head, { at, by, from }: Pick<Move, 'at' | 'by' | 'from'>): Head {
  const head = requireKnown(stored);
  requireSeen(head, from);
  const { previousColumn, discardReason: _reason, undo: _undo, ...rest } = head;
  if (!isDisqualified(head.column) || !previousColumn)
    throw notAllowed('This candidate was not moved out of the funnel');
  const { reviewedAt, ...unreviewed } = rest.saidBefore === undefined ? rest : withReviewBefore(rest);
  const kept = previousColumn === 'NEW' || !reviewedAt ? unreviewed : { ...unreviewed, reviewedAt };
  return { ...kept, column: previousColumn, columnAt: at.toISOString(), changedBy: by };
}
