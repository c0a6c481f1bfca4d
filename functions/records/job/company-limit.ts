import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { LIMITS } from '../../../shared/product.ts';
import { foldCompany } from '../../../shared/rules/job/companies.ts';
import { getItem, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** How many people of one company a job emails at work (3-pipeline, section 7). */
export const createCompanyLimit = (table: Table) => ({
  /** How many the job has emailed, of those that are not this one. */
  async count(account: AccountId, job: JobId, company: string, except: SubmissionId): Promise<number> {
    const item = await getItem(table, keys.companyLimit(account, job, foldCompany(company)));
    return [...((item?.submissions as Set<string> | undefined) ?? [])].filter((id) => id !== except).length;
  },

  /** Takes one of the places that a job has for a company; false when there is none left. Taking it again is free. */
  async take(account: AccountId, job: JobId, company: string, submission: SubmissionId): Promise<boolean> {
    const taken = await updateItem(table, keys.companyLimit(account, job, foldCompany(company)), {
      change: 'ADD submissions :one',
      values: { ':one': new Set([submission]) },
      if: {
        when: 'attribute_not_exists(submissions) OR size(submissions) < :limit OR contains(submissions, :id)',
        values: { ':id': submission, ':limit': LIMITS.profilesPerCompany },
      },
    });
    return taken !== undefined;
  },
});
