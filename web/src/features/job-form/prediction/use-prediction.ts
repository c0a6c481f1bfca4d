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
 * What a job with these targets may expect: asked for on arriving and on each change, once the targets have rested, each
 * time instead of the call before (2-jobs, section 9). With nothing to ask it waits.
 */
export function usePrediction(asked: Asked | null): PredictionState {
  const [known, setKnown] = useState(WAITING);
  const text = asked && JSON.stringify(asked);
  useEffect(() => {
    setKnown(WAITING);
    if (text === null) return;
    const running = new AbortController();
    const timer = window.setTimeout(() => {
      call('computePrediction', { body: JSON.parse(text) as Asked }, running.signal).then(
        (prediction) => setKnown({ state: 'known', prediction }),
        () => !running.signal.aborted && setKnown({ state: 'failed' }),
      );
    }, TIMES.predictionDebounce);
    return () => {
      window.clearTimeout(timer);
      running.abort();
    };
  }, [text]);
  return known;
}
