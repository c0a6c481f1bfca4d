import type { AccountId, JobId, UserId } from '../../../../shared/model/ids.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { PERIODS, type Period } from '../../../../shared/reference/periods.ts';
import { PIPELINE_COLUMNS, type PipelineColumn } from '../../../../shared/rules/funnel/pipeline-order.ts';

export const TABS = { 'account-overview': 'Account overview', 'current-pipeline': 'Current pipeline' } as const;
export type Tab = keyof typeof TABS;
export const isTab = (name: string | undefined): name is Tab => name !== undefined && name in TABS;

const isUserId = (text: string | null): text is UserId => /^usr_[A-Za-z0-9]{1,64}$/.test(text ?? '');
const oneOf = <T extends string>(all: readonly T[], text: string | null) => all.find((each) => each === text);

/** What the reports show, as the address says it. */
export interface Filters {
  readonly period: Period;
  readonly user: UserId | undefined;
  readonly search: string;
  readonly columnName: PipelineColumn | undefined;
  readonly order: 'asc' | 'desc';
  /** Counted from 1. */
  readonly page: number;
}

/** The filters in the address; what is missing or makes no sense is the default. */
export const readFilters = (query: URLSearchParams): Filters => {
  const [page, user] = [Number(query.get('page')), query.get('user')];
  return {
    period: oneOf(PERIODS, query.get('period')) ?? 'PAST_WEEK',
    user: isUserId(user) ? user : undefined,
    search: (query.get('search') ?? '').trim().slice(0, LIMITS.title),
    columnName: oneOf(PIPELINE_COLUMNS, query.get('columnName')),
    order: query.get('order') === 'desc' ? 'desc' : 'asc',
    page: Number.isSafeInteger(page) && page >= 1 && page <= LIMITS.pipelinePages ? page : 1,
  };
};

/** The address after a change; what is empty is left out. Any other change than of the page leads back to the first. */
export const writeFilters = (query: URLSearchParams, change: Partial<Filters>): URLSearchParams => {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    const isDefault = value === undefined || value === '' || (name === 'page' && value === 1);
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};

const ofPeople = (accountId: AccountId, { user }: Filters) => ({ accountId, ...(user && { userId: user }) });

/** What these filters ask the API for. */
export const overviewAsked = (account: AccountId, filters: Filters) => ({
  query: { ...ofPeople(account, filters), period: filters.period },
});
export const pipelineAsked = (account: AccountId, filters: Filters, held?: HeldOrder) => {
  const { search, columnName, order, page } = filters;
  const jobIds = idsOnPage(filters, held);
  return {
    query: {
      ...ofPeople(account, filters),
      ...(search && { search }),
      ...(columnName && { columnName, order }),
      ...(page > 1 && { page }),
      ...(jobIds && { jobIds: jobIds.join(',') }),
    },
  };
};

/** How all jobs stood when somebody looked at one page of them: their other pages are of that order. */
export interface HeldOrder {
  readonly filters: Filters;
  readonly jobIds: readonly JobId[];
}

/** Of other filters, of the first page and of the one that was looked at, the order is as it is now. */
function idsOnPage(filters: Filters, held: HeldOrder | undefined): readonly JobId[] | undefined {
  const { page } = filters;
  if (!held || page === 1 || page === held.filters.page || !isSame(filters, { ...held.filters, page })) return;
  const jobIds = held.jobIds.slice((page - 1) * LIMITS.pipelinePage, page * LIMITS.pipelinePage);
  return jobIds.length > 0 ? jobIds : undefined;
}

const isSame = (some: Filters, others: Filters) => JSON.stringify(some) === JSON.stringify(others);
export const pipelineExportAsked = (account: AccountId, filters: Filters) => ({ query: ofPeople(account, filters) });
