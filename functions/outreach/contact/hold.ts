import type { BlockReason } from '../../../shared/contract/outreach.ts';
import type { Hold } from '../../records/person/holds.ts';
import type { Head } from '../../records/submission/head.ts';
import { hasKnownState } from '../../records/submission/known-head.ts';
import type { OutreachStore } from '../ports.ts';

export interface HoldDeps {
  readonly store: OutreachStore;
  readonly now: () => Date;
}

/** For how long a contact by a teammate keeps others of the account from writing to the same person. */
export const LATELY_MS = 30 * 86_400_000;
/** For how long an address stays with a contact that was begun and whose candidate has not changed since. */
const CONTACTING_MS = 60_000;
const TRIES = 3;

const ACTIVE = ['running', 'paused', 'uncertain'];

/** A sequence that may still send. One whose state only a newer version knows may. */
export const isActive = ({ campaign }: Pick<Head, 'campaign'>) =>
  campaign !== undefined && (ACTIVE.includes(campaign.state) || !hasKnownState(campaign));

/**
 * Takes an address for a candidate's emails by one conditional write, so that no two sequences of the account ever write to it
 * at once. Answers undefined when it is theirs, else why it is not. One write; two reads and one more write where someone
 * held it before.
 */
export async function holdAddress(deps: HoldDeps, head: Head, email: string): Promise<BlockReason | undefined> {
  const hold: Hold = { submissionId: head.id, version: head.version, at: deps.now().toISOString() };
  let instead: Hold | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const other = await deps.store.hold(head.accountId, email, hold, instead);
    const reason = other && (await whyHeld(deps, head, other));
    if (!other || reason) return reason;
    instead = other;
  }
  return 'IN_ANOTHER_SEQUENCE';
}

/** Asked right before an email leaves: one read where the address is theirs, which it is after a contact. */
export async function keepsAddress(deps: HoldDeps, head: Head, email: string): Promise<BlockReason | undefined> {
  const hold = await deps.store.findHold(head.accountId, email);
  return hold?.submissionId === head.id ? undefined : holdAddress(deps, head, email);
}

/** Why an address cannot be taken; undefined where it can. Nothing is written. */
export async function whyNotFree(deps: HoldDeps, head: Head, email: string): Promise<BlockReason | undefined> {
  const hold = await deps.store.findHold(head.accountId, email);
  return hold && hold.submissionId !== head.id ? whyHeld(deps, head, hold) : undefined;
}

async function whyHeld({ store, now }: HoldDeps, { accountId }: Head, hold: Hold): Promise<BlockReason | undefined> {
  const holder = await store.heads.read(accountId, hold.submissionId);
  if (!holder) return undefined;
  const isBeingContacted = holder.version <= hold.version && now().getTime() - Date.parse(hold.at) < CONTACTING_MS;
  if (isActive(holder) || isBeingContacted) return 'IN_ANOTHER_SEQUENCE';
  return wasContactedLately(holder, now()) ? 'CONTACTED_LATELY' : undefined;
}

export const wasContactedLately = ({ contactedAt }: Pick<Head, 'contactedAt'>, now: Date) =>
  contactedAt !== undefined && now.getTime() - Date.parse(contactedAt) < LATELY_MS;
