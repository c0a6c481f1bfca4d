import type { ComponentType } from 'react';
import { createBrowserRouter, redirect } from 'react-router-dom';
import { readConfig } from '../api/config.ts';
import { showToast } from '../ui/feedback/toast-store.ts';
import { inTime } from '../ui/hooks/load-failure.ts';
import { FIRST_READS } from './first-reads.ts';
import { Guard } from './guard.tsx';
import { legacyRoutes } from './legacy.ts';
import { LoadingPage } from './loading-page.tsx';
import { PATHS } from './paths.ts';
import { RouteProblem } from './route-problem.tsx';
import { Shell } from './shell.tsx';

type Page = () => Promise<{ default: ComponentType }>;

/** A page in a file of its own, asked for when one goes there and shown once it has come. */
const page = (load: Page) => ({ lazy: async () => ({ Component: (await inTime(load())).default }) });

const login = page(() => import('../features/auth/login-page.tsx'));
const signup = page(() => import('../features/signup/signup-page.tsx'));
const error = page(() => import('../features/error/error-page.tsx'));
const guest = page(() => import('../features/guest/guest-page.tsx'));
const jobList = page(() => import('../features/job-list/job-list-page.tsx'));
const jobForm = page(() => import('../features/job-form/job-form-page.tsx'));
const job = page(() => import('../features/job/job-page.tsx'));
const inbox = page(() => import('../features/inbox/inbox-page.tsx'));
const person = page(() => import('../features/person/person-page.tsx'));
const reports = page(() => import('../features/reports/reports-page.tsx'));
const review = page(() => import('../features/review/review-page.tsx'));
const settings = page(() => import('../features/settings/settings-page.tsx'));

/** From an address that leads nowhere, with a word. */
const toJobs = () => {
  showToast('There is no page at this address.', { kind: 'info', id: 'no-page' });
  return redirect(PATHS.jobs);
};

/**
 * Every widget, where the site has a gallery. It would split the files of every page in smaller ones, so it is in a build
 * only where that asks for it.
 */
const galleryPage = import.meta.env.VITE_GALLERY
  ? page(() => import('../features/gallery/gallery-page.tsx'))
  : undefined;
const gallery = async () => {
  const { hasGallery } = await readConfig();
  return hasGallery && galleryPage ? galleryPage.lazy() : { loader: toJobs, Component: LoadingPage };
};

/** The reports open with the overview of the past week (1-product, section 2). */
const toReports = () => redirect(`${PATHS.reports}/account-overview?period=PAST_WEEK`);

/** Every page with its address. Those within the guard need a person who is signed in and has finished signing up. */
export const createRouter = () =>
  createBrowserRouter([
    {
      HydrateFallback: LoadingPage,
      ErrorBoundary: RouteProblem,
      children: [
        { path: PATHS.home, loader: () => redirect(PATHS.jobs), Component: LoadingPage },
        { path: PATHS.login, ...login },
        { path: PATHS.invitationPage, ...login },
        { path: PATHS.error, ...error },
        { path: PATHS.guestPattern, ...guest },
        { path: PATHS.gallery, lazy: gallery },
        ...legacyRoutes,
        {
          Component: Guard,
          children: [
            { path: PATHS.signup, ...signup },
            {
              Component: Shell,
              children: [
                {
                  ErrorBoundary: RouteProblem,
                  children: [
                    { path: PATHS.reports, loader: toReports, Component: LoadingPage },
                    { path: PATHS.reportsPattern, ...FIRST_READS.reports, ...reports },
                    { path: PATHS.jobs, ...FIRST_READS.jobList, ...jobList },
                    { path: PATHS.createJob, ...FIRST_READS.jobForm, ...jobForm },
                    { path: PATHS.editJobPattern, ...FIRST_READS.jobForm, ...jobForm },
                    { path: PATHS.reviewPattern, ...FIRST_READS.review, ...review },
                    { path: PATHS.jobPattern, ...FIRST_READS.job, ...job },
                    { path: PATHS.inboxPattern, ...FIRST_READS.inbox, ...inbox },
                    { path: PATHS.personPattern, ...FIRST_READS.person, ...person },
                    { path: PATHS.settingsPattern, ...FIRST_READS.settings, ...settings },
                  ],
                },
              ],
            },
          ],
        },
        { path: '*', loader: toJobs, Component: LoadingPage },
      ],
    },
  ]);
