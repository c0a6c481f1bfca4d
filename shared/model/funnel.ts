import * as z from 'zod';
import { COLUMNS, CONTACT_CHANNELS, DISCARD_REASONS, NOT_INTERESTED_REASONS } from '../reference/funnel.ts';
import { whenNewer } from './newer.ts';

export const ColumnName = z.enum(COLUMNS);
export type ColumnName = z.infer<typeof ColumnName>;

export const NotInterestedReason = z.enum(Object.keys(NOT_INTERESTED_REASONS) as [keyof typeof NOT_INTERESTED_REASONS]);
export type NotInterestedReason = z.infer<typeof NotInterestedReason>;

export const DiscardReason = z.enum(Object.keys(DISCARD_REASONS) as [keyof typeof DISCARD_REASONS]);
export type DiscardReason = z.infer<typeof DiscardReason>;

export const ContactChannel = whenNewer(
  z.enum(Object.keys(CONTACT_CHANNELS) as [keyof typeof CONTACT_CHANNELS]),
  'OTHER',
);
export type ContactChannel = z.infer<typeof ContactChannel>;

/** What became of one email (3-pipeline, section 4, and what the sender must know beyond it). */
export const MailStatus = whenNewer(
  z.enum([
    'scheduled',
    'cancelled',
    'paused',
    'uncertain',
    'sent',
    'delivered',
    'opened',
    'clicked',
    'replied',
    'away',
    'bounced',
    'unsubscribed',
    'complained',
  ]),
  'paused',
);
export type MailStatus = z.infer<typeof MailStatus>;
