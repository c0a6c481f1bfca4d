import { expect, test } from 'vitest';
import { inUseText } from './in-use.ts';

test.each([
  [0, 0, ''],
  [1, 0, '1 candidate is being sent these emails.'],
  [0, 2, '2 candidates still get earlier emails of this job.'],
  [3, 1, '3 candidates are being sent these emails. 1 candidate still gets earlier emails of this job.'],
])('with %i on these emails and %i on earlier ones: %j', (current, earlier, text) => {
  expect(inUseText({ current, earlier })).toBe(text);
});
