import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Prediction } from '../../../../../shared/contract/jobs.ts';
import { type PredictionState, predictLater } from './use-prediction.ts';

const prediction = { hires: { value: 1 } } as Prediction;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a prediction is asked for once the targets have rested for two seconds', async () => {
  const ask = vi.fn(async () => prediction);
  const said: PredictionState[] = [];
  predictLater(ask, (state) => said.push(state));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledOnce();
  expect(said).toEqual([{ state: 'known', prediction }]);
});

test('targets that change before are not asked for', async () => {
  const ask = vi.fn(async () => prediction);
  const stop = predictLater(ask, () => undefined);
  await vi.advanceTimersByTimeAsync(1_500);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).not.toHaveBeenCalled();
});

test.each(['answered', 'refused'] as const)(
  'a call that is under way is broken off, and %s late it is not said',
  async (late) => {
    let signal: AbortSignal | undefined;
    let end: (() => void) | undefined;
    const said: PredictionState[] = [];
    const stop = predictLater(
      (own) => {
        signal = own;
        return new Promise((resolve, reject) => {
          end = () => (late === 'answered' ? resolve(prediction) : reject(new Error('broken off')));
        });
      },
      (state) => said.push(state),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    stop();
    expect(signal?.aborted).toBe(true);
    end?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual([]);
  },
);

test('a call that fails says so', async () => {
  const said: PredictionState[] = [];
  predictLater(
    async () => Promise.reject(new Error('no')),
    (state) => said.push(state),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(said).toEqual([{ state: 'failed' }]);
});
