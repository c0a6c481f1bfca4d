import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { call } from './call.ts';
import { useOwnData } from './own-data.ts';
import type { ApiError } from './problem.ts';
import type { AnswerOf, InputOf, RouteName } from './routes.ts';

/** So many calls are made at the same time. */
const AT_ONCE = 2;

/** What every part of a question was answered, in order; `onPart` hears after each how many are there. */
export async function callParts<N extends RouteName>(
  name: N,
  inputs: readonly InputOf<N>[],
  onPart: (count: number) => void = () => undefined,
): Promise<AnswerOf<N>[]> {
  const answers: AnswerOf<N>[] = [];
  for (let at = 0; at < inputs.length; at += AT_ONCE) {
    answers.push(...(await Promise.all(inputs.slice(at, at + AT_ONCE).map((input) => call(name, input)))));
    onPart(answers.length);
  }
  return answers;
}

/** Reads a route in as many calls as it takes and keeps all answers together; null inputs wait. */
export const useApiParts = <N extends RouteName>(
  name: N,
  inputs: readonly InputOf<N>[] | null,
  { onPart, ...config }: SWRConfiguration<AnswerOf<N>[], ApiError> & { onPart?: (count: number) => void } = {},
): SWRResponse<AnswerOf<N>[], ApiError> => {
  const key: [N, readonly InputOf<N>[], 'parts'] | null = inputs === null ? null : [name, inputs, 'parts'];
  const answer = useSWR<AnswerOf<N>[], ApiError, typeof key>(
    key,
    ([, asked]: [N, readonly InputOf<N>[], 'parts']) => callParts(name, asked, onPart),
    config,
  );
  return useOwnData(key, answer, config.keepPreviousData);
};
