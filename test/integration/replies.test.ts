import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryAll } from '../../functions/platform/items.ts';
import { submissionPartition } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import { aCandidate, addCandidate, answer, contact, lastMail, postJob, viewsOf } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { outreach } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { shown, pass, texts } = viewsOf(() => world);

/** What a machine answers for someone who is away. */
const awayUntil = (day: string) => ({
  headers: ['Auto-Submitted: auto-replied'],
  subject: `Out of office until ${day}`,
});

describe('a reply that is longer than an item of the table', () => {
  const rest = 'x'.repeat(900);
  const files = Array.from({ length: 490 }, (_, number) =>
    [
      '--b',
      'Content-Type: text/plain',
      `Content-Disposition: attachment; filename="${number}${rest}.txt"`,
      '',
      `file ${number}`,
    ].join('\r\n'),
  );
  it.each([
    ['of Japanese', 'text/html; charset=utf-8', `<p>${'界'.repeat(149_800)}</p>`],
    ['of short links', 'text/html; charset=utf-8', '<a href="http://a.b">c</a>'.repeat(5_700)],
    ['of one long line', 'text/plain', 'word '.repeat(100_000)],
    [
      'of files of long types',
      'multipart/mixed; boundary=b',
      `--b\r\nContent-Type: text/plain\r\n\r\nYes\r\n${files
        .slice(0, 60)
        .map((file) => file.replace('text/plain', `application/${'a'.repeat(9_000)}`))
        .join('\r\n')}\r\n--b--`,
    ],
    [
      'of many files',
      'multipart/mixed; boundary=b',
      `--b\r\nContent-Type: text/plain\r\n\r\nYes\r\n${files.join('\r\n')}\r\n--b--`,
    ],
  ])('%s stops the sequence, is shown cut, and is kept whole', async (_, type, text) => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), text, {
      headers: ['MIME-Version: 1.0', `Content-Type: ${type}`],
    });
    const as = { as: candidate.admin };
    const reply = await world.call(outreach.getCandidateReply, { params: { id: candidate.id } }, as);
    expect(reply.notices).toEqual(['cut']);
    const whole = reply.attachments.find(({ filename }) => filename === 'whole-email.eml');
    const { url } = await world.call(
      outreach.getReplyAttachment,
      { params: { id: `${candidate.id}.${reply.id}`, attachmentId: whole!.id } },
      as,
    );
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(whole!.size);
    await pass({ days: 10 });
    expect(texts(candidate)).toEqual(['First']);
  });
});

describe('an answer', () => {
  it('is kept beside another one that has the same Message-ID', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const mail = lastMail(world, candidate.id);
    await answer(world, mail, 'No time now.', { id: 'constant' });
    await pass({ minutes: 5 });
    await answer(world, mail, 'I changed my mind, call me on Monday!', { id: 'constant' });
    const reply = await world.call(
      outreach.getCandidateReply,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(reply.visibleText).toBe('I changed my mind, call me on Monday!');
    const { replyIds } = await shown(candidate);
    expect(replyIds).toHaveLength(2);
    const texts = replyIds.map((replyId) =>
      world.call(outreach.getReply, { params: { id: candidate.id, replyId } }, { as: candidate.admin }),
    );
    const all = await Promise.all(texts);
    expect(all.map(({ visibleText }) => visibleText)).toEqual([
      'I changed my mind, call me on Monday!',
      'No time now.',
    ]);
  });

  it('from an address that is not known of the candidate says so', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const as = { as: candidate.admin };
    const latest = () => world.call(outreach.getCandidateReply, { params: { id: candidate.id } }, as);
    await answer(world, lastMail(world, candidate.id), 'Gladly!');
    expect((await latest()).notices).toEqual([]);
    await pass({ minutes: 1 });
    await answer(world, lastMail(world, candidate.id), 'Gladly!', { from: 'mallory@evil.example', id: 'mallory' });
    expect(await latest()).toMatchObject({ from: 'mallory@evil.example', notices: ['unknown-sender'] });
  });

  it('is read with a candidate without its HTML, which stands apart', async () => {
    const { account, admin } = await world.anAccount({ window: 'always' });
    const candidate = await addCandidate(world, admin, await postJob(world, admin));
    await contact(world, candidate);
    const html = `<p>Yes</p><p>${'much more '.repeat(5_000)}</p>`;
    await answer(world, lastMail(world, candidate.id), html, {
      headers: ['MIME-Version: 1.0', 'Content-Type: text/html'],
    });
    const stored = await queryAll(world.table, {
      where: 'pk = :pk AND begins_with(sk, :reply)',
      values: { ':pk': submissionPartition(account.id, candidate.id), ':reply': 'REPLY#' },
    });
    expect(stored.map(({ htmlContent }) => htmlContent)).toEqual([null]);
    const { replyIds } = await shown(candidate);
    const params = { id: candidate.id, replyId: replyIds[0]! };
    const reply = await world.call(outreach.getReply, { params }, { as: candidate.admin });
    expect(reply.htmlContent?.length).toBeGreaterThan(40_000);
  });

  it('that comes once more after another one is not unread again', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const mail = lastMail(world, candidate.id);
    const as = { as: candidate.admin };
    await answer(world, mail, 'Yes!', { id: 'first' });
    await answer(world, mail, 'I am away.', { ...awayUntil('soon'), id: 'machine' });
    await world.call(outreach.getCandidateReply, { params: { id: candidate.id } }, as);
    await answer(world, mail, 'Yes!', { id: 'first' });
    expect((await shown(candidate)).hasUnreadReply).toBe(false);
  });

  it('that is the latest of more than ten is the one that is shown', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const mail = lastMail(world, candidate.id);
    for (let number = 1; number <= 14; number++) {
      await answer(world, mail, `Answer ${number}`, { id: `answer-${number}` });
      await pass({ minutes: 1 });
    }
    await answer(world, mail, 'Answer 3', { id: 'answer-3' });
    await answer(world, mail, 'I am away.', { ...awayUntil('soon'), id: 'machine' });
    const reply = await world.call(
      outreach.getCandidateReply,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(reply.visibleText).toBe('Answer 14');
  });

  it('is kept without anything in it that acts', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const html = '<p onclick="x()">Yes</p><script>x()</script><img src="http://x.example/p.gif"><form></form>';
    await answer(world, lastMail(world, candidate.id), html, {
      headers: ['MIME-Version: 1.0', 'Content-Type: text/html'],
    });
    const reply = await world.call(
      outreach.getCandidateReply,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(reply.htmlContent).toContain('Yes');
    expect(reply.htmlContent).not.toMatch(/<script|<img|<form|onclick/i);
  });

  it('with a virus keeps its words and none of its files', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const part = 'Content-Type: application/x-msdownload\r\nContent-Disposition: attachment; filename="virus.exe"';
    await answer(
      world,
      lastMail(world, candidate.id),
      `--b\r\nContent-Type: text/plain\r\n\r\nI am interested!\r\n--b\r\n${part}\r\n\r\nMZ\r\n--b--`,
      { headers: ['X-SES-Virus-Verdict: FAIL', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'] },
    );
    const reply = await world.call(
      outreach.getCandidateReply,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(reply).toMatchObject({ visibleText: 'I am interested!', attachments: [], notices: ['infected'] });
  });

  it('whose sender the mail service does not believe is never read as a yes', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'I am interested!', {
      headers: ['Authentication-Results: amazonses.com; spf=fail; dmarc=fail header.from=home.example'],
    });
    const reply = await world.call(
      outreach.getCandidateReply,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(reply).toMatchObject({ suggestion: 'unclear', interests: [], notices: ['forged'] });
  });

  it('suggests what it may say with the words that this rests on', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'Thank you for your message. Is the role remote?');
    const of = { params: { id: candidate.id } };
    const reply = await world.call(outreach.getCandidateReply, of, { as: candidate.admin });
    expect(reply.interests).toContainEqual({ interest: 'question', quotation: 'Is the role remote?' });
  });
});
