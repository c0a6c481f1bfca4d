import type { JobId } from '../../../../shared/model/ids.ts';
import type { Box } from '../../../../shared/model/inbox.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import type { InputOf } from '../../api/routes.ts';

/** The boxes as tabs, what is owed first. */
export const BOXES: readonly (readonly [Box, string])[] = [
  ['needs-answer', 'Needs an answer'],
  ['unread', 'Unread'],
  ['interested', 'Interested'],
  ['away', 'Away'],
  ['all', 'All'],
];

/** What the address says of the list: `whose` is `mine`, `all` or a job. */
export const DEFAULTS: { box: string; whose: string } = { box: 'needs-answer', whose: 'mine' };
export type InboxFilters = typeof DEFAULTS;

export const boxIn = ({ box }: Pick<InboxFilters, 'box'>): Box =>
  BOXES.find(([name]) => name === box)?.[0] ?? 'needs-answer';

/** What a page of the list is asked with. */
export const listAsked = (filters: InboxFilters, after?: string): InputOf<'listInbox'> => ({
  query: {
    box: boxIn(filters),
    ...(filters.whose.startsWith('job_')
      ? { jobId: filters.whose as JobId }
      : { whose: filters.whose === 'all' ? 'all' : 'mine' }),
    ...(after && { after }),
  },
});

/** The address of a conversation, or of the list, with these filters. */
export function inboxAddress(filters: Partial<InboxFilters>, id?: string): string {
  const query = new URLSearchParams(
    Object.entries({ ...DEFAULTS, ...filters }).filter(
      ([name, value]) => value !== DEFAULTS[name as keyof InboxFilters],
    ),
  );
  return `${WEB_PATHS.inbox}${id ? `/${id}` : ''}${query.size > 0 ? `?${query}` : ''}`;
}
