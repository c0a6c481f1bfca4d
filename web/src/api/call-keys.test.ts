import { describe, expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '../../../shared/contract/errors.ts';
import { createCallKeys, untilDone } from './call-keys.ts';
import { ApiError, networkProblem } from './problem.ts';

const refused = (code: ErrorCode) => new ApiError({ code, status: ERRORS[code].status, message: ERRORS[code].title });

/** Keys that count up, and what they were given to. */
const someKeys = () => {
  let made = 0;
  const keys = createCallKeys(() => `key ${++made}`);
  const sent: string[] = [];
  const answer = (contents: string) =>
    keys.run(contents, async (key) => {
      sent.push(key);
    });
  const fail = (contents: string, error: unknown) =>
    keys
      .run(contents, async (key) => {
        sent.push(key);
        throw error;
      })
      .catch(() => undefined);
  return { sent, answer, fail };
};

describe('a call that must not be done twice', () => {
  test('that is tried again after no answer came has the key of the first try', async () => {
    const { sent, answer, fail } = someKeys();
    await fail('note', networkProblem('NO_RESPONSE'));
    await fail('note', refused('INTERNAL'));
    await fail('note', refused('IDEMPOTENCY_IN_PROGRESS'));
    await fail('note', new DOMException('Taken back', 'AbortError'));
    await answer('note');
    expect(sent).toEqual(Array.from({ length: 5 }, () => 'key 1'));
  });
  test('has a new key when the same is done once more', async () => {
    const { sent, answer } = someKeys();
    await answer('note');
    await answer('note');
    expect(sent).toEqual(['key 1', 'key 2']);
  });
  test.each(['NOT_ENOUGH_CREDITS', 'BAD_REQUEST', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_REUSED'] as const)(
    'has a new key after it was refused: %s',
    async (code) => {
      const { sent, answer, fail } = someKeys();
      await fail('start', refused(code));
      await answer('start');
      expect(sent).toEqual(['key 1', 'key 2']);
    },
  );
  test('shares its key with what is pressed twice while it is under way', async () => {
    const { sent, answer } = someKeys();
    await Promise.all([answer('note'), answer('note')]);
    expect(sent).toEqual(['key 1', 'key 1']);
  });
  test('has a key of its own beside other contents', async () => {
    const { sent, answer, fail } = someKeys();
    await fail('note', networkProblem('OFFLINE'));
    await answer('another note');
    await answer('note');
    expect(sent).toEqual(['key 1', 'key 2', 'key 1']);
  });
});

describe('while the same call is under way', () => {
  test('it is asked again, less and less often, until it is answered', async () => {
    const pauses: number[] = [];
    let left = 6;
    const run = async () => {
      if (left-- > 0) throw refused('IDEMPOTENCY_IN_PROGRESS');
      return 'done';
    };
    expect(await untilDone(run, async (ms) => void pauses.push(ms))).toBe('done');
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 4_000, 4_000]);
  });
  test('it is given up in the end', async () => {
    const pauses: number[] = [];
    const run = async () => {
      throw refused('IDEMPOTENCY_IN_PROGRESS');
    };
    await expect(untilDone(run, async (ms) => void pauses.push(ms))).rejects.toMatchObject({ status: 409 });
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(30_000);
  });
  test.each(['TOO_MANY_REQUESTS', 'CONFLICT', 'INTERNAL'] as const)('nothing else is asked again: %s', async (code) => {
    let asked = 0;
    const run = async () => {
      asked++;
      throw refused(code);
    };
    await expect(untilDone(run, async () => undefined)).rejects.toMatchObject({ code });
    expect(asked).toBe(1);
  });
});
