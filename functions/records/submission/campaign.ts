import type { UserId } from '../../../shared/model/ids.ts';
import { TIMES } from '../../../shared/product.ts';
import {
  GIVEN_UP,
  nextLook,
  nextSearchLook,
  nextTry,
  type WaitReason,
} from '../../../shared/rules/outreach/waiting.ts';
import type { Campaign, Head } from './head.ts';
import { hasKnownState, requireKnown } from './known-head.ts';
import { type MailFacts, mailKey, withoutFacts } from './mail-facts.ts';
import { wasEndedByMove } from './move-ends.ts';
import { REVIEWED, reviewsAfter, type Spoken } from './said.ts';

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
  readonly isAutoContact?: boolean;
}

type Running = Head & { readonly campaign: Campaign };

/**
 * When the sweep must look at a sequence follows from its state: at the end of a claim that somebody came upon, at the end of a
 * pause that has one, when something that holds it back may have passed, or when the next email is due. A manual pause, an end
 * and an uncertain email wait for a person. Where a newer version has its own state, its own time stays.
 */
function watched(head: Running): Head {
  if (!hasKnownState(head.campaign)) return head;
  const { dueAt: _, ...rest } = head;
  const dueAt = lookAt(head);
  return { ...rest, ...(dueAt && { dueAt }) };
}

function lookAt({ campaign, mails }: Running): string | undefined {
  const { state, step, claimedAt, nextAt, waitUntil, pausedUntil } = campaign;
  if (claimedAt) return mails?.[mailKey(step)]?.uncertain ? undefined : later(claimedAt, UNCERTAIN_AFTER_MS);
  if (state === 'running') return nextAt && latest(nextAt, waitUntil);
  if (state === 'blocked') return pausedUntil;
  return state === 'paused' && pausedUntil ? latest(pausedUntil, nextAt) : undefined;
}

const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();
const latest = (a: string, b: string | undefined) => (b !== undefined && Date.parse(b) > Date.parse(a) ? b : a);

const hasSent = ({ mails }: Pick<Head, 'mails'>) =>
  Object.values(mails ?? {}).some(({ sent, uncertain: unsure }) => sent !== undefined || unsure !== undefined);

/**
 * Whether the outreach may start: for whoever was not contacted yet, and for one who was reached elsewhere first or came back, as
 * long as none of its emails was sent.
 */
export function mayStartOutreach(head: Head): boolean {
  const { column, campaign } = head;
  if (column === 'NEW' || column === 'SAVED') return true;
  const isOver = campaign === undefined || (campaign.state === 'stopped' && !campaign.claimedAt);
  return column === 'CONTACTED' && isOver && !hasSent(head);
}

/** A contact: the column, the milestones, what was said, and the sequence with its first due time, in one change of the head. */
export function contacted(stored: Head, at: Date, by: UserId, start: Start | undefined, said?: Spoken): Head {
  const head = requireKnown(stored);
  const now = at.toISOString();
  const wasThere = head.column === 'CONTACTED';
  const sets = [
    ...(head.reviewedAt ? [] : ['reviewedAt']),
    ...(head.contactedAt ? [] : ['contactedAt']),
    ...(wasThere && start ? ['campaign'] : []),
    ...(said ? [REVIEWED] : []),
  ];
  const { saidBefore: _, ...rest } = head;
  const before = wasThere ? head.previousColumn : head.column;
  const moved: Head = {
    ...rest,
    column: 'CONTACTED',
    columnAt: now,
    ...reviewsAfter(head, said && { at: now, ...said }),
    ...(before && { previousColumn: before }),
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
  return start ? watched({ ...moved, ...started(start) }) : moved;
}

function started({ at, by, sender, steps, outreachVersion, useWorkEmails, firstDue, isAutoContact = false }: Start) {
  return {
    campaign: {
      state: 'running' as const,
      startedAt: at.toISOString(),
      startedBy: by,
      sender,
      step: 0,
      steps,
      outreachVersion,
      isAutoContact,
      useWorkEmails,
      nextAt: firstDue.toISOString(),
    },
    mails: Object.fromEntries(Array.from({ length: steps }, (_, step) => [mailKey(step), {}])),
  };
}

/** Whether an email that is claimed may still be on its way: whoever claimed it has not had the time to record it. */
export const mayBeLeaving = (claimedAt: string, at: Date) => at.getTime() - Date.parse(claimedAt) < UNCERTAIN_AFTER_MS;

/**
 * The claim: from now on this email belongs to whoever wrote it, and nobody sends it again. `to` says which address it goes to,
 * and so which emails before it are of the same thread. It stays due, so that the index of what is due is not written twice for
 * each email: whoever comes upon it before it is recorded puts it off (`leftAlone`). The review is an item of its own by now, and
 * a head that is written with each fact of an email is kept short.
 */
export function claimed(head: Head, at: Date, to?: string): Head {
  requireKnown(head);
  if (!head.campaign) throw new Error(`${head.id} has no sequence to claim`);
  const { undo: _, said, ...rest } = head;
  const { waitUntil: _until, waitReason: _reason, searchedSince: _since, ...campaign } = head.campaign;
  const isOther = to !== undefined && to !== campaign.to;
  const address = isOther ? { to, toSince: campaign.step } : {};
  const withoutSaid = { ...rest, ...(said === null && { said }) };
  return { ...withoutSaid, campaign: { ...campaign, ...address, claimedAt: at.toISOString() } };
}

/** A claim that somebody came upon who may not know what became of it: it is looked at once it should have been recorded. */
export const leftAlone = (head: Head): Head => (head.campaign ? watched({ ...head, campaign: head.campaign }) : head);

/**
 * The record: SES took it. The next email is due at `next`, if there is one. A sequence that was paused or that ended in the
 * meantime stays so.
 */
export function recorded(
  head: Head,
  step: number,
  facts: Pick<MailFacts, 'id' | 'sent'>,
  next: Date | undefined,
): Head {
  const { campaign } = head;
  if (!campaign) throw new Error(`${head.id} has no sequence to record`);
  const { claimedAt: _claim, nextAt: _next, refusedSince: _refused, ...rest } = campaign;
  const isLast = step + 1 >= campaign.steps;
  const { uncertain: _uncertain, ...known } = head.mails?.[mailKey(step)] ?? {};
  return watched({
    ...head,
    campaign: {
      ...rest,
      state: stateAfter(campaign, isLast),
      step: step + 1,
      ...(!isLast && next && { nextAt: next.toISOString() }),
    },
    mails: { ...head.mails, [mailKey(step)]: { ...known, ...facts } },
  });
}

function stateAfter({ state }: Campaign, isLast: boolean): Campaign['state'] {
  const goesOn = state === 'running' || state === 'uncertain' || (state === 'paused' && isLast);
  if (!goesOn) return state;
  return isLast ? 'complete' : 'running';
}

/** The mail service will never take this email: it did not leave, and the sequence waits for a person. How it ended stays. */
export function givenUp(head: Head, reason: string, at: Date): Head {
  if (!head.campaign) return head;
  const { claimedAt: _, ...campaign } = head.campaign;
  const mayWait = ['running', 'paused', 'uncertain'].includes(campaign.state);
  return mayWait ? stopped({ ...head, campaign }, 'blocked', reason, at) : watched({ ...head, campaign });
}

/** The mail service takes no email now: it is offered again, ever less often, and given up where that takes too long. */
export function refused(head: Head, reason: keyof typeof GIVEN_UP, at: Date, random: () => number): Head {
  if (!head.campaign) return head;
  const { claimedAt: _, ...campaign } = head.campaign;
  const refusedSince = campaign.refusedSince ?? at.toISOString();
  const again = nextTry(reason, new Date(refusedSince), at, random);
  if (!again) return givenUp(head, GIVEN_UP[reason], at);
  return waiting({ ...head, campaign: { ...campaign, refusedSince } }, again, reason);
}

/** The next email is due, and is looked at again at `until`, for a reason that passes by itself. */
export function waiting(head: Head, until: Date, waitReason: WaitReason): Head {
  if (!head.campaign) return head;
  return watched({ ...head, campaign: { ...head.campaign, waitUntil: until.toISOString(), waitReason } });
}

/**
 * Which address the next email goes to is not known before the search is over, which is waited for, ever longer. A search that never
 * ends was lost: then it is over with what is known, which `hasEmail` says, and the email is due.
 */
export function searching(head: Head, at: Date, hasEmail: boolean): Head {
  if (!head.campaign) return head;
  const searchedSince = head.campaign.searchedSince ?? at.toISOString();
  const again = nextSearchLook(new Date(searchedSince), at);
  if (again) return waiting({ ...head, campaign: { ...head.campaign, searchedSince } }, again, 'searching');
  const { searchedSince: _, waitUntil: _until, waitReason: _reason, ...campaign } = head.campaign;
  return watched({ ...head, huntDone: true, hasEmail, campaign });
}

/** The next email leaves at `until` or later. One that is due even later stays due then. */
function postponed(head: Head, until: Date): Head {
  if (!head.campaign) return head;
  const nextAt = latest(until.toISOString(), head.campaign.nextAt);
  return watched({ ...head, campaign: { ...head.campaign, nextAt } });
}

/** A claim that nobody recorded: whether the email left is not known, so it waits for SES's own word or a person's. */
export function uncertain(head: Head, at: Date): Head {
  if (!head.campaign) return head;
  const key = mailKey(head.campaign.step);
  const state = head.campaign.state === 'running' ? 'uncertain' : head.campaign.state;
  return watched({
    ...head,
    campaign: { ...head.campaign, state },
    mails: { ...head.mails, [key]: { ...head.mails?.[key], uncertain: at.toISOString() } },
  });
}

/** A person says that an uncertain email did not leave: it is due again, at `due` or later. */
export function unsent(head: Head, due: Date): Head {
  if (!head.campaign) return head;
  const { claimedAt: _, ...campaign } = head.campaign;
  const key = mailKey(campaign.step);
  const mails = { ...head.mails, [key]: withoutFacts(head.mails?.[key]) };
  return postponed({ ...head, mails, campaign: { ...campaign, state: 'running' } }, due);
}

/**
 * The sequence ends before its time, and says why. A claim under way keeps its look-out for an uncertain outcome. One whose state
 * is not known stays as it is: what ends it stands beside it.
 */
export function stopped(head: Head, state: 'stopped' | 'replied' | 'blocked', reason: string, at: Date): Head {
  if (!head.campaign || head.campaign.state === 'complete' || !hasKnownState(head.campaign)) return head;
  const {
    pausedUntil: _,
    nextAt,
    waitUntil: _until,
    waitReason: _reason,
    refusedSince: _since,
    searchedSince: _searched,
    ...campaign
  } = head.campaign;
  const mayGoOn = state !== 'replied' && nextAt !== undefined;
  return watched({
    ...head,
    campaign: { ...campaign, state, stopReason: reason, stoppedAt: at.toISOString(), ...(mayGoOn && { nextAt }) },
  });
}

/**
 * Something that somebody can put right keeps the next email back: it is looked at again, and goes on by itself once it can. It
 * ends where that takes too long.
 */
export function heldBack(head: Head, reason: string, at: Date): Head {
  const { campaign } = head;
  if (!campaign) return head;
  const since = (campaign.state === 'blocked' && campaign.stoppedAt) || at.toISOString();
  const look = nextLook(new Date(since), at);
  if (!look) return stopped(head, 'stopped', reason, at);
  return watched({
    ...head,
    campaign: {
      ...campaign,
      state: 'blocked',
      stopReason: reason,
      stoppedAt: since,
      pausedUntil: look.toISOString(),
    },
  });
}

/** Nothing leaves until `until`, or until someone resumes where there is none. When the next email is due stays known. */
export function paused(head: Head, until: Date | undefined): Head {
  if (!head.campaign) return head;
  const { pausedUntil: _, ...campaign } = head.campaign;
  return watched({
    ...head,
    campaign: { ...campaign, state: 'paused', ...(until && { pausedUntil: until.toISOString() }) },
  });
}

/** The candidate is away: nothing leaves before `until`. A pause by hand stays, and one that ends later ends later. */
export function away(head: Head, until: Date): Head {
  const { state, pausedUntil } = head.campaign ?? {};
  if (state === 'running') return paused(head, until);
  const isLater = pausedUntil !== undefined && Date.parse(pausedUntil) < until.getTime();
  return state === 'paused' && isLater ? paused(head, until) : head;
}

/**
 * A person may let it go on: it is paused, something kept its next email from leaving, or the candidate came back from where a
 * move had taken them. What would keep the email is asked then.
 */
export function canResume({ campaign, column }: Pick<Head, 'campaign' | 'column'>): boolean {
  if (!campaign || campaign.state === 'paused') return campaign !== undefined;
  if (campaign.step >= campaign.steps || column !== 'CONTACTED') return false;
  return campaign.state === 'blocked' || (campaign.state === 'stopped' && wasEndedByMove(campaign));
}

/**
 * A sequence goes on: its next email leaves when it was due, or at `at` where that has passed. An email that is being sent at
 * this moment stays claimed.
 */
export function resumed(head: Head, at: Date): Head {
  if (!head.campaign) return head;
  const { pausedUntil: _, stopReason: _reason, stoppedAt: _at, ...campaign } = head.campaign;
  const isUncertain = head.mails?.[mailKey(campaign.step)]?.uncertain !== undefined;
  return postponed({ ...head, campaign: { ...campaign, state: isUncertain ? 'uncertain' : 'running' } }, at);
}

/** A step is sent again to another address after the first one bounced. A pause stays a pause. */
export function readdressed(head: Head, step: number, due: Date): Head {
  if (!head.campaign) return head;
  const { stopReason: _reason, stoppedAt: _at, ...campaign } = head.campaign;
  const state = campaign.state === 'paused' ? 'paused' : 'running';
  const { id, replaced = [], ...rest } = head.mails?.[mailKey(step)] ?? {};
  return watched({
    ...head,
    campaign: { ...campaign, state, step, nextAt: due.toISOString() },
    mails: { ...head.mails, [mailKey(step)]: { ...withoutFacts(rest), replaced: [...replaced, ...(id ? [id] : [])] } },
  });
}
