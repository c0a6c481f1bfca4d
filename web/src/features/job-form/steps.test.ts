import { describe, expect, test } from 'vitest';
import type { JobProblem, JobStep } from '../../../../shared/rules/job-problems.ts';
import { noteProblem, problemsOn, stepAt, stepStates, stepsFor } from './steps.ts';

const all = stepsFor(true);
const wrong = (step: JobStep, field = `${step}.title`): JobProblem => ({ step, field, message: 'No.' });

test('only those who can edit outreach have the step Engagement', () => {
  expect(stepsFor(true)).toContain('engagement');
  expect(stepsFor(false)).toEqual(['details', 'instructions', 'objectives']);
});

describe('the step of an address', () => {
  test('is the one it asks for where that can be reached', () => {
    expect(stepAt('objectives', all, 3)).toBe('objectives');
  });
  test('goes no further than the furthest step seen', () => {
    expect(stepAt('engagement', all, 1)).toBe('instructions');
  });
  test.each([null, 'advertising', ''])('is the first where the address says %j', (asked) => {
    expect(stepAt(asked, all, 3)).toBe('details');
  });
});

describe('the tabs', () => {
  const nothing = { furthest: 0, isOpen: false, checked: new Set<JobStep>(), problems: [] };

  test('of a new job lead no further than it has come', () => {
    const disabled = stepStates(all, { ...nothing, furthest: 1 }).map((step) => step.disabled);
    expect(disabled).toEqual([false, false, true, true]);
  });
  test('of a posted job all lead somewhere', () => {
    expect(stepStates(all, { ...nothing, isOpen: true }).some((step) => step.disabled)).toBe(false);
  });
  test('say done once a step without problems was left', () => {
    expect(stepStates(all, { ...nothing, furthest: 1 }).map((step) => step.state)).toEqual([
      'done',
      'todo',
      'todo',
      'todo',
    ]);
  });
  test('say that a step is wrong only once it was checked', () => {
    const problems = [wrong('details')];
    expect(stepStates(all, { ...nothing, problems })[0]?.state).toBe('todo');
    expect(stepStates(all, { ...nothing, problems, checked: new Set(['details']) })[0]?.state).toBe('wrong');
  });
});

test('the note belongs to the dialog, not to the step whose rules it shares', () => {
  const problems = [wrong('instructions', 'instructions.noteForSourcer')];
  expect(problemsOn(problems, 'instructions')).toEqual([]);
  expect(noteProblem(problems)).toBe('No.');
});
