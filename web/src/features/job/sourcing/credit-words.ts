import type { BatchCredits } from '../../../../../shared/contract/job-sourcing.ts';

const profiles = (count: number) => `${count} ${count === 1 ? 'profile' : 'profiles'}`;

/** What a job has used in all. */
export const usedWords = (used: number): string => `${profiles(used)} of your account used.`;

/** What became of one batch: asked for, delivered, and what came back or is still to come. */
export function batchWords({ asked, delivered, givenBack, closedAt }: BatchCredits): string {
  const rest = asked - delivered;
  const words = [`${profiles(asked)} asked for`, `${delivered} delivered`];
  if (!closedAt) words.push(`${rest} still to come`);
  else if (givenBack > 0) words.push(`${givenBack} given back`);
  return words.join(', ');
}
