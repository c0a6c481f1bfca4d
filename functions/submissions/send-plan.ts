import { isOneOf } from '../../shared/model/newer.ts';
import type { SendPlan } from '../../shared/model/submission.ts';
import { FOLLOWS } from '../../shared/rules/outreach/follow-words.ts';
import { mailLabel } from '../../shared/rules/outreach/mail-label.ts';
import { WAIT_TEXTS, WaitReason } from '../../shared/rules/outreach/waiting.ts';
import { nextMailAt } from '../records/submission/card.ts';
import type { Campaign, Head } from '../records/submission/head.ts';

/** What leaves next to a candidate, when, and why not sooner; null where nothing more does (product principle). */
export function sendPlan(head: Head, timeZone: string): SendPlan | null {
  const { campaign, autoReplyAt } = head;
  if (!campaign || campaign.step >= campaign.steps) return null;
  const label = mailLabel(campaign.step);
  const plan = (does: string, at: string | undefined, whyNotSooner: string | null): SendPlan => ({
    what: `${label} ${does}`,
    at: at ?? null,
    timeZone,
    whyNotSooner,
  });
  const { state, pausedUntil, nextAt, stopReason = null } = campaign;
  if (state === 'running') return plan('leaves', nextMailAt(head), whyNotSooner(campaign));
  if (state === 'uncertain')
    return plan('may have left', undefined, 'Say whether it did: it is not sent again by itself');
  if (state === 'blocked')
    return pausedUntil
      ? plan('waits, and is looked at again', pausedUntil, stopReason)
      : plan('cannot leave until somebody resumes it', undefined, stopReason);
  if (state !== 'paused') return null;
  if (!pausedUntil) return plan('waits until somebody resumes it', undefined, 'The emails to them are paused');
  const at = nextAt && nextAt > pausedUntil ? nextAt : pausedUntil;
  return plan('leaves', at, autoReplyAt ? 'They are away until then' : 'The emails to them are paused until then');
}

/** Of the next email of a sequence that runs: what keeps it though it is due, else that its time has not come. */
function whyNotSooner({ waitReason, waitUntil, nextAt, step }: Campaign): string | null {
  const isWaiting = waitUntil !== undefined && nextAt !== undefined && waitUntil > nextAt;
  if (isWaiting && isOneOf(WaitReason, waitReason)) return WAIT_TEXTS[waitReason];
  return step > 0 ? FOLLOWS : null;
}
