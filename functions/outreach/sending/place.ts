import { decideSend, type SendDecision } from '../../../shared/rules/outreach/decision.ts';
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
const looking = new Map<string, Promise<unknown>>();

/** Decides whether an email leaves now, and takes its place among those of its sender. A decision that takes none is as it is. */
export async function decideAndTakePlace(deps: PlaceDeps, head: Head, prepared: Prepared): Promise<SendDecision> {
  const name = `${head.accountId}#${prepared.sender.address}`;
  const before = looking.get(name);
  const mine = (before ?? Promise.resolve()).then(
    () => decideInTurn(deps, head, prepared),
    () => decideInTurn(deps, head, prepared),
  );
  looking.set(name, mine);
  try {
    return await mine;
  } finally {
    if (looking.get(name) === mine) looking.delete(name);
  }
}

async function decideInTurn({ store, now }: PlaceDeps, head: Head, prepared: Prepared): Promise<SendDecision> {
  const { accountId } = head;
  const { address } = prepared.sender;
  let seen = prepared.sending;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const decision = decideSend(prepared.facts, timeOf({ now }, head, prepared, seen));
    const takes = decision.kind === 'send' || decision.kind === 'wait' ? decision.pace : undefined;
    if (!takes || (await store.sending.takePlace(accountId, address, seen, takes))) return decision;
    seen = await store.sending.find(accountId, address);
  }
  throw new Error(`Others take every place of ${address}`);
}
