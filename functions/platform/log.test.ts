import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { log } from './log.ts';

afterEach(() => vi.restoreAllMocks());

/** What a method of the console was given. */
function givenTo(method: 'log' | 'warn' | 'error', run: () => void): unknown[] {
  const spy = vi.spyOn(console, method).mockImplementation(() => undefined);
  run();
  expect(spy).toHaveBeenCalledTimes(1);
  return spy.mock.calls[0] ?? [];
}

/** How AWS's own runtime (aws-lambda-ric 3.3.0) writes one argument of the console in its JSON format. */
const asLambdaWrites = (level: string, [message]: unknown[]) =>
  JSON.parse(JSON.stringify({ timestamp: '2026-03-02T10:00:00.000Z', level, requestId: 'r-1', message }));

describe('a record in the log', () => {
  it('is one JSON with its fields in it, not a text that holds another JSON', () => {
    const given = givenTo('warn', () => log.warn('SES did not take an email', { error: 'Throttling', tries: 2 }));
    expect(given).toHaveLength(1);
    expect(asLambdaWrites('WARN', given)).toMatchObject({
      level: 'WARN',
      requestId: 'r-1',
      message: { message: 'SES did not take an email', error: 'Throttling', tries: 2 },
    });
  });

  it('says of an error its name, message, stack and cause', () => {
    const error = new TypeError('No such key', { cause: new RangeError('Too far') });
    const given = givenTo('error', () => log.error('A message failed', error, { messageId: 'm-1' }));
    expect(asLambdaWrites('ERROR', given).message).toEqual({
      message: 'A message failed',
      messageId: 'm-1',
      error: { name: 'TypeError', message: 'No such key', stack: error.stack, cause: 'RangeError: Too far' },
    });
  });

  it('says what was thrown that is no error', () => {
    expect(givenTo('error', () => log.error('A message failed', 'nothing'))).toEqual([
      { message: 'A message failed', error: 'nothing' },
    ]);
  });

  it('can be read on a developer’s machine', () => {
    const [record] = givenTo('log', () => log.info('A mail came in', { kind: 'reply' }));
    expect(inspect(record)).toBe("{ message: 'A mail came in', kind: 'reply' }");
  });
});
