import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazily } from '../../ui/hooks/lazily.tsx';
import type { Filters } from './filters.ts';
import styles from './reports.module.css';
import type { ChangeFilters } from './use-filters.ts';

const UserFilter = lazily(() => import('./user-filter.tsx'), { inPlace: true });

interface ToolsProps {
  filters: Filters;
  onChange: ChangeFilters;
  /** What stands at the right end. */
  end: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
}

/** What a report shows, and its export. */
export const Tools = ({ filters, onChange, before, after, end }: ToolsProps) => (
  <search className={styles.tools}>
    {before}
    <div className={styles.user}>
      <Suspense fallback={<Skeleton height={32} />}>
        <UserFilter user={filters.user} onChange={(user) => onChange({ user })} />
      </Suspense>
    </div>
    {after}
    <div className="end">{end}</div>
  </search>
);
