import { describe, expect, it } from 'vitest';
import { Newer } from '../../../shared/model/newer.ts';
import {
  away,
  claimed,
  contacted,
  paused,
  readdressed,
  recorded,
  refused,
  resumed,
  type Start,
  stopped,
  uncertain,
  unsent,
  waiting,
} from './campaign.ts';
import { toCard } from './card.ts';
import type { Campaign, Head } from './head.ts';
import { isKnown } from './known-head.ts';
import { moved, reverted, undone } from './moves.ts';
import { StoredHead, toHeadItem } from './stored-head.ts';

const USER = 'usr_0123456789abcdef0123456789abcdef';
const start = Date.parse('2026-03-04T10:00:00.000Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const text = (minutes: number) => at(minutes).toISOString();

const fresh: Head = {
  ...{ accountId: 'acc_a', id: 'sub_a', jobId: 'job_a', version: 3, column: 'NEW', columnAt: text(0), name: 'Ada' },
  ...{ origin: 'crowd', submittedAt: text(0), huntDone: true, hasEmail: true, verdicts: '' },
};
const begin: Start = {
  ...{ at: at(1), by: USER, sender: USER, steps: 2, outreachVersion: 4, useWorkEmails: true, firstDue: at(60) },
};
const inContact = contacted(fresh, at(1), USER, begin);

/** The same head as a newer version wrote it: with an attribute more in each of its parts. */
const MORE = { chatAt: 7, exports: [{ to: 'ats', at: 8 }], labels: new Set(['a', 'b']) };
const withMore = (head: Head): Head => {
  const item = toHeadItem(head);
  const { campaign, undo, mails } = item as { campaign?: object; undo?: object; mails?: Record<string, object> };
  return StoredHead.parse({
    ...item,
    ...MORE,
    ...(campaign && { campaign: { ...campaign, ...MORE } }),
    ...(undo && { undo: { ...undo, ...MORE } }),
    ...(mails && {
      mails: Object.fromEntries(Object.entries(mails).map(([key, facts]) => [key, { ...facts, ...MORE }])),
    }),
  });
};
const claim = claimed(withMore(inContact), at(60));
const sent = recorded(claim, 0, { id: 'm-0', sent: text(61) }, at(2_000));
const left = moved(withMore(inContact), { to: 'DISCARDED', at: at(2), by: USER });

const CHANGES: [what: string, head: Head][] = [
  ['a move that ends the sequence', left],
  ['a move that is taken back', undone(left, { movedAt: left.columnAt, at: at(2), by: USER })],
  ['a move back', reverted(left, { at: at(3), by: USER })],
  ['a claim', claim],
  ['a record', sent],
  ['a claim given back', refused(claim, 'throttled', at(70), () => 0)],
  ['a delay', waiting(withMore(inContact), at(90), 'window')],
  ['an uncertain fate', uncertain(claim, at(80))],
  ['an email that was not sent', unsent(uncertain(claim, at(80)), at(90))],
  ['a stop', stopped(withMore(inContact), 'stopped', 'Why', at(5))],
  ['a pause', paused(withMore(inContact), at(500))],
  ['an absence', away(withMore(inContact), at(500))],
  ['a resumption', resumed(paused(withMore(inContact), undefined), at(6))],
  ['another address', readdressed(sent, 0, at(70))],
];

describe('what a newer version wrote into a head', () => {
  it('is the same after a read and a write', () => {
    const item = toHeadItem(withMore(inContact));
    expect(toHeadItem(StoredHead.parse(item))).toEqual(item);
    expect(item).toMatchObject({ ...MORE, campaign: MORE, undo: MORE, mails: { s0: MORE, s1: MORE } });
  });

  it.each(CHANGES)('stays with %s', (_, head) => {
    const { mails, ...item } = toHeadItem(head);
    expect(item).toMatchObject({ ...MORE, campaign: MORE });
    expect(Object.values({ ...(mails as object) })).toEqual([
      expect.objectContaining(MORE),
      expect.objectContaining(MORE),
    ]);
  });

  it('stays with a first move and a first contact', () => {
    expect(toHeadItem(moved(withMore(fresh), { to: 'SAVED', at: at(1), by: USER }))).toMatchObject(MORE);
    expect(toHeadItem(contacted(withMore(fresh), at(1), USER, begin))).toMatchObject(MORE);
  });

  it('never keeps what follows from the head itself, which is made anew', () => {
    const item = {
      ...toHeadItem(withMore({ ...fresh, pending: true })),
      nextMailAt: 5,
      undoUntil: 6,
      mailStatus: 'sent',
    };
    const { pending: _, ...finished } = StoredHead.parse(item);
    const after = toHeadItem(finished);
    for (const name of ['expiresAt', 'nextMailAt', 'undoUntil', 'mailStatus']) expect(after).not.toHaveProperty(name);
    expect(after).toMatchObject({ ...MORE, boardKey: expect.stringMatching(/#NEW$/) });
  });
});

const NEWER = Newer.parse('OFFERED');
const campaign = (state: Campaign['state']) => ({ ...(inContact.campaign as Campaign), state });
const UNKNOWN: [what: string, head: Head][] = [
  ['column', { ...inContact, column: NEWER, previousColumn: 'INTERVIEWED' }],
  ['column before', { ...inContact, previousColumn: NEWER }],
  ['origin', { ...inContact, origin: NEWER }],
  ['reason', { ...inContact, discardReason: NEWER }],
  ['state of its sequence', { ...inContact, campaign: campaign(NEWER) }],
];

describe.each(UNKNOWN)('a head whose %s only a newer version knows', (_, head) => {
  it('is the same after a read and a write', () => {
    const item = toHeadItem(head);
    expect(toHeadItem(StoredHead.parse(item))).toEqual(item);
    expect(StoredHead.parse(item)).toEqual(head);
    expect(isKnown(StoredHead.parse(item))).toBe(false);
  });

  it('is neither moved, contacted nor written to', () => {
    const refused = expect.objectContaining({ code: 'RECORD_NEWER' });
    expect(() => moved(head, { to: 'INTERESTED', at: at(2), by: USER })).toThrow(refused);
    expect(() => undone(head, { movedAt: head.columnAt, at: at(1), by: USER })).toThrow(refused);
    expect(() => reverted(head, { at: at(2), by: USER })).toThrow(refused);
    expect(() => contacted(head, at(2), USER, begin)).toThrow(refused);
    expect(() => claimed(head, at(2))).toThrow(refused);
  });

  it('takes in what happened, and stays what it is', () => {
    const item = toHeadItem(head);
    const { boardKey, origin, prev, disc } = item;
    const replied = stopped({ ...head, repliedAt: text(9), unreadReply: true }, 'replied', 'Replied', at(9));
    const after = toHeadItem(recorded(replied, 0, { id: 'm-0', sent: text(8) }, at(100)));
    expect(after).toMatchObject({ rep: Date.parse(text(9)), unreadReply: true, mails: { s0: { id: 'm-0' } } });
    expect({ boardKey: after.boardKey, origin: after.origin, prev: after.prev, disc: after.disc }).toEqual({
      ...{ boardKey, origin, prev, disc },
    });
  });

  it('is shown as being updated', () => {
    expect(toCard(head)).toMatchObject({ isBeingUpdated: true, name: 'Ada' });
  });
});

it('a sequence in a state that only a newer version knows keeps its state and when it is looked at', () => {
  const head: Head = { ...inContact, campaign: campaign(NEWER), dueAt: text(33) };
  for (const after of [
    stopped(head, 'replied', 'Replied', at(9)),
    away(head, at(500)),
    refused(head, 'throttled', at(3), () => 0),
  ])
    expect(after).toMatchObject({ campaign: { state: NEWER }, dueAt: text(33) });
});

it('a card in a column that only a newer version knows is shown where it was before', () => {
  expect(toCard({ ...inContact, column: NEWER, previousColumn: 'INTERVIEWED' }).columnName).toBe('INTERVIEWED');
  expect(toCard({ ...inContact, column: NEWER, previousColumn: NEWER }).columnName).toBe('CONTACTED');
  expect(toCard({ ...fresh, column: NEWER, origin: NEWER })).toMatchObject({ columnName: 'NEW', origin: 'crowd' });
  expect(toCard(inContact).isBeingUpdated).toBe(false);
});

it('a move of a newer version is not taken back into what is not known', () => {
  const head = moved(inContact, { to: 'INTERESTED', at: at(2), by: USER });
  const newer = { ...head, undo: { ...(head.undo as NonNullable<Head['undo']>), column: NEWER } };
  const refused = expect.objectContaining({ code: 'RECORD_NEWER' });
  expect(() => undone(newer, { movedAt: head.columnAt, at: at(2), by: USER })).toThrow(refused);
  expect(moved(newer, { to: 'HIRED', at: at(3), by: USER })).toMatchObject({ column: 'HIRED' });
});
