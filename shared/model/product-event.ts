import * as z from 'zod';
import { LIMITS } from '../product.ts';
import { Instant } from './ids.ts';

/** What people do in the product that is counted to make it better, and what failed on their pages (1-product, sections 6 to 8). */
export const ProductEventName = z.enum([
  ...['survey shown', 'survey dismissed', 'survey sent', 'Signup completed'],
  ...['domain added', 'domain verified', 'sender changed', 'outreach settings changed', 'company lists changed'],
  ...['candidate list changed'],
  ...['ats connected', 'ats disconnected', 'ats requested', 'ats job imported'],
  ...['toggle-job-chat'],
  ...['unknown feature flag', 'network error', 'chat initialisation error', 'page crash'],
] as const);
export type ProductEventName = z.infer<typeof ProductEventName>;

/** One event as the page saw it. The id is the page's own, so that an event that is sent again is kept once. */
export const ProductEvent = z.object({
  id: z.uuid(),
  name: ProductEventName,
  at: Instant,
  /** Of a survey: which one, and what was answered. Of a fault: which flag, which call, or which file of ours and where in it. */
  properties: z.object({
    surveyId: z.string().max(LIMITS.text).optional(),
    answer: z.string().max(LIMITS.eventAnswer).optional(),
    about: z.string().max(LIMITS.text).optional(),
  }),
});
export type ProductEvent = z.infer<typeof ProductEvent>;
