import * as z from 'zod';
import type { Message } from '../mime/message.ts';
import type { DeliveryReport } from './bounce.ts';
import { bounceClass } from './bounce-class.ts';

const Recipients = z
  .array(
    z.looseObject({
      emailAddress: z.string(),
      status: z.string().optional(),
      diagnosticCode: z.string().optional(),
    }),
  )
  .catch([]);

/** What Amazon SES tells about a mail, in its own words (docs.aws.amazon.com/ses/latest/dg/notification-contents.html). */
const Notice = z.looseObject({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z
    .looseObject({ bounceType: z.string(), bounceSubType: z.string().optional(), bouncedRecipients: Recipients })
    .optional(),
  deliveryDelay: z.looseObject({ delayedRecipients: Recipients }).optional(),
  mail: z.looseObject({ messageId: z.string().optional() }).optional(),
});

/** A notice of SES that somebody has sent on as a mail: a report, "complaint", or "other". */
export type SesNotice = DeliveryReport | 'complaint' | 'other';

const MAX_READ = 200_000;
const NO_SUCH_ADDRESS = /^(?:noemail|suppressed|onaccountsuppressionlist)$/i;

/** Reads a mail with which the notification service passes on what SES reported. Null for all other mails. */
export function readSesNotice(mail: Message): SesNotice | null {
  if (!/\.amazonaws\.com$/i.test(mail.head.from?.address ?? '')) return null;
  const notice = noticeIn(mail.text.slice(0, MAX_READ));
  if (!notice) return null;
  const type = (notice.notificationType ?? notice.eventType ?? '').toLowerCase();
  if (type === 'complaint') return 'complaint';
  if (type === 'bounce' && notice.bounce) return fromBounce(notice);
  if (type === 'deliverydelay') return report(notice, notice.deliveryDelay?.delayedRecipients ?? [], 'soft');
  return type === '' ? null : 'other';
}

/** The JSON in front of the service's own footer; long lines may have been folded on the way, and it may lie in an envelope. */
function noticeIn(text: string): z.infer<typeof Notice> | null {
  const start = text.indexOf('{');
  const footer = text.search(/\r?\n--\s*\r?\n/);
  const end = text.lastIndexOf('}', footer < 0 ? text.length : footer);
  if (start < 0 || end < start) return null;
  const found = parsed(text.slice(start, end + 1).replace(/\r?\n ?/g, ''));
  const inner = z.looseObject({ Message: z.string() }).safeParse(found);
  const notice = Notice.safeParse(inner.success ? parsed(inner.data.Message) : found);
  return notice.success ? notice.data : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function fromBounce(notice: z.infer<typeof Notice>): DeliveryReport {
  const { bounceType = '', bounceSubType = '', bouncedRecipients = [] } = notice.bounce ?? {};
  const [first] = bouncedRecipients;
  const isPermanent = bounceType.toLowerCase() === 'permanent';
  const says = first?.diagnosticCode ?? '';
  const isHard =
    isPermanent &&
    (NO_SUCH_ADDRESS.test(bounceSubType) ||
      says === '' ||
      bounceClass({ status: first?.status ?? null, diagnostic: says, notice: '' }) === 'hard');
  return report(notice, bouncedRecipients, isHard ? 'hard' : 'soft');
}

const report = (
  { mail }: z.infer<typeof Notice>,
  recipients: z.infer<typeof Recipients>,
  kind: 'hard' | 'soft',
): DeliveryReport => ({
  class: kind,
  recipients: recipients.map(({ emailAddress }) => emailAddress.toLowerCase()),
  status: recipients[0]?.status ?? null,
  diagnostic: recipients[0]?.diagnosticCode ?? null,
  originalMessageId: mail?.messageId ?? null,
});
