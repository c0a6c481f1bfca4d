import * as z from 'zod';
import { GuestLinkId, Instant, JobId, SubmissionId } from './ids.ts';
import { line } from './line.ts';
import { whenNewer } from './newer.ts';

/** What a guest thinks of a profile. */
export const GuestRating = z.enum(['YES', 'MAYBE', 'NO']);
export type GuestRating = z.infer<typeof GuestRating>;
export const GUEST_RATINGS: Readonly<Record<GuestRating, string>> = { YES: 'Yes', MAYBE: 'Maybe', NO: 'No' };

/** What somebody without an account said of a candidate. */
export const GuestReview = z.object({
  reviewer: z.string(),
  rating: whenNewer(GuestRating, 'MAYBE'),
  comment: z.string(),
  date: Instant,
});
export type GuestReview = z.infer<typeof GuestReview>;

const text = line().max(120);

/** For whom a link is made, what it shows and for how long it is good. */
export const NewGuestLink = z.object({
  reviewer: text.min(1, 'This field is required.'),
  isBlind: z.boolean().default(false),
  days: z.number().int().min(1).max(90).default(14),
});

/** A link by which somebody without an account reviews some profiles of a job. */
export const GuestLink = z.object({
  id: GuestLinkId,
  jobId: JobId,
  reviewer: z.string(),
  isBlind: z.boolean(),
  profiles: z.number().int(),
  createdBy: z.string(),
  createdAt: Instant,
  endsAt: Instant,
  revokedAt: Instant.nullable(),
  url: z.url(),
});
export type GuestLink = z.infer<typeof GuestLink>;

/** What was said by a link of one of its profiles; of one without an answer yet nothing but whose it is. */
export const GuestAnswer = z.object({
  submissionId: SubmissionId,
  name: z.string(),
  rating: whenNewer(GuestRating, 'MAYBE').nullable(),
  comment: z.string(),
  date: Instant.nullable(),
});
export type GuestAnswer = z.infer<typeof GuestAnswer>;

const Period = z.object({ startDate: z.string().nullable(), endDate: z.string().nullable(), current: z.boolean() });

/** A profile as a guest sees it: no address, no phone, no link, no file; of a blind one no name and no school either. */
export const GuestProfile = z.object({
  /** Its place in the link, by which it is rated. */
  number: z.number().int(),
  name: z.string(),
  jobTitle: z.string().nullable(),
  currentEmployer: z.string().nullable(),
  location: z.string().nullable(),
  summary: z.string(),
  experience: z.array(Period.extend({ jobTitle: z.string(), employerName: z.string(), text: z.string() })),
  education: z.array(z.object({ major: z.string(), instituteName: z.string().nullable() })),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  rating: whenNewer(GuestRating, 'MAYBE').nullable(),
  comment: z.string(),
});
export type GuestProfile = z.infer<typeof GuestProfile>;
