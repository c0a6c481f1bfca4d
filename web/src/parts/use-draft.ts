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

const feedbackAbout = (ids: readonly SubmissionId[]) => `feedback:${[...ids].sort().join()}`;

/** What a reviewer says about one candidate or a group, in whichever dialog it is typed. */
export const useFeedback = (ids: readonly SubmissionId[]) => useDraft(feedbackAbout(ids));

/** The same for what is done without a dialog. */
export const useFeedbacks = () => {
  const person = useUser().id;
  return {
    read: (ids: readonly SubmissionId[]): string => drafts.read(keyOf(person, feedbackAbout(ids))),
    /** Once it was sent. */
    forget: (ids: readonly SubmissionId[]): void => drafts.forget(keyOf(person, feedbackAbout(ids))),
  };
};
