import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../functions/platform/env.ts';
import { enqueueTo } from '../../functions/platform/queue.ts';
import { createHeadStore } from '../../functions/records/submission/head-store.ts';
import { contract } from '../../shared/contract/index.ts';
import type { DueWork } from '../../shared/tasks.ts';
import {
  aCandidate,
  addCandidate,
  answer,
  contact,
  headerOf,
  lastMail,
  mailsOf,
  postJob,
  viewsOf,
} from '../support/mail.ts';
import { accountOf } from '../support/persons.ts';
import { unfolded } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { shown, pass, texts } = viewsOf(() => world);
const linkIn = (header: string | undefined) => /<(https?:[^>]+)>/.exec(header ?? '')?.[1] ?? '';
const optOut = (link: string) =>
  fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click', redirect: 'manual' });

describe('every email, the first as the last,', () => {
  it('carries what a bulk sender owes: both ways out once each, the address of the sender, and one receiver', async () => {
    const candidate = await aCandidate(world, { firstName: 'Boğaziçi', lastName: 'Küster 高策' });
    await contact(world, candidate);
    await pass({ days: 3 });
    await pass({ days: 4 });
    const mails = mailsOf(world, candidate.id);
    expect(texts(candidate)).toEqual(['First', 'Second', 'Third']);
    for (const mail of mails) {
      const [head = ''] = unfolded(mail.raw).split('\r\n\r\n');
      for (const name of ['From', 'To', 'Subject', 'Date', 'Message-ID', 'List-Unsubscribe', 'List-Unsubscribe-Post'])
        expect(head.match(new RegExp(`^${name}:`, 'gim')), name).toHaveLength(1);
      const ways = headerOf(mail, 'List-Unsubscribe') ?? '';
      expect(ways).toMatch(/^<https?:[^<>,]+>, <mailto:[^<>,]+>$/);
      expect(ways).not.toContain(candidate.email.split('@')[0]);
      expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      expect(mail.recipients).toEqual([candidate.email]);
      const body = unfolded(mail.raw).replace(/=\r\n/g, '');
      for (const owed of ['multipart/alternative', 'Stop these emails', 'What is held about you', '1 Main Street'])
        expect(body).toContain(owed);
      expect(
        Math.max(
          ...mail.raw
            .toString('latin1')
            .split('\r\n')
            .map(({ length }) => length),
        ),
      ).toBeLessThan(998);
    }
    const froms = new Set(mails.map((mail) => headerOf(mail, 'From')));
    expect([...froms]).toHaveLength(1);
    expect(mails.map((mail) => /^Re: /.test(mail.subject))).toEqual([false, true, true]);
  });
});

describe('the way out', () => {
  it('works without a redirect on a closed job eighty days later', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const link = linkIn(headerOf(lastMail(world, candidate.id), 'List-Unsubscribe'));
    await world.call(contract.jobs.closeJob, { params: { id: candidate.job } }, { as: candidate.admin });
    world.pass({ days: 80 });
    const { status, redirected } = await optOut(link);
    expect([status, redirected]).toEqual([200, false]);
    const admin = { ...candidate.admin, ...(await world.signIn(candidate.admin.email)) };
    expect((await shown({ ...candidate, admin })).mailStatus).toBe('unsubscribed');
  });

  it('holds for an email that is already on its way through the queue', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const accountId = await accountOf(world, candidate.admin);
    const { dueAt = '' } = await createHeadStore(world.table).require(accountId, candidate.id);
    world.pass({ days: 2, hours: 1 });
    const enqueue = enqueueTo<DueWork>(readEnvironment('OUTREACH_QUEUE_URL').OUTREACH_QUEUE_URL);
    await enqueue([{ accountId, submissionId: candidate.id, dueAt }]);
    expect((await optOut(linkIn(headerOf(lastMail(world, candidate.id), 'List-Unsubscribe')))).status).toBe(200);
    await pass({ days: 10 });
    expect(texts(candidate)).toEqual(['First']);
  });
});

it('answers no machine: of fifty automatic answers in a row none gets a mail, whoever they come from', async () => {
  const candidate = await aCandidate(world);
  await contact(world, candidate);
  const before = world.mailbox().length;
  const machines = [
    ['Auto-Submitted: auto-replied'],
    ['Precedence: bulk', 'Auto-Submitted: auto-generated'],
    ['List-Id: <people.example>', 'Precedence: list'],
    ['Return-Path: <>', 'Auto-Submitted: auto-replied'],
    ['X-Auto-Response-Suppress: All', 'Auto-Submitted: auto-replied'],
  ];
  for (let hop = 0; hop < 50; hop++)
    await answer(world, lastMail(world, candidate.id), 'I am out of the office.', {
      ...{ id: `hop-${hop}`, subject: 'Out of office', headers: machines[hop % machines.length] ?? [] },
      // Every tenth comes from an address of our own.
      ...(hop % 10 === 9 && { from: headerOf(lastMail(world, candidate.id), 'Reply-To') ?? '' }),
    });
  world.pass({ minutes: 30 });
  await world.drain();
  expect(world.mailbox().length - before).toBe(0);
});

it('gives back all of forty facts that were planted in a profile', async () => {
  const { admin } = await world.anAccount({ window: 'always' });
  const job = await postJob(world, admin);
  let planted = 0;
  const fact = () => `Fact-${String(++planted).padStart(2, '0')}-zq`;
  const position = () => ({ jobTitle: fact(), employerName: fact(), jobDescription: fact(), location: fact() });
  const school = () => ({ instituteName: fact(), major: fact(), description: fact(), location: fact() });
  const candidate = await addCandidate(world, admin, job, {
    ...{ firstName: fact(), lastName: fact(), summary: fact(), location: fact(), phoneNumber: '+49 30 5550137' },
    employmentHistory: [position(), position(), position(), position()],
    educationHistory: [school(), school()],
    skills: Array.from({ length: 9 }, () => ({ name: fact() })),
    langs: [{ name: fact() }],
    socialProfiles: [{ type: 'other', url: `https://pages.example/${fact()}` }],
  });
  // What the team notes for itself is not in it.
  await world.call(
    contract.submissions.addNote,
    { params: { id: candidate.id }, body: { content: 'Note-of-the-team' } },
    { as: admin },
  );
  await contact(world, candidate, undefined);
  await answer(world, lastMail(world, candidate.id), `Please tell me more about ${fact()}.`);
  const page = /https?:[^"\s]+\/rights\/[\w.-]+/.exec(
    unfolded(lastMail(world, candidate.id).raw).replace(/=\r\n/g, ''),
  );
  const token = page?.[0]?.split('/').at(-1) ?? '';
  const copy = await world.send(contract.rights.downloadRights, { params: { token } });
  expect(planted).toBeGreaterThanOrEqual(40);
  const missing = Array.from({ length: planted }, (_, at) => `Fact-${String(at + 1).padStart(2, '0')}-zq`).filter(
    (one) => !copy.text.includes(one),
  );
  expect(missing).toEqual([]);
  expect(copy.text).not.toContain('Note-of-the-team');
  expect(copy.text).toContain('5550137');
});
