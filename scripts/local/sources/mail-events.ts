import type { SentSummary } from '../aws/index.ts';
import { simulatedBy } from '../simulator.ts';
import type { Events } from './events.ts';

/** What becomes of a mail after SES took it, told as SES tells it. */
export interface MailEvents {
  /** Sent, then delivered; or bounced where the address is one that always bounces, or is suppressed. */
  sent(mail: SentSummary): void;
  opened(mail: SentSummary, userAgent: string): void;
  clicked(mail: SentSummary, userAgent: string, link: string): void;
  bounced(mail: SentSummary, bounceType: 'Permanent' | 'Transient', bounceSubType?: string): void;
  complained(mail: SentSummary): void;
}

const NAMES = {
  Send: 'Email Sent',
  Delivery: 'Email Delivered',
  Open: 'Email Opened',
  Click: 'Email Clicked',
  Bounce: 'Email Bounced',
  Complaint: 'Email Complaint Received',
} as const;

/** Puts SES's events on the event bus. A mail without a configuration set, or of one that tells nothing, has none. */
export function createMailEvents({ publish }: Pick<Events, 'publish'>, isTold: (set: string) => boolean): MailEvents {
  const tell = (mail: SentSummary, eventType: keyof typeof NAMES, about: object) => {
    if (!mail.configurationSet || !isTold(mail.configurationSet)) return;
    const detail = { eventType, mail: describe(mail), [eventType.toLowerCase()]: about };
    publish({ source: 'aws.ses', detailType: NAMES[eventType], detail });
  };
  const now = () => ({ timestamp: new Date().toISOString() });
  const recipients = (mail: SentSummary) => mail.recipients.map((emailAddress) => ({ emailAddress }));

  const bounced: MailEvents['bounced'] = (mail, bounceType, bounceSubType = 'General') =>
    tell(mail, 'Bounce', { ...now(), bounceType, bounceSubType, bouncedRecipients: recipients(mail) });
  const complained: MailEvents['complained'] = (mail) =>
    tell(mail, 'Complaint', { ...now(), complainedRecipients: recipients(mail), complaintFeedbackType: 'abuse' });

  return {
    bounced,
    complained,
    opened: (mail, userAgent) => tell(mail, 'Open', { ...now(), userAgent, ipAddress: '127.0.0.1' }),
    clicked: (mail, userAgent, link) => tell(mail, 'Click', { ...now(), userAgent, link, ipAddress: '127.0.0.1' }),
    sent: (mail) => {
      tell(mail, 'Send', {});
      const simulated = simulatedBy(mail.recipients);
      if (mail.suppressed.length > 0) return bounced(mail, 'Permanent', 'OnAccountSuppressionList');
      if (simulated === 'suppressionlist') return bounced(mail, 'Permanent', 'Suppressed');
      if (simulated === 'bounce') return bounced(mail, 'Permanent');
      tell(mail, 'Delivery', { ...now(), recipients: mail.recipients, smtpResponse: '250 OK' });
      if (simulated === 'complaint') complained(mail);
    },
  };
}

const describe = ({ id, sentAt, from, recipients, tags, configurationSet = '' }: SentSummary) => ({
  timestamp: sentAt.toISOString(),
  messageId: id,
  source: from,
  destination: recipients,
  tags: {
    ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
    'ses:configuration-set': [configurationSet],
  },
});
