import * as z from 'zod';
import type { MailStatus } from '../../../shared/model/funnel.ts';
import { Instant } from '../../../shared/model/ids.ts';

/**
 * What became of one email of the sequence; times only ever get set, so events may come in any order and twice.
 * `id` is SES's message id. `opened` is a person's, `machineOpened` a mail scanner's.
 */
export const MailFacts = z.object({
  id: z.string().optional(),
  sent: Instant.optional(),
  delivered: Instant.optional(),
  opened: Instant.optional(),
  machineOpened: Instant.optional(),
  clicked: Instant.optional(),
  bounced: Instant.optional(),
  complained: Instant.optional(),
  /** A person answered it. */
  replied: Instant.optional(),
  uncertain: Instant.optional(),
  skipped: z.string().optional(),
  /** Ids of messages of this email that bounced and were sent again to another address: what is told of them late counts no more. */
  replaced: z.array(z.string()).optional(),
});
export type MailFacts = z.infer<typeof MailFacts>;

/** Which of the facts say when something happened. */
export const MAIL_TIMES = [
  'sent',
  'delivered',
  'opened',
  'machineOpened',
  'clicked',
  'bounced',
  'complained',
  'replied',
  'uncertain',
] as const satisfies (keyof MailFacts)[];

/** What a newer version noted of an email, where what this version knows of it begins anew. */
export const withoutFacts = (facts: MailFacts = {}): MailFacts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !(name in MailFacts.shape)));

/** The name of an email's facts among a head's `mails`. */
export const mailKey = (step: number) => `s${step}`;

/** Strongest thing known of an email: replied above clicked above opened above delivered above sent, and never backwards. */
export function mailStatusOf(facts: MailFacts): MailStatus | undefined {
  if (facts.complained) return 'complained';
  if (facts.replied) return 'replied';
  if (facts.bounced) return 'bounced';
  if (facts.clicked) return 'clicked';
  if (facts.opened) return 'opened';
  if (facts.delivered) return 'delivered';
  if (facts.sent) return 'sent';
  if (facts.uncertain) return 'uncertain';
  if (facts.skipped) return 'cancelled';
  return undefined;
}
