import { expect, it } from 'vitest';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import { afterDeletion, isTicked, NO_CHOICES, toggled, withoutGone } from './choices.ts';

const [ada, ben, cleo, dora] = ['sub_ada', 'sub_ben', 'sub_cleo', 'sub_dora'].map((id) => id as SubmissionId) as [
  SubmissionId,
  SubmissionId,
  SubmissionId,
  SubmissionId,
];
const went = (submissionId: SubmissionId) => ({ submissionId, ok: true, why: null });
const stayed = (submissionId: SubmissionId) => ({ submissionId, ok: false, why: 'They answered.' });

it('ticks everyone at first, and nobody who comes up after others were deleted', () => {
  expect(isTicked(NO_CHOICES, ada)).toBe(true);
  const after = afterDeletion(toggled(NO_CHOICES, ben), [ada, ben, cleo], [went(ada)]);
  expect([ben, cleo, dora].map((id) => isTicked(after, id))).toEqual([false, true, false]);
  expect(isTicked(toggled(after, dora), dora)).toBe(true);
});

it('leaves out who was deleted of a list that still names them', () => {
  const after = afterDeletion(NO_CHOICES, [ada, ben], [went(ada), stayed(ben)]);
  expect(withoutGone(after, [{ id: ada }, { id: ben }])).toEqual([{ id: ben }]);
  expect(withoutGone(afterDeletion(after, [ben], [went(ben)]), [{ id: ada }, { id: ben }])).toEqual([]);
});

it('unticks who could not be deleted', () => {
  const after = afterDeletion(NO_CHOICES, [ada, ben], [stayed(ben)]);
  expect([ada, ben].map((id) => isTicked(after, id))).toEqual([true, false]);
});
