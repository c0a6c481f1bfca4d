import { type Key, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';

/**
 * An answer without what was kept of another question, once this one has failed: `keepPreviousData` would go on showing it as
 * the answer to this one. `own` is what is known of this question itself.
 */
export const hidingOthers = <Data, Problem>(
  answer: SWRResponse<Data, Problem>,
  own: () => Data | undefined,
): SWRResponse<Data, Problem> => ({
  mutate: answer.mutate,
  // SWR draws again for what is read of it alone, so each is read as late as it is asked for.
  get data() {
    return answer.error === undefined ? answer.data : own();
  },
  get error() {
    return answer.error;
  },
  get isValidating() {
    return answer.isValidating;
  },
  get isLoading() {
    return answer.isLoading;
  },
});

/** What every reading with `keepPreviousData` goes through. */
export const useOwnData = <Data, Problem>(
  key: Key,
  answer: SWRResponse<Data, Problem>,
  isKeeping: boolean | undefined,
): SWRResponse<Data, Problem> => {
  const { cache } = useSWRConfig();
  if (!isKeeping) return answer;
  return hidingOthers(answer, () => {
    // Read so that a change of it is drawn.
    const { data } = answer;
    return cache.get(unstable_serialize(key))?.data === undefined ? undefined : data;
  });
};
