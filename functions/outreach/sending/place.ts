import { decideSend, type SendDecision } from '../../../shared/rules/outreach/decision.ts';
import type { StoredSending } from '../../records/account/sender-record.ts';
import type { Head } from '../../records/submission/head.ts';
import type { OutreachStore } from '../ports.ts';
import { type Prepared, timeOf } from './prepare.ts';

export interface PlaceDeps {
  readonly store: OutreachStore;
  readonly now: () => Date;
}

/** So many others may take a place while one is looked for. */
const TRIES = 20;

/** Emails of one sender look for their places one after the other: of those in one program none stands in another's way. */
const looking = new Map<string, Promise<Found>>();

/** What was decided, and what is known of the sender since. */
interface Found {
  readonly decision: SendDecision;
  readonly sending: StoredSending;
}

/** Decides whether an email leaves now, and takes its place among those of its sender. A decision that takes none is as it is. */
export async function decideAndTakePlace(deps: PlaceDeps, head: Head, prepared: Prepared): Promise<SendDecision> {
  const name = `${head.accountId}#${prepared.sender.address}`;
  const before = looking.get(name);
  const mine = (before ?? Promise.resolve(undefined))
    .catch(() => undefined)
    .then((found) => decideInTurn(deps, head, prepared, latest(prepared.sending, found?.sending)));
  looking.set(name, mine);
  try {
    return (await mine).decision;
  } finally {
    if (looking.get(name) === mine) looking.delete(name);
  }
}

/** Whoever was before knows what they wrote, which saves reading it again. */
const latest = (own: StoredSending, theirs: StoredSending | undefined) =>
  theirs && theirs.version > own.version ? theirs : own;

async function decideInTurn(
  { store, now }: PlaceDeps,
  head: Head,
  prepared: Prepared,
  known: StoredSending,
): Promise<Found> {
  const { accountId } = head;
  const { address } = prepared.sender;
  let sending = known;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const decision = decideSend(prepared.facts, timeOf({ now }, head, prepared, sending));
    const takes = decision.kind === 'send' || decision.kind === 'wait' ? decision.pace : undefined;
    if (!takes) return { decision, sending };
    const after = await store.sending.takePlace(accountId, address, sending, takes);
    if (after) return { decision, sending: after };
    sending = await store.sending.find(accountId, address);
  }
  throw new Error(`Others take every place of ${address}`);
}
