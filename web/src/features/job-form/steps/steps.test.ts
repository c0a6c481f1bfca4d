import { describe, expect, test } from 'vitest';
import { JobFields } from '../../../../../shared/model/job.ts';
import { fieldAt, fieldsOf, furthestOf, stepAt, stepOf, stepStates, stepsFor } from './steps.ts';

const all = stepsFor({ canEditOutreach: true, mayAdvertise: true });

test('only those who can edit outreach have the step Engagement', () => {
  expect(stepsFor({ canEditOutreach: true, mayAdvertise: false })).toContain('engagement');
  expect(stepsFor({ canEditOutreach: false, mayAdvertise: false })).toEqual(['details', 'instructions', 'objectives']);
});

test('only where a job may be advertised there is the step Advertising, the last one', () => {
  expect(all.at(-1)).toBe('advertising');
  expect(stepsFor({ canEditOutreach: true, mayAdvertise: false })).not.toContain('advertising');
});

describe('the step of an address', () => {
  test('is the one it asks for where that can be reached', () => {
    expect(stepAt('objectives', all, 3)).toBe('objectives');
  });
  test('goes no further than the furthest step seen', () => {
    expect(stepAt('engagement', all, 1)).toBe('instructions');
  });
  test.each([null, 'no-step', ''])('is the first where the address says %j', (asked) => {
    expect(stepAt(asked, all, 3)).toBe('details');
  });
});

describe('a saved draft that is opened again', () => {
  test('leads as far as all is well, and to the first step on which something is wrong', () => {
    expect(furthestOf(all, [])).toBe(all.length - 1);
    expect(furthestOf(all, ['requirements.mustHaves'])).toBe(1);
    expect(furthestOf(all, ['targetLeadCount', 'title'])).toBe(0);
  });
});

describe('the fields', () => {
  test('of the steps are all that a job is sent with, but for the note and the unit of the radius', () => {
    const { requirements, ...fields } = JobFields.shape;
    const sent = [
      ...Object.keys(fields),
      ...Object.keys(requirements.unwrap().shape).map((name) => `requirements.${name}`),
    ];
    const asked = all.flatMap(fieldsOf);
    const missing = sent.filter((name) => !asked.some((field) => field === name || field.startsWith(`${name}.`)));
    expect(missing).toEqual(['noteForSourcer', 'requirements.srcRadiusUnit']);
  });
  test('are found by the path of what is sent, of a list by its entries', () => {
    expect(fieldAt('requirements.mustHaves.2')).toBe('requirements.mustHaves');
    expect(fieldAt('location.formatted')).toBe('location');
    expect(fieldAt('salary')).toBe('salary.min');
    expect([fieldAt('version'), fieldAt('body')]).toEqual([undefined, undefined]);
  });
  test('know the step they stand on, which the note has none of', () => {
    expect([stepOf('salary.max'), stepOf('requirements.yearsExp')]).toEqual(['details', 'instructions']);
    expect(stepOf('noteForSourcer')).toBeUndefined();
  });
});

describe('the tabs', () => {
  const nothing = { furthest: 0, isOpen: false, wrong: [] };

  test('of a new job lead no further than it has come', () => {
    const disabled = stepStates(all, { ...nothing, furthest: 1 }).map((step) => step.disabled);
    expect(disabled).toEqual([false, false, true, true, true]);
  });
  test('of a posted job all lead somewhere', () => {
    expect(stepStates(all, { ...nothing, isOpen: true }).some((step) => step.disabled)).toBe(false);
  });
  test('say done once a step was left and nothing on it is shown as wrong', () => {
    const states = stepStates(all, { ...nothing, furthest: 2, wrong: ['title'] }).map((step) => step.state);
    expect(states).toEqual(['wrong', 'done', 'todo', 'todo', 'todo']);
  });
});
