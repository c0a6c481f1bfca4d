import * as z from 'zod';
import { StoredSetting } from '../../functions/records/account/settings.ts';
import { StoredAccount, StoredInvitation, StoredUser } from '../../functions/records/account/stored-account.ts';
import {
  StoredJob,
  StoredJobCounts,
  StoredJobRow,
  StoredRequest,
  StoredSourcing,
} from '../../functions/records/job/stored-job.ts';
import { Hold } from '../../functions/records/person/holds.ts';
import { StoredHead } from '../../functions/records/submission/stored-head.ts';
import * as submission from '../../functions/records/submission/stored-items.ts';
import type { ItemKey } from './items.ts';

/** Counters stand under names with a dot: numbers, all of them. */
const Counters = z.record(z.string(), z.unknown()).superRefine((item, context) => {
  for (const [name, value] of Object.entries(item))
    if (name.includes('.') && typeof value !== 'number')
      context.addIssue({ code: 'custom', path: [name], message: 'Invalid input: expected number' });
});

const [ACCOUNT, JOBS, JOB, SUBMISSION] = [/^A#[^#]+$/, /^A#[^#]+#JOBS$/, /^A#[^#]+#J#[^#]+$/, /^A#[^#]+#S#[^#]+$/];

/** What reads an item, by the form of its partition and of its sort key. */
const KINDS: readonly (readonly [partition: RegExp, sort: RegExp, schema: z.ZodType])[] = [
  [ACCOUNT, /^ACCOUNT$/, StoredAccount],
  [ACCOUNT, /^JOBCOUNTS#/, StoredJobCounts],
  [/^USER#/, /^USER$/, StoredUser],
  [/^INVITATION#/, /^INVITATION$/, StoredInvitation],
  [/^SETTINGS$/, /./, StoredSetting],
  [JOBS, /./, StoredJobRow],
  [JOB, /^JOB$/, StoredJob],
  [JOB, /^SOURCING$/, StoredSourcing],
  [JOB, /^COUNTERS$/, Counters],
  [JOB, /^OUTREACH#/, submission.StoredOutreach],
  [JOB, /^REQUEST#/, StoredRequest],
  [SUBMISSION, /^HEAD$/, StoredHead],
  [SUBMISSION, /^PROFILE$/, submission.StoredProfile],
  [SUBMISSION, /^DRAFT$/, submission.StoredDraft],
  [SUBMISSION, /^EMAILS$/, submission.StoredEmails],
  [SUBMISSION, /^REVIEW$/, submission.StoredReview],
  [SUBMISSION, /^INTEREST$/, submission.StoredInterest],
  [SUBMISSION, /^CHANNELS$/, submission.StoredChannels],
  [SUBMISSION, /^CAMPAIGN$/, submission.StoredCampaign],
  [SUBMISSION, /^NOTE#/, submission.StoredNote],
  [SUBMISSION, /^REPLY#/, submission.StoredReply],
  [SUBMISSION, /^SAME#/, submission.StoredSamePerson],
  [SUBMISSION, /^EVENT#/, submission.StoredEvent],
  [/^A#[^#]+#HOLD#/, /^HOLD$/, Hold],
  [/^A#[^#]+#NAMES#/, /./, submission.StoredNameToken],
  [/^A#[^#]+#PERSON#/, /./, submission.StoredIdentity],
];

/** What makes an item unreadable for the product, a line for each fault; none where its kind is not known by its key. */
export function faultsOf(item: Readonly<Record<string, unknown>>, { pk, sk }: ItemKey): string[] {
  const [, , schema] = KINDS.find(([partition, sort]) => partition.test(pk) && sort.test(sk)) ?? [];
  const { error } = schema?.safeParse(item) ?? {};
  return (error?.issues ?? []).map(({ path, message }) => `${path.map(String).join('.') || 'the item'}: ${message}`);
}
