import { AppError } from '../../shared/contract/errors.ts';
import type { CandidateBehind, reportRoutes } from '../../shared/contract/reports.ts';
import type { AccountId, JobId, UserId } from '../../shared/model/ids.ts';
import { COLUMNS, type ColumnName } from '../../shared/reference/funnel.ts';
import type { Period } from '../../shared/reference/periods.ts';
import { daysOf } from '../../shared/rules/funnel/account-overview.ts';
import {
  type CountedMetric,
  counterOf,
  reachedAt,
  type SubmissionSetName,
  setOf,
} from '../../shared/rules/funnel/counters.ts';
import { dayOf } from '../../shared/rules/funnel/counters-by-day.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { BehindRepository } from '../records/job/behind-report.ts';
import type { Head } from '../records/submission/head.ts';
import { isKnown } from '../records/submission/known-head.ts';

/** Who is found, and who is looked at for them at most: half a unit each, as is a job's period. */
const PAGE = { candidates: 20, mostCandidates: 60, jobs: 20, mostJobs: 60 };

/** Those who got furthest come first. */
const FURTHEST_FIRST = COLUMNS.toReversed();

export interface BehindDeps {
  readonly behind: BehindRepository;
  readonly now: () => Date;
  readonly findOwner: (
    actor: Actor,
    query: { accountId: AccountId; userId?: UserId | undefined },
  ) => Promise<{ readonly id: UserId } | undefined>;
}

/** Whom and what a number of a report counts, page by page. A page may be short where few of those who are looked at are counted. */
export const createBehindApi = ({
  behind,
  now,
  findOwner,
}: BehindDeps): Pick<Api<typeof reportRoutes>, 'listCountedCandidates' | 'listCountedJobs'> => ({
  async listCountedCandidates({ actor, query }) {
    await findOwner(actor, { accountId: query.accountId });
    const { accountId, jobId } = query;
    if (!(await behind.findJob(accountId, jobId))) throw new AppError('JOB_NOT_FOUND');
    const counted = countedBy(query, now());
    const found: CandidateBehind[] = [];
    let place: Place | undefined = readPlace(query.after);
    for (let looked = 0; place && found.length < PAGE.candidates && looked < PAGE.mostCandidates; ) {
      const { heads, next } = await behind.readColumn(accountId, jobId, place.column, PAGE.candidates, place.after);
      found.push(...heads.flatMap((head) => counted(head) ?? []));
      looked += heads.length;
      place = next ? { column: place.column, after: next } : columnAfter(place.column);
    }
    return { candidates: found, next: place ? writePlace(place) : null };
  },

  async listCountedJobs({ actor, query: { period, stage, after, ...people } }) {
    const owner = await findOwner(actor, people);
    const days = daysOf(period, now());
    const jobs: { jobId: JobId; jobTitle: string; count: number }[] = [];
    let from: string | null = after ?? null;
    for (let looked = 0; looked < PAGE.mostJobs && jobs.length < PAGE.jobs; looked += PAGE.jobs) {
      const page = await behind.readJobs(actor.accountId, owner?.id, days, PAGE.jobs, from);
      for (const { id, title, counts } of page.jobs) {
        const count = (['crowd', 'team'] as const).reduce((sum, set) => sum + (counts[counterOf(set, stage)] ?? 0), 0);
        if (count > 0) jobs.push({ jobId: id, jobTitle: title, count });
      }
      from = page.next;
      if (!from) break;
    }
    return { jobs, next: from };
  },
});

interface Counted {
  readonly jobId: JobId;
  readonly stage: CountedMetric;
  readonly set?: SubmissionSetName | undefined;
  readonly period?: Period | undefined;
}

/** Says of a candidate how they are shown, if they are counted. */
function countedBy({ jobId, stage, set, period }: Counted, now: Date) {
  const days = period && daysOf(period, now);
  return (head: Head): CandidateBehind | undefined => {
    if (!isKnown(head) || head.pending || head.jobId !== jobId) return undefined;
    const at = reachedAt(head)[stage];
    if (!at || (set && setOf(head.origin) !== set)) return undefined;
    if (days && (dayOf(at) < days.from || dayOf(at) > days.to)) return undefined;
    const { id, name, title = null, employer = null, column } = head;
    return { submissionId: id, name, title, employer, column, at };
  };
}

/** Where the next page begins: in which column, and behind whom. */
interface Place {
  readonly column: ColumnName;
  readonly after?: string | undefined;
}

const writePlace = ({ column, after = '' }: Place) => `${column}.${after}`;
function readPlace(text: string | undefined): Place | undefined {
  if (text === undefined) return columnAfter();
  const [name, after] = text.split('.');
  const column = COLUMNS.find((each) => each === name);
  if (!column)
    throw new AppError('BAD_REQUEST', { after: ['This page marker is not valid. Please start from the first page.'] });
  return { column, ...(after && { after }) };
}

function columnAfter(column?: ColumnName): Place | undefined {
  const next = FURTHEST_FIRST[column ? FURTHEST_FIRST.indexOf(column) + 1 : 0];
  return next && { column: next };
}
