import { WEB_PATHS } from '../../../shared/product.ts';

/** Every address of the application (1-product and 2-jobs, section 2). */
export const PATHS = {
  ...WEB_PATHS,
  home: '/',
  invitationPage: '/employer/invitation',
  error: '/error',
  guestPattern: '/guest/:token',
  gallery: '/ui',
  editJobPattern: '/jobs/edit/:jobId',
  jobPattern: '/jobs/:jobId/:tab?',
  inboxPattern: '/inbox/:submissionId?',
  personPattern: '/people/:submissionId',
  reportsPattern: '/reports/:tab',
  reviewPattern: '/jobs/:jobId/review',
  settingsPattern: '/settings/:tab?',
} as const;

/** Pages that have the whole screen: no menu stands beside them (1-product, section 2). */
export const hasMenu = (pathname: string): boolean =>
  !/^\/(jobs\/(create|edit\/[^/]+|[^/]+\/review)\/?)?$/.test(pathname);

/**
 * Pages in whose corner the way to our support stands: not where they have controls of their own there, as a job has (3-pipeline,
 * section 2) and a conversation.
 */
export const hasLauncher = (pathname: string): boolean => hasMenu(pathname) && !/^\/(jobs|inbox)\/[^/]/.test(pathname);
