import { expect, it } from 'vitest';
import { inBoth, type PipelineRow, pipelineRows, toPipelineJob } from './current-pipeline.ts';

const aRow = (over: Partial<PipelineRow> = {}): PipelineRow => ({
  ...{ id: 'job_1', title: 'Engineer', place: 'Lyon', office: 'ON_SITE', ownerId: 'usr_1', ownerName: 'Ada' },
  ...{ posted: 1_772_445_600, funnel: [9, 8, 6, 3, 2, 1, 0], crowdFunnel: [5, 4, 3, 3, 2, 1, 0] },
  ...over,
});

it('tells the crowd’s candidates from the team’s, and rates both together', () => {
  const job = toPipelineJob(aRow());
  expect(job.crowdSubmissions).toMatchObject({ sourced: 5, contacted: 3, hired: 0 });
  expect(job.platformSubmissions).toMatchObject({ sourced: 4, contacted: 3, replied: 0 });
  expect(job).toMatchObject({ responseRate: 1 / 2, leadRate: 1 / 3 });
  expect(inBoth(job, 'contacted')).toBe(6);
  expect(job.jobPostedAt).toBe('2026-03-02T10:00:00.000Z');
});

it('has no rate where nobody was contacted', () => {
  const none = [1, 0, 0, 0, 0, 0, 0];
  expect(toPipelineJob(aRow({ funnel: none, crowdFunnel: none }))).toMatchObject({
    responseRate: null,
    leadRate: null,
  });
});

it('says Remote for a job without a place of its own', () => {
  expect(toPipelineJob(aRow({ office: 'REMOTE_ONLY', place: '' })).jobLocation).toBe('Remote');
});

it('has a dash in the file where a job was never posted or has no rate', () => {
  const none = [0, 0, 0, 0, 0, 0, 0];
  const job = toPipelineJob(aRow({ posted: null, funnel: none, crowdFunnel: none }));
  expect(pipelineRows([job])[1]).toEqual(['Engineer', 'Lyon', 'Ada', '-', '-', '-', 0, 0, 0, 0, 0, 0, 0]);
});
