import { describe, expect, it } from 'vitest';
import type { JobMode } from '../../../model/auto-sourcing.ts';
import {
  allowedModes,
  COMES_BACK,
  isCalibrated,
  jobModeOf,
  knownModes,
  switchedWords,
  warningOf,
  whyNotSwitch,
} from './job-mode.ts';

type Facts = Parameters<typeof whyNotSwitch>[0];

const at = '2026-03-02T09:00:00.000Z';
const request = { batchSize: 20, at };
const rated = { batch: 1, rating: 3, feedback: null };
const aJob = (over: Partial<Facts> = {}): Facts => ({
  status: 'Validated',
  batch: 2,
  batchRating: null,
  sourcingRequest: null,
  sourcingMode: 'manual',
  autoSourcing: 'OFF',
  autoSourcingPause: null,
  autoContact: false,
  isContinuousHire: false,
  ...over,
});
const auto = { sourcingMode: 'auto-sourcing', autoSourcing: 'ON' } as const;

describe('the modes of a job', () => {
  it('are those of the flag that the account has access to', () => {
    expect(allowedModes('AUTO_CUSTOM_MANUAL', undefined)).toEqual(['AUTO', 'CUSTOM', 'MANUAL']);
    expect(allowedModes('MANUAL_AUTO', ['AUTO', 'CUSTOM'])).toEqual(['AUTO']);
    expect(allowedModes(false, undefined)).toEqual([]);
    expect(allowedModes('', ['AUTO'])).toEqual([]);
    expect(knownModes(['AUTO', 'SOMETHING_NEWER'])).toEqual(['AUTO']);
    expect(knownModes(undefined)).toBeUndefined();
  });

  it.each<[JobMode, Partial<Facts>]>([
    ['AUTO', { ...auto, autoContact: true }],
    ['AUTO', { ...auto, autoSourcing: 'PAUSE', autoContact: true }],
    ['CUSTOM', auto],
    ['CUSTOM', { autoContact: true }],
    ['MANUAL', {}],
    ['MANUAL', { autoSourcing: 'PAUSE' }],
    ['MANUAL', { sourcingMode: 'auto-sourcing' }],
  ])('is %s of %o', (mode, over) => {
    expect(jobModeOf(aJob(over))).toBe(mode);
  });
});

describe('a switch', () => {
  it.each<[string, Partial<Facts>, string | undefined]>([
    ['is free past the first batch', {}, undefined],
    ['is free once the calibration batch was rated', { batch: 1, batchRating: rated }, undefined],
    ['waits for the first batch', { batch: 0 }, 'CALIBRATION_NOT_STARTED'],
    ['waits for the end of the calibration batch', { batch: 1, sourcingRequest: request }, 'CALIBRATION_RUNNING'],
    ['waits for its rating', { batch: 1 }, 'CALIBRATION_NOT_RATED'],
    ['is free while a later request is open', { sourcingRequest: request }, undefined],
    [
      'waits where our people paused the job',
      { autoSourcingPause: { reasons: ['PAUSED_FROM_BACKOFFICE'], at } },
      'SOURCING_PAUSED',
    ],
    ['waits where a job without auto-sourcing is paused', { autoSourcing: 'PAUSE' }, 'SOURCING_PAUSED'],
    [
      'is free where auto-sourcing rests by itself',
      { ...auto, autoSourcing: 'PAUSE', autoSourcingPause: { reasons: ['CREDITS_EXHAUSTED'], at } },
      undefined,
    ],
    ['is not for continuous hires', { isContinuousHire: true }, 'CONTINUOUS_HIRE'],
    ['is not for closed jobs', { status: 'Closed' }, 'JOB_CLOSED'],
    ['is not for drafts', { status: 'Draft' }, 'JOB_IS_A_DRAFT'],
  ])('%s', (_, over, why) => {
    expect(whyNotSwitch(aJob(over))).toBe(why);
  });

  it('counts a rating only while no request is open', () => {
    expect(isCalibrated({ batch: 1, batchRating: rated, sourcingRequest: request })).toBe(false);
  });

  it.each<[JobMode, JobMode, RegExp | undefined]>([
    ['AUTO', 'CUSTOM', /^Sourcing continues, and sourced candidates are still contacted/],
    ['AUTO', 'MANUAL', /^Sourcing will stop\. You will have to request, review and contact/],
    [
      'CUSTOM',
      'AUTO',
      /^Sourcing will start, .* within 24 hours\. Profiles that were sourced earlier are not contacted/,
    ],
    ['MANUAL', 'AUTO', /^Sourcing will start, .* within 24 hours/],
    ['CUSTOM', 'MANUAL', /^Sourcing will stop\.$/],
    ['MANUAL', 'CUSTOM', undefined],
  ])('from %s to %s says what it brings', (from, to, words) => {
    const said = warningOf(from, to, false);
    if (words) expect(said).toMatch(words);
    else expect(said).toBeUndefined();
  });

  it('to No Assistance says what becomes of those whom the product contacted', () => {
    for (const from of ['AUTO', 'CUSTOM'] as const)
      expect(warningOf(from, 'MANUAL', true)).toBe(`${warningOf(from, 'MANUAL', false)} ${COMES_BACK}`);
    expect(warningOf('AUTO', 'CUSTOM', true)).toBe(warningOf('AUTO', 'CUSTOM', false));
  });

  it('of one thing says which mode came of it', () => {
    const manual = 'We activated Manual mode for this job based on your custom settings';
    expect(switchedWords('CUSTOM', 'MANUAL')).toBe(manual);
    expect(switchedWords('CUSTOM', 'AUTO')).toBe(manual.replace('Manual', 'Auto'));
    expect(switchedWords('AUTO', 'CUSTOM')).toBeUndefined();
    expect(switchedWords('AUTO', 'AUTO')).toBeUndefined();
  });
});
