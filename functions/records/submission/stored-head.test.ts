import { describe, expect, it } from 'vitest';
import { BOARD_ATTRIBUTES } from '../../../shared/model/board-attributes.ts';
import { claimed, contacted, paused, recorded, resumed, stopped, uncertain } from './campaign.ts';
import { type Campaign, Head } from './head.ts';
import type { MailFacts } from './mail-facts.ts';
import { moved } from './moves.ts';
import { SHORT, StoredHead, toHeadItem } from './stored-head.ts';

const USER = 'usr_0123456789abcdef0123456789abcdef';
const MESSAGE = '0100018e1c2d3e4f-12345678-90ab-cdef-1234-567890abcdef-000000';
const start = Date.parse('2026-03-04T10:00:00.123Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const text = (minutes: number) => at(minutes).toISOString();

const fresh: Head = {
  accountId: 'acc_0123456789abcdef',
  id: 'sub_0123456789abcdef',
  jobId: 'job_0123456789abcdef',
  version: 3,
  column: 'NEW',
  columnAt: text(0),
  name: 'Charlotte van der Meer',
  title: 'Senior Software Engineer',
  employer: 'Northwind Traders',
  origin: 'crowd',
  submittedAt: text(0),
  huntDone: true,
  hasEmail: true,
  duplicate: true,
  benchmarked: true,
  verdicts: 'ccuoccuo',
};
const inContact = contacted(fresh, at(1), USER, {
  at: at(1),
  by: USER,
  sender: USER,
  steps: 3,
  outreachVersion: 4,
  useWorkEmails: true,
  firstDue: at(60),
});
const sent = (head: Head, step: number, more: MailFacts) => {
  const after = recorded(claimed(head, at(60 + step)), step, { id: MESSAGE, sent: text(61 + step) }, at(2_000));
  const known = after.mails?.[`s${step}`];
  return { ...after, mails: { ...after.mails, [`s${step}`]: { ...known, delivered: text(62 + step), ...more } } };
};
const opened = { opened: text(100) };
const afterTwo = sent(sent(inContact, 0, opened), 1, { ...opened, clicked: text(101) });
const afterThree = sent(afterTwo, 2, opened);
const answered = (head: Head): Head => ({
  ...stopped(head, 'replied', 'The candidate replied', at(200)),
  version: 21,
  repliedAt: text(200),
  lastReplyId: 'rep_0123456789abcdef0123',
  unreadReply: true,
});
const replied = answered(afterThree);
const interested = moved(answered(afterTwo), { to: 'INTERESTED', at: at(300), by: USER });
const interviewed = moved(interested, { to: 'PHONE_INTERVIEWED', at: at(400), by: USER });

const HEADS: [what: string, head: Head][] = [
  ['fresh', fresh],
  ['still being added', { ...fresh, pending: true, origin: 'team', by: USER }],
  ['contacted', inContact],
  ['on its way', claimed(inContact, at(60))],
  ['of uncertain fate', uncertain(claimed(inContact, at(60)), at(80))],
  ['paused until a day', paused(inContact, at(5_000))],
  ['resumed', resumed(paused(inContact, undefined), at(70))],
  ['replied', replied],
  ['marked as interested', interested],
  ['interviewed', interviewed],
  ['discarded after a contact', moved(inContact, { to: 'DISCARDED', at: at(2), by: USER, reason: 'NOT_QUITE_RIGHT' })],
];

describe('a stored head', () => {
  it.each(HEADS)('that is %s is the same after it was stored', (_, head) => {
    expect(StoredHead.parse(toHeadItem(head))).toEqual(Head.parse(head));
  });

  it('is the same with every time and fact it can have', () => {
    const times = Object.keys(Head.shape).filter((name) => name.endsWith('At'));
    const facts = Object.fromEntries(
      ['sent', 'delivered', 'opened', 'machineOpened', 'clicked', 'bounced', 'complained', 'uncertain'].map((name) => [
        name,
        text(7),
      ]),
    );
    const campaign: Campaign = {
      ...(inContact.campaign as Campaign),
      ...{ claimedAt: text(1), pausedUntil: text(2), stoppedAt: text(3), stopReason: 'Moved out of the funnel' },
    };
    const head = Head.parse({
      ...interviewed,
      ...Object.fromEntries(times.map((name) => [name, text(9)])),
      ...{ discardReason: 'NOT_QUITE_RIGHT', by: USER, changedBy: USER, campaign },
      mails: { s0: { id: MESSAGE, ...facts, skipped: 'No address' } },
      undo: { ...interviewed.undo, resumes: { state: 'running', step: 1, dueAt: text(8) } },
    });
    expect(StoredHead.parse(toHeadItem(head))).toEqual(head);
  });

  it('says nothing twice, and is found by the indexes where it belongs in them', () => {
    const item = toHeadItem(inContact);
    for (const said of ['accountId', 'id', 'jobId', 'column', 'columnAt']) expect(item).not.toHaveProperty(said);
    expect(item).toMatchObject({
      pk: 'A#acc_0123456789abcdef#S#sub_0123456789abcdef',
      sk: 'HEAD',
      boardKey: 'A#acc_0123456789abcdef#J#job_0123456789abcdef#CONTACTED',
      boardSort: `${text(1)}#sub_0123456789abcdef`,
      dueAt: text(60),
      dueShard: expect.stringMatching(/^DUE#/),
    });
    expect(toHeadItem({ ...fresh, pending: true })).not.toHaveProperty('boardKey');
    expect(toHeadItem(fresh)).not.toHaveProperty('dueShard');
  });

  it('has short names that are no other name, and none of the index', () => {
    const [long, short] = [Object.keys(SHORT), Object.values<string>(SHORT)];
    expect(new Set(short).size).toBe(short.length);
    const others = [
      ...Object.keys(Head.shape),
      ...Object.keys(Head.shape.campaign.unwrap().shape),
      ...BOARD_ATTRIBUTES,
    ];
    expect(short.filter((name) => long.includes(name) || others.includes(name))).toEqual([]);
    expect(long.filter((name) => (BOARD_ATTRIBUTES as readonly string[]).includes(name))).toEqual([]);
  });

  it('that does not parse says so', () => {
    expect(StoredHead.safeParse({ ...toHeadItem(inContact), rev: 1e20 }).success).toBe(false);
    expect(StoredHead.safeParse({ ...toHeadItem(inContact), boardKey: 'A#acc_1' }).success).toBe(false);
    expect(StoredHead.safeParse(undefined).success).toBe(false);
  });
});

/** What DynamoDB counts: names and texts by their bytes, numbers by two digits a byte, a map or list 3 and 1 for each entry. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return 1 + Math.ceil(String(value).replace(/0+$/, '').length / 2);
  if (Array.isArray(value)) return value.reduce((sum, entry) => sum + 1 + sizeOf(entry), 3);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum, [name, entry]) => sum + 1 + sizeOf(name) + sizeOf(entry), 3);
}
const itemSize = (item: object) => sizeOf(item) - 3 - Object.keys(item).length;

it.each([
  ['of a candidate in contact', inContact],
  ['of a candidate who opened all three emails and replied to the last', replied],
  ['of a candidate who replied to the second and was just moved on, which can still be taken back', interested],
])('a head %s is written for one unit', (_, head) => {
  expect(itemSize(toHeadItem(head))).toBeLessThan(1_024);
});
