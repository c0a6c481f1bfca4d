import { mailLabel } from '../../../shared/rules/outreach/mail-label.ts';
import type { MailFacts } from './mail-facts.ts';

/** What became of an email, as the timeline tells it. */
export interface MailLine {
  readonly at: string;
  readonly kind: string;
  readonly text: string;
}

const TEXTS = {
  sent: 'sent',
  delivered: 'delivered',
  opened: 'opened',
  clicked: 'clicked',
  bounced: 'bounced',
  complained: 'marked as spam',
} as const satisfies Partial<Record<keyof MailFacts, string>>;

/** A line for each thing that became of one email. */
export const linesOfMail = (key: string, facts: MailFacts): MailLine[] =>
  (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).flatMap((fact) => {
    const at = facts[fact];
    return at ? [{ at, kind: `mail-${fact}`, text: `${mailLabel(Number(key.slice(1)))} ${TEXTS[fact]}` }] : [];
  });

/** The same of all emails of a candidate: the head says it, so nothing else is stored of it. */
export const linesOfMails = (mails: Readonly<Record<string, MailFacts>> | undefined): MailLine[] =>
  Object.entries(mails ?? {}).flatMap(([key, facts]) => linesOfMail(key, facts));

/** Lines of emails that a change gave up, to be sent again: the head no longer says them. */
export const linesLost = (
  before: Readonly<Record<string, MailFacts>> | undefined,
  after: Readonly<Record<string, MailFacts>> | undefined,
): MailLine[] =>
  Object.entries(before ?? {}).flatMap(([key, facts]) =>
    facts.id && after?.[key]?.id !== facts.id ? linesOfMail(key, facts) : [],
  );
