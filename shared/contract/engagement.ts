import * as z from 'zod';
import { Account, Preferences, SendHours, SendWindow } from '../model/account.ts';
import { AccountId, JobId } from '../model/ids.ts';
import { CompanyEntry } from '../model/job.ts';
import { LIMITS } from '../product.ts';
import { RETENTION_DAYS } from '../rules/outreach/retention.ts';
import type { Routes } from './route.ts';

const account = z.object({ id: AccountId });
const companies = z.array(CompanyEntry).max(LIMITS.companyList);

/** Whether work addresses of candidates are written to: only if necessary (true), or never. */
const WorkEmails = z.object({ shouldContactCandidateWorkEmails: z.boolean() });

/** A postal address as it stands below each email, on one or a few lines. */
export const PostalAddress = z.object({
  postalAddress: z.string().trim().min(1, 'This field is required.').max(LIMITS.postalAddress),
});
export type PostalAddress = z.infer<typeof PostalAddress>;

/** How long who was emailed and did not answer is kept after the last email. */
export const Retention = z.object({
  retentionDays: z
    .number('Please enter a whole number of days.')
    .int('Please enter a whole number of days.')
    .min(RETENTION_DAYS.least, `At least ${RETENTION_DAYS.least} days.`)
    .max(RETENTION_DAYS.most, `At most ${RETENTION_DAYS.most} days.`),
});
export type Retention = z.infer<typeof Retention>;

/** When the emails of an account may leave, in the time zone of the candidate. */
export const SendTimes = z.object({ sendWindow: z.union([SendWindow, SendHours]) });
export type SendTimes = z.infer<typeof SendTimes>;

/** The settings Sourcing and Engagement (1-product, sections 2 and 7). They are routes of the feature `accounts`. */
export const engagementRoutes = {
  setSourcingCompanies: {
    method: 'PUT',
    path: '/accounts/{id}/set-sourcing-companies-lists',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND', 'COMPANIES_CHANGED'],
    summary: 'The companies that new jobs of your account source from, and those that they do not',
    params: account,
    body: z.object({
      whitelistedDomains: companies,
      blacklistedDomains: companies,
      /** The version of the lists that these were made from. */
      companiesVersion: z.number().int().min(0),
    }),
    response: Account,
  },
  setTeamWorkEmails: {
    method: 'PUT',
    path: '/accounts/{id}/set-contact-work-emails',
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['NOT_FOUND', 'WORK_EMAILS_NEEDED'],
    summary:
      'Whether anybody of your account may write to work addresses; false holds for emails that are still to leave too',
    params: account,
    body: WorkEmails,
    response: Account,
  },
  setOwnWorkEmails: {
    method: 'PUT',
    path: '/preferences/set-contact-work-emails',
    access: 'user',
    status: 200,
    errors: ['OUTREACH_NOT_EDITABLE', 'WORK_EMAILS_NEEDED'],
    summary: 'Whether you write to work addresses, unless you say otherwise when you contact somebody',
    body: WorkEmails,
    response: Preferences,
  },
  setPostalAddress: {
    method: 'PUT',
    path: '/accounts/{id}/set-postal-address',
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['NOT_FOUND'],
    summary: 'The postal address below every email of your account; no email leaves without one',
    params: account,
    body: PostalAddress,
    response: Account,
  },
  setSendWindow: {
    method: 'PUT',
    path: '/accounts/{id}/set-send-window',
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['NOT_FOUND'],
    summary: 'When the emails of your account may leave, where the candidate is; also those that are to leave already',
    params: account,
    body: SendTimes,
    response: Account,
  },
  setRetention: {
    method: 'PUT',
    path: '/accounts/{id}/set-retention',
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['NOT_FOUND'],
    summary: 'After how many days without an answer your account deletes who was emailed',
    params: account,
    body: Retention,
    response: Account,
  },
  setDefaultOutreach: {
    method: 'PUT',
    path: '/accounts/{id}/set-default-email-outreach',
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: [
      'NOT_FOUND',
      'OUTREACH_NOT_EDITABLE',
      'JOB_NOT_FOUND',
      'JOB_HAS_NO_OWN_EMAILS',
      'DEFAULT_OUTREACH_NOT_OFFERED',
    ],
    summary: 'The job whose emails new jobs of your account begin with',
    params: account,
    body: z.object({ jobIdForDefaultEmailOutreach: JobId }),
    response: Account,
  },
  resetDefaultOutreach: {
    method: 'PUT',
    path: '/accounts/{id}/reset-default-email-outreach',
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['NOT_FOUND', 'OUTREACH_NOT_EDITABLE', 'DEFAULT_OUTREACH_NOT_OFFERED'],
    summary: 'New jobs of your account begin with the basic emails again',
    params: account,
    response: Account,
  },
} as const satisfies Routes;
