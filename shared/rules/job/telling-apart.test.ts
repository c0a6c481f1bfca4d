import { expect, it } from 'vitest';
import { jobName, type NamedJob, tellingApart } from './telling-apart.ts';

const one = (id: NamedJob['id'], over: Partial<NamedJob> = {}): NamedJob => ({
  ...{ id, title: 'Engineer', place: 'Berlin', ownerName: 'Ada Byron', postedAt: '2026-03-02T10:00:00.000Z' },
  ...over,
});
const said = (...jobs: NamedJob[]) => Object.fromEntries(tellingApart(jobs));

it('says nothing beside a title that no other job has', () => {
  expect(said(one('job_a'), one('job_b', { title: 'Designer' }))).toEqual({});
  expect(said(one('job_a'), one('job_a'))).toEqual({});
});

it('says the place where it differs, else the owner, else when it was posted', () => {
  expect(
    said(one('job_a'), one('job_b', { title: 'ENGINEER ', place: 'Paris' }), one('job_c', { title: 'Cook' })),
  ).toEqual({ job_a: 'Berlin', job_b: 'Paris' });
  expect(said(one('job_a'), one('job_b', { ownerName: 'Ben Adams' }))).toEqual({
    job_a: 'Ada Byron',
    job_b: 'Ben Adams',
  });
  expect(said(one('job_a'), one('job_b', { postedAt: '2026-04-05T10:00:00.000Z' }))).toEqual({
    job_a: 'posted Mar 2, 2026',
    job_b: 'posted Apr 5, 2026',
  });
});

it('says as many facts as it takes, and the minute last', () => {
  const three = [one('job_a'), one('job_b', { place: 'Paris' }), one('job_c', { ownerName: 'Ben Adams' })];
  expect(said(...three)).toEqual({
    ...{ job_a: 'Berlin · Ada Byron', job_b: 'Paris · Ada Byron', job_c: 'Berlin · Ben Adams' },
  });
  expect(said(one('job_a'), one('job_b', { postedAt: '2026-03-02T11:30:00.000Z' }))).toEqual({
    job_a: 'Berlin · Ada Byron · posted Mar 2, 2026, 10:00 UTC',
    job_b: 'Berlin · Ada Byron · posted Mar 2, 2026, 11:30 UTC',
  });
});

it('takes no fact that one of them lacks for enough', () => {
  expect(said(one('job_a', { place: '' }), one('job_b', { ownerName: 'Ben Adams' }))).toEqual({
    job_a: 'Ada Byron',
    job_b: 'Ben Adams',
  });
});

it('is shown behind the title', () => {
  expect([jobName('Engineer', ''), jobName('Engineer', 'Berlin')]).toEqual(['Engineer', 'Engineer · Berlin']);
});
