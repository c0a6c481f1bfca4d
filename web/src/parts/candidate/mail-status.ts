import type { MailStatus } from '../../../../shared/model/funnel.ts';
import { ABOUT_TO_BE_SENT, isImminent } from '../../../../shared/rules/outreach/mail-label.ts';

const LABELS: Readonly<Record<MailStatus, string>> = {
  scheduled: 'Scheduled',
  cancelled: 'Not sent',
  paused: 'Paused',
  uncertain: 'Not sure whether it left',
  sent: 'Sent',
  delivered: 'Delivered',
  opened: 'Opened',
  clicked: 'Clicked',
  replied: 'Replied',
  away: 'Away',
  bounced: 'Bounced',
  unsubscribed: 'Unsubscribed',
  complained: 'Marked as spam',
};

/**
 * What became of an email, in words (3-pipeline, section 4): one scheduled within minutes is about to be sent, a
 * cancelled one was not sent. Any other status is an error.
 */
export const mailStatusLabel = (status: MailStatus, at: string | null = null, now = new Date()): string => {
  const label = LABELS[status];
  if (label === undefined) throw new Error(`Unknown status: ${status}`);
  return status === 'scheduled' && at !== null && isImminent(new Date(at), now) ? ABOUT_TO_BE_SENT : label;
};
