import type { Account } from '../../model/account.ts';

/** What declining work emails costs, as the specification states it (1-product, section 9). */
export const WORK_EMAILS_RISK = 'There is a 19% chance of not being able to reach a candidate.';

export interface WorkEmailChoices {
  /** What the account's admins decided for everyone. */
  readonly team: boolean;
  /** What was chosen for this contact; undefined where nothing was. */
  readonly chosen: boolean | undefined;
  /** What the person who contacts prefers. */
  readonly own: boolean;
}

/** Whether work addresses may be written to: where the team says never, nobody does; otherwise as chosen, or else preferred. */
export const usesWorkEmails = ({ team, chosen, own }: WorkEmailChoices) => team && (chosen ?? own);

/** Whether somebody of the account may choose to never contact work emails (1-product, section 6). */
export const canChooseNever = ({ subscription }: Pick<Account, 'subscription'>) =>
  subscription.canDisableContactWorkEmails;
