import type { Origin } from '../../model/submission.ts';

/** Whose details did not come from them is told who has them, or they go, within so many days (GDPR, article 14). */
export const TELL_DAYS = 30;

const DAY_MS = 86_400_000;

/** What of a candidate decides whether they know that their details are held. */
export interface UntoldFacts {
  readonly origin: Origin;
  /** An email left, a teammate reached them elsewhere, or they are further on than that. */
  readonly isReached: boolean;
  /** A sequence may still send: the email that tells them is on its way. */
  readonly isActive: boolean;
}

/** Whether nobody has told somebody yet that their details are held. Who applied gave them, and knows. */
export const isUntold = ({ origin, isReached, isActive }: UntoldFacts): boolean =>
  origin !== 'application' && !isReached && !isActive;

/** Who came before this moment, and knows nothing yet, is to be contacted or deleted. */
export const toldUntil = (now: Date): Date => new Date(now.getTime() - TELL_DAYS * DAY_MS);

/** Whether somebody who knows nothing yet is to be contacted or deleted now. */
export const isOverdue = (submittedAt: string, now: Date): boolean =>
  Date.parse(submittedAt) <= toldUntil(now).getTime();
