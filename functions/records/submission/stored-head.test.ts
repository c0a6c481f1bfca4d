import { describe, expect, it } from 'vitest';
import { BOARD_ATTRIBUTES } from '../../../shared/model/board-attributes.ts';
import { claimed, contacted, paused, recorded, resumed, type Start, stopped, uncertain } from './campaign.ts';
import { type Campaign, Head, Said } from './head.ts';
import { SHORT, USUAL } from './head-names.ts';
import { MailFacts } from './mail-facts.ts';
import { moved, undone } from './moves.ts';
import { StoredHead, toHeadItem } from './stored-head.ts';

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
const said = {
  feedback:
    'Strong, call her first: eleven years at Northwind, led the move to the new platform, and wants to be nearer to her family in Leiden.',
  byUser: { id: USER, name: 'Alexandra Montgomery', picture: null },
} as const;
const saved = moved(fresh, { to: 'SAVED', at: at(0), by: USER, said });
const savedThenDiscarded = moved(saved, { to: 'DISCARDED', at: at(2), by: USER, reason: 'NOT_QUITE_RIGHT', said });
const sequence: Start = {
  ...{ at: at(1), by: USER, sender: USER, steps: 3, outreachVersion: 4, useWorkEmails: true, firstDue: at(60) },
};
const inContact = contacted(fresh, at(1), USER, sequence);
const sent = (head: Head, step: number, more: MailFacts) => {
  const after = recorded(claimed(head, at(60 + step)), step, { id: MESSAGE, sent: text(61 + step) }, at(2_000));
  const known = after.mails?.[`s${step}`];
  return { ...after, mails: { ...after.mails, [`s${step}`]: { ...known, delivered: text(62 + step), ...more } } };
};
const opened = { opened: text(100) };
const afterTwo = sent(sent(contacted(saved, at(1), USER, sequence), 0, opened), 1, { ...opened, clicked: text(101) });
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
  ['saved', saved],
  ['saved and taken back', undone(saved, { movedAt: saved.columnAt, at: at(0), by: USER })],
  ['saved, then discarded', savedThenDiscarded],
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
      ...{ discardReason: 'NOT_QUITE_RIGHT', declinedFor: ['NO_FIT'], by: USER, changedBy: USER, campaign },
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
      boardSort: `${text(1)}#0123456789abcdef`,
      dueAt: text(60),
      dueShard: expect.stringMatching(/^DUE#/),
    });
    expect(toHeadItem({ ...fresh, pending: true })).not.toHaveProperty('boardKey');
    expect(toHeadItem(fresh)).not.toHaveProperty('dueShard');
  });

  it.each([
    ['head', Head.shape],
    ['campaign', Head.shape.campaign.unwrap().shape],
    ['undo', Head.shape.undo.unwrap().shape],
    ['said', Said.shape],
    ['mail', MailFacts.shape],
  ] as const)('has short names in its %s that are no other name of it, and none of the index', (part, shape) => {
    const [long, short] = [Object.keys(SHORT[part]), Object.values<string>(SHORT[part])];
    expect(new Set(short).size).toBe(short.length);
    expect(long.filter((name) => !(name in shape))).toEqual([]);
    const others: string[] = [...Object.keys(shape), ...(part === 'head' ? BOARD_ATTRIBUTES : [])];
    expect(short.filter((name) => others.includes(name))).toEqual([]);
    expect(long.filter((name) => part === 'head' && BOARD_ATTRIBUTES.some((each) => each === name))).toEqual([]);
  });

  it('renames nothing outside of the part that a name belongs to', () => {
    const item = toHeadItem(inContact);
    const mails = { s0: { user: 'usr_a', prev: 'a', from: 3, sub: 4 }, s1: { startedAt: 5 } };
    const read = StoredHead.parse({ ...item, d: 6, user: 'usr_b', mails });
    expect(read).toMatchObject({ d: 6, user: 'usr_b', mails });
    expect(toHeadItem(read)).toMatchObject({ d: 6, user: 'usr_b', mails });
  });

  it('that does not parse says so', () => {
    expect(StoredHead.safeParse({ ...toHeadItem(inContact), rev: 1e20 }).success).toBe(false);
    expect(StoredHead.safeParse({ ...toHeadItem(inContact), boardKey: 'A#acc_1' }).success).toBe(false);
    expect(StoredHead.safeParse(undefined).success).toBe(false);
  });
});

/** A head with everything it can have, and the bytes in which such a one was written before names belonged to parts. */
const WHOLE: Head = {
  accountId: 'acc_0123456789abcdef',
  id: 'sub_0123456789abcdef',
  jobId: 'job_0123456789abcdef',
  version: 9,
  column: 'CONTACTED',
  columnAt: text(1),
  previousColumn: 'NEW',
  name: 'Charlotte van der Meer',
  title: 'Engineer',
  employer: 'Northwind',
  origin: 'crowd',
  by: USER,
  submittedAt: text(0),
  huntDone: true,
  hasEmail: true,
  duplicate: true,
  benchmarked: true,
  unreadReply: true,
  discardReason: 'NOT_QUITE_RIGHT',
  verdicts: 'cuo',
  reviewedAt: text(1),
  contactedAt: text(1),
  repliedAt: text(2),
  interestedAt: text(3),
  notInterestedAt: text(4),
  phoneInterviewedAt: text(5),
  interviewedAt: text(6),
  hiredAt: text(7),
  autoReplyAt: text(8),
  unsubscribedAt: text(9),
  lastReplyId: 'rep_0123456789abcdef0123',
  changedBy: USER,
  campaign: {
    state: 'running',
    startedAt: text(1),
    startedBy: USER,
    sender: USER,
    step: 1,
    steps: 3,
    outreachVersion: 4,
    isAutoContact: false,
    useWorkEmails: true,
    claimedAt: text(10),
    nextAt: text(11),
    pausedUntil: text(12),
    stopReason: 'Because',
    stoppedAt: text(13),
  },
  mails: {
    s0: {
      id: 'm-1',
      sent: text(20),
      delivered: text(21),
      opened: text(22),
      machineOpened: text(23),
      clicked: text(24),
      bounced: text(25),
      complained: text(26),
      uncertain: text(27),
      skipped: 'No address',
      replaced: ['m-0'],
    },
    s1: {},
  },
  undo: {
    until: text(2),
    column: 'SAVED',
    columnAt: text(0),
    previousColumn: 'NEW',
    sets: ['contactedAt'],
    resumes: { state: 'paused', step: 1, dueAt: text(30) },
  },
  dueAt: text(25),
};
const WRITTEN = {
  pk: 'A#acc_0123456789abcdef#S#sub_0123456789abcdef',
  sk: 'HEAD',
  version: 9,
  prev: 'NEW',
  name: 'Charlotte van der Meer',
  title: 'Engineer',
  employer: 'Northwind',
  by: 'usr_0123456789abcdef0123456789abcdef',
  sub: 1772618400123,
  duplicate: true,
  benchmarked: true,
  unreadReply: true,
  disc: 'NOT_QUITE_RIGHT',
  verdicts: 'cuo',
  rev: 1772618460123,
  con: 1772618460123,
  rep: 1772618520123,
  int: 1772618580123,
  not: 1772618640123,
  pho: 1772618700123,
  ivw: 1772618760123,
  hir: 1772618820123,
  aut: 1772618880123,
  uns: 1772618940123,
  reply: 'rep_0123456789abcdef0123',
  who: 'usr_0123456789abcdef0123456789abcdef',
  campaign: {
    state: 'running',
    from: 1772618460123,
    user: 'usr_0123456789abcdef0123456789abcdef',
    sndr: 'usr_0123456789abcdef0123456789abcdef',
    step: 1,
    steps: 3,
    outr: 4,
    auto: false,
    work: true,
    claim: 1772619000123,
    next: 1772619060123,
    pause: 1772619120123,
    why: 'Because',
    stop: 1772619180123,
  },
  mails: {
    s0: {
      id: 'm-1',
      sent: 1772619600123,
      d: 1772619660123,
      o: 1772619720123,
      m: 1772619780123,
      c: 1772619840123,
      b: 1772619900123,
      complained: 1772619960123,
      u: 1772620020123,
      skipped: 'No address',
      replaced: ['m-0'],
    },
    s1: {},
  },
  undo: {
    until: 1772618520123,
    column: 'SAVED',
    columnAt: 1772618400123,
    prev: 'NEW',
    sets: ['contactedAt'],
    resumes: {
      state: 'paused',
      step: 1,
      dueAt: '2026-03-04T10:30:00.123Z',
    },
  },
  dueAt: '2026-03-04T10:25:00.123Z',
  boardKey: 'A#acc_0123456789abcdef#J#job_0123456789abcdef#CONTACTED',
  boardSort: '2026-03-04T10:01:00.123Z#0123456789abcdef',
  mailStatus: 'unsubscribed',
  mailStep: 0,
  nextMailAt: 1772619060123,
  undoUntil: 1772618520123,
  dueShard: 'DUE#2',
};

it('a head stands in the table as it always stood, and one that was written then reads the same', () => {
  expect(toHeadItem(WHOLE)).toEqual(WRITTEN);
  expect(StoredHead.parse(WRITTEN)).toEqual(WHOLE);
});

it('says what is usual with no word, and what is not in the same words as ever', () => {
  const unusual = { origin: 'team', huntDone: false, hasEmail: false } as const;
  expect(toHeadItem({ ...WHOLE, ...unusual })).toEqual({ ...WRITTEN, ...unusual });
  const before = { ...USUAL, boardSort: '2026-03-04T10:01:00.123Z#sub_0123456789abcdef' };
  expect(StoredHead.parse({ ...WRITTEN, ...before })).toEqual(WHOLE);
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
  ['of a candidate who was saved with a long comment, then discarded with another', savedThenDiscarded],
  ['of a candidate who was saved with a long comment, then contacted', contacted(saved, at(1), USER, sequence)],
  ['of a candidate in contact', inContact],
  ['of a candidate who opened all three emails and replied to the last', replied],
  ['of a candidate who replied to the second and was just moved on, which can still be taken back', interested],
])('a head %s is written for one unit', (_, head) => {
  expect(itemSize(toHeadItem(head))).toBeLessThan(1_024);
});

/** What the index of the board holds of a head. */
const cardSize = (head: Head) => {
  const names: readonly string[] = ['pk', 'sk', 'boardKey', 'boardSort', ...BOARD_ATTRIBUTES];
  return itemSize(Object.fromEntries(Object.entries(toHeadItem(head)).filter(([name]) => names.includes(name))));
};
const who = { name: 'Robin Quillfeather', title: 'Backend Engineer', employer: 'Osprey', duplicate: undefined };

it.each([
  ['100 profiles to review are read for three units', { ...fresh, ...who, benchmarked: undefined }, 6 * 4_096, 100],
  ['25 cards of a column for one', { ...interviewed, ...who, benchmarked: undefined }, 2 * 4_096, 25],
] as const)('%s', (_, head, bytes, count) => {
  expect(cardSize({ ...head, verdicts: 'ccuo' } as Head) * count).toBeLessThanOrEqual(bytes);
});
