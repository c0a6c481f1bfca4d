import type { Account, Preferences } from '../model/account.ts';

/** Sign-up is complete when first name, last name, company and position all exist (1-product, section 3). */
export const isSignupComplete = ({ firstname, lastname, employer }: Preferences) =>
  [firstname, lastname, employer.company, employer.position].every(Boolean);

/** Outreach can be edited unless the account contacts as Bramble only. */
export const canEditOutreach = (account: Pick<Account, 'forceContactAsBramble'>) => !account.forceContactAsBramble;
