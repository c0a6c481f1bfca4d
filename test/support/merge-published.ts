import * as z from 'zod';

/*
 * The part of Merge's ATS API that we use, by the names and types of the OpenAPI documents that Merge publishes (ATS 1.0.0, and the
 * one beside its SDKs at github.com/merge-api), written down by hand. Tests hold our client and the local Merge against it.
 */

const text = z.string().nullable().optional();
const flag = z.boolean().nullable().optional();
const instant = z.iso.datetime({ offset: true }).nullable().optional();
const ids = z.array(z.string()).optional();
const params = z.record(z.string(), z.unknown()).nullable().optional();
const listOf = (shape: z.ZodRawShape) => z.array(z.strictObject(shape)).optional();
const extra = { integration_params: params, linked_account_params: params };
const written = (model: z.ZodRawShape) =>
  z.strictObject({
    model: z.strictObject({ ...model, ...extra, remote_template_id: text }),
    remote_user_id: z.string(),
  });

const EMAIL_TYPE = z.enum(['PERSONAL', 'WORK', 'OTHER']).nullable().optional();
const PHONE_TYPE = z.enum(['HOME', 'WORK', 'MOBILE', 'SKYPE', 'OTHER']).nullable().optional();
const URL_TYPE = z
  .enum(['PERSONAL', 'COMPANY', 'PORTFOLIO', 'BLOG', 'SOCIAL_MEDIA', 'OTHER', 'JOB_POSTING'])
  .nullable()
  .optional();

/** What a call may send. `query` names what it may ask by, `expand` what of it may be answered whole. */
interface PublishedCall {
  readonly query?: readonly string[];
  readonly expand?: readonly string[];
  readonly body?: z.ZodType;
}

const paging = ['cursor', 'page_size'] as const;
const listed = [
  ...paging,
  ...(['created_after', 'created_before', 'modified_after', 'modified_before', 'include_deleted_data'] as const),
  ...(['include_remote_data', 'include_shell_data', 'remote_id', 'expand'] as const),
] as const;

/** By method and first part of the path below `/ats/v1`. */
export const PUBLISHED_CALLS: Readonly<Record<string, PublishedCall>> = {
  'POST link-token': {
    body: z.strictObject({
      end_user_email_address: z.string(),
      end_user_organization_name: z.string(),
      end_user_origin_id: z.string().min(1).max(100),
      categories: z.array(z.enum(['hris', 'ats', 'accounting', 'ticketing', 'crm'])),
      integration: text,
      link_expiry_mins: z.number().int().min(30).max(720).optional(),
      should_create_magic_link_url: flag,
    }),
  },
  'GET account-token': {},
  'POST delete-account': {},
  'GET sync-status': { query: paging },
  'GET jobs': {
    query: [...listed, 'code', 'offices', 'status'],
    expand: ['departments', 'offices', 'hiring_managers'],
  },
  'GET offices': { query: listed },
  'GET job-interview-stages': { query: [...listed, 'job_id'] },
  'GET applications': {
    query: [...listed, 'candidate_id', 'job_id', 'credited_to_id', 'current_stage_id', 'reject_reason_id', 'source'],
    expand: ['candidate', 'credited_to', 'current_stage', 'job', 'offers', 'reject_reason'],
  },
  'GET candidates': { query: [...listed, 'email_addresses', 'first_name', 'last_name', 'tags'] },
  'GET attachments': { query: [...listed, 'candidate_id'] },
  'GET users': { query: [...listed, 'email'] },
  'POST candidates': {
    body: written({
      ...{ first_name: text, last_name: text, company: text, title: text, last_interaction_at: instant },
      ...{ is_private: flag, can_email: flag, locations: z.array(z.string().nullable()).nullable().optional() },
      phone_numbers: listOf({ value: text, phone_number_type: PHONE_TYPE, ...extra }),
      email_addresses: listOf({ value: z.email().nullable().optional(), email_address_type: EMAIL_TYPE, ...extra }),
      urls: listOf({ value: z.url().nullable().optional(), url_type: URL_TYPE, ...extra }),
      ...{ tags: ids, applications: ids, attachments: ids },
    }),
  },
  'POST attachments': {
    body: written({
      ...{ file_name: text, file_url: z.url().nullable().optional(), candidate: text },
      attachment_type: z.enum(['RESUME', 'COVER_LETTER', 'OFFER_LETTER', 'OTHER']).nullable().optional(),
    }),
  },
  'POST applications': {
    body: written({
      ...{ candidate: text, job: text, applied_at: instant, rejected_at: instant, offers: ids, source: text },
      ...{ credited_to: text, current_stage: text, reject_reason: text },
    }),
  },
};
