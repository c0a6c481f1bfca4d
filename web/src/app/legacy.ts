import { type RouteObject, redirect } from 'react-router-dom';
import { LoadingPage } from './loading-page.tsx';
import { PATHS } from './paths.ts';

/** Addresses of before, in mails and bookmarks (2-jobs, section 2). */
const moved: readonly [string, (params: Readonly<Record<string, string | undefined>>) => string][] = [
  ['/employer/jobs', () => PATHS.jobs],
  ['/employer/job-offer/edit', () => PATHS.createJob],
  ['/employer/job-offer/edit/:jobId', ({ jobId }) => `/jobs/edit/${jobId}`],
  ['/employer/job-offer/:jobId', ({ jobId = '' }) => PATHS.job(jobId)],
  ['/employer/job-offer/:jobId/candidates/:status?', ({ jobId = '' }) => PATHS.job(jobId)],
  [
    '/employer/job-offer/:jobId/candidates/:status/:submissionId',
    ({ jobId = '', submissionId = '' }) => `${PATHS.job(jobId)}?${new URLSearchParams({ submissionId })}`,
  ],
];

/** Routes that lead from the old addresses to the present ones. */
export const legacyRoutes: RouteObject[] = moved.map(([path, to]) => ({
  path,
  loader: ({ params }) => redirect(to(params)),
  Component: LoadingPage,
}));
