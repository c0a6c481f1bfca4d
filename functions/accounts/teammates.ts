import { AppError } from '../../shared/contract/errors.ts';
import type { teammateRoutes } from '../../shared/contract/teammates.ts';
import type { AccountId, UserId } from '../../shared/model/ids.ts';
import { canChangeRights, canRemove } from '../../shared/rules/account/access.ts';
import type { Pictures } from '../pictures/invoke.ts';
import { type Act, newAct } from '../platform/act.ts';
import type { Actor, Api } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { RemovalStore } from '../records/account/removal-store.ts';
import type { RightsStore } from '../records/account/rights-store.ts';
import type { JobOwners } from '../records/job/job-owner.ts';
import { type InvitationsDeps, inviteTeammate, revokeInvitation } from './invitations.ts';
import { toTeamInvitation, toTeammate } from './rules.ts';

export interface TeammatesDeps extends InvitationsDeps {
  readonly removals: RemovalStore;
  readonly rights: RightsStore;
  readonly jobs: Pick<JobOwners, 'count'>;
  readonly pictures: Pictures;
  /** Ends the sessions of a person at the user pool. */
  readonly signOut: (user: UserId) => Promise<void>;
}

/** The use cases of who is on an account: how people come to it, and how they leave. */
export const createTeammatesApi = (deps: TeammatesDeps): Api<typeof teammateRoutes> => ({
  async listInvitations({ actor, params }) {
    onlyOwnAccount(actor, params.id);
    return (await deps.invitations.listOpen(actor.accountId)).map(toTeamInvitation);
  },

  async createInvitation({ actor, body, act }) {
    onlyOwnAccount(actor, body.account);
    return toTeamInvitation(await inviteTeammate(deps, actor, body, act));
  },

  revokeInvitation: async ({ actor, params }) => toTeamInvitation(await revokeInvitation(deps, actor, params.id)),

  async countJobsOfTeammate({ actor, params }) {
    onlyOwnAccount(actor, params.id);
    const person = await deps.accounts.findTeammate(actor.accountId, params.userId);
    if (!person) throw new AppError('NOT_FOUND');
    const { Validated, Closed, Draft } = await deps.jobs.count(actor.accountId, params.userId);
    return { active: Validated, inactive: Closed, draft: Draft };
  },

  async changeAdminRights({ actor, params, body }) {
    return toTeammate(
      await changeRights(deps, actor, { id: params.id, isAdmin: body.accountAdmin }, newAct(deps.now())),
    );
  },

  async removeTeammate({ actor, params, query, act }) {
    await removeTeammate(deps, actor, { id: params.id, successor: query.successorId ?? actor.userId }, act);
    return { id: params.id };
  },
});

/** Who is an admin already, or is none, stays so without an entry. */
async function changeRights({ accounts, rights }: TeammatesDeps, actor: Actor, wanted: Rights, act: Act) {
  const { accountId, userId } = actor;
  const name = actor.name || actor.email;
  if (!canChangeRights({ id: userId, isAdmin: actor.isAdmin }, wanted)) throw new AppError('CANNOT_CHANGE_OWN_RIGHTS');
  const person = await accounts.findTeammate(accountId, wanted.id);
  if (!person) throw new AppError('NOT_FOUND');
  if (person.isAdmin === wanted.isAdmin) return person;
  const outcome = await rights.change(person, wanted.isAdmin, userId, {
    ...{ id: act.newId(), at: act.at.toISOString(), kind: 'RIGHTS_CHANGED', by: { id: userId, name } },
    ...{ subject: nameOf(person), person: person.id, details: wanted.isAdmin ? 'Now an admin' : 'No longer an admin' },
  });
  if (outcome === 'notAnAdmin') throw new AppError('NOT_AN_ADMIN');
  if (outcome === 'changedMeanwhile') throw new AppError('CONFLICT');
  return { ...person, isAdmin: wanted.isAdmin };
}

interface Rights {
  readonly id: UserId;
  readonly isAdmin: boolean;
}

const NO_SUCCESSOR = { successorId: ['Please choose someone of your account.'] };

/** Removes a person and says whose their jobs are from now on: those go over by themselves, however many they are. */
async function removeTeammate(
  { accounts, removals, pictures, signOut }: TeammatesDeps,
  actor: Actor,
  { id, successor }: { id: UserId; successor: UserId },
  act: Act,
): Promise<void> {
  if (!canRemove({ id: actor.userId, isAdmin: actor.isAdmin }, { id })) throw new AppError('CANNOT_REMOVE_YOURSELF');
  const { accountId, userId } = actor;
  const person = await accounts.findUser(id);
  if (person?.accountId !== accountId) {
    // A repeated call finds what its first run did.
    const isDone = act.earlier.length > 0 && (await removals.findTransfer(accountId, id))?.by.id === userId;
    if (isDone) return;
    throw new AppError('NOT_FOUND');
  }
  const heir = successor === id ? undefined : await accounts.findTeammate(accountId, successor);
  // An admin who is removed at this very moment removes nobody.
  if (!heir && successor === userId) throw new AppError('USER_BLOCKED');
  if (!heir) throw new AppError('BAD_REQUEST', NO_SUCCESSOR);
  const at = act.at.toISOString();
  const by = { id: userId, name: actor.name || actor.email };
  const outcome = await removals.remove({
    person,
    successor,
    by,
    at,
    audit: {
      ...{ id: act.newId(), at, kind: 'PERSON_REMOVED', by },
      ...{ subject: nameOf(person), person: person.id, details: `Successor: ${nameOf(heir)}` },
    },
  });
  if (outcome === 'notAnAdmin') throw new AppError('NOT_AN_ADMIN');
  if (outcome === 'noSuccessor') throw new AppError('BAD_REQUEST', NO_SUCCESSOR);
  if (outcome === 'goneMeanwhile') throw new AppError('NOT_FOUND');
  // What follows from the removal does it again: that it failed here is logged.
  await signOut(id).catch((error: unknown) => log.error('Somebody who was removed is not signed out yet', error));
  if (person.picture) await pictures.remove({ accountId, userId: person.id }, person.picture);
}

/** A person as the audit log names them. */
const nameOf = ({ name, email }: { name: string; email: string }) => (name ? `${name} (${email})` : email);

function onlyOwnAccount({ accountId }: Actor, id: AccountId) {
  if (id !== accountId) throw new AppError('NOT_FOUND');
}
