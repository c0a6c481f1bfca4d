import type { Account, Preferences, TeamInvitation } from '../../model/account.ts';
import type { UserId } from '../../model/ids.ts';
import type { PrivateNote, Submission } from '../../model/submission.ts';
import { resendableFrom } from './teammates.ts';

/*
 * Who may do what to which thing: asked by the server before it does it, and by the pages so that they offer nothing that would
 * be refused. What belongs to another account does not exist for a caller, whatever stands here: that is in every key. Which
 * calls are an admin's alone stands in the contract, as the `access` of their routes.
 */

interface Person {
  readonly id: UserId;
}

interface Asking {
  readonly isAdmin: boolean;
}

/** Sign-up is complete when first name, last name, company and position all exist (1-product, section 3). */
export const isSignupComplete = ({ firstname, lastname, employer }: Preferences) =>
  [firstname, lastname, employer.company, employer.position].every(Boolean);

/** Outreach can be edited unless the account contacts as Bramble only (2-jobs, section 4). */
export const canEditOutreach = (account: Pick<Account, 'forceContactAsBramble'>) => !account.forceContactAsBramble;

/**
 * Everyone of the account reads a private note; its author deletes it (3-pipeline, section 4), and once they left the account,
 * whoever has the job now: `left` is given then.
 */
export const canDeleteNote = (
  person: Person,
  note: Pick<PrivateNote, 'author'>,
  left?: { readonly jobOwner: UserId | undefined },
) => [note.author.id, left?.jobOwner].includes(person.id);

/** A profile that the team added is the team's to change; one that was sourced is not (3-pipeline, section 6). */
export const canEditProfile = ({ isCustomerSubmission }: Pick<Submission, 'isCustomerSubmission'>) =>
  isCustomerSubmission;

/** The same profiles are the team's to delete (3-pipeline, section 5). */
export const canDeleteProfile = (profile: Pick<Submission, 'isCustomerSubmission'>) => canEditProfile(profile);

/** What a person writes about themselves is theirs alone, and so are their signature and their sender (1-product, section 5). */
export const canEditPerson = (person: Person, other: Person) => person.id === other.id;

/** Only an admin takes an invitation back, or sends it anew (1-product, section 6). */
export const canRevoke = ({ isAdmin }: Asking) => isAdmin;

/** Whether somebody may send an invitation anew now. */
export const canResend = (person: Asking, invitation: Pick<TeamInvitation, 'invitedAt'>, now: Date) =>
  canRevoke(person) && now > resendableFrom(invitation);

/**
 * Only an admin says who else is one, and nobody does so of themself. So there is always one: whoever takes the rights of the
 * last but one keeps their own.
 */
export const canChangeRights = (person: Person & Asking, other: Person) => person.isAdmin && person.id !== other.id;

/** Only an admin removes people, and nobody removes themself (1-product, section 6). */
export const canRemove = (person: Person & Asking, other: Person) => person.isAdmin && person.id !== other.id;
