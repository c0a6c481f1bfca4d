import * as z from 'zod';
import { TeamInvitation, Teammate, TeammateJobCount } from '../model/account.ts';
import { emailAddress } from '../model/email-address.ts';
import { AccountId, InvitationId, UserId } from '../model/ids.ts';
import type { Routes } from './route.ts';

const account = z.object({ id: AccountId });

/** How people come to an account and leave it (1-product, section 7). They are routes of the feature `accounts`. */
export const teammateRoutes = {
  listInvitations: {
    method: 'GET',
    path: '/accounts/{id}/invitations',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'The invitations of your account that wait for an answer, the oldest first',
    params: account,
    response: z.array(TeamInvitation),
  },
  createInvitation: {
    method: 'POST',
    path: '/invitations',
    access: 'user',
    status: 201,
    idempotent: true,
    errors: [
      'NOT_FOUND',
      'NO_SEAT_LEFT',
      'ALREADY_INVITED',
      'ALREADY_A_TEAMMATE',
      'NOT_AN_ADMIN',
      'INVITATION_NOT_FOUND',
      'INVITATION_REVOKED',
      'INVITATION_ALREADY_CONFIRMED',
      'INVITATION_TOO_NEW',
      'INVITED_TOO_OFTEN',
    ],
    summary: 'Invite a teammate by email; an admin may send one in place of an earlier one that is 10 minutes old',
    body: z.object({
      account: AccountId,
      email: z.string().trim().min(1, 'This field is required.').pipe(emailAddress()),
      /** The invitation that this one replaces: it is revoked, and its seat goes over. */
      replaces: InvitationId.optional(),
    }),
    response: TeamInvitation,
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/invitations/{id}',
    access: 'admin',
    status: 200,
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_ALREADY_CONFIRMED', 'INVITATION_SENT_ANEW'],
    summary: 'Revoke an invitation: its link opens nothing any more, and its seat is free',
    params: z.object({ id: InvitationId }),
    response: TeamInvitation,
  },
  countJobsOfTeammate: {
    method: 'GET',
    path: '/accounts/{id}/users/{userId}/job-count',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'How many jobs a person of your account owns',
    params: account.extend({ userId: UserId }),
    response: TeammateJobCount,
  },
  changeAdminRights: {
    method: 'PUT',
    path: '/preferences/{id}/admin-rights',
    access: 'admin',
    status: 200,
    errors: ['NOT_FOUND', 'CANNOT_CHANGE_OWN_RIGHTS'],
    summary: 'Make a person of your account an admin, or no longer one; it holds from their next call on',
    params: z.object({ id: UserId }),
    body: z.object({ accountAdmin: z.boolean() }),
    response: Teammate,
  },
  removeTeammate: {
    method: 'DELETE',
    path: '/preferences/{id}',
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['NOT_FOUND', 'CANNOT_REMOVE_YOURSELF'],
    summary: 'Remove a person from your account; their jobs and the emails to come go to the successor, else to you',
    params: z.object({ id: UserId }),
    query: z.object({ successorId: UserId.optional() }),
    response: z.object({ id: UserId }),
  },
} as const satisfies Routes;
