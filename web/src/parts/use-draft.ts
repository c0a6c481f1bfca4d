import { useCallback, useSyncExternalStore } from 'react';
import type { SubmissionId } from '../../../shared/model/ids.ts';
import { drafts } from '../api/drafts.ts';
import { useUser } from '../api/use-user.ts';

const keyOf = (person: string, about: string) => `${person} ${about}`;

/** What the person typed about something and did not send, and how to change it; kept in this tab until it is emptied. */
export const useDraft = (about: string): [text: string, write: (text: string) => void] => {
  const key = keyOf(useUser().id, about);
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.read(key));
  return [text, useCallback((next: string) => drafts.write(key, next), [key])];
};

/** What a dialog is about to do with them: why somebody is discarded is no feedback of a contact. */
export type FeedbackOn = 'contact' | 'discard';

const feedbackAbout = (ids: readonly SubmissionId[], on?: FeedbackOn) =>
  `feedback:${on ? `${on}:` : ''}${[...ids].sort().join()}`;

/** What a reviewer says about one candidate or a group: in the dialog of one act, or whatever they then do with them. */
export const useFeedback = (ids: readonly SubmissionId[], on?: FeedbackOn) => useDraft(feedbackAbout(ids, on));

/** The same for what is done without a dialog, and for what opens one. */
export const useFeedbacks = () => {
  const person = useUser().id;
  const key = (ids: readonly SubmissionId[], on?: FeedbackOn) => keyOf(person, feedbackAbout(ids, on));
  const read = (ids: readonly SubmissionId[], on?: FeedbackOn): string => drafts.read(key(ids, on));
  return {
    read,
    /** A dialog begins with what was said of them before it, unless something was written in it already. */
    begin: (ids: readonly SubmissionId[], on: FeedbackOn): void => {
      if (!read(ids, on)) drafts.write(key(ids, on), read(ids));
    },
    /** What was sent of others with them stands where one acts on them next, whether together or one by one. */
    keep: (ids: readonly SubmissionId[], said: string, on?: FeedbackOn): void => {
      if (said && ids.length > 0) for (const some of [ids, ...ids.map((id) => [id])]) drafts.write(key(some, on), said);
    },
    /** Once it was sent: what was written for another act is then of no use either. */
    forget: (ids: readonly SubmissionId[]): void => {
      for (const on of [undefined, 'contact', 'discard'] as const) drafts.forget(key(ids, on));
    },
  };
};
