import { describe, expect, test } from 'vitest';
import { safePath } from './return-path.ts';

const origin = 'https://app.bramble.example';

describe('after signing in one is sent to', () => {
  test.each(['/', '/jobs', '/jobs/job_1/profiles?submissionId=sub_1#notes', '/logins', '/errors?x=/login'])(
    'the page of this site that was asked for: %s',
    (path) => expect(safePath(path, origin)).toBe(path),
  );
  test.each([
    null,
    '',
    'jobs',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://evil.example/jobs',
    'javascript:alert(1)',
    '/login',
    '/login?error=x',
    '/employer/invitation?invite=1',
    '/error?title=x',
    '/signup',
  ])('the start instead of %s', (path) => expect(safePath(path, origin)).toBe('/'));
});
