import { connectTable } from '../../functions/platform/table.ts';
import { forgetPeriods } from '../../functions/records/job/kept-periods.ts';
import { contract } from '../../shared/contract/index.ts';
import { LIMITS } from '../../shared/product.ts';
import { JOBS } from './many-jobs.ts';
import type { Pattern } from './patterns.ts';
import type { Stage } from './stage.ts';

const { reports } = contract;

/** What people read of the numbers of their jobs. */
export function reportPatterns(stage: Stage): Pattern[] {
  const { client, admin, account, job } = stage;
  const as = { as: admin };
  const looks = { follows: false };
  const overview = (period: 'PAST_WEEK' | 'PAST_3_MONTHS' | 'PAST_YEAR') => () =>
    client.call(reports.getAccountOverview, { query: { accountId: account.id, period } }, as);
  const byHires = { columnName: 'hires', order: 'desc' } as const;
  const ofPeriod = { ...looks, goal: { read: 1, calls: 1 } };
  return [
    { ...ofPeriod, name: 'account overview, a week', run: overview('PAST_WEEK') },
    ...[
      { name: 'account overview, three months', period: 'PAST_3_MONTHS' as const },
      { name: 'account overview, a year', period: 'PAST_YEAR' as const },
    ].map(({ name, period }) => ({ ...ofPeriod, name, prepare: overview(period), run: overview(period) })),
    {
      ...looks,
      name: 'account overview, a year nobody looked at',
      goal: { read: 75 },
      prepare: () => forgetYear(stage),
      run: overview('PAST_YEAR'),
    },
    ...[
      { name: `pipeline of ${JOBS.all} jobs, a page`, asked: {} },
      { name: `pipeline of ${JOBS.all} jobs, the last page`, asked: { page: JOBS.all / LIMITS.pipelinePage } },
      { name: `pipeline of ${JOBS.all} jobs by hires`, asked: { ...byHires, page: 3 } },
      { name: `pipeline of ${JOBS.all} jobs that a search finds`, asked: { ...byHires, search: 'e' } },
      { name: `pipeline of ${JOBS.own} jobs by hires`, asked: { ...byHires, userId: admin.id } },
    ].map(({ name, asked }) => ({
      ...{ ...looks, name, goal: { read: 15 } },
      run: () => client.call(reports.getCurrentPipeline, { query: { accountId: account.id, ...asked } }, as),
    })),
    {
      ...looks,
      name: 'whom a number counts, a page',
      goal: { read: 15 },
      run: () => {
        const query = { accountId: account.id, jobId: job.id, stage: 'contacted' } as const;
        return client.call(reports.listCountedCandidates, { query }, as);
      },
    },
    {
      ...looks,
      name: 'job report',
      goal: { read: 1 },
      run: () => client.call(reports.getJobReport, { query: { accountId: account.id, jobId: job.id } }, as),
    },
  ];
}

/** As if a day had changed that is over. */
async function forgetYear({ account, tableName }: Stage) {
  const table = connectTable(tableName);
  await forgetPeriods(table, account.id, 'account');
}
