import { expect, it, test } from 'vitest';
import { nextSurvey, surveyAfterShown } from './survey.ts';

const now = new Date('2026-03-10T12:00:00.000Z');

it.each([
  ['a week after the first visit of somebody new', null, '2026-03-09T00:00:00.000Z', '2026-03-17T12:00:00.000Z'],
  ['a week after it until the seventh day is over', null, '2026-03-03T12:00:00.001Z', '2026-03-17T12:00:00.000Z'],
  ['at once for somebody of seven days', null, '2026-03-03T12:00:00.000Z', '2026-03-10T12:00:00.000Z'],
  ['when the browser kept it', '2026-05-01T00:00:00.000Z', '2026-03-09T00:00:00.000Z', '2026-05-01T00:00:00.000Z'],
  ['at once where what was kept is no time', 'soon', '2025-01-01T00:00:00.000Z', '2026-03-10T12:00:00.000Z'],
])('the survey shows %s', (_, kept, createdAt, at) => expect(nextSurvey(kept, { createdAt, now })).toBe(at));

test('it rests for 90 days once it was shown', () => expect(surveyAfterShown(now)).toBe('2026-06-08T12:00:00.000Z'));
