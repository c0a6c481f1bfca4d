import type { StoredGone } from '../records/ats/gone-store.ts';
import type { Sent } from '../records/ats/sent-person.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';

/** What is noted names the application, and the job since one may be gone from several. */
export const applicationOf = (sk: string) => sk.split(' ')[0];

/** Of somebody who is said to be gone: their very application, by how it is no more on the job by now. */
export const isOfSince = ({ who, sk, how }: StoredGone, { head: { ats }, sending }: Sent) =>
  ats?.state === 'gone' && how !== undefined && (who !== undefined || applicationOf(sk) === sending?.applicationId);

/** The last thing that was noted; who stands on another job was seen there. */
export const latestOf = ([first, ...more]: readonly StoredGone[]): StoredGone =>
  more.reduce(
    (last, one) => (last.who || ((last.changedAt ?? '') >= (one.changedAt ?? '') && !one.who) ? last : one),
    first!,
  );

/** How somebody left, where all that is noted of them agrees; one who is only looked for is not in another account. */
export function howLeft(theirs: readonly StoredGone[]): StoredGone['how'] {
  const [how, ...more] = new Set(theirs.map((item) => item.how ?? (item.who ? 'ACCOUNT' : undefined)));
  return more.length > 0 ? undefined : how;
}

/** Changes what is said of somebody; undefined where they were deleted meanwhile. */
export const changeIfThere = (
  heads: HeadStore,
  head: Head,
  ...[decide, beside = []]: [Parameters<HeadStore['change']>[2], Parameters<HeadStore['change']>[3]?]
): Promise<Head | undefined> =>
  heads.change(head.accountId, head.id, decide, beside, head).catch(async (error: unknown) => {
    if (await heads.read(head.accountId, head.id)) throw error;
    return undefined;
  });

/** Another way than was said. */
export async function sayHow(
  { heads }: { readonly heads: HeadStore },
  head: Head,
  how: StoredGone['how'],
): Promise<void> {
  const decide = ({ ats, ...known }: Head) =>
    ats?.state === 'gone' && ats.at === head.ats?.at && how && ats.how !== how
      ? { ...known, ats: { ...ats, how } }
      : undefined;
  await changeIfThere(heads, head, decide);
}
