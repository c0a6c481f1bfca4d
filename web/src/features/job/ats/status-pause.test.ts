import { expect, it } from 'vitest';
import { statusPause } from './status-pause.ts';

it.each([
  ['is still looked for', { atsName: 'Greenhouse', job: 'AWAITED' as const, state: 'LINKED' as const }, 5_000],
  ['has no ATS that is connected', { atsName: null, job: null, state: 'NONE' as const }, 15_000],
  ['stands there', { atsName: 'Greenhouse', job: 'THERE' as const, state: 'LINKED' as const }, 60_000],
  [
    'has an ATS that has to be connected again',
    { atsName: 'Greenhouse', job: 'THERE' as const, state: 'RELINK' as const },
    15_000,
  ],
  ['is not there', { atsName: 'Greenhouse', job: 'MISSING' as const, state: 'LINKED' as const }, 60_000],
  ['is of another ATS', { atsName: 'Greenhouse', job: null, state: 'LINKED' as const }, 60_000],
  ['is not known yet', undefined, 15_000],
])('asks again soon enough about a job that %s', (_, status, ms) => expect(statusPause(status)).toBe(ms));
