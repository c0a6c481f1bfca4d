import type { ColumnName, MailStatus } from '../../../../../shared/model/funnel.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { EXPORT_TROUBLE, isInTrouble } from '../../../../../shared/rules/ats/exports.ts';
import { ABOUT_TO_BE_SENT, isImminent, mailLabel } from '../../../../../shared/rules/outreach/mail-label.ts';

export type StatusIcon =
  | 'searching'
  | 'found'
  | 'missing'
  | 'scheduled'
  | 'sent'
  | 'opened'
  | 'clicked'
  | 'replied'
  | 'away'
  | 'paused'
  | 'none'
  | 'wrong'
  | 'interested'
  | 'declined';

/** The one line a card says of its emails. */
export interface CardStatus {
  readonly icon: StatusIcon;
  readonly text: string;
  readonly tone: 'plain' | 'new' | 'bad';
  /** More words, for who points at it. */
  readonly title?: string;
  /** What is wrong besides: a mark stands for it. */
  readonly also?: string;
}

const line = (icon: StatusIcon, text: string, tone: CardStatus['tone'] = 'plain'): CardStatus => ({ icon, text, tone });

const inSentence = (step: number) => (step === 0 ? 'the first email' : `follow up ${step}`);

const near = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });
const far = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** When the next email goes out: `on Mon 09:10` within a week, `on 3 Dec` later; one at once is about to be sent, as the candidate says too. */
function nextMail(step: number, at: string, now: Date): CardStatus {
  const wait = Date.parse(at) - now.getTime();
  if (isImminent(new Date(at), now)) return { ...line('scheduled', ABOUT_TO_BE_SENT), title: mailLabel(step) };
  const day = wait < 6.5 * 86_400_000 ? near.format(new Date(at)).replace(',', '') : far.format(new Date(at));
  return line('scheduled', `${mailLabel(step)} on ${day}`);
}

const COLUMNS_OF_OUTREACH: readonly ColumnName[] = ['CONTACTED', 'NOT_INTERESTED', 'INTERESTED'];

function mailLine(card: Card, status: MailStatus, now: Date): CardStatus {
  const step = card.mailStep ?? 0;
  switch (status) {
    case 'scheduled':
      return card.nextMailAt ? nextMail(step, card.nextMailAt, now) : line('none', 'No emails scheduled');
    case 'sent':
    case 'delivered':
      return card.nextMailAt ? nextMail(step + 1, card.nextMailAt, now) : line('sent', `${mailLabel(step)} ${status}`);
    case 'opened':
      return line('opened', `Opened ${inSentence(step)}`);
    case 'clicked':
      return line('clicked', 'Clicked a link');
    case 'replied':
      return line('replied', 'Replied');
    case 'away':
      return line('away', 'Away');
    case 'paused':
      return line('paused', 'Emails paused');
    case 'cancelled':
      return line('none', 'No emails scheduled');
    case 'uncertain':
      return line('wrong', `Was ${inSentence(step)} sent?`, 'bad');
    case 'bounced':
      return line('wrong', 'Address bounced', 'bad');
    case 'unsubscribed':
      return line('wrong', 'Unsubscribed', 'bad');
    case 'complained':
      return line('wrong', 'Marked as spam', 'bad');
  }
}

function huntLine({ isEmailHuntDone, hasEmailToContact, origin }: Card): CardStatus {
  const applied = origin === 'application' ? 'Applied, ' : '';
  const said = (text: string) => (applied ? applied + text.toLowerCase() : text);
  if (!isEmailHuntDone) return line('searching', said('Looking for an email'));
  return hasEmailToContact ? line('found', said('Email found')) : line('missing', said('No email found'));
}

/** How sending somebody to the ATS stands. */
function exportLine({ atsExport, exportedToAtsAt: at }: Card, now: Date): CardStatus | null {
  if (atsExport === 'sent') return line('interested', 'In the ATS');
  if (atsExport === 'gone') return line('wrong', 'Not in the ATS any more', 'bad');
  if (atsExport === 'failed') return line('wrong', 'Not sent to the ATS', 'bad');
  if (atsExport !== 'queued') return null;
  const trouble = at !== null && isInTrouble({ state: 'queued', at }, now);
  return trouble
    ? { ...line('paused', 'On the way, with trouble'), title: EXPORT_TROUBLE }
    : line('sent', 'On the way');
}

/** A reply is said first; that somebody is not in the ATS stays to be seen beside it. */
function withTrouble(said: CardStatus, card: Card, now: Date): CardStatus {
  const beside = card.columnName === 'EXPORTED' ? exportLine(card, now) : null;
  return beside?.tone === 'bad' ? { ...said, also: beside.text } : said;
}

/** The status line of a card, which varies by column (3-pipeline, section 2); null where there is nothing to say. `refused` is why a contact of many left them out. */
export function statusOf(card: Card, now: Date, refused?: string): CardStatus | null {
  const { columnName: column, mailStatus } = card;
  if (card.isBeingUpdated) return line('paused', 'Being updated');
  if (card.hasUnreadReply) return withTrouble(line('replied', 'New reply', 'new'), card, now);
  if (column === 'EXPORTED') return exportLine(card, now);
  if (column === 'NEW' || column === 'SAVED')
    return refused === undefined ? huntLine(card) : { ...line('wrong', 'Not contacted', 'bad'), title: refused };
  if (mailStatus === 'bounced' || mailStatus === 'unsubscribed' || mailStatus === 'complained')
    return mailLine(card, mailStatus, now);
  if (column === 'INTERESTED')
    return mailStatus === 'replied' ? line('replied', 'Replied, interested') : line('interested', 'Interested');
  if (column === 'NOT_INTERESTED')
    return mailStatus === 'replied' ? line('replied', 'Replied, not interested') : line('declined', 'Not interested');
  if (!COLUMNS_OF_OUTREACH.includes(column)) return null;
  return mailStatus ? mailLine(card, mailStatus, now) : line('none', 'No emails scheduled');
}

/** How long a card has been in its column, as short as it gets: `now`, `12 m`, `2 h`, `3 d`. */
export function ageOf(at: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} m`;
  return minutes < 1_440 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1_440)} d`;
}
