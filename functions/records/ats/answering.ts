import type { AtsLinks } from './link-store.ts';
import type { StoredAtsLink } from './stored-ats.ts';

/** How long nobody is sent once more to an ATS that did not answer. */
const PAUSE_MS = 60 * 60_000;

const pause = (at: Date) => ({ from: new Date(at.getTime() + PAUSE_MS).toISOString() });

/** Whether it is time to look at those who wait for an answer. */
export const isTimeToAsk = ({ unanswered }: StoredAtsLink, now: Date): boolean =>
  unanswered !== undefined && unanswered.from <= now.toISOString();

/** The link after those were looked at: another one is tried later, where one was tried, and nobody waits where not. */
export const asked = ({ unanswered: _, ...link }: StoredAtsLink, isTried: boolean, at: Date): StoredAtsLink => ({
  ...link,
  ...(isTried && { unanswered: pause(at) }),
});

const inVersion = ({ version, ...link }: StoredAtsLink): StoredAtsLink => ({ ...link, version: version + 1 });

/** Once those are looked at it is written anew: whoever looks may have missed somebody who waits since. */
const notAnswered = (link: StoredAtsLink, at: Date) =>
  link.unanswered && !isTimeToAsk(link, at) ? undefined : inVersion({ ...link, unanswered: pause(at) });

const answered = (link: StoredAtsLink, at: Date) =>
  link.unanswered && !link.unanswered.isOver
    ? inVersion({ ...link, unanswered: { from: at.toISOString(), isOver: true } })
    : undefined;

/** Notes of an ATS that it does not answer, or does again; nothing is written where that is known. */
export async function noteAnswer(
  { links, now }: { readonly links: AtsLinks; readonly now: () => Date },
  { accountId }: Pick<StoredAtsLink, 'accountId'>,
  isAnswered: boolean,
): Promise<void> {
  for (;;) {
    const link = await links.find(accountId);
    const after = link?.state === 'LINKED' ? (isAnswered ? answered : notAnswered)(link, now()) : undefined;
    if (!link || !after || (await links.save(link, after))) return;
  }
}
