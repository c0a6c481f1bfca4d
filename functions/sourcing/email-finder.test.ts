import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EmailAddress } from '../../shared/model/submission.ts';
import { createDirectory } from './directory.ts';
import { type EmailFinder, type FoundEmail, huntEmails, keepKnown, kindOf, type Wanted } from './email-finder.ts';
import { createHunter } from './hunter.ts';

const since = new Date('2026-03-02T10:00:00.000Z');
const ada: Wanted = { firstName: 'Ada', lastName: 'Byron', employer: 'Acme', since };

/** A server that answers like Hunter: for each path a status and a body. */
async function aHunterServer(answers: Record<string, { status: number; body?: unknown }>) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://hunter.test');
    asked.push(url);
    const { status, body } = answers[url.pathname] ?? { status: 404 };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? { errors: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { asked, finder: createHunter(async () => `http://127.0.0.1:${port}/v2?api_key=key-1`) };
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

  it.each([429, 500, 401])('fails with %i, so that the search comes again', async (status) => {
    const { finder } = await aHunterServer({ '/v2/email-finder': { status } });
    await expect(finder.find(ada)).rejects.toThrow(String(status));
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
    expect(await huntEmails(finderOf({ find }), candidate, facts)).toMatchObject([
      { email: 'ada@home.test', addedBy: 'sourcer', kind: 'personal' },
      { email: 'ada@acme.test', addedBy: 'bramble', kind: 'work' },
    ]);
  });

  it('leaves out what the finder itself is not sure of', async () => {
    const find = async () => [{ email: 'b@acme.test', kind: 'work' as const, confidence: 0.3 }];
    expect(await huntEmails(finderOf({ find }), { ...candidate, email: null }, facts)).toEqual([]);
  });

  it('is not done while the finder is at work', async () => {
    expect(await huntEmails(finderOf({ find: async () => 'pending' }), candidate, facts)).toBeNull();
    expect(await huntEmails(finderOf({ verify: async () => 'pending' }), candidate, facts)).toBeNull();
  });

  it('keeps an address that cannot be reached, marked so', async () => {
    const found = await huntEmails(finderOf({ verify: async () => 'undeliverable' }), candidate, facts);
    expect(found).toMatchObject([{ email: 'ada@home.test', isDeliverable: false, deliverabilityStatus: 'unverified' }]);
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
    expect(keepKnown([found], [bounced], new Set())).toEqual([bounced]);
    expect(keepKnown([found], [], new Set(['ada@home.test']))).toMatchObject([
      { deliverabilityStatus: 'suppressed', isDeliverable: false },
    ]);
    expect(keepKnown([found], [], new Set())).toEqual([found]);
  });
});
