import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JobReport } from '../../contract/reports.ts';
import { addCounts, countsOf } from './counters.ts';
import { isEmptyReport, rateOf, reportRows, toCsv, toReport } from './reports.ts';

const around = { prediction: null, lastUpdateAt: '2026-01-05T09:00:00.000Z' };
const counts = {
  'crowd.sourced': 20,
  'crowd.reviewed': 10,
  'crowd.reviewMinutes': 600,
  'crowd.contacted': 8,
  'crowd.replied': 3,
  'crowd.lead': 2,
  'crowd.notInterested': 1,
  'crowd.mailsSent': 6,
  'crowd.mailsOpened': 3,
  'crowd.mailsMachineOpened': 2,
  'crowd.mailsReplied': 2,
  'crowd.mailsInterested': 1,
  'crowd.mailsNotInterested': 1,
  'crowd.waited.1': 9,
  'crowd.waited.48': 1,
  // Taken back.
  'crowd.waited.96': 0,
  'team.sourced': 2,
  'team.reviewed': 2,
  'team.reviewMinutes': 120,
  'team.contacted': 2,
  'team.replied': 1,
  'team.lead': 1,
  'team.waited.0': 2,
  version: 7,
};

const at = (hours: number) => new Date(Date.parse('2026-03-02T10:00:00.000Z') + hours * 3_600_000).toISOString();
/** The mean, the shortest and the longest of these waits, in hours. */
function reviewTimes(waits: readonly number[]) {
  const reviewed = waits.map((wait) =>
    countsOf({ column: 'SAVED', origin: 'team', submittedAt: at(0), reviewedAt: at(wait) }),
  );
  const { average, min, max } = toReport(reviewed.reduce(addCounts, {}), around).timeToReviewCandidate;
  return [average ?? -1, min ?? -1, max ?? -1] as const;
}

describe('a job report', () => {
  it('has nothing to divide before anything happened', () => {
    const report = toReport({}, { prediction: null, lastUpdateAt: null });
    const none = { averageContactRate: null, averageOpenRate: null, averageResponseRate: null };
    expect(report.emailOutreach).toMatchObject(none);
    expect(report).toMatchObject({ averageContactRate: null, averageLeadRate: null, lastUpdateAt: null });
    expect(report.timeToReviewCandidate).toEqual({ average: null, min: null, max: null });
    expect(isEmptyReport(report)).toBe(true);
  });

  it('counts the crowd and the team apart and rates them together', () => {
    const report = toReport(counts, around);
    expect(report.crowdSubmissions).toMatchObject({
      sourced: 20,
      lead: 2,
      emailOutreach: { sent: 6, opened: 3, machineOpened: 2 },
    });
    expect(report.platformSubmissions).toMatchObject({ sourced: 2, lead: 1, hired: 0 });
    expect(report).toMatchObject({ averageContactRate: 10 / 12, averageLeadRate: 3 / 10 });
    expect(report.contactResponse).toEqual({ rate: 4 / 10, interestedRate: 3 / 4, notInterestedRate: 1 / 4 });
    expect(report.timeToReviewCandidate).toEqual({ average: 1, min: 0, max: 72 });
    expect(report.emailOutreach).toEqual({
      averageContactRate: 6 / 12,
      averageOpenRate: 3 / 6,
      averageResponseRate: 2 / 6,
      interestedRate: 1 / 2,
      notInterestedRate: 1 / 2,
    });
    expect(isEmptyReport(report)).toBe(false);
  });

  it('tells a shortest and a longest wait between which the average is', () => {
    const hours = fc.array(fc.double({ min: 0, max: 20_000, noNaN: true }), { minLength: 1, maxLength: 6 });
    const isTold = (waits: readonly number[]) => {
      const [average, min, max] = reviewTimes(waits);
      expect(min).toBeLessThanOrEqual(Math.min(...waits));
      expect(max).toBeGreaterThanOrEqual(Math.max(...waits.map((wait) => Math.min(wait, 11_520))));
      expect(average).toBeGreaterThanOrEqual(min);
      expect(average).toBeLessThanOrEqual(max);
    };
    fc.assert(fc.property(hours, isTold));
    expect(reviewTimes([36, 36, 36, 36, 61])).toEqual([41, 24, 72]);
    expect(reviewTimes([1.6, 1.6, 1.6, 2.6])).toEqual([1.85, 1, 3]);
    // Counted when waits were rounded.
    const rounded = { 'team.reviewed': 1, 'team.reviewMinutes': 96, 'team.waited.2': 1 };
    expect(toReport(rounded, around).timeToReviewCandidate).toEqual({ average: 1.6, min: 1, max: 3 });
  });

  it('is one that the contract takes, whatever was counted', () => {
    const anyCounts = fc.dictionary(fc.constantFrom(...Object.keys(counts)), fc.nat(1_000));
    fc.assert(fc.property(anyCounts, (any) => JobReport.safeParse(toReport(any, around)).success));
  });

  it('never divides by nothing', () => {
    expect(rateOf(0, 0)).toBeNull();
    expect(rateOf(1, 4)).toBe(0.25);
  });
});

describe('the export', () => {
  it('has one metric per row, for the crowd, the team and both', () => {
    const rows = reportRows('Engineer', toReport(counts, around));
    expect(rows[0]).toEqual(['Job', 'Engineer']);
    expect(rows).toContainEqual(['Sourced', 20, 2, 22]);
    expect(rows).toContainEqual(['Emails sent', 6, 0, 6]);
    expect(rows).toContainEqual(['Emails opened', 3, 0, 3]);
    expect(rows).toContainEqual(['Emails opened by machines only', 2, 0, 2]);
    expect(rows).toContainEqual(['Lead rate', '', '', '30%']);
    expect(reportRows('Engineer', toReport({}, around))).toContainEqual(['Lead rate', '', '', '-']);
  });

  it('quotes what needs quotes', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines', 3]])).toBe('\ufeff"a,b","say ""hi""","two\nlines",3\r\n');
  });

  it('lets no text run as a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])
      expect(
        toCsv([[text]])
          .replaceAll('"', '')
          .slice(1),
      ).toMatch(/^'/);
    expect(toCsv([['-', -1, 'a=b']])).toBe('\ufeff-,-1,a=b\r\n');
  });
});
