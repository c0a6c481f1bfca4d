import type { SWRResponse } from 'swr';
import { describe, expect, it } from 'vitest';
import { hidingOthers } from './own-data.ts';

const failure = new Error('no answer');
const answerOf = (over: Partial<SWRResponse<string, Error>>): SWRResponse<string, Error> => ({
  data: 'of another period',
  error: undefined,
  isLoading: false,
  isValidating: false,
  mutate: () => Promise.resolve(undefined),
  ...over,
});

describe('what was kept of another question', () => {
  it('stays while this one is read', () => {
    const shown = hidingOthers(answerOf({ isLoading: true, isValidating: true }), () => undefined);
    expect(shown).toMatchObject({ data: 'of another period', isLoading: true, isValidating: true });
  });

  it('is not shown as the answer to one that failed, nor while that is tried again', () => {
    const failed = hidingOthers(answerOf({ error: failure }), () => undefined);
    expect([failed.data, failed.error]).toEqual([undefined, failure]);
    const again = hidingOthers(answerOf({ error: failure, isValidating: true }), () => undefined);
    expect([again.data, again.isValidating]).toEqual([undefined, true]);
  });

  it('gives way to what is known of this one, which stays when it fails later', () => {
    expect(hidingOthers(answerOf({ data: 'own', error: failure }), () => 'own').data).toBe('own');
  });
});
