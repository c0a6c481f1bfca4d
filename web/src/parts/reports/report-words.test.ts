import { expect, test } from 'vitest';
import type { JobReport, SubmissionSet } from '../../../../shared/contract/reports.ts';
import { duration, mailFigures, percent, pipelineBars, pipelineFigures, stamp } from './report-words.ts';

const set = (change: Partial<SubmissionSet> = {}): SubmissionSet => ({
  sourced: 0,
  reviewed: 0,
  contacted: 0,
  replied: 0,
  lead: 0,
  interviewed: 0,
  hired: 0,
  emailOutreach: { sent: 0, opened: 0, replied: 0 },
  ...change,
});
const aReport = (crowd: SubmissionSet, team: SubmissionSet): JobReport => ({
  crowdSubmissions: crowd,
  platformSubmissions: team,
  funnelPrediction: null,
  contactResponse: { rate: 0.25, interestedRate: null, notInterestedRate: null },
  timeToReviewCandidate: { average: 9, min: 1, max: 76 },
  averageContactRate: 0.4,
  averageLeadRate: null,
  emailOutreach: {
    averageContactRate: 0.4,
    averageOpenRate: 0.5,
    averageResponseRate: 0.25,
    interestedRate: null,
    notInterestedRate: null,
  },
  lastUpdateAt: null,
});

test.each([
  [null, '–'],
  [0, 'under 1 h'],
  [0.4, 'under 1 h'],
  [9, '9 h'],
  [23.4, '23 h'],
  [24, '1 day'],
  [76, '3.2 days'],
])('%s hours read %s', (hours, words) => expect(duration(hours)).toBe(words));

test('a rate is a whole percent, and a dash where there is nothing to divide by', () => {
  expect([percent(0.615), percent(0), percent(null)]).toEqual(['62%', '0%', '–']);
});

test('the stamp is month, day, year and the time', () =>
  expect(stamp('2026-03-09T08:05:00')).toBe('03/09/2026 - 8:05'));

test('each bar tells its share of the stage before', () => {
  const bars = pipelineBars(aReport(set({ sourced: 10, reviewed: 10, contacted: 4 }), set()));
  expect(bars.slice(0, 3)).toEqual([
    { label: 'Sourced', values: [10] },
    { label: 'Reviewed', values: [10], note: '100%' },
    { label: 'Contacted', values: [4], note: '40%' },
  ]);
});

test('the team stands apart where it added anyone', () =>
  expect(pipelineBars(aReport(set({ sourced: 10 }), set({ sourced: 2 })))[0]?.values).toEqual([10, 2]));

test('each figure says of how many', () => {
  const report = aReport(set({ reviewed: 8, contacted: 3, replied: 1 }), set({ reviewed: 2, contacted: 1 }));
  expect(pipelineFigures(report).map(({ label, value, fraction }) => `${label} ${value}, ${fraction}`)).toEqual([
    'Time to review 9 h, from 1 h to 3.2 days, 10 reviewed',
    'Contact rate 40%, 4 of 10 reviewed',
    'Response rate 25%, 1 of 4 contacted',
    'Lead rate –, 0 of 4 contacted',
  ]);
  expect(mailFigures(report)[1]?.fraction).toBe('0 of 0 emailed');
});
