import * as z from 'zod';
import { Instant } from './ids.ts';

/** One sign-in of a person and what came of it, on one device. */
export const Session = z.object({
  id: z.string(),
  /** The browser and the system, as it says of itself. */
  device: z.string(),
  signedInAt: Instant,
  /** When the product was opened with it, at most an hour late. */
  usedAt: Instant,
  /** The call that asks came from it. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;
