import type { UserId } from '../../../shared/model/ids.ts';
import { IF_NEW, putItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { findPeople } from '../../records/account/people.ts';
import { keys } from '../../records/keys.ts';
import { besideHead, headLinesLost } from '../../records/submission/head-lines.ts';
import { linesLost } from '../../records/submission/mail-lines.ts';
import { eventOf } from '../events.ts';
import { isByPerson, latestInstant } from '../instants.ts';
import { followHeads, knownChange } from './follower.ts';

/** People whose names are kept between batches. */
const NAMES = 500;

/**
 * Each change that people want to read of becomes a line of the candidate's timeline, once per version of the head, unless an answer
 * or the head itself goes on telling it.
 */
export function timelineFollower(table: Table, now: () => Date) {
  const nameOf = findName(table);
  return followHeads('timeline', async ({ before, after }) => {
    const { accountId, id, version } = after;
    const known = knownChange({ before, after });
    const event = known && eventOf(known.before, known.after);
    if (event && besideHead(event.text, after) !== '') {
      const at = latestInstant(before, after) ?? now().toISOString();
      const by = isByPerson(before, after) ? await nameOf(after.changedBy) : null;
      await putItem(table, { ...keys.event(accountId, id, version), at, ...event, by }, IF_NEW);
    }
    const lost = [...linesLost(before?.mails, after.mails), ...headLinesLost(before, after)];
    for (const [number, line] of lost.entries())
      await putItem(table, { ...keys.mailLine(accountId, id, version, number), ...line, by: null }, IF_NEW);
  });
}

function findName(table: Table) {
  const people = findPeople(table);
  const names = new Map<UserId, string>();
  return async (user: UserId | undefined): Promise<string | null> => {
    if (!user) return null;
    if (names.size > NAMES) names.clear();
    const name = names.get(user) ?? (await people([user]))[0]?.name;
    if (name) names.set(user, name);
    return name ?? null;
  };
}
