import type { JobStatus } from '../../../../shared/model/job.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { JOB_ORDERS, type JobOrder } from '../../../../shared/rules/job/job-order.ts';
import { kept } from '../../api/kept.ts';

/** Whose jobs: one's own, or the whole account's (2-jobs, section 2). */
export type Source = 'me' | 'account';

export interface Filters {
  readonly source: Source;
  readonly status: JobStatus;
  readonly search: string;
  readonly orderBy: JobOrder;
  readonly order: 'asc' | 'desc';
  /** Counted from 1. */
  readonly page: number;
}

const nameOf: Readonly<Record<JobStatus, string>> = { Validated: 'Active', Closed: 'Closed', Draft: 'Draft' };
const statuses = new Map((Object.keys(nameOf) as JobStatus[]).map((status) => [nameOf[status], status]));

const isSource = (text: string | null): text is Source => text === 'me' || text === 'account';

/** The filters in the address; what is missing or makes no sense is the default. `remembered` is the source chosen last. */
export const readFilters = (query: URLSearchParams, remembered: string | null): Filters => {
  const source = query.get('source');
  const page = Number(query.get('page'));
  return {
    source: isSource(source) ? source : isSource(remembered) ? remembered : 'me',
    status: statuses.get(query.get('status') ?? '') ?? 'Validated',
    search: (query.get('search') ?? '').trim(),
    orderBy: JOB_ORDERS.find((order) => order === query.get('columnName')) ?? 'edit',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
};

/** The source chosen last, on whatever page. */
export const rememberedSource = kept('job-list-source');

/** What these filters ask the API for. */
export const jobsAsked = ({ source, status, search, page, orderBy, order }: Filters) => ({
  scope: source === 'me' ? ('mine' as const) : ('team' as const),
  status,
  offset: (page - 1) * LIMITS.jobListPage,
  limit: LIMITS.jobListPage,
  ...((orderBy !== 'edit' || order !== 'desc') && { orderBy, order }),
  ...(search && { titleSearch: search.slice(0, LIMITS.title) }),
});

/** The address after a change. Any other change than of the page leads back to the first. */
export const writeFilters = (query: URLSearchParams, filters: Filters, change: Partial<Filters>): URLSearchParams => {
  const next = { ...filters, page: 1, ...change };
  const written = new URLSearchParams(query);
  const set = (name: string, value: string, standard: string) =>
    value === standard ? written.delete(name) : written.set(name, value);
  written.set('source', next.source);
  set('status', nameOf[next.status], 'Active');
  set('search', next.search.trim(), '');
  set('columnName', next.orderBy, 'edit');
  set('order', next.order, 'desc');
  set('page', String(next.page), '1');
  return written;
};
