import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { type Planted, plant } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { rights, outreach, submissions } = contract;

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
