import { AppError } from '../../shared/contract/errors.ts';
import type { JobReport, reportRoutes } from '../../shared/contract/reports.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import { isEmptyReport, reportRows, toCsv, toReport } from '../../shared/rules/funnel/reports.ts';
import { predict } from '../../shared/rules/job/prediction.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { ReportsRepository } from '../records/job/job-report.ts';

export interface ReportsDeps {
  readonly reports: ReportsRepository;
}

/** The report of a job, to read and to take away. */
export const createReportsApi = ({ reports }: ReportsDeps): Api<typeof reportRoutes> => {
  const find = async (actor: Actor, query: { accountId: AccountId; jobId: JobId }) => {
    if (query.accountId !== actor.accountId) throw new AppError('NOT_FOUND');
    const found = await reports.findReport(actor.accountId, query.jobId);
    if (!found) throw new AppError('JOB_NOT_FOUND');
    return { title: found.job.title, report: reportOf(found) };
  };

  return {
    getJobReport: async ({ actor, query }) => (await find(actor, query)).report,
    getLastExtractionDate: async ({ actor }) => ({ date: await reports.lastCountedAt(actor.accountId) }),

    async exportJobReport({ actor, query }) {
      const { title, report } = await find(actor, query);
      return isEmptyReport(report) ? '' : toCsv(reportRows(title, report));
    },
  };
};

type Found = NonNullable<Awaited<ReturnType<ReportsRepository['findReport']>>>;

function reportOf({ job, counts, lastUpdateAt }: Found): JobReport {
  const prediction = predict({
    office: job.office,
    hasLocation: job.location !== null,
    yearsExp: job.requirements.yearsExp,
    functions: job.functions,
    hireObjective: job.targetProfileCount ?? LIMITS.profileCountDefault,
    targetLeads: job.targetLeadCount ?? LIMITS.leadCountDefault,
  });
  return toReport(counts, { prediction, lastUpdateAt });
}
