import * as z from 'zod';
import { AccountId, SubmissionId } from '../../../shared/model/ids.ts';

const moment = z.object({ timestamp: z.string() });

/** What SES says of a mail, as far as we act on it. Tags come as lists; ours have one value each. */
const Detail = z.object({
  eventType: z.string(),
  mail: z.object({
    timestamp: z.string(),
    messageId: z.string(),
    destination: z.array(z.string()),
    tags: z.record(z.string(), z.array(z.string())).default({}),
  }),
  delivery: moment.optional(),
  open: moment.extend({ userAgent: z.string().default('') }).optional(),
  click: moment.extend({ userAgent: z.string().default(''), link: z.string().default('') }).optional(),
  bounce: moment
    .extend({
      bounceType: z.string(),
      bounceSubType: z.string().default(''),
      bouncedRecipients: z.array(z.object({ emailAddress: z.string() })),
    })
    .optional(),
  complaint: moment.optional(),
  reject: z.object({ reason: z.string().default('') }).optional(),
});

/** EventBridge puts SES's event under `detail`. */
export const SesEvent = z.object({ detail: Detail });

export interface MailEvent {
  readonly accountId: AccountId;
  readonly submissionId: SubmissionId;
  readonly step: number;
  readonly messageId: string;
  readonly at: string;
  readonly sentAt: string;
  readonly kind: 'sent' | 'delivered' | 'opened' | 'clicked' | 'bounced' | 'complained' | 'rejected';
  readonly userAgent: string;
  readonly recipients: readonly string[];
}

const Tags = z.object({
  account: z.tuple([AccountId]),
  submission: z.tuple([SubmissionId]),
  step: z.tuple([z.coerce.number().int().min(0).max(9)]),
});

/** The event as we act on it; undefined for mails that are no outreach, delays, and bounces that may still be delivered. */
export function readSesEvent({ detail }: z.infer<typeof SesEvent>): MailEvent | undefined {
  const tags = Tags.safeParse(detail.mail.tags);
  const happened = happening(detail);
  if (!tags.success || !happened) return undefined;
  const iso = (text: string) => new Date(text).toISOString();
  return {
    accountId: tags.data.account[0],
    submissionId: tags.data.submission[0],
    step: tags.data.step[0],
    messageId: detail.mail.messageId,
    sentAt: iso(detail.mail.timestamp),
    ...happened,
    at: iso(happened.at),
  };
}

function happening({ eventType, mail, delivery, open, click, bounce, complaint, reject }: z.infer<typeof Detail>) {
  const base = { userAgent: '', recipients: mail.destination };
  if (eventType === 'Send') return { ...base, kind: 'sent' as const, at: mail.timestamp };
  if (eventType === 'Delivery' && delivery) return { ...base, kind: 'delivered' as const, at: delivery.timestamp };
  if (eventType === 'Open' && open)
    return { ...base, kind: 'opened' as const, at: open.timestamp, userAgent: open.userAgent };
  if (eventType === 'Click' && click)
    return { ...base, kind: 'clicked' as const, at: click.timestamp, userAgent: click.userAgent };
  if (eventType === 'Bounce' && bounce?.bounceType === 'Permanent') {
    return {
      ...base,
      kind: 'bounced' as const,
      at: bounce.timestamp,
      recipients: bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress),
    };
  }
  if (eventType === 'Complaint' && complaint) return { ...base, kind: 'complained' as const, at: complaint.timestamp };
  if (eventType === 'Reject' && reject) return { ...base, kind: 'rejected' as const, at: mail.timestamp };
  return undefined;
}
