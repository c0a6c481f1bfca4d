import type { Head } from '../submission/head.ts';
import { hasKnownState } from '../submission/known-head.ts';
import type { Hold } from './person.ts';

/** For how long a contact by a teammate keeps others of the account from writing to the same person. */
export const LATELY_MS = 30 * 86_400_000;
/** For how long a person stays with a contact that was begun and whose candidate has not changed since. */
const CONTACTING_MS = 60_000;

const ACTIVE = ['running', 'paused', 'uncertain'];

/** A sequence that may still send. One whose state only a newer version knows may. */
export const isActive = ({ campaign }: Pick<Head, 'campaign'>) =>
  campaign !== undefined && (ACTIVE.includes(campaign.state) || !hasKnownState(campaign));

const wasContactedLately = ({ contactedAt }: Pick<Head, 'contactedAt'>, now: Date) =>
  contactedAt !== undefined && now.getTime() - Date.parse(contactedAt) < LATELY_MS;

/** Why a hold keeps others away, from the head that it is for; undefined where it does not, or no longer does. */
export function whyHeld(hold: Hold, holder: Head | undefined, now: Date) {
  if (!holder) return undefined;
  const isBeingContacted = holder.version <= hold.version && now.getTime() - Date.parse(hold.at) < CONTACTING_MS;
  if (isActive(holder) || isBeingContacted) return 'IN_ANOTHER_SEQUENCE';
  return wasContactedLately(holder, now) ? 'CONTACTED_LATELY' : undefined;
}

const STRENGTH = ['over', 'CONTACTED_LATELY', 'IN_ANOTHER_SEQUENCE'];

/** Which of two holds of one person stands: the one that keeps others away more, of two sequences the earlier, else the latest. */
export function strongerHold(one: Hold, other: Hold, heads: readonly Head[], now: Date): Hold {
  if (one.submissionId === other.submissionId) return one.at >= other.at ? one : other;
  const strengthOf = (hold: Hold) => {
    const holder = heads.find(({ id }) => id === hold.submissionId);
    return STRENGTH.indexOf(whyHeld(hold, holder, now) ?? 'over');
  };
  const [left, right] = [strengthOf(one), strengthOf(other)];
  if (left !== right) return left > right ? one : other;
  const isFirst = `${one.at} ${one.submissionId}` <= `${other.at} ${other.submissionId}`;
  const wantsFirst = STRENGTH[left] === 'IN_ANOTHER_SEQUENCE';
  return isFirst === wantsFirst ? one : other;
}
