import { expect, it } from 'vitest';
import type { Preflight } from '../../../../shared/contract/outreach.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { type LeftOut, movable, withLeftOut, withoutContacted } from './left-out.ts';

const ids: SubmissionId[] = ['sub_emeka', 'sub_twin', 'sub_jana'];
const person = (submissionId: SubmissionId): Preflight['recipients'][number] => ({
  submissionId,
  name: submissionId,
  email: `${submissionId}@home.example`,
  firstMailAt: '2026-11-20T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
});
const block = (submissionId: SubmissionId): Preflight['blocked'][number] => ({
  submissionId,
  name: submissionId,
  reason: 'IN_ANOTHER_SEQUENCE',
  why: 'Emailed under another profile',
});
const checked = (recipients: SubmissionId[], blocked: SubmissionId[], plan = ''): Preflight => ({
  recipients: recipients.map(person),
  blocked: blocked.map(block),
  plan,
  whyNotSooner: null,
  steps: [],
  sendWindow: 'always',
});
const leaving = (...ids: SubmissionId[]): LeftOut => new Map(ids.map((id) => [id, person(id)]));
const namesIn = ({ recipients }: Preflight) => recipients.map(({ submissionId }) => submissionId);
const all = checked(['sub_emeka', 'sub_jana'], ['sub_twin'], 'Two are emailed');

it('is the check of all where nobody is left out', () => {
  expect(withLeftOut(all, undefined, leaving(), ids)).toBe(all);
});

it('lets the twin be emailed once the one in the way is left out, and keeps that one in the list', () => {
  const others = checked(['sub_twin', 'sub_jana'], [], 'The twin is emailed');
  const shown = withLeftOut(all, others, leaving('sub_emeka'), ids);
  expect(namesIn(shown)).toEqual(ids);
  expect(shown).toMatchObject({ blocked: [], plan: 'The twin is emailed' });
});

it('keeps everyone in the list who was left out, also who was in nobody’s way before', () => {
  const shown = withLeftOut(all, checked(['sub_jana'], []), leaving('sub_emeka', 'sub_twin'), ids);
  expect(namesIn(shown)).toEqual(ids);
  expect(namesIn(withLeftOut(all, undefined, leaving(...ids), ids))).toEqual(ids);
  expect(withLeftOut(all, undefined, leaving(...ids), ids).blocked).toEqual([]);
});

it('shows the check of all until that of the others is here', () => {
  const shown = withLeftOut(all, undefined, leaving('sub_emeka'), ids);
  expect(namesIn(shown)).toEqual(['sub_emeka', 'sub_jana']);
  expect(shown.plan).toBe('Two are emailed');
});

it('tries nobody again whom a try before it contacted, also where that was by another channel', () => {
  // Whoever was moved without an email can be emailed still, or is kept from it by what kept them from it before.
  const before = checked(['sub_emeka', 'sub_jana'], ['sub_twin']);
  const now = new Date('2026-11-20T10:00:00.000Z');
  const shown = withoutContacted(before, new Set(['sub_emeka', 'sub_twin']), leaving(), now);
  expect(movable(shown, leaving())).toEqual(['sub_jana']);
  const nobody = withoutContacted(all, new Set(), leaving('sub_emeka'), now);
  expect(movable(nobody, leaving('sub_emeka'))).toEqual(['sub_jana', 'sub_twin']);
});

it('plans for those alone who are left to be tried again', () => {
  const now = new Date('2026-11-20T10:00:00.000Z');
  const before = checked(['sub_emeka', 'sub_twin', 'sub_jana'], [], '3 people get the first email within a minute.');
  const plan = (...left: SubmissionId[]) =>
    withoutContacted(before, new Set(['sub_emeka'] as const), leaving(...left), now).plan;
  expect(plan()).toBe('2 people get the first email within a minute.');
  expect(plan('sub_twin')).toBe('sub_jana gets the first email within a minute.');
});
