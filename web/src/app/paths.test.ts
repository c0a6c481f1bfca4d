import { expect, test } from 'vitest';
import { hasMenu } from './paths.ts';

test.each(['/jobs', '/jobs/', '/jobs/job_1', '/jobs/job_1/reports', '/settings', '/settings/about'])(
  'the menu stands beside %s',
  (path) => expect(hasMenu(path)).toBe(true),
);
test.each(['/', '/jobs/create', '/jobs/edit/job_1', '/jobs/job_1/review'])('the menu is hidden on %s', (path) =>
  expect(hasMenu(path)).toBe(false),
);
