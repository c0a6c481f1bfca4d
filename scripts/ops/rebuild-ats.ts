import { putItem } from '../../functions/platform/items.ts';
import { noteAnswer } from '../../functions/records/ats/answering.ts';
import { createAtsLinks } from '../../functions/records/ats/link-store.ts';
import { createLostStore } from '../../functions/records/ats/lost-store.ts';
import type { Sent } from '../../functions/records/ats/sent-person.ts';
import { createSentThere } from '../../functions/records/ats/sent-there.ts';
import { createUnsentStore } from '../../functions/records/ats/unsent-store.ts';
import { keys } from '../../functions/records/keys.ts';
import { createCandidateReader } from '../../functions/records/submission/candidate-reader.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import type { Office } from './environment.ts';

/** What began the reason of whoever could not be sent because of the connection or the job, in all versions. */
const OF_THE_CONNECTION = [
  'Your ATS is not connected any more.',
  'Your ATS does not let us in any more.',
  'Your ATS does not answer.',
  'The connection to your ATS is not set up.',
  'This job is closed',
  'This job is not in your ATS any more.',
];

const isWaiting = ({ head, sending }: Sent) =>
  head.column === 'EXPORTED' &&
  head.ats?.state === 'failed' &&
  OF_THE_CONNECTION.some((words) => sending?.why?.startsWith(words));

/**
 * Notes of those of a job who were sent to the ATS, or could not be, what versions before did not note: who was sent by an address
 * that was written for it, who waits for the connection, and who is gone. Of those who wait one is tried soon, whatever they wait for, and
 * all others once that one arrived. Answers of how many; it may be repeated.
 */
export async function rebuildAts({ table }: Pick<Office, 'table'>, account: AccountId, job: JobId): Promise<number> {
  const { findEmails } = createCandidateReader(table);
  const unsent = createUnsentStore(table);
  let noted = 0;
  let isAnyWaiting = false;
  const lost = createLostStore(table);
  for await (const { people } of createSentThere(table).pages(account, job))
    for (const one of people) {
      const { head, sending } = one;
      const email = sending?.email?.toLowerCase();
      const known = email ? await findEmails(account, head.id) : [];
      const isWritten = email !== undefined && !known.some((each) => each.email.toLowerCase() === email);
      if (isWritten) await putItem(table, keys.atsWritten(account, job, head.id));
      if (isWaiting(one)) {
        await unsent.note(head, { isUnanswered: true });
        isAnyWaiting = true;
      }
      const isLost = head.ats?.state === 'gone';
      if (isLost) await lost.note(one, []);
      if (isWritten || isLost || isWaiting(one)) noted++;
    }
  const ofLink = { links: createAtsLinks(table), now: () => new Date() };
  if (isAnyWaiting) await noteAnswer(ofLink, { accountId: account }, false);
  return noted;
}
