import * as z from 'zod';
import {
  AboutYou,
  Account,
  CreditLine,
  Invitation,
  OpenedInvitation,
  Preferences,
  Teammate,
} from '../model/account.ts';
import { Device } from '../model/audit.ts';
import { AccountId, FileId, InvitationId, UserId } from '../model/ids.ts';
import { LIMITS } from '../product.ts';
import { auditRoutes } from './audit.ts';
import { domainRoutes } from './domains.ts';
import { engagementRoutes } from './engagement.ts';
import { productEventRoutes } from './product-events.ts';
import { defineRoutes } from './route.ts';
import { sessionRoutes } from './sessions.ts';
import { supportRoutes } from './support.ts';
import { teammateRoutes } from './teammates.ts';
import { twoStepRoutes } from './two-step.ts';

const account = z.object({ id: AccountId });
/** `me`, or one's own id. */
const me = z.object({ id: z.union([z.literal('me'), UserId]) });

export const AppSetting = z.object({ key: z.string(), value: z.unknown() });

/** Which parts of the product are switched on (1-product, section 6; 2-jobs, section 6). */
/** A flag is on or off; `jobMode` is a list, joined by underscores. */
export const FeatureFlags = z.record(z.string(), z.union([z.boolean(), z.string()]));

export const accountRoutes = defineRoutes({
  ...teammateRoutes,
  ...auditRoutes,
  ...sessionRoutes,
  ...twoStepRoutes,
  ...productEventRoutes,
  ...supportRoutes,
  ...engagementRoutes,
  ...domainRoutes,
  listAppSettings: {
    method: 'GET',
    path: '/app-settings',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Settings of the product: batch sizes and what is offered',
    response: z.array(AppSetting),
  },
  listFeatureFlags: {
    method: 'GET',
    path: '/feature-flags',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Feature flags of the product',
    response: FeatureFlags,
  },
  listMyFeatureFlags: {
    method: 'GET',
    path: '/feature-flags/values-for-me',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Feature flags as they are for the caller',
    response: FeatureFlags,
  },
  getPreferences: {
    method: 'GET',
    path: '/preferences/{id}',
    access: 'signedIn',
    status: 200,
    errors: ['NOT_FOUND', 'USER_BLOCKED', 'SESSION_ENDED'],
    summary: 'Your preferences; null before your first sign-in has registered you',
    params: me,
    response: Preferences.nullable(),
  },
  register: {
    method: 'POST',
    path: '/preferences',
    access: 'signedIn',
    status: 201,
    errors: [
      'INVITATION_REQUIRED',
      'INVITATION_NOT_FOUND',
      'INVITATION_REVOKED',
      'INVITATION_ALREADY_CONFIRMED',
      'INVITATION_EXPIRED',
      'WRONG_INVITATION_EMAIL',
      'NO_SEAT_LEFT',
      'SESSION_ENDED',
    ],
    summary: 'Register on your first sign-in; the encoded id is the invitation id and key as the link carries them',
    body: z.object({
      email: z.email().max(254),
      user_encoded_id: z.string().min(1).max(500),
      device: Device.optional(),
    }),
    response: Preferences,
  },
  updatePreferences: {
    method: 'PATCH',
    path: '/preferences/{id}',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND', 'CONFLICT', 'FILE_NOT_FOUND', 'PICTURE_NOT_READABLE', 'PICTURE_TOO_SMALL'],
    summary: 'Change what you say about yourself, and your photo, by the id of its upload',
    params: me,
    body: z.object({
      firstname: AboutYou.shape.firstname.optional(),
      lastname: AboutYou.shape.lastname.optional(),
      employer: z
        .object({ position: AboutYou.shape.position.optional(), company: AboutYou.shape.company.optional() })
        .optional(),
      picture: FileId.nullable().optional(),
    }),
    response: Preferences,
  },
  saveAnalyticsConsent: {
    method: 'PUT',
    path: '/preferences/update-product-analytics-consent',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Say whether what you do in the product may be counted with your name',
    body: z.object({ productAnalyticsConsent: z.boolean() }),
    response: Preferences,
  },
  saveSignature: {
    method: 'PUT',
    path: '/emails/signature/{userId}',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND', 'OUTREACH_NOT_EDITABLE', 'SIGNATURE_HAS_CONTACT_DETAILS'],
    summary: 'Save your email signature',
    params: z.object({ userId: UserId }),
    body: z.object({ signature: z.string().trim().min(1, 'This field is required.').max(LIMITS.longText) }),
    response: Preferences,
  },
  getAccount: {
    method: 'GET',
    path: '/accounts/{id}',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'Your account with its subscription',
    params: account,
    response: Account,
  },
  listCredits: {
    method: 'GET',
    path: '/accounts/{id}/credits',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'Every debit and refund of your account, the newest first, in pages',
    params: account,
    query: z.object({ after: z.string().max(1_000).optional() }),
    response: z.object({ lines: z.array(CreditLine), next: z.string().nullable() }),
  },
  listTeammates: {
    method: 'GET',
    path: '/accounts/{id}/users',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'The people of your account',
    params: account,
    response: z.array(Teammate),
  },
  getTeammate: {
    method: 'GET',
    path: '/accounts/{id}/users/{userId}',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'One person of your account',
    params: account.extend({ userId: UserId }),
    response: Teammate,
  },
  getInvitation: {
    method: 'GET',
    path: '/invitations/{id}',
    access: 'public',
    status: 200,
    limit: 'invitation',
    errors: ['INVITATION_NOT_FOUND'],
    summary: 'What an invitation link opens; whoever has no key is told that it does not exist',
    params: z.object({ id: InvitationId }),
    query: z.object({ key: z.string().min(1).max(200) }),
    response: OpenedInvitation,
  },
  confirmInvitation: {
    method: 'PATCH',
    path: '/invitations/{id}',
    access: 'user',
    status: 200,
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_REVOKED', 'WRONG_INVITATION_EMAIL'],
    summary: 'Mark your invitation as accepted',
    params: z.object({ id: InvitationId }),
    body: z.object({ status: z.literal('Confirmed') }),
    response: Invitation,
  },
});
