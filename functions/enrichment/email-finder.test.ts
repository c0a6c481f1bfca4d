import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EmailAddress } from '../../shared/model/submission.ts';
import { kindOf } from '../../shared/rules/outreach/address-kind.ts';
import { readSecret } from '../platform/secret.ts';
import { createDirectory } from './directory.ts';
import {
  closedOr,
  type EmailFinder,
  FinderUnusable,
  type FoundEmail,
  huntEmails,
  keepKnown,
  patiently,
  type Wanted,
} from './email-finder.ts';
import { createHunter } from './hunter.ts';

const since = new Date('2026-03-02T10:00:00.000Z');
const ada: Wanted = { firstName: 'Ada', lastName: 'Byron', employer: 'Acme', since };

interface HunterAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** A server that answers like Hunter: for each path a status and a body. Its key is `key-1`, and after it was refused `key-2`. */
async function aHunterServer(answers: Record<string, HunterAnswer | ((key: string) => HunterAnswer)>) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://hunter.test');
    asked.push(url);
    const answer = answers[url.pathname] ?? { status: 404 };
    const { status, body } = typeof answer === 'function' ? answer(url.searchParams.get('api_key') ?? '') : answer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? { errors: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  let key = 1;
  const address = async () => `http://127.0.0.1:${port}/v2?api_key=key-${key}`;
  return { asked, finder: createHunter(Object.assign(address, { forget: () => void key++ })) };
}

describe('Hunter', () => {
  it('is asked by name and company with the key, and its score becomes the confidence', async () => {
    const found = {
      data: {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@acme.test',
        score: 92,
        domain: 'acme.test',
        verification: { date: '2026-01-01', status: 'valid' },
      },
    };
    const { finder, asked } = await aHunterServer({ '/v2/email-finder': { status: 200, body: found } });
    expect(await finder.find(ada)).toEqual([{ email: 'ada@acme.test', kind: 'work', confidence: 0.92 }]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      api_key: 'key-1',
      company: 'Acme',
      first_name: 'Ada',
      last_name: 'Byron',
    });
  });

  it('finds nothing where it knows nobody, or no company', async () => {
    const nobody = { data: { email: null, score: null } };
    const { finder } = await aHunterServer({ '/v2/email-finder': { status: 200, body: nobody } });
    expect(await finder.find(ada)).toEqual([]);
    expect(await finder.find({ ...ada, employer: undefined })).toEqual([]);
    expect(await (await aHunterServer({})).finder.find(ada)).toEqual([]);
  });

  it.each([
    ['valid', 'verified'],
    ['webmail', 'verified'],
    ['accept_all', 'unverified'],
    ['unknown', 'unverified'],
    ['invalid', 'undeliverable'],
    ['disposable', 'undeliverable'],
  ])('calls an address %s that is %s to us', async (status, verification) => {
    const body = { data: { status, result: 'risky', score: 40, email: 'ada@acme.test' } };
    const { finder } = await aHunterServer({ '/v2/email-verifier': { status: 200, body } });
    expect(await finder.verify('ada@acme.test')).toBe(verification);
  });

  it('is asked again later while it verifies', async () => {
    const { finder } = await aHunterServer({ '/v2/email-verifier': { status: 202 } });
    expect(await finder.verify('ada@acme.test')).toBe('pending');
  });

  it.each<[number, unknown]>([
    [429, undefined],
    [500, undefined],
    [403, { errors: [{ id: 'too_many_requests', code: 403, details: 'You have reached the rate limit.' }] }],
  ])('fails with %i in a way that may pass', async (status, body) => {
    const { finder, asked } = await aHunterServer({ '/v2/email-finder': { status, body } });
    const failure = await finder.find(ada).catch((error: unknown) => error);
    expect(String(failure)).toContain(String(status));
    expect(failure).not.toBeInstanceOf(FinderUnusable);
    expect(asked).toHaveLength(1);
  });

  it.each([401, 403])('is unusable where it answers %i to the key as it is now', async (status) => {
    const { finder, asked } = await aHunterServer({ '/v2/email-finder': { status } });
    await expect(finder.find(ada)).rejects.toBeInstanceOf(FinderUnusable);
    expect(asked.map(({ searchParams }) => searchParams.get('api_key'))).toEqual(['key-1', 'key-2']);
  });

  it('is asked with the new key as soon as the old one is refused', async () => {
    const found = { status: 200, body: { data: { email: 'ada@acme.test', score: 92 } } };
    const { finder } = await aHunterServer({
      '/v2/email-finder': (key) => (key === 'key-2' ? found : { status: 401 }),
    });
    expect(await finder.find(ada)).toMatchObject([{ email: 'ada@acme.test' }]);
  });

  it('is unusable until its address was written into the secret', async () => {
    const finder = createHunter(readSecret('PmkyGJT0nVd1s2hhRq6Yw8b3'));
    await expect(finder.find(ada)).rejects.toThrow('The secret of the email finder holds no address yet');
    await expect(finder.verify('ada@acme.test')).rejects.toBeInstanceOf(FinderUnusable);
  });

  it('finds nobody who asked not to be found', async () => {
    const { finder } = await aHunterServer({ '/v2/email-finder': { status: 451 } });
    expect(await finder.find(ada)).toEqual([]);
  });
});

describe('the directory', () => {
  const afterSearch = createDirectory({ now: () => new Date(since.getTime() + 10_000) });

  it('takes some seconds and then gives the same answer each time', async () => {
    const atOnce = createDirectory({ now: () => since });
    expect(await atOnce.find(ada)).toBe('pending');
    expect(await afterSearch.find(ada)).toEqual(await afterSearch.find(ada));
  });

  it('misses about one in ten, and gives the others an address of the name that belongs to nobody', async () => {
    const people = Array.from({ length: 500 }, (_, n) => ({ ...ada, lastName: `Byron${n}` }));
    const found = await Promise.all(people.map((person) => afterSearch.find(person)));
    const missed = found.filter((emails) => emails.length === 0).length;
    expect(missed).toBeGreaterThan(25);
    expect(missed).toBeLessThan(75);
    for (const { email } of found.flatMap((emails) => (emails === 'pending' ? [] : emails)))
      expect(email).toMatch(/^ada\.byron\d+@(home|acme)\.example$/);
  });

  it('folds names that no address can have', async () => {
    const [found] = (await afterSearch.find({
      ...ada,
      firstName: 'Zoë',
      lastName: 'O’Łuk',
      employer: 'Müller & Söhne GmbH',
    })) as readonly FoundEmail[];
    expect(found?.email).toMatch(/^zoe\.oluk@(home|mullersohne)\.example$/);
  });
});

const finderOf = (over: Partial<EmailFinder>): EmailFinder => ({
  find: async () => [],
  verify: async () => 'verified',
  ...over,
});
const candidate = { firstName: 'Ada', lastName: 'Byron', email: 'ada@home.test', employmentHistory: [] };
const facts = { origin: 'crowd' as const, employer: 'Acme', since };

describe('a search', () => {
  it('keeps the address that was given first, says who gave it, and takes an address once', async () => {
    const find = async () => [
      { email: 'ADA@home.test', kind: 'personal' as const, confidence: 0.9 },
      { email: 'ada@acme.test', kind: 'work' as const, confidence: 0.8 },
    ];
    const { emails, isComplete } = await huntEmails(finderOf({ find }), candidate, facts);
    expect(isComplete).toBe(true);
    expect(emails).toMatchObject([
      { email: 'ada@home.test', addedBy: 'sourcer', kind: 'personal' },
      { email: 'ada@acme.test', addedBy: 'bramble', kind: 'work' },
    ]);
  });

  it('leaves out what the finder itself is not sure of', async () => {
    const find = async () => [{ email: 'b@acme.test', kind: 'work' as const, confidence: 0.3 }];
    expect((await huntEmails(finderOf({ find }), { ...candidate, email: null }, facts)).emails).toEqual([]);
  });

  it.each([
    ['finds', finderOf({ find: async () => 'pending' })],
    ['checks', finderOf({ verify: async () => 'pending' })],
  ])('is not complete while the finder still %s, and knows the address that was given', async (_, finder) => {
    const { emails, isComplete } = await huntEmails(finder, candidate, facts);
    expect(isComplete).toBe(false);
    expect(emails).toMatchObject([{ email: 'ada@home.test', isDeliverable: true }]);
  });

  it('keeps an address that cannot be reached, marked so', async () => {
    const { emails } = await huntEmails(finderOf({ verify: async () => 'undeliverable' }), candidate, facts);
    expect(emails).toMatchObject([
      { email: 'ada@home.test', isDeliverable: false, deliverabilityStatus: 'unverified' },
    ]);
  });

  it('takes a failure of the finder for more time that it needs, and an unusable finder for none', async () => {
    const failures: unknown[] = [];
    const down = new Error('The email finder answered 503');
    const failing = finderOf({ find: () => Promise.reject(down), verify: () => Promise.reject(down) });
    const patient = patiently(failing, (error) => failures.push(error));
    expect(await huntEmails(patient, candidate, facts)).toMatchObject({ isComplete: false });
    expect(failures).toEqual([down, down]);
    const unusable = patiently(finderOf({ find: () => Promise.reject(new FinderUnusable()) }), () => undefined);
    await expect(huntEmails(unusable, candidate, facts)).rejects.toBeInstanceOf(FinderUnusable);
  });
});

describe('kindOf', () => {
  it.each([
    ['ada@acme.com', 'Acme Inc.', 'work'],
    ['ada@mail.acme.co.uk', 'ACME', 'work'],
    ['ada@gmail.com', 'Acme', 'personal'],
    ['ada@acme.com', undefined, 'personal'],
  ])('%s of someone at %s is %s', (email, employer, kind) => {
    expect(kindOf(email, employer)).toBe(kind);
  });
});

describe('keepKnown', () => {
  const found: EmailAddress = {
    email: 'ada@home.test',
    addedBy: 'bramble',
    kind: 'personal',
    deliverabilityStatus: 'verified',
    isDeliverable: true,
  };

  it('does not write again to an address that bounced or opted out', () => {
    const bounced: EmailAddress = { ...found, deliverabilityStatus: 'bounced', isDeliverable: false };
    expect(keepKnown([found], [bounced])).toEqual([bounced]);
    expect(closedOr(bounced, () => 'suppressed')).toEqual(bounced);
    expect(
      closedOr({ ...found, email: 'Ada@home.test' }, (email) => (email === 'ada@home.test' ? 'suppressed' : undefined)),
    ).toMatchObject({ deliverabilityStatus: 'suppressed', isDeliverable: false });
    expect(closedOr(found, () => undefined)).toEqual(found);
    expect(keepKnown([found], [])).toEqual([found]);
  });

  it('keeps the address that the team gave while the search was under way, before all that was found', () => {
    const given: EmailAddress = { ...found, email: 'given@home.test', addedBy: 'customer', isChosen: true };
    expect(keepKnown([found], [given])).toEqual([given, found]);
    expect(keepKnown([found], [{ ...given, email: 'ADA@home.test' }])).toMatchObject([{ isChosen: true }]);
  });
});
