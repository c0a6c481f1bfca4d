import type { ColumnName } from '../../model/funnel.ts';

/** What decides whether a profile may go to another job. */
export interface Transferable {
  readonly column: ColumnName;
  /** Set once they were contacted, by whatever way. */
  readonly contactedAt?: string | undefined;
  readonly campaign?: unknown;
}

export type TransferDecision = { readonly allowed: true } | { readonly allowed: false; readonly why: string };

/** Whether profiles of this column go to another job. */
export const isMovable = (column: string): boolean => column === 'NEW' || column === 'SAVED';

const no = (why: string) => ({ allowed: false, why }) as const;

/**
 * Whether a profile may be moved to another job, and if not, the sentence that says why: while nobody has written to them, which is
 * so in New and in Saved.
 */
export function decideTransfer({ column, contactedAt, campaign }: Transferable): TransferDecision {
  if (contactedAt || campaign) return no('Only profiles that were not contacted are moved to another job');
  if (!isMovable(column)) return no('Only profiles in New or Saved are moved to another job');
  return { allowed: true };
}

/** What to say of somebody who is on another job since one saw them; without a title where that is not known. */
export const movedToAnotherJob = (name: string, jobTitle: string, by: string | undefined): string =>
  `${by ?? 'A teammate'} moved ${name} to ${jobTitle ? `the job “${jobTitle}”` : 'another job'}.`;

/** What to say of somebody who was on another job since one saw them, and is on this one again. */
export const movedHereAgain = (name: string, fromJobTitle: string, by: string): string =>
  `${by} moved ${name} here again, from the job “${fromJobTitle}”.`;
