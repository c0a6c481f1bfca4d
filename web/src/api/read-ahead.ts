import { mutate, preload, SWRConfig, unstable_serialize } from 'swr';
import { call } from './call.ts';
import type { InputOf, RouteName } from './routes.ts';
import { sessionStore } from './session.ts';
import { keyOf } from './use-api.ts';

const { cache } = SWRConfig.defaultValue;

/**
 * Asks for what is about to be shown. Whoever shows it takes this very answer, whether it has come or not, and asks for no
 * second one. Where it fails, it is asked for again when it is on the screen, and the failure is shown there.
 */
export const readAhead = <N extends RouteName>(name: N, input: InputOf<N>): void => {
  const key = keyOf(name, input);
  const isKnown = cache.get(unstable_serialize(key))?.data !== undefined;
  if (isKnown || !sessionStore.isSignedIn()) return;
  const asked: Promise<unknown> = preload(key, () => call(name, input));
  asked.then(
    (answer) => mutate(key, answer, { revalidate: false }),
    () => mutate(key),
  );
};
