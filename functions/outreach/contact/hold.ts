import type { BlockReason } from '../../../shared/contract/outreach.ts';
import { fingerprint } from '../../platform/ids.ts';
import { whyHeld } from '../../records/person/hold-rules.ts';
import type { Hold, StoredPerson } from '../../records/person/person.ts';
import type { Head } from '../../records/submission/head.ts';
import type { OutreachStore } from '../ports.ts';

export interface HoldDeps {
  readonly store: OutreachStore;
  readonly now: () => Date;
}

/** How often a person is asked again who changed meanwhile. */
export const TRIES = 5;

/** What holds a person for a candidate as they are now. */
export const holdOf = ({ now }: Pick<HoldDeps, 'now'>, { id, version }: Head): Hold => ({
  submissionId: id,
  version,
  at: now().toISOString(),
});

/** Asked right before an email leaves, of a person just read: free where the person is held for the candidate already. */
export async function keepsPerson(
  deps: HoldDeps,
  head: Head,
  person: StoredPerson,
  email: string,
): Promise<BlockReason | undefined> {
  if (person.hold?.submissionId === head.id) return undefined;
  let seen = person;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const reason = await whyNotFree(deps, head, seen);
    if (reason) return reason;
    const hold = { hold: holdOf(deps, head), address: fingerprint(email), seen };
    const found = await deps.store.holdPerson(head.accountId, seen.id, hold);
    if (!found) return undefined;
    seen = found;
  }
  return 'IN_ANOTHER_SEQUENCE';
}

/** Why a person is not written to for this candidate; undefined where they are. One read where they are held for another. */
export async function whyNotFree(
  { store, now }: HoldDeps,
  head: Head,
  { optedOut, hold }: StoredPerson,
): Promise<'OPTED_OUT' | 'IN_ANOTHER_SEQUENCE' | 'CONTACTED_LATELY' | undefined> {
  if (optedOut) return 'OPTED_OUT';
  if (!hold || hold.submissionId === head.id) return undefined;
  return whyHeld(hold, await store.heads.read(head.accountId, hold.submissionId), now());
}
