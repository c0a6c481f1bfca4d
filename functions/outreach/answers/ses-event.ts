import * as z from 'zod';
import { AccountId, AnswerId, SubmissionId } from '../../../shared/model/ids.ts';

const moment = z.object({ timestamp: z.string() });

/** What SES says of a mail, as far as we act on it. Tags come as lists; ours have one value each. */
const Detail = z.object({
  eventType: z.string(),
  mail: z.object({
    timestamp: z.string(),
    messageId: z.string(),
    /** The bare address that it left from. */
    source: z.string().default(''),
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
  deliveryDelay: moment.optional(),
  subscription: moment
    .extend({ newTopicPreferences: z.object({ unsubscribeAll: z.boolean().default(false) }).optional() })
    .optional(),
});

/** EventBridge puts SES's event under `detail`. */
export const SesEvent = z.object({ detail: Detail });

/** What SES tells of an email, as we act on it: `rejected` also of one that it could not make, `delayed` of one still under way. */
export type MailEventKind =
  | 'sent'
  | 'delivered'
  | 'delayed'
  | 'opened'
  | 'clicked'
  | 'bounced'
  | 'complained'
  | 'rejected'
  | 'optedOut';

/** What became of a mail to a candidate. */
export interface CandidateMailEvent {
  readonly accountId: AccountId;
  readonly submissionId: SubmissionId;
  readonly messageId: string;
  readonly at: string;
  readonly sentAt: string;
  readonly kind: MailEventKind;
  /** The address that the email left from; empty where that is not told. */
  readonly from: string;
  readonly userAgent: string;
  readonly recipients: readonly string[];
}

/** An email of a sequence. */
export interface MailEvent extends CandidateMailEvent {
  readonly step: number;
}

/** An answer that a person wrote. */
export interface AnswerEvent extends CandidateMailEvent {
  readonly answerId: AnswerId;
}

const Tags = z.object({
  account: z.tuple([AccountId]),
  submission: z.tuple([SubmissionId]),
  step: z.tuple([z.coerce.number().int().min(0).max(9)]).optional(),
  answer: z.tuple([AnswerId]).optional(),
});

/** The event as we act on it; undefined for mails to nobody who is a candidate, and for bounces that may still be delivered. */
export function readSesEvent({ detail }: z.infer<typeof SesEvent>): MailEvent | AnswerEvent | undefined {
  const tags = Tags.safeParse(detail.mail.tags);
  const happened = happening(detail);
  if (!tags.success || !happened) return undefined;
  const { account, submission, step, answer } = tags.data;
  const iso = (text: string) => new Date(text).toISOString();
  const event: CandidateMailEvent = {
    accountId: account[0],
    submissionId: submission[0],
    messageId: detail.mail.messageId,
    sentAt: iso(detail.mail.timestamp),
    from: detail.mail.source,
    ...happened,
    at: iso(happened.at),
  };
  if (step) return { ...event, step: step[0] };
  return answer && { ...event, answerId: answer[0] };
}

type Told = z.infer<typeof Detail>;
interface Happened extends Pick<CandidateMailEvent, 'kind' | 'at' | 'userAgent' | 'recipients'> {}

/** By SES's name of the event: ten of them. */
const HAPPENINGS: Readonly<Record<string, (told: Told) => Partial<Happened> | undefined>> = {
  Send: ({ mail }) => ({ kind: 'sent', at: mail.timestamp }),
  Delivery: ({ delivery }) => delivery && { kind: 'delivered', at: delivery.timestamp },
  DeliveryDelay: ({ deliveryDelay }) => deliveryDelay && { kind: 'delayed', at: deliveryDelay.timestamp },
  Open: ({ open }) => open && { kind: 'opened', at: open.timestamp, userAgent: open.userAgent },
  Click: ({ click }) => click && { kind: 'clicked', at: click.timestamp, userAgent: click.userAgent },
  Bounce: ({ bounce }) =>
    bounce?.bounceType === 'Permanent'
      ? {
          kind: 'bounced',
          at: bounce.timestamp,
          recipients: bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress),
        }
      : undefined,
  Complaint: ({ complaint }) => complaint && { kind: 'complained', at: complaint.timestamp },
  Reject: ({ mail }) => ({ kind: 'rejected', at: mail.timestamp }),
  'Rendering Failure': ({ mail }) => ({ kind: 'rejected', at: mail.timestamp }),
  Subscription: ({ subscription }) =>
    subscription?.newTopicPreferences?.unsubscribeAll ? { kind: 'optedOut', at: subscription.timestamp } : undefined,
};

function happening(told: Told): Happened | undefined {
  const happened = HAPPENINGS[told.eventType]?.(told);
  if (!happened?.kind || !happened.at) return undefined;
  return { userAgent: '', recipients: told.mail.destination, ...happened, kind: happened.kind, at: happened.at };
}
