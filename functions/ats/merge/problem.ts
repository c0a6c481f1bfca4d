/**
 * Why a call of Merge did not do what it was to do. `notSetUp`: nobody has written the key yet, or it is refused. `relink`: the
 * ATS does not let us in any more. `notFound` and `refused`, which is also what is not in the plan of an account: asking again would not help. `busy`: it says to come back later, in
 * `waitMs`. `unclear`: no answer came to something that creates, so nobody knows whether it did.
 */
export type MergeProblemKind = 'notSetUp' | 'relink' | 'notFound' | 'refused' | 'busy' | 'unclear';

interface Around {
  readonly status?: number | undefined;
  readonly waitMs?: number | undefined;
  /** What the ATS says, in its own words. */
  readonly reason?: string | undefined;
}

/** A call of Merge that failed. Its message names the call, and nothing that was sent with it: tokens stand there. */
export class MergeProblem extends Error {
  override name = 'MergeProblem';
  readonly kind: MergeProblemKind;
  readonly status: number | undefined;
  readonly waitMs: number;
  readonly reason: string;

  constructor(kind: MergeProblemKind, call: string, { status, waitMs = 0, reason = '' }: Around = {}) {
    super(`Merge: ${call} ${kind}${status ? ` (${status})` : ''}`);
    this.kind = kind;
    this.status = status;
    this.waitMs = waitMs;
    this.reason = reason.slice(0, 300);
  }
}

export const isMergeProblem = (error: unknown, ...kinds: readonly MergeProblemKind[]): error is MergeProblem =>
  error instanceof MergeProblem && (kinds.length === 0 || kinds.includes(error.kind));
