import { useEffect, useState } from 'react';
import type { Prediction } from '../../../../../shared/contract/jobs.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { call } from '../../../api/call.ts';
import type { InputOf } from '../../../api/routes.ts';

type Asked = InputOf<'computePrediction'>['body'];

export type PredictionState =
  | { readonly state: 'waiting' | 'failed'; readonly prediction?: undefined }
  | { readonly state: 'known'; readonly prediction: Prediction };

const WAITING: PredictionState = { state: 'waiting' };

/**
 * Asks for a prediction once the targets have rested, and says what came of it. Answers how to stop: what is asked then is
 * broken off, and what comes of it is not said any more.
 */
export function predictLater(ask: (signal: AbortSignal) => Promise<Prediction>, say: (state: PredictionState) => void) {
  const running = new AbortController();
  const timer = setTimeout(() => {
    ask(running.signal).then(
      (prediction) => !running.signal.aborted && say({ state: 'known', prediction }),
      () => !running.signal.aborted && say({ state: 'failed' }),
    );
  }, TIMES.predictionDebounce);
  return () => {
    clearTimeout(timer);
    running.abort();
  };
}

/**
 * What a job with these targets may expect: asked for on arriving and on each change, once the targets have rested, each
 * time instead of the call before (2-jobs, section 9). With nothing to ask it waits.
 */
export function usePrediction(asked: Asked | null): PredictionState {
  const [known, setKnown] = useState(WAITING);
  const text = asked && JSON.stringify(asked);
  useEffect(() => {
    setKnown(WAITING);
    if (text === null) return;
    return predictLater((signal) => call('computePrediction', { body: JSON.parse(text) as Asked }, signal), setKnown);
  }, [text]);
  return known;
}
