import { expect, test } from 'vitest';
import type { PipelineJob } from '../../contract/reports.ts';
import { sortJobs } from './pipeline-order.ts';

const aJob = (jobTitle: string, leadRate: number | null): PipelineJob => {
  const none = { sourced: 0, reviewed: 0, contacted: 0, replied: 0, lead: 0, interviewed: 0, hired: 0 };
  return {
    ...{ jobId: 'job_1', jobTitle, jobLocation: '', ownerId: 'usr_1', ownerName: '', jobPostedAt: null },
    ...{ responseRate: null, leadRate, crowdSubmissions: none, platformSubmissions: none },
  };
};
const jobs = [aJob('Zoologist', 0.1), aJob('Élève', null), aJob('Engineer (C++)', 0.09)];
const titles = (some: readonly PipelineJob[]) => some.map(({ jobTitle }) => jobTitle);

test('texts are sorted as people read them, numbers by value, and what has none stands last', () => {
  expect(titles(sortJobs(jobs, 'title', 'asc'))).toEqual(['Élève', 'Engineer (C++)', 'Zoologist']);
  expect(titles(sortJobs(jobs, 'title', 'desc'))).toEqual(['Zoologist', 'Engineer (C++)', 'Élève']);
  expect(titles(sortJobs(jobs, 'leadRate', 'asc'))).toEqual(['Engineer (C++)', 'Zoologist', 'Élève']);
  expect(titles(sortJobs(jobs, 'leadRate', 'desc'))).toEqual(['Zoologist', 'Engineer (C++)', 'Élève']);
});
