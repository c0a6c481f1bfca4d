import type { AnswerOf } from '../../../api/routes.ts';
import { soMany } from './refused-words.ts';

/** How many stand on a job in the ATS that it was imported from; `linkedName` is the ATS that is connected, undefined while that is not known. */
export function fromAts(
  { isKnown, candidates, hasMore }: AnswerOf<'getAtsBlacklist'>,
  atsName: string,
  linkedName: string | null | undefined,
): string {
  if (!isKnown)
    return linkedName === null
      ? `Who stands on this job in ${atsName} is not known: it is not connected.`
      : `Who stands on this job in ${atsName} is not known yet: it is still read.`;
  const count = candidates.length;
  return `${hasMore ? `More than ${count} profiles` : soMany(count, 'profile')} from ${atsName}`;
}
