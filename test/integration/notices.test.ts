import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteItem, getItem } from '../../functions/platform/items.ts';
import { keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Employer } from '../support/accounts.ts';
import { addCandidate, answer, contact, headerOf, lastMail, postJob } from '../support/mail.ts';
import { unfolded } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { inbox, accounts } = contract;

let world: World;
beforeAll(async () => {
  // A Monday.
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const pass = async (duration: Parameters<World['pass']>[0]) => {
  world.pass(duration);
  await world.drain();
};
const travel = async (to: string) => {
  world.travelTo(to);
  await world.drain();
};
const told = (to: Employer, kind: 'replies' | 'summary') =>
  world.mailbox(to.email).filter(({ tags }) => tags.kind === `notice-${kind}`);
const choose = (as: Employer, body: object) => world.call(inbox.saveNotices, { body }, { as });

/** Somebody with a job, and a candidate on it who answers when told to. */
async function aTeam() {
  const { account, admin } = await world.anAccount({ window: 'always' });
  const job = await postJob(world, admin);
  const answers = async (firstName: string, text = 'Tell me more about the secret project') => {
    const candidate = await addCandidate(world, admin, job, { firstName, email: `${firstName}@home.example` });
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), text, { id: `of-${candidate.id}` });
    return candidate;
  };
  return { account, admin, answers };
}

describe('a notice of answers', () => {
  it('comes at once of the first, then of all within ten minutes, with nothing of what they say, once', async () => {
    const { admin, answers } = await aTeam();
    await answers('Ada');
    await pass({ minutes: 1 });
    expect(told(admin, 'replies').map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Ada .* answered: /)]);
    const first = await answers('Noor');
    const second = await answers('Kim');
    const read = await answers('Ines');
    await world.call(inbox.changeConversation, { params: { id: read.id }, body: { isUnread: false } }, { as: admin });
    await world.drain();
    expect(told(admin, 'replies')).toHaveLength(1);
    await pass({ minutes: 11 });
    await pass({ minutes: 11 });
    const [, mail, ...more] = told(admin, 'replies');
    expect(more).toHaveLength(0);
    const text = unfolded(mail?.raw).replace(/=\r\n/g, '');
    expect(mail?.subject).toBe('2 candidates answered');
    for (const part of ['Noor', 'Kim', first.id, second.id, 'Backend Engineer']) expect(text).toContain(part);
    expect(text).not.toContain('Ines');
    expect(text).not.toMatch(/secret project|home\.example/);
  });

  it('can be stopped by its own link, which only a POST follows', async () => {
    const { admin, answers } = await aTeam();
    await answers('Noor');
    await pass({ minutes: 11 });
    const [mail] = told(admin, 'replies');
    expect(headerOf(mail!, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const token = /notices\/([^>]+)>/.exec(headerOf(mail!, 'List-Unsubscribe') ?? '')?.[1] ?? '';
    expect(await world.call(inbox.showStopNotices, { params: { token } })).toContain('Stop these notices?');
    expect(await world.call(inbox.getNotices, {}, { as: admin })).toMatchObject({ replies: 'at-once' });
    for (const _ of ['once', 'twice']) await world.call(inbox.stopNotices, { params: { token } });
    expect(await world.call(inbox.getNotices, {}, { as: admin })).toMatchObject({ replies: 'never' });
    await answers('Kim');
    await pass({ minutes: 11 });
    expect(told(admin, 'replies')).toHaveLength(1);
    const forged = { params: { token: token.replace('replies', 'summary') } };
    expect((await world.refusal(inbox.stopNotices, forged)).code).toBe('LINK_NOT_VALID');
  });

  it('keeps nothing of somebody who is gone, though their link is still followed', async () => {
    const { account, admin, answers } = await aTeam();
    await answers('Noor');
    await pass({ minutes: 11 });
    const [mail] = told(admin, 'replies');
    const token = /notices\/([^>]+)>/.exec(headerOf(mail!, 'List-Unsubscribe') ?? '')?.[1] ?? '';
    for (const key of [keys.user(admin.id), keys.notices(account.id, admin.id)]) await deleteItem(world.table, key);
    expect(await world.call(inbox.stopNotices, { params: { token } })).toContain('no more');
    expect(await getItem(world.table, keys.notices(account.id, admin.id))).toBeUndefined();
  });

  it('reaches whom a conversation is handed to, and nobody who was removed', async () => {
    const { account, admin, answers } = await aTeam();
    const mate = await world.anEmployer({ account });
    const candidate = await answers('Noor');
    const params = { id: candidate.id };
    await world.call(inbox.changeConversation, { params, body: { handTo: mate.id } }, { as: admin });
    await world.drain();
    await pass({ minutes: 1 });
    expect(told(mate, 'replies').map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Noor .* answered: /)]);
    await answer(world, lastMail(world, candidate.id), 'Are you there?', { id: 'once-more' });
    const removal = { params: { id: mate.id }, query: { successorId: admin.id } };
    await world.call(accounts.removeTeammate, removal, { as: admin });
    await pass({ minutes: 11 });
    expect(told(mate, 'replies')).toHaveLength(1);
    expect((await world.call(inbox.openConversation, { params }, { as: admin })).conversation).toMatchObject({
      responsible: admin.id,
      isHandedOver: false,
    });
  });
});

describe('the daily summary', () => {
  it('comes at eight by the clock of the person while something waits, and not before', async () => {
    await travel('2026-03-09T10:00:00.000Z');
    const { admin, answers } = await aTeam();
    await choose(admin, { replies: 'never', timeZone: 'America/New_York' });
    const candidate = await answers('Noor');
    await travel('2026-03-09T11:55:00.000Z');
    expect(told(admin, 'summary')).toHaveLength(0);
    await travel('2026-03-09T12:01:00.000Z');
    await pass({ hours: 2 });
    expect(told(admin, 'summary').map(({ subject }) => subject)).toEqual([
      'Waiting for you: 1 unread answer of a candidate',
    ]);
    await world.call(inbox.changeConversation, { params: { id: candidate.id }, body: { isDone: true } }, { as: admin });
    await world.drain();
    await travel('2026-03-10T12:01:00.000Z');
    await travel('2026-03-11T12:01:00.000Z');
    expect(told(admin, 'summary')).toHaveLength(1);
    expect(told(admin, 'replies')).toHaveLength(0);
  });
});
