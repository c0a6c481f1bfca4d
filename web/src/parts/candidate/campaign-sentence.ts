import type { EmailCampaign } from '../../../../shared/model/submission.ts';
import { FOLLOWS } from '../../../../shared/rules/outreach/follow-words.ts';
import { clock, shortDay } from './dates.ts';

const moment = (at: string, now: Date): string => `${shortDay(at, now)} at ${clock(at)}`;

/** How a sequence stands, in a sentence: what comes next and when, or why nothing does. */
export const campaignSentence = (campaign: EmailCampaign, isClosed = false, now = new Date()): string => {
  const { state, nextMailAt, pausedUntil, stopReason, startedBy, startedAt, isAutoContact, plan } = campaign;
  const by = isAutoContact ? 'by auto-contact' : startedBy ? `by ${startedBy.name}` : '';
  const begun = ['Started', by, `on ${shortDay(startedAt, now)}`].filter(Boolean).join(' ');
  const reason = stopReason ? ` ${stopReason}` : '';
  const why = plan?.whyNotSooner;
  const waits = why && why !== FOLLOWS ? ` ${why}.` : '';
  const mayGoOn = ['running', 'paused'].includes(state);
  if (isClosed && mayGoOn) return `${begun}. No email leaves while the job is closed.`;
  switch (state) {
    case 'running':
      return nextMailAt ? `${begun}. The next email leaves on ${moment(nextMailAt, now)}.${waits}` : `${begun}.`;
    case 'paused':
      return pausedUntil ? `${begun}. Paused until ${moment(pausedUntil, now)}.` : `${begun}. Paused.`;
    case 'replied':
      return `${begun}. Ended by a reply.`;
    case 'stopped':
      return `${begun}. Stopped.${reason}`;
    case 'complete':
      return `${begun}. All emails were sent.`;
    case 'uncertain':
      return `${begun}. Waiting for your word on an email.`;
    case 'blocked':
      return pausedUntil
        ? `${begun}. The next email waits.${reason ? `${reason}.` : ''} It leaves by itself once that is put right.`
        : `${begun}. The next email cannot leave.${reason}`;
  }
};
