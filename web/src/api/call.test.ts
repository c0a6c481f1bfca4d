import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { messageOf } from './problem.ts';

afterEach(() => vi.unstubAllGlobals());

/** A call that needs no sign-in. */
const read = () => call('getInvitation', { params: { id: 'inv_1' }, query: { key: 'k' } });
const messageWhen = async (fetching: () => Promise<Response>, onLine = true) => {
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('window', { location: { origin: 'https://bramble.example' } });
  return read().catch((error: unknown) => messageOf(error));
};
const failing = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a call that gets no answer of ours', () => {
  it('says that the browser is offline', async () => {
    expect(await messageWhen(failing, false)).toBe('Network error. Please verify your internet connection.');
  });

  it('says that the service is away where nothing answers', async () => {
    expect(await messageWhen(failing)).toBe('Service is temporarily unavailable, please try again later [0].');
  });

  it.each([
    ['has the status 0', () => Response.error()],
    ['is no JSON', () => new Response('<html>')],
  ])('says so in other words where the answer %s', async (_, answer) => {
    expect(await messageWhen(() => Promise.resolve(answer()))).toBe(
      'Service is temporarily unavailable, please try again later [1].',
    );
  });

  it.each(['', '{}', 'Bad gateway'])('says that something wrong happened where a failure says %j', async (body) => {
    expect(await messageWhen(() => Promise.resolve(new Response(body, { status: 502 })))).toBe(
      'Something wrong happened',
    );
  });
});

it('says what the server says of a failure', async () => {
  const said = { code: 'INVITATION_NOT_FOUND', message: 'Invitation was not found' };
  expect(await messageWhen(() => Promise.resolve(Response.json(said, { status: 404 })))).toBe(said.message);
});
