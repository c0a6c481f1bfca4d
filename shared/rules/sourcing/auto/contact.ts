import type { StopReason } from '../../../model/auto-sourcing.ts';
import type { JobStatus } from '../../../model/job.ts';
import type { Newer } from '../../../model/newer.ts';
import { AUTO } from '../../../product.ts';

/** All that decides whether a job contacts new profiles by itself now. */
export interface ContactLife {
  readonly autoContact: boolean;
  readonly status: JobStatus | Newer;
  /** The flag `autoContact` of the account. */
  readonly isOffered: boolean;
  readonly isPausedByOffice: boolean;
  readonly isCalibrating: boolean;
  /** It is sourced by itself and has what it is for. */
  readonly isObjectiveReached: boolean;
  readonly isWorkingHour: boolean;
  readonly contactedToday: number;
  /** Candidates whose answer somebody marked, and those of them who are interested. */
  readonly judged: number;
  readonly interested: number;
}

export type ContactDecision =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'stop'; readonly reason: StopReason | 'POOR_REPLIES' }
  | { readonly kind: 'contact'; readonly most: number };

/** Whether new profiles are contacted, and how many at most (3-pipeline, section 4). */
export function decideContact(life: ContactLife): ContactDecision {
  if (!life.autoContact) return { kind: 'nothing' };
  if (life.status !== 'Validated') return { kind: 'stop', reason: 'CLOSING_JOB' };
  if (!life.isOffered) return { kind: 'stop', reason: 'FEATURE_FLAG_DISABLED' };
  if (areRepliesPoor(life)) return { kind: 'stop', reason: 'POOR_REPLIES' };
  const most = Math.max(AUTO.contactsPerDay - life.contactedToday, 0);
  const isHeldBack = life.isPausedByOffice || life.isCalibrating || life.isObjectiveReached;
  return !isHeldBack && life.isWorkingHour && most > 0 ? { kind: 'contact', most } : { kind: 'nothing' };
}

/**
 * Too few of those who answered are interested: the match is poor, and writing to more would only annoy them. An answer that nobody
 * has marked yet says nothing of it.
 */
export const areRepliesPoor = ({ judged, interested }: Pick<ContactLife, 'judged' | 'interested'>): boolean =>
  judged >= AUTO.repliesToKnow && interested / judged < AUTO.poorReplies;
