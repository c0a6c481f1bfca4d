import * as z from 'zod';

/** What any ATS may leave out, send as null, or send in a form of its own: then it is null here. */
const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)
  .catch(null);
const flag = z.boolean().nullish().catch(null);
const instant = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => (value ? new Date(value).toISOString() : null))
  .catch(null);
/** What of a list can be read. */
const listOf = <S extends z.ZodType>(schema: S) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((all) => (all ?? []).flatMap((one) => schema.safeParse(one).data ?? []));

const common = { id: z.string().min(1), remote_was_deleted: flag, modified_at: instant };

/** Anything of an ATS: that it is there, or was. */
export const MergeThing = z.object(common);

/** An office, or a stage with the job that it is of. */
export const MergeAround = z.object({ ...common, created_at: instant, job: text });

/** A job of an ATS. `status`: OPEN, CLOSED, DRAFT, ARCHIVED, PENDING, or a word of the ATS's own. */
export const MergeJob = z.object({
  ...common,
  remote_id: text,
  name: text,
  description: text,
  code: text,
  status: text,
  remote_created_at: instant,
  offices: listOf(z.object({ name: text, location: text })),
  job_posting_urls: listOf(z.object({ value: text })),
});
export type MergeJob = z.infer<typeof MergeJob>;

const EmailAddress = z.object({ value: text, email_address_type: text });

/** Somebody in an ATS. */
export const MergeCandidate = z.object({
  ...common,
  remote_id: text,
  first_name: text,
  last_name: text,
  is_private: flag,
  can_email: flag,
  email_addresses: listOf(EmailAddress),
});
export type MergeCandidate = z.infer<typeof MergeCandidate>;

/** Somebody on a job of an ATS, with who they are where that was asked for. */
export const MergeApplication = z.object({
  ...common,
  remote_id: text,
  candidate: z.union([MergeCandidate, text]).catch(null),
  job: text,
  applied_at: instant,
  rejected_at: instant,
  current_stage: z
    .union([
      z.object({ id: text, name: text, stage_order: z.number().nullish().catch(null) }),
      text.transform((id) => ({ id, name: null, stage_order: null })),
    ])
    .catch({ id: null, name: null, stage_order: null }),
});
export type MergeApplication = z.infer<typeof MergeApplication>;

/** A person who works with the ATS. */
export const MergeUser = z.object({ ...common, email: text, disabled: flag, access_role: text });
export type MergeUser = z.infer<typeof MergeUser>;

export const MergeAttachment = z.object({ ...common, candidate: text, file_name: text, attachment_type: text });
export type MergeAttachment = z.infer<typeof MergeAttachment>;

/** How far Merge is with one kind of things, `model_name` such as `Job` or `ats.Job`. */
export const MergeSyncStatus = z.object({
  model_name: z.string(),
  status: text,
  last_sync_result: text,
  last_sync_finished: instant,
  next_sync_start: instant,
  is_initial_sync: flag,
});
export type MergeSyncStatus = z.infer<typeof MergeSyncStatus>;

/** One page of a list. `next` is an opaque cursor, or the address of the next page with that cursor in it. */
export const MergePage = z.object({ next: z.string().nullish(), results: z.array(z.unknown()) });

/** Things with an id alone, such as what was just created. */
const Created = z.object({ id: z.string().min(1) });
const Problem = z.object({ title: text, detail: text, problem_type: text });
/** What Merge says of something that was to be created: it may answer 201 and still name errors. */
export const MergeWritten = z.object({ model: Created.nullish().catch(null), errors: listOf(Problem) });

export const LinkToken = z.object({ link_token: z.string().min(1) });
export const AccountToken = z.object({
  account_token: z.string().min(1),
  id: text,
  integration: z.object({ name: z.string().min(1), slug: text, square_image: text, image: text }),
});
export type AccountToken = z.infer<typeof AccountToken>;

/** What Merge calls us with: what happened, and in whose link. `end_user_origin_id` is the id of our account. */
export const MergeHook = z.object({
  hook: z.object({ event: z.string() }),
  linked_account: z.object({ id: text, end_user_origin_id: z.string() }),
});
export type MergeHook = z.infer<typeof MergeHook>;

/**
 * What the secret holds: where Merge is, the key of our organisation, and the keys with which it signs what it tells us: two while
 * one takes the place of the other.
 */
export const MergeSettings = z.object({
  url: z.url(),
  key: z.string().min(1),
  webhookKeys: z.array(z.string().min(1)).default([]),
});
export type MergeSettings = z.infer<typeof MergeSettings>;
