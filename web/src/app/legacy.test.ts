import { type LoaderFunctionArgs, matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { legacyRoutes } from './legacy.ts';

test.each([
  ['/employer/jobs', '/jobs'],
  ['/employer/job-offer/edit', '/jobs/create'],
  ['/employer/job-offer/job_1', '/jobs/job_1'],
  ['/employer/job-offer/edit/job_1', '/jobs/edit/job_1'],
  ['/employer/job-offer/job_1/candidates', '/jobs/job_1'],
  ['/employer/job-offer/job_1/candidates/saved', '/jobs/job_1'],
  ['/employer/job-offer/job_1/candidates/saved/sub_1', '/jobs/job_1?submissionId=sub_1'],
])('%s leads to %s', async (before, now) => {
  const match = matchRoutes(legacyRoutes, before)?.at(-1);
  const loader = match?.route.loader;
  if (typeof loader !== 'function') throw new Error('Nothing leads on from there');
  const answer = (await loader({ params: match?.params } as LoaderFunctionArgs)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([302, now]);
});
