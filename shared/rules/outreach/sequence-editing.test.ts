import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITS } from '../../product.ts';
import { BASIC_SEQUENCES } from './basic-sequences.ts';
import { editedSteps, withFollowUp, withoutLast } from './sequence-editing.ts';
import { sequenceProblems } from './templates.ts';

const basic = BASIC_SEQUENCES.approached;
const sent = (steps: ReturnType<typeof editedSteps>) => steps.filter(({ inactive }) => !inactive).map(({ id }) => id);

it('offers as many follow-ups as there may be, with ids of their own and a text that is yet to be written', () => {
  const steps = editedSteps(basic);
  expect(steps).toHaveLength(LIMITS.sequenceEmails);
  expect(steps.slice(0, 3)).toEqual(basic);
  const all = withFollowUp(withFollowUp(withFollowUp(steps)));
  expect(sent(all)).toEqual(['first-email', 'follow-up-1', 'follow-up-2', 'follow-up-3', 'follow-up-4']);
  expect(sequenceProblems(all).map(({ stepId, field }) => [stepId, field])).toEqual([
    ['follow-up-3', 'html'],
    ['follow-up-4', 'html'],
  ]);
});

it('takes the last one away, with its words for when it comes back, and never the first', () => {
  const short = withoutLast(withoutLast(withoutLast(editedSteps(basic))));
  expect(sent(short)).toEqual(['first-email']);
  expect(withFollowUp(short)[1]).toEqual(basic[1]);
});

it('keeps those that are sent before those that rest, whatever is added and taken away', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (turns) => {
      const steps = turns.reduce((now, adds) => (adds ? withFollowUp(now) : withoutLast(now)), editedSteps(basic));
      const resting = steps.findIndex(({ inactive }) => inactive);
      expect(resting === -1 || steps.slice(resting).every(({ inactive }) => inactive)).toBe(true);
      expect(editedSteps(steps)).toEqual(steps);
    }),
  );
});
