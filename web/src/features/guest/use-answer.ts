import { useState } from 'react';
import * as z from 'zod';
import { type GuestProfile, GuestRating } from '../../../../shared/model/guest.ts';
import { drafts } from '../../api/drafts.ts';

const Answer = z.object({ rating: GuestRating.nullable(), comment: z.string() });
type Answer = z.infer<typeof Answer>;

/** What was chosen and typed and not saved yet; nothing where something else is kept. */
export function draftIn(text: string): Answer | undefined {
  try {
    return Answer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The answer to one profile as it stands on the screen: what was saved, or what this tab kept of a change to it. */
export function useAnswer(token: string, { number, rating, comment }: GuestProfile) {
  const key = `guest:${token}:${number}`;
  const [answer, setAnswer] = useState<Answer>(() => draftIn(drafts.read(key)) ?? { rating, comment });
  return {
    answer,
    isSaid: answer.rating === rating && answer.comment.trim() === comment,
    change: (change: Partial<Answer>) => {
      const next = { ...answer, ...change };
      setAnswer(next);
      drafts.write(key, JSON.stringify(next));
    },
    /** Once it was saved. */
    forget: () => drafts.forget(key),
  };
}
