import * as z from 'zod';
import { GuestAnswer, GuestLink, GuestProfile, GuestRating, NewGuestLink } from '../model/guest.ts';
import { GuestLinkId, JobId, SubmissionId } from '../model/ids.ts';
import { LIMITS } from '../product.ts';
import { defineRoutes } from './route.ts';

const job = z.object({ id: JobId });
/** Digits and nothing else: `Number` would take `0x0` and a blank too. */
const place = z.string().regex(/^\d{1,3}$/, 'Please enter a number.');
const token = z.object({ token: z.string().min(1).max(400) });

/** Reviews by people without an account: product principle “guest review links”. */
export const guestRoutes = defineRoutes({
  createGuestLink: {
    method: 'POST',
    path: '/job-offers/{id}/guest-links',
    access: 'user',
    status: 201,
    idempotent: true,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED', 'MOVED_MEANWHILE'],
    summary: 'Make a link by which somebody without an account reviews these profiles, blind where it says so',
    params: job,
    body: NewGuestLink.extend({ submissionIds: z.array(SubmissionId).min(1).max(LIMITS.guestProfiles) }),
    response: GuestLink,
  },
  listGuestLinks: {
    method: 'GET',
    path: '/job-offers/{id}/guest-links',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'The guest review links of a job, the latest first',
    params: job,
    response: z.array(GuestLink),
  },
  listGuestAnswers: {
    method: 'GET',
    path: '/job-offers/{id}/guest-links/{linkId}/answers',
    access: 'user',
    status: 200,
    errors: ['GUEST_LINK_NOT_FOUND'],
    summary: 'What was said by a guest review link, of each of its profiles that is still on the job',
    params: job.extend({ linkId: GuestLinkId }),
    response: z.array(GuestAnswer),
  },
  revokeGuestLink: {
    method: 'PUT',
    path: '/job-offers/{id}/guest-links/{linkId}/revoke',
    access: 'user',
    status: 200,
    errors: ['GUEST_LINK_NOT_FOUND'],
    summary: 'End a guest review link at once; what was said by it stays',
    params: job.extend({ linkId: GuestLinkId }),
    response: GuestLink,
  },
  showGuestReview: {
    method: 'GET',
    path: '/guest-reviews/{token}',
    access: 'public',
    status: 200,
    errors: ['LINK_NOT_VALID', 'LINK_ENDED', 'LINK_RESTS'],
    limit: 'guest',
    summary: 'The profiles of a guest review link, and nothing else',
    params: token,
    response: z.object({
      reviewer: z.string(),
      company: z.string(),
      jobTitle: z.string(),
      isBlind: z.boolean(),
      endsAt: z.string(),
      profiles: z.array(GuestProfile),
    }),
  },
  rateAsGuest: {
    method: 'PUT',
    path: '/guest-reviews/{token}/profiles/{number}',
    access: 'public',
    status: 200,
    errors: ['LINK_NOT_VALID', 'LINK_ENDED', 'LINK_RESTS', 'SUBMISSION_NOT_FOUND'],
    limit: 'guest',
    summary: 'What the guest thinks of one of the profiles; said again, it takes the place of what was said before',
    params: token.extend({ number: place }),
    body: z.object({ rating: GuestRating, comment: z.string().trim().max(LIMITS.guestComment).default('') }),
    response: z.object({ rated: z.literal(true) }),
  },
});
