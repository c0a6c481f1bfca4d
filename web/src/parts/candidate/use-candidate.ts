import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { TIMES } from '../../../../shared/product.ts';
import { readAhead } from '../../api/read-ahead.ts';
import type { RouteName } from '../../api/routes.ts';
import { isKeyOf } from '../../api/use-api.ts';
import { usePolledApi } from '../../api/use-polled.ts';

const SPOTLIGHT_POLL_MS = 3_000;
const READS = ['getSubmission', 'getSpotlight', 'listNotes', 'getCandidateReply'] as const;

/**
 * Everything about one candidate: asked again by itself while the email search or the comparison with the job is under
 * way, and with `live` as often as a board. `spotlight` is undefined while it is read and null while it is worked out. A null
 * id waits.
 */
export const useCandidate = (submissionId: SubmissionId | null, { live = false } = {}) => {
  const input = submissionId && { params: { id: submissionId } };
  const { mutate } = useSWRConfig();
  const mutateOf = (names: readonly RouteName[]) => mutate((key) => isKeyOf(names)(key) && isAbout(key, submissionId));
  const submission = usePolledApi('getSubmission', input, (latest) =>
    live ? TIMES.boardPoll : latest?.isEmailHuntDone === false ? TIMES.reviewHuntPoll : 0,
  );
  const spotlight = usePolledApi('getSpotlight', input, (latest) => (latest === null ? SPOTLIGHT_POLL_MS : 0), {
    revalidateOnFocus: false,
  });
  // A profile that was changed is compared anew: its verdicts go, and come back with a new spotlight.
  useOnChange(submission.data && `${submission.data.id} ${submission.data.verdicts}`, () => void spotlight.mutate());
  const { data } = submission;
  useOnChange(data && `${data.id} ${data.replyIds}`, () => void mutateOf(['getCandidateReply']));
  useOnChange(data && `${data.id} ${data.notes.map(({ _id }) => _id)}`, () => void mutateOf(['listNotes']));
  return {
    submission: data,
    spotlight: spotlight.data,
    error: submission.error,
    spotlightError: spotlight.error,
    isValidating: submission.isValidating,
    /** Reads everything of this candidate again. */
    refresh: () => mutateOf(READS),
  };
};

/** Acts when something of the same candidate has changed: what begins with another id is another candidate. */
const useOnChange = (value: string | undefined, act: () => void): void => {
  const known = useRef(value);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const before = known.current;
    known.current = value;
    const isSamePerson = before?.split(' ')[0] === value?.split(' ')[0];
    if (before !== undefined && before !== value && isSamePerson) latest.current();
  }, [value]);
};

const isAbout = (key: unknown, id: SubmissionId | null): boolean => {
  const input = Array.isArray(key) ? (key[1] as { params?: { id?: string } } | undefined) : undefined;
  return input?.params?.id === id;
};

/** Reads what is shown first of a candidate. */
const readCandidateAhead = (id: SubmissionId): void => {
  for (const name of ['getSubmission', 'getSpotlight'] as const) readAhead(name, { params: { id } });
};

/** Reads candidates ahead, so that the next one is on the screen in the frame it is asked for. */
export const useReadAhead = (ids: readonly SubmissionId[]): void => {
  const list = ids.join();
  useEffect(() => {
    for (const id of list.split(',').filter(Boolean) as SubmissionId[]) readCandidateAhead(id);
  }, [list]);
};
