import type { MailStatus } from '../../shared/model/funnel.ts';
import type { Person } from '../../shared/model/job.ts';
import { isOneOf } from '../../shared/model/newer.ts';
import { CampaignState, type EmailCampaign, type SequenceEmail } from '../../shared/model/submission.ts';
import { mailLabel } from '../../shared/rules/outreach/mail-label.ts';
import { canResume } from '../records/submission/campaign.ts';
import { nextMailAt } from '../records/submission/card.ts';
import type { Campaign, Head } from '../records/submission/head.ts';
import { hasKnownState } from '../records/submission/known-head.ts';
import { type MailFacts, mailKey, mailStatusOf } from '../records/submission/mail-facts.ts';
import { wasEndedByExport } from '../records/submission/move-ends.ts';
import { sendPlan } from './send-plan.ts';

/** The sequence of a candidate with each of its emails, or null where none was ever started. */
export function presentCampaign(head: Head, people: readonly Person[], timeZone = 'UTC'): EmailCampaign | null {
  const { campaign } = head;
  if (!campaign) return null;
  return {
    state: isOneOf(CampaignState, campaign.state) ? campaign.state : 'paused',
    startedBy: people.find(({ id }) => id === campaign.startedBy) ?? null,
    startedAt: campaign.startedAt,
    isAutoContact: campaign.isAutoContact,
    isPaused: campaign.state === 'paused',
    isComplete: campaign.state === 'complete',
    hasForwardedReply: Boolean(head.repliedAt),
    pausedUntil: campaign.pausedUntil ?? null,
    stopReason: stopReasonOf(head, campaign) ?? (hasKnownState(campaign) ? null : 'Being updated'),
    nextMailAt: nextMailAt(head) ?? null,
    canResume: canResume(head),
    plan: sendPlan(head, timeZone),
    sequenceEmails: Array.from({ length: campaign.steps }, (_, step) => presentMail(head, campaign, step)),
  };
}

/** Why it stopped. Whoever could not be sent to the ATS was not moved there. */
function stopReasonOf({ ats }: Head, campaign: Campaign): string | undefined {
  return ats?.state === 'failed' && wasEndedByExport(campaign) ? 'Stopped to be sent to the ATS' : campaign.stopReason;
}

function presentMail(head: Head, campaign: Campaign, step: number): SequenceEmail {
  const facts = head.mails?.[mailKey(step)] ?? {};
  const known = mailStatusOf(facts);
  const status = known ?? statusAhead(campaign);
  const statuses = historyOf(facts);
  const isNext = !known && step === campaign.step && campaign.state === 'running';
  return {
    label: mailLabel(step),
    status,
    date: statuses.at(-1)?.date ?? (isNext ? (nextMailAt(head) ?? null) : null),
    statuses,
    why: facts.skipped ?? (status === 'cancelled' ? (stopReasonOf(head, campaign) ?? null) : null),
  };
}

/** How an email stands of which nothing has happened yet. */
function statusAhead({ state, pausedUntil }: Campaign): MailStatus {
  if (state === 'running') return 'scheduled';
  if (state === 'blocked' && pausedUntil) return 'paused';
  const isOver = ['stopped', 'replied', 'complete', 'blocked'].includes(state);
  return isOver ? 'cancelled' : 'paused';
}

const HISTORY = ['sent', 'delivered', 'opened', 'clicked', 'replied', 'bounced', 'complained', 'uncertain'] as const;

function historyOf(facts: MailFacts): SequenceEmail['statuses'] {
  const known = HISTORY.flatMap((status) => {
    const date = facts[status];
    return date ? [{ status, date }] : [];
  });
  return known.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
