import { afterEach, describe, expect, it, vi } from 'vitest';
import { originGuard, requireOrigin } from './origin.ts';
import { readSecret } from './secret.ts';

const FIRST = 'a'.repeat(64);
const SECOND = 'b'.repeat(64);
const guardOf = (slots: object) => requireOrigin(readSecret(JSON.stringify(slots)));
const calledWith = (header?: string) => ({
  event: {
    headers: { host: 'abc.execute-api.us-east-1.amazonaws.com', ...(header && { 'x-bramble-origin': header }) },
  },
});
const REFUSED = expect.objectContaining({ code: 'NOT_THROUGH_THE_WEB' });

afterEach(() => vi.unstubAllEnvs());

describe('the API', () => {
  it('answers a call that CloudFront forwards', async () => {
    await expect(guardOf({ first: FIRST, second: '' })(calledWith(FIRST))).resolves.toBeUndefined();
  });

  it.each([
    ['without the header', undefined],
    ['with another value', SECOND],
    ['with a part of the value', FIRST.slice(1)],
  ])('refuses a call around CloudFront, %s', async (_, header) => {
    await expect(guardOf({ first: FIRST, second: '' })(calledWith(header))).rejects.toEqual(REFUSED);
  });

  it('refuses a call that has no headers at all', async () => {
    await expect(guardOf({ first: FIRST, second: '' })({ event: {} })).rejects.toEqual(REFUSED);
  });

  it('takes both values while they are exchanged', async () => {
    const guard = guardOf({ first: FIRST, second: SECOND });
    await expect(guard(calledWith(FIRST))).resolves.toBeUndefined();
    await expect(guard(calledWith(SECOND))).resolves.toBeUndefined();
  });

  it('never takes an empty or short slot for a secret', async () => {
    await expect(guardOf({ first: FIRST, second: '' })({ event: { headers: {} } })).rejects.toEqual(REFUSED);
    await expect(guardOf({ first: FIRST, second: 'short' })(calledWith('short'))).rejects.toEqual(REFUSED);
  });

  it('fails where the secret is not one of two slots, rather than let everybody in', async () => {
    await expect(guardOf({ first: FIRST })(calledWith(FIRST))).rejects.toThrow();
    await expect(requireOrigin(readSecret('not JSON'))(calledWith(FIRST))).rejects.toThrow();
  });

  it.each([undefined, ''])('may be called directly where no secret is configured (%j)', async (ORIGIN_SECRET) => {
    await expect(originGuard({ ORIGIN_SECRET })(calledWith())).resolves.toBeUndefined();
  });

  it('refuses before anything else, in every function that answers for it', async () => {
    const environment = { TABLE_NAME: 'table', FILES_BUCKET: 'files', AWS_REGION: 'us-east-1' };
    const secret = { ORIGIN_SECRET: JSON.stringify({ first: FIRST, second: '' }) };
    for (const [name, value] of Object.entries({ ...environment, ...secret })) vi.stubEnv(name, value);
    const { handler } = await import('../media/handler.ts');
    const answer = (call: object) => handler({ routeKey: 'GET /nothing', ...call } as never, {} as never);
    expect(await answer({ headers: {} })).toMatchObject({ statusCode: 403 });
    expect(await answer(calledWith(FIRST).event)).toMatchObject({ statusCode: 404 });
  });
});
