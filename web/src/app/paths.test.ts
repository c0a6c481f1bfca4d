import { expect, test } from 'vitest';
import { hasLauncher, hasMenu } from './paths.ts';

test.each(['/jobs', '/jobs/', '/jobs/job_1', '/jobs/job_1/reports', '/settings', '/settings/about'])(
  'the menu stands beside %s',
  (path) => expect(hasMenu(path)).toBe(true),
);
test.each(['/', '/jobs/create', '/jobs/edit/job_1', '/jobs/job_1/review'])('the menu is hidden on %s', (path) =>
  expect(hasMenu(path)).toBe(false),
);
test.each(['/jobs', '/jobs/', '/inbox', '/settings/about', '/reports/account-overview', '/people/sub_1'])(
  'the way to our support stands in the corner of %s',
  (path) => expect(hasLauncher(path)).toBe(true),
);
test.each(['/', '/jobs/create', '/jobs/job_1', '/jobs/job_1/profiles', '/jobs/job_1/review', '/inbox/sub_1'])(
  'no launcher stands on %s',
  (path) => expect(hasLauncher(path)).toBe(false),
);
