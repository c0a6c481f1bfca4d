import type { JobFields } from '../../shared/model/job.ts';
import { AUTO } from '../../shared/product.ts';
import { type Counts, columnCounter, totalOf, unmarkedAnswers } from '../../shared/rules/funnel/counters.ts';
import { type DataFacts, dataTriggers, disqualifiesMost } from '../../shared/rules/sourcing/auto/triggers.ts';
import { yearsWorked } from '../../shared/rules/sourcing/experience.ts';
import { fold } from '../../shared/rules/text/fold.ts';
import type { Table } from '../platform/table.ts';
import { createJobCounters } from '../records/job/job-counters.ts';
import { createDaysReader } from '../records/job/job-days.ts';
import type { FoundJob } from '../records/job/job-store.ts';
import { readColumnSince } from '../records/submission/auto-contacted.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';

/** As many profiles as the data system looks at. */
const SAMPLE = 25;
const DAY = 86_400_000;
const ACCOUNT_DAYS = 7;

const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);

/**
 * What happened with a job, as far as it decides what comes next. Counters of the job and of the last days, and where a batch may
 * be asked for, a sample of the latest profiles: some ten units, however many profiles there are.
 */
export async function readLifeFacts(table: Table, found: FoundJob, now: Date, isBatchTime: boolean) {
  const { accountId, id } = found.job;
  const days = createDaysReader(table);
  const today = dayBefore(now, 0);
  const [counts, lately, daily] = await Promise.all([
    createJobCounters(table).read(accountId, id),
    days.readPeriod(accountId, id, { from: dayBefore(now, AUTO.answerDays), to: today }),
    days.readPeriod(accountId, id, { from: today, to: today }),
  ]);
  const data = isBatchTime ? await readDataFacts(table, found, now, { counts, today: daily.counts }) : undefined;
  return {
    toReview: totalOf(counts, 'toReview', ['crowd']),
    contacted: totalOf(counts, 'contacted'),
    contactedLately: totalOf(lately.counts, 'contacted'),
    leads: totalOf(counts, 'lead'),
    notInterested: totalOf(counts, 'notInterested'),
    unmarked: unmarkedAnswers(counts),
    hired: totalOf(counts, 'hired'),
    judged: totalOf(counts, 'lead', ['crowd']) + totalOf(counts, 'notInterested', ['crowd']),
    interested: totalOf(counts, 'lead', ['crowd']),
    triggers: data ? dataTriggers(data) : [],
    isAccountDisqualifyingMost: isBatchTime && (await readIsDisqualifying(table, found, now)),
  };
}

async function readIsDisqualifying(table: Table, { job, sourcing }: FoundJob, now: Date): Promise<boolean> {
  const period = { from: sinceOf(sourcing.dataSince, now).slice(0, 10), to: dayBefore(now, 0) };
  const { counts } = await createDaysReader(table).readPeriod(job.accountId, 'account', period);
  return disqualifiesMost({ reviewed: totalOf(counts, 'reviewed'), contacted: totalOf(counts, 'contacted') });
}

/** From when on figures count: since the data system last paused the job, and never more than a week. */
const sinceOf = (dataSince: string | undefined, now: Date): string => {
  const week = new Date(now.getTime() - ACCOUNT_DAYS * DAY).toISOString();
  return dataSince && dataSince > week ? dataSince : week;
};

async function readDataFacts(
  table: Table,
  { job, sourcing }: FoundJob,
  now: Date,
  { counts, today }: { readonly counts: Counts; readonly today: Counts },
): Promise<DataFacts> {
  const since = sinceOf(sourcing.dataSince, now);
  const latest = { since, limit: SAMPLE, newestFirst: true };
  const [discarded, fresh] = await Promise.all([
    readColumnSince(table, sourcing, 'DISCARDED', latest),
    readColumnSince(table, sourcing, 'NEW', latest),
  ]);
  const gone = discarded.filter(({ origin }) => origin === 'crowd');
  const found = await createCandidateReader(table).findRecipients(
    job.accountId,
    gone.map(({ id }) => id),
  );
  const profiles = gone.flatMap(({ id }) => found(id)?.candidate ?? []);
  const musts = job.requirements.mustHaves.length;
  const compared = [...gone, ...fresh].filter(({ verdicts, origin }) => verdicts !== '' && origin === 'crowd');
  return {
    deliveredInDay: totalOf(today, 'sourced', ['crowd']),
    // Of all that were reviewed as soon as the latest say something.
    reviewed: gone.length < AUTO.disqualifiedToKnow ? 0 : totalOf(counts, 'reviewed', ['crowd']),
    disqualified:
      gone.length < AUTO.disqualifiedToKnow ? 0 : Math.max(counts[columnCounter('DISCARDED')] ?? 0, gone.length),
    sampled: gone.length,
    outside: profiles.filter(({ location }) => isOutside(location ?? '', job)).length,
    otherYears: profiles.filter(({ employmentHistory }) => hasOtherYears(yearsWorked(employmentHistory, now), job))
      .length,
    duplicates: gone.filter(({ isDuplicate }) => isDuplicate).length,
    compared: compared.length,
    unconfirmed: compared.filter(({ verdicts }) => !verdicts.slice(0, musts).includes('c')).length,
  };
}

type Wanted = Pick<JobFields, 'requirements' | 'office'>;

/** The last part of a place as people write it, which is its country as a rule. */
const countryOf = (place: string) => fold(place.split(',').at(-1) ?? '').trim();

/** Whether somebody lives in none of the countries that are looked in; false where either is not known. */
export function isOutside(place: string, { requirements, office }: Wanted): boolean {
  const countries = requirements.srcLocation.map(({ formatted }) => countryOf(formatted)).filter(Boolean);
  if (office === 'REMOTE_ONLY' || place.trim() === '' || countries.length === 0) return false;
  return !countries.includes(countryOf(place));
}

/** Whether somebody has worked for less or for longer than is asked for; false where it is not known. */
export function hasOtherYears(
  years: number | null,
  { requirements: { yearsExp } }: Pick<Wanted, 'requirements'>,
): boolean {
  if (years === null) return false;
  return years < yearsExp.min || (yearsExp.max !== null && years > yearsExp.max + 1);
}
