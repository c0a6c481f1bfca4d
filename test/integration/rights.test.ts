import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../functions/platform/ids.ts';
import { openStores } from '../../scripts/ops/environment.ts';
import { scanPages } from '../../scripts/ops/scan.ts';
import { contract } from '../../shared/contract/index.ts';
import { addCandidate, postJob, viewsOf } from '../support/mail.ts';
import { type Planted, plant } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { rights, outreach, submissions, inbox, search } = contract;

let world: World;
let planted: Planted;
let other: Planted;
beforeAll(async () => {
  world = await aWorld();
  const sourcer = await world.aSourcer();
  planted = await plant(world, sourcer);
  other = await plant(world, sourcer);
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const linkOf = (of: Planted) => ({ params: { token: of.ids.rightsToken } });
const page = (of: Planted) => world.call(rights.showRights, linkOf(of));

describe('the link to what is held', () => {
  it('says who holds what, from where, and what was sent, and opening it a hundred times changes nothing', async () => {
    const { replied } = planted.people;
    const look = () => world.call(submissions.getSubmission, { params: { id: replied } }, { as: planted.admin });
    const { version, emails } = await look();
    const text = await page(planted);
    for (const part of [
      `Acme ${planted.mark}`,
      `1 ${planted.mark} Street`,
      `Engineer ${planted.mark}`,
      'from your public professional profile, found by sourcers',
      ...emails.map(({ email }) => email),
      'First email, sent to you on',
      'Your answer of',
      '90 days after the last email',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain(other.mark);
    for (let opened = 0; opened < 20; opened++) await page(planted);
    expect((await look()).version).toBe(version);
  });

  it('is where the page to opt out leads', async () => {
    const { unsubscribeToken: token, rightsToken } = planted.ids;
    expect(await world.call(outreach.showUnsubscribe, { params: { token } })).toContain(`/rights/${rightsToken}"`);
  });

  it('downloads everything, with every file, and no name of a teammate', async () => {
    const note = { params: { id: planted.people.replied }, body: { content: 'Nobody but us reads this' } };
    await world.call(submissions.addNote, note, { as: planted.admin });
    const answer = await world.send(rights.downloadRights, linkOf(planted));
    expect(answer.headers.get('content-disposition')).toMatch(/filename="what-is-held-[\d-]+\.json"/);
    const copy = JSON.parse(answer.text);
    const { mark } = planted;
    const text = JSON.stringify(copy.jobs);
    for (const fact of [
      `Sam1`,
      `${mark}.1@mail.example`,
      `About ${mark}`,
      `Title ${mark}`,
      `Employer ${mark} 1`,
      `https://www.linkedin.com/in/${mark}-1`,
      `Feedback ${mark}`,
      `Tell me more about ${mark}.`,
      'Gladly.',
      'Email sequence started',
    ])
      expect(text).toContain(fact);
    expect(copy.jobs).toMatchObject([{ job: `Engineer ${mark}`, application: { origin: 'crowd' } }]);
    expect(answer.text).not.toContain('Nobody but us');
    for (const said of [copy.privateNotes, await page(planted)]) {
      expect(said).toContain('may keep private notes, which are not part of this');
      expect(said).toContain(`write to Acme ${mark}, 1 ${mark} Street.`);
    }
    expect(text).not.toContain(planted.admin.email);
    expect(text).not.toMatch(/"(author|byUser|createdBy)"/);
    const files = await Promise.all(copy.files.map(async ({ link }: { link: string }) => (await fetch(link)).text()));
    expect(files).toContain(`File of ${mark}`);
  });

  it('tells a guesser nothing: whatever is wrong with a link, the answer is the same', async () => {
    const [account = '', submission = '', signature = ''] = planted.ids.rightsToken.split('.');
    const wrong = [
      'x',
      `${account}.${submission}.${'0'.repeat(16)}`,
      `${account}.${'0'.repeat(16)}.${signature}`,
      other.ids.rightsToken.replace(/^[^.]+/, account),
      planted.ids.unsubscribeToken,
    ];
    for (const route of Object.values(rights)) {
      const answers = await Promise.all(wrong.map((token) => world.send(route, { params: { token } })));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(404);
    }
    const opened = await fetch(`${world.url}/api/rights/x`, { headers: { accept: 'text/html' } });
    expect([opened.status, await opened.text()]).toEqual([404, expect.stringContaining('<h1>This link is not valid.')]);
  });
});

/** What of all that is stored says one of these words, by where it is. */
async function tracesOf(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const isTrace = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  for await (const items of scanPages(world.table))
    for (const item of items) if (isTrace(JSON.stringify(item))) found.push(`${item.pk} ${item.sk}`);
  const { client, files, mail } = openStores().buckets;
  for (const Bucket of [files, mail])
    for (const { Key } of (await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (isTrace(`${Key} ${await Body?.transformToString('latin1')}`)) found.push(`file ${Key}`);
    }
  return found;
}

/** By which words the candidate who replied is known: as text, and as anybody could work out their fingerprints. */
const wordsOf = ({ mark, people }: Planted) => [
  `sam1 ${mark}`,
  `sam1.${mark}`,
  `${mark}.1@`,
  `${mark}-1`,
  `Employer ${mark} 1`,
  `Tell me more about ${mark}`,
  `File of ${mark}`,
  people.replied,
  ...[`${mark}.1@mail.example`, `linkedin.com/in/${mark}-1`, `sam1.${mark}@home.example`].map(fingerprint),
];
/** A line of the ledger names what was paid for, by an id that nothing else has now. */
const isKept = (place: string) => /#LEDGER |#COMPANY#/.test(place);

const ask = (of: Planted) => world.call(rights.askToBeDeleted, linkOf(of));
async function settle() {
  for (let round = 0; round < 3; round++) {
    await world.drain();
    world.pass({ minutes: 3 });
  }
  await world.drain();
}

describe('being deleted', () => {
  it('is asked by a button, and leaves nothing but hashes that nobody can read back', async () => {
    const { replied } = planted.people;
    expect((await tracesOf(wordsOf(planted))).length).toBeGreaterThan(30);
    const before = await tracesOf(wordsOf(other));
    expect(await ask(planted)).toContain('You are being deleted');
    expect(await page(planted)).toContain('You are being deleted');
    await settle();
    expect((await tracesOf(wordsOf(planted))).filter((place) => !isKept(place))).toEqual([]);
    expect(await page(planted)).toContain('Nothing is held about you');
    expect(await tracesOf(wordsOf(other))).toEqual(before);
    const as = { as: planted.admin };
    expect((await world.refusal(submissions.getSubmission, { params: { id: replied } }, as)).code).toBe(
      'SUBMISSION_NOT_FOUND',
    );
    expect((await world.call(search.searchCandidates, { query: { q: 'Sam1' } }, as)).candidates).toEqual([]);
    const { counts } = await world.call(inbox.listInbox, { query: { box: 'all' } }, as);
    expect(counts.all).toBe(0);
  });

  it('is noted for the admins, without a name', async () => {
    const { entries } = await world.call(
      contract.accounts.listAudit,
      { params: { id: planted.ids.account }, query: {} },
      { as: planted.admin },
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'DATA_DELETED',
        subject: 'A candidate, at their own wish',
        details: '1 profile',
      }),
    );
  });

  it('keeps every email away from whoever comes back with one of the addresses', async () => {
    const { admin, mark } = planted;
    const job = await postJob(world, admin);
    const link = { type: 'linkedin' as const, url: `https://www.linkedin.com/in/${mark}-1/` };
    const byAddress = await addCandidate(world, admin, job, { email: `${mark}.1@mail.example`, socialProfiles: [] });
    const byLink = await addCandidate(world, admin, job, { email: `new.${mark}@mail.example`, socialProfiles: [link] });
    const someoneElse = await addCandidate(world, admin, job, {
      email: `else.${mark}@mail.example`,
      socialProfiles: [],
    });
    const { preflight } = viewsOf(() => world);
    for (const candidate of [byAddress, byLink])
      expect((await preflight(candidate)).blocked).toMatchObject([{ reason: 'OPTED_OUT' }]);
    expect((await preflight(someoneElse)).recipients).toHaveLength(1);
  });
});
