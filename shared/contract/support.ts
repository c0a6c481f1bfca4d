import * as z from 'zod';
import { LIMITS } from '../product.ts';
import type { Routes } from './route.ts';

/** What somebody asks our people: `ATS` names one that cannot be connected yet (1-product, ATS integration section). */
export const SupportRequest = z.object({
  about: z.enum(['HELP', 'ATS']),
  words: z.string().trim().min(1, 'This field is required.').max(LIMITS.longText),
  /** The address of the page they asked from, without what stands in its query. */
  page: z.string().max(LIMITS.text).optional(),
});
export type SupportRequest = z.infer<typeof SupportRequest>;

/** How people reach ours. They are routes of the feature `accounts`. */
export const supportRoutes = {
  askSupport: {
    method: 'POST',
    path: '/support-requests',
    access: 'user',
    status: 201,
    idempotent: true,
    limit: 'support',
    errors: ['NOT_AN_ADMIN'],
    summary:
      'Write to our support, for an ATS as an admin; the answer comes by email. That you did stands in the audit log, what you wrote does not',
    body: SupportRequest,
    response: z.object({ asked: z.literal(true) }),
  },
} as const satisfies Routes;
