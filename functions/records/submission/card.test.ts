import { expect, it } from 'vitest';
import { BOARD_ATTRIBUTES } from '../../../shared/model/board-attributes.ts';
import { BoardItem, indexedCard, toCard } from './card.ts';
import type { Head } from './head.ts';
import { StoredHead, toHeadItem } from './stored-head.ts';

const head: Head = {
  accountId: 'acc_1',
  id: 'sub_1',
  jobId: 'job_1',
  version: 7,
  column: 'CONTACTED',
  columnAt: '2026-03-04T10:00:00.000Z',
  name: 'Noor Achterberg',
  title: 'Engineer',
  origin: 'crowd',
  submittedAt: '2026-03-04T09:00:00.000Z',
  huntDone: true,
  hasEmail: true,
  unreadReply: true,
  verdicts: 'ccu',
  campaign: {
    state: 'running',
    startedAt: '2026-03-04T10:00:00.000Z',
    startedBy: 'usr_1',
    sender: null,
    step: 1,
    steps: 3,
    outreachVersion: 0,
    isAutoContact: false,
    useWorkEmails: true,
    nextAt: '2026-03-07T10:00:00.000Z',
  },
  mails: { s0: { id: 'm', sent: '2026-03-04T10:01:00.000Z', opened: '2026-03-04T11:00:00.000Z' }, s1: {}, s2: {} },
  dueAt: '2026-03-07T10:00:00.000Z',
};

/** The item of a head as the board's index holds it. */
const projected = (of: Head) =>
  BoardItem.parse(
    Object.fromEntries(
      Object.entries(toHeadItem(of)).filter(([name]) => ['boardKey', 'boardSort', ...BOARD_ATTRIBUTES].includes(name)),
    ),
  );

it('shows the same card from the index as from the head', () => {
  expect(indexedCard(projected(head))).toEqual(toCard(head));
  expect(toCard(head)).toMatchObject({ mailStatus: 'opened', mailStep: 0, nextMailAt: '2026-03-07T10:00:00.000Z' });
});

it('shows the same card where the index does not say what most are, and repeats no prefix', () => {
  const crowd = { ...head, huntDone: true, hasEmail: true };
  const { origin: _, huntDone: _done, hasEmail: _has, ...item } = toHeadItem(crowd);
  const short = { ...item, boardSort: String(item.boardSort).replace('#sub_', '#') };
  expect(indexedCard(BoardItem.parse(short))).toEqual(toCard(crowd));
  expect(StoredHead.parse(short)).toEqual(crowd);
});

it('says from the index too who was contacted by the job itself, came on trial, or works where nobody is to be sourced', () => {
  const { campaign: _, mails: _mails, ...fresh } = head;
  const cards = [
    { ...head, campaign: { ...head.campaign!, isAutoContact: true } },
    { ...fresh, trial: true },
    { ...fresh, barred: true },
  ];
  expect(cards.map((card) => indexedCard(projected(card)))).toEqual(cards.map(toCard));
  expect(cards.map(toCard)).toMatchObject([
    { isAutoContact: true, isSourcerTrial: false, fromCompanyNotToSourceFrom: false, mailStep: 0 },
    { isAutoContact: false, isSourcerTrial: true, fromCompanyNotToSourceFrom: false, mailStep: null },
    { isAutoContact: false, isSourcerTrial: false, fromCompanyNotToSourceFrom: true, mailStep: null },
  ]);
});

it('reads from the index exactly what is projected into it', () => {
  expect(Object.keys(BoardItem.shape).sort()).toEqual(['boardKey', 'boardSort', ...BOARD_ATTRIBUTES].sort());
});
