import { expect, it } from 'vitest';
import { aTable } from '../../../test/support/table.ts';
import { contacted } from './campaign.ts';
import type { Head } from './head.ts';
import { createHeadStore } from './head-store.ts';
import { moved, reverted, undone } from './moves.ts';
import { newHead } from './new-head.ts';
import { transferred } from './transfer.ts';

const start = Date.parse('2026-03-02T10:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1_000);
const by = 'usr_ada';
const said = (feedback: string) => ({ feedback, byUser: { id: by, name: 'Ada', picture: null } }) as const;
const candidate = { firstName: 'Eve', lastName: 'Byron', employmentHistory: [] };
const of = { accountId: 'acc_a', id: 'sub_a', jobId: 'job_a', origin: 'team', duplicate: false } as const;
const fresh = newHead({ ...of, candidate, at: at(0) });

type Change = (head: Head) => Head;
const save =
  (second: number, text: string): Change =>
  (head) =>
    moved(head, { to: 'SAVED', at: at(second), by, said: said(text) });
const discard =
  (second: number, text?: string): Change =>
  (head) =>
    moved(head, { to: 'DISCARDED', at: at(second), by, reason: 'NOT_QUITE_RIGHT', ...(text && { said: said(text) }) });
const contact =
  (second: number, text?: string): Change =>
  (head) =>
    contacted(head, at(second), by, undefined, text ? said(text) : undefined);
const undo =
  (second: number): Change =>
  (head) =>
    undone(head, { movedAt: head.columnAt, at: at(second), by });
const revert =
  (second: number): Change =>
  (head) =>
    reverted(head, { at: at(second), by });

const to =
  (column: 'INTERESTED' | 'REJECTED', second: number): Change =>
  (head) =>
    moved(head, { to: column, at: at(second), by });
const twiceOut = [save(1, 'A'), contact(60), to('INTERESTED', 65), to('REJECTED', 70), discard(80, 'B')];

/** What the head says after these changes. */
const saidAfter = (...changes: Change[]) => changes.reduce((head, change) => change(head), fresh).said?.feedback;

it.each<[what: string, says: string | undefined, changes: Change[]]>([
  ['saved', 'A', [save(1, 'A')]],
  ['saved and contacted without a word', 'A', [save(1, 'A'), contact(60)]],
  ['saved and contacted with one', 'B', [save(1, 'A'), contact(60, 'B')]],
  ['saved and taken back', undefined, [save(1, 'A'), undo(2)]],
  ['saved, discarded and taken back', 'A', [save(1, 'A'), discard(60, 'B'), undo(61)]],
  ['saved, discarded without a word and taken back', 'A', [save(1, 'A'), discard(60), undo(61)]],
  ['saved, discarded and brought back', 'A', [save(1, 'A'), discard(60, 'B'), revert(9_000)]],
  ['saved, discarded without a word and brought back', 'A', [save(1, 'A'), discard(60), revert(9_000)]],
  ['discarded and brought back', undefined, [discard(1, 'B'), revert(9_000)]],
  ['contacted with a word and taken back', 'A', [save(1, 'A'), contact(60, 'B'), undo(61)]],
  [
    'contacted with a word, rejected and brought back',
    'B',
    [save(1, 'A'), contact(60, 'B'), to('INTERESTED', 65), to('REJECTED', 70), revert(99)],
  ],
  ['contacted, discarded and taken back', undefined, [contact(1), discard(60, 'B'), undo(61)]],
  ['out of the funnel twice and brought back', 'A', [...twiceOut, revert(9_000)]],
  ['out of the funnel twice and taken back once', 'A', [...twiceOut, undo(81)]],
  ['moved to another job', undefined, [save(1, 'A'), (head) => transferred(head, { to: 'job_b', at: at(60), by })]],
])('of a candidate who was %s the review that counts is %s', (_, says, changes) => {
  expect(saidAfter(...changes)).toBe(says);
});

it('has the review before in store as long as the latest can be taken back, and no longer', async () => {
  const table = await aTable();
  let now = 0;
  const heads = createHeadStore(table, () => at(now));
  await heads.createOnce(fresh, []);
  const change = async (second: number, decide: Change) => {
    now = second;
    await heads.change('acc_a', 'sub_a', decide);
    return heads.read('acc_a', 'sub_a');
  };
  await change(1, save(1, 'A'));
  expect(await change(20, (head) => ({ ...head, hasEmail: true }))).toMatchObject({ saidBefore: null });
  const later = await change(40, (head) => ({ ...head, hasEmail: true }));
  expect(later).toMatchObject({ said: { feedback: 'A' } });
  expect(later).not.toHaveProperty('saidBefore');
  await change(60, discard(60, 'B'));
  expect(await change(9_000, (head) => ({ ...head, hasEmail: true }))).toMatchObject({
    said: { feedback: 'B', reason: 'NOT_QUITE_RIGHT' },
    saidBefore: { feedback: 'A' },
  });
  expect(await change(9_001, revert(9_001))).toMatchObject({ said: { feedback: 'A' } });
  await table.close();
});
