import { expect, test } from 'vitest';
import type { JobReport, SubmissionSet } from '../../../../shared/contract/reports.ts';
import { figureRows } from '../../../../shared/rules/funnel/reports.ts';
import { mailBars, mailFigures, pipelineBars, pipelineFigures } from './report-words.ts';

const set = (change: Partial<SubmissionSet> = {}): SubmissionSet => ({
  sourced: 0,
  reviewed: 0,
  contacted: 0,
  replied: 0,
  lead: 0,
  interviewed: 0,
  hired: 0,
  emailOutreach: { sent: 0, opened: 0, machineOpened: 0, replied: 0 },
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

test('each bar tells its share of the stage before', () => {
  const bars = pipelineBars(aReport(set({ sourced: 10, reviewed: 10, contacted: 4 }), set()));
  expect(bars.slice(0, 3)).toEqual([
    { label: 'Sourced', values: [10] },
    { label: 'Reviewed', values: [10], note: '100%' },
    { label: 'Contacted', values: [4], note: '40%' },
  ]);
});

test('what is exported is called as it is on the screen', () => {
  const report = aReport(set({ sourced: 10, lead: 3, interviewed: 2, hired: 1 }), set());
  const exported = figureRows(report).map(([label]) => label);
  const shown = pipelineBars(report).map(({ label }) => label);
  expect(exported.slice(1, 1 + shown.length)).toEqual(shown);
  expect(shown).toContain('Interested');
});

test('the team stands apart where it added anyone', () =>
  expect(pipelineBars(aReport(set({ sourced: 10 }), set({ sourced: 2 })))[0]?.values).toEqual([10, 2]));

test('each figure says of how many', () => {
  const report = aReport(set({ reviewed: 8, contacted: 3, replied: 1 }), set({ reviewed: 2, contacted: 1 }));
  expect(pipelineFigures(report).map(({ label, value, fraction }) => `${label} ${value}, ${fraction}`)).toEqual([
    'Time to review 9 h, from 1 h to 3.2 days, 10 reviewed',
    'Contact rate 40%, 4 of 10 reviewed',
    'Response rate 25%, 1 of 4 contacted',
    'Lead rate -, 0 of 4 contacted',
  ]);
  expect(mailFigures(report)[1]?.fraction).toBe('0 of 0 emailed');
});

test('who only a machine opened an email of stands apart from who opened one', () => {
  const report = aReport(set({ emailOutreach: { sent: 6, opened: 2, machineOpened: 3, replied: 3 } }), set());
  expect(mailFigures(report)[1]).toMatchObject({ fraction: '2 of 6 emailed, 3 more by machines only' });
  expect(mailBars(report)).toEqual([
    { label: 'Sent', values: [6] },
    { label: 'Opened', values: [2], note: '33%' },
    { label: 'Replied', values: [3], note: '50%' },
  ]);
});
