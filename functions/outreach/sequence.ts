import type { UserId } from '../../shared/model/ids.ts';
import { TIMES } from '../../shared/product.ts';
import type { Head } from '../submissions/head.ts';
import { type MailFacts, mailKey } from '../submissions/mail-facts.ts';

/** After this an email that was claimed and not recorded is looked at again, and shown as uncertain. */
export const UNCERTAIN_AFTER_MS = 15 * 60_000;

export interface Start {
  readonly at: Date;
  readonly by: UserId;
  readonly sender: UserId | null;
  readonly steps: number;
  readonly outreachVersion: number | null;
  readonly useWorkEmails: boolean;
  readonly firstDue: Date;
}

/** A contact: the column, the milestones, and the sequence with its first due time, in one change of the head. */
export function contacted(head: Head, at: Date, by: UserId, start: Start | undefined): Head {
  const now = at.toISOString();
  const sets = [...(head.reviewedAt ? [] : ['reviewedAt']), ...(head.contactedAt ? [] : ['contactedAt'])];
  const moved: Head = {
    ...head,
    column: 'CONTACTED',
    columnAt: now,
    previousColumn: head.column,
    reviewedAt: head.reviewedAt ?? now,
    contactedAt: head.contactedAt ?? now,
    changedBy: by,
    undo: {
      until: new Date(at.getTime() + TIMES.undoSeconds * 1_000).toISOString(),
      column: head.column,
      columnAt: head.columnAt,
      ...(head.previousColumn && { previousColumn: head.previousColumn }),
      sets,
    },
  };
  return start ? { ...moved, ...started(start) } : moved;
}

function started({ at, by, sender, steps, outreachVersion, useWorkEmails, firstDue }: Start) {
  return {
    campaign: {
      state: 'running' as const,
      startedAt: at.toISOString(),
      startedBy: by,
      sender,
      step: 0,
      steps,
      outreachVersion,
      isAutoContact: false,
      useWorkEmails,
    },
    mails: Object.fromEntries(Array.from({ length: steps }, (_, step) => [mailKey(step), {}])),
    dueAt: firstDue.toISOString(),
  };
}

/** The claim: from now on this email belongs to whoever wrote it, and nobody sends it again. */
export function claimed(head: Head, at: Date): Head {
  if (!head.campaign) throw new Error(`${head.id} has no sequence to claim`);
  const { undo: _, ...rest } = head;
  return {
    ...rest,
    campaign: { ...head.campaign, claimedAt: at.toISOString() },
    dueAt: new Date(at.getTime() + UNCERTAIN_AFTER_MS).toISOString(),
  };
}

/** The record: SES took it. The next email is due at `next`, if there is one and the sequence still runs. */
export function recorded(
  head: Head,
  step: number,
  facts: Pick<MailFacts, 'id' | 'sent'>,
  next: Date | undefined,
): Head {
  const { campaign } = head;
  if (!campaign) throw new Error(`${head.id} has no sequence to record`);
  const { claimedAt: _claim, ...settled } = campaign;
  const { dueAt: _due, ...rest } = head;
  const goesOn = campaign.state === 'running' || campaign.state === 'uncertain';
  const isLast = step + 1 >= campaign.steps;
  const state = goesOn ? (isLast ? ('complete' as const) : ('running' as const)) : campaign.state;
  const { uncertain: _uncertain, ...known } = head.mails?.[mailKey(step)] ?? {};
  return {
    ...rest,
    campaign: { ...settled, state, step: step + 1 },
    mails: { ...head.mails, [mailKey(step)]: { ...known, ...facts } },
    ...(goesOn && !isLast && next && { dueAt: next.toISOString() }),
    ...(campaign.state === 'paused' && head.dueAt && { dueAt: campaign.pausedUntil ?? head.dueAt }),
  };
}

/** SES certainly did not take it: the claim is given back and the email is due again later. */
export function unclaimed(head: Head, retryAt: Date): Head {
  if (!head.campaign) return head;
  const { claimedAt: _, ...campaign } = head.campaign;
  return { ...head, campaign, ...(campaign.state === 'running' && { dueAt: retryAt.toISOString() }) };
}

/** A claim that nobody recorded: whether the email left is not known, so it waits for SES's own word or a person's. */
export function uncertain(head: Head, at: Date): Head {
  if (!head.campaign) return head;
  const key = mailKey(head.campaign.step);
  const { dueAt: _, ...rest } = head;
  return {
    ...rest,
    campaign: { ...head.campaign, state: head.campaign.state === 'running' ? 'uncertain' : head.campaign.state },
    mails: { ...head.mails, [key]: { ...head.mails?.[key], uncertain: at.toISOString() } },
  };
}

/** The sequence ends before its time, and says why. A claim under way keeps its look-out for an uncertain outcome. */
export function stopped(head: Head, state: 'stopped' | 'replied' | 'blocked', reason: string, at: Date): Head {
  if (!head.campaign || head.campaign.state === 'complete') return head;
  const { dueAt, ...rest } = head;
  const { pausedUntil: _, ...campaign } = head.campaign;
  return {
    ...rest,
    campaign: { ...campaign, state, stopReason: reason, stoppedAt: at.toISOString() },
    ...(campaign.claimedAt && dueAt && { dueAt }),
  };
}

/** Nothing leaves until `until`, or until someone resumes where there is none. */
export function paused(head: Head, until: Date | undefined): Head {
  if (!head.campaign) return head;
  const { dueAt, ...rest } = head;
  const { pausedUntil: _, ...campaign } = head.campaign;
  const wakesAt = campaign.claimedAt ? dueAt : until?.toISOString();
  return {
    ...rest,
    campaign: { ...campaign, state: 'paused', ...(until && { pausedUntil: until.toISOString() }) },
    ...(wakesAt && { dueAt: wakesAt }),
  };
}

/** A paused or uncertain sequence goes on with its next email. */
export function resumed(head: Head, due: Date): Head {
  if (!head.campaign) return head;
  const { pausedUntil: _pause, claimedAt: _claim, ...campaign } = head.campaign;
  return { ...head, campaign: { ...campaign, state: 'running' }, dueAt: due.toISOString() };
}

/** A step is sent again to another address after the first one bounced. */
export function readdressed(head: Head, step: number, due: Date): Head {
  if (!head.campaign) return head;
  const { stopReason: _reason, stoppedAt: _at, ...campaign } = head.campaign;
  return {
    ...head,
    campaign: { ...campaign, state: 'running', step },
    mails: { ...head.mails, [mailKey(step)]: {} },
    dueAt: due.toISOString(),
  };
}
