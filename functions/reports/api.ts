import { AppError } from '../../shared/contract/errors.ts';
import type { JobReport, reportRoutes } from '../../shared/contract/reports.ts';
import type { AccountId, JobId, UserId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Period } from '../../shared/reference/periods.ts';
import { isEmptyPeriod, overviewRows, toOverview } from '../../shared/rules/funnel/account-overview.ts';
import { pipelineRows, toPipelineJob } from '../../shared/rules/funnel/current-pipeline.ts';
import {
  type ExportedProfile,
  type ExportKind,
  exportRows,
  needsPlatform,
} from '../../shared/rules/funnel/exported-profiles.ts';
import { sortJobs } from '../../shared/rules/funnel/pipeline-order.ts';
import { isEmptyReport, reportRows, toCsv, toReport } from '../../shared/rules/funnel/reports.ts';
import { predict } from '../../shared/rules/job/prediction.ts';
import { fold } from '../../shared/rules/text/fold.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { BehindRepository } from '../records/job/behind-report.ts';
import type { ReportsRepository } from '../records/job/job-report.ts';
import { createBehindApi } from './behind.ts';

export interface ReportsDeps {
  readonly reports: ReportsRepository;
  readonly behind: BehindRepository;
  readonly hasPlatformAccess: (account: AccountId) => Promise<boolean>;
  readonly readExported: (account: AccountId, job: JobId, kind: ExportKind) => Promise<ExportedProfile[]>;
  readonly now: () => Date;
}

/** Reports of a job, of a period and of the pipeline, to read and to take away. */
export const createReportsApi = ({
  reports,
  behind,
  hasPlatformAccess,
  readExported,
  now,
}: ReportsDeps): Api<typeof reportRoutes> => {
  const find = async (actor: Actor, query: { accountId: AccountId; jobId: JobId }) => {
    if (query.accountId !== actor.accountId) throw new AppError('NOT_FOUND');
    const found = await reports.findReport(actor.accountId, query.jobId);
    if (!found) throw new AppError('JOB_NOT_FOUND');
    return { title: found.job.title, report: reportOf(found) };
  };

  /** Whose jobs are asked for: a person who is or was of the caller's account, or undefined for everyone. */
  const findOwner = async (actor: Actor, { accountId, userId }: OfPeople) => {
    if (accountId !== actor.accountId) throw new AppError('NOT_FOUND');
    if (!userId) return undefined;
    const owner = await reports.findPerson(accountId, userId);
    if (!owner) throw new AppError('NOT_FOUND');
    return owner;
  };

  const readOverview = async (actor: Actor, query: OfPeriod) => {
    const owner = await findOwner(actor, query);
    const { counts, lastUpdateAt } = await reports.readPeriod(actor.accountId, owner?.id, query.period, now());
    return { owner, counts, overview: toOverview(counts, lastUpdateAt) };
  };

  return {
    ...createBehindApi({ behind, now, findOwner }),
    getJobReport: async ({ actor, query }) => (await find(actor, query)).report,
    async listFormerPeople({ actor, query }) {
      if (query.accountId !== actor.accountId) throw new AppError('NOT_FOUND');
      return { people: await reports.listFormer(actor.accountId) };
    },
    getLastExtractionDate: async ({ actor }) => ({ date: await reports.lastCountedAt(actor.accountId) }),

    async exportCandidates({ actor, params: { id, kind } }) {
      if (!(await reports.hasJob(actor.accountId, id))) throw new AppError('JOB_NOT_FOUND');
      if (needsPlatform(kind) && !(await hasPlatformAccess(actor.accountId))) throw new AppError('PLATFORM_NEEDED');
      const profiles = await readExported(actor.accountId, id, kind);
      return profiles.length === 0 ? '' : toCsv(exportRows(profiles));
    },

    async exportJobReport({ actor, query }) {
      const { title, report } = await find(actor, query);
      return isEmptyReport(report) ? '' : toCsv(reportRows(title, report));
    },

    getAccountOverview: async ({ actor, query }) => (await readOverview(actor, query)).overview,

    async exportAccountOverview({ actor, query }) {
      const { owner, counts, overview } = await readOverview(actor, query);
      const about = { period: query.period, owner: owner?.name ?? null };
      return isEmptyPeriod(counts) ? '' : toCsv(overviewRows(overview, about));
    },

    /** A page of the order that a first look found shows each of its jobs once, whatever was counted since. */
    async getCurrentPipeline({ actor, query }) {
      const owner = await findOwner(actor, query);
      const { jobIds, search, columnName, order, page } = query;
      const all = (await reports.listActive(actor.accountId, owner?.id)).map(toPipelineJob);
      const found = search ? all.filter(({ jobTitle }) => fold(jobTitle).includes(fold(search))) : all;
      const inOrder = columnName ? sortJobs(found, columnName, order) : found;
      const from = (page - 1) * LIMITS.pipelinePage;
      const byId = new Map(all.map((job) => [job.jobId, job]));
      return {
        jobs: jobIds ? jobIds.flatMap((id) => byId.get(id) ?? []) : inOrder.slice(from, from + LIMITS.pipelinePage),
        order:
          inOrder.length > LIMITS.pipelinePage ? inOrder.slice(0, LIMITS.pipelineOrder).map(({ jobId }) => jobId) : [],
        found: found.length,
        total: all.length,
      };
    },

    async exportCurrentPipeline({ actor, query }) {
      const owner = await findOwner(actor, query);
      const jobs = (await reports.listActive(actor.accountId, owner?.id)).map(toPipelineJob);
      return jobs.length === 0 ? '' : toCsv(pipelineRows(jobs));
    },
  };
};

interface OfPeople {
  readonly accountId: AccountId;
  readonly userId?: UserId | undefined;
}
interface OfPeriod extends OfPeople {
  readonly period: Period;
}

type Found = NonNullable<Awaited<ReturnType<ReportsRepository['findReport']>>>;

function reportOf({ job, counts, lastUpdateAt }: Found): JobReport {
  const prediction = predict({
    office: job.office,
    title: job.title,
    location: job.location,
    industries: job.industries,
    yearsExp: job.requirements.yearsExp,
    functions: job.functions,
    hireObjective: job.targetProfileCount ?? LIMITS.profileCountDefault,
    targetLeads: job.targetLeadCount ?? LIMITS.leadCountDefault,
  });
  return toReport(counts, { prediction, lastUpdateAt });
}
