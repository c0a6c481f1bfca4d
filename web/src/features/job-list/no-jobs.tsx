import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import SearchX from 'lucide-react/icons/search-x';
import { useApi } from '../../api/use-api.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AddJob } from './add-job.tsx';
import type { Filters } from './filters.ts';
import { JobTableSkeleton } from './job-table.tsx';

type Change = (change: Partial<Filters>) => void;

/** No job to show: says what would show some. Where there is none at all, that is said, and nothing of filters. */
export function NoJobs({ filters, onChange }: { filters: Filters; onChange: Change }) {
  const counts = useApi('countJobs', {});
  if (!counts.data && !counts.error) return <JobTableSkeleton rows={1} />;
  const { active = 1, closed = 0, draft = 0 } = counts.data?.account ?? {};
  if (active + closed + draft === 0)
    return (
      <div className="card">
        <EmptyState
          icon={<BriefcaseBusiness />}
          title="Your team has no job yet."
          action={<AddJob label="Add your first job" look="secondary" hasKey={false} />}
        >
          Describe a job, and candidates for it come to be reviewed here.
        </EmptyState>
      </div>
    );
  const next = filters.search ? (
    <Button onClick={() => onChange({ search: '' })}>Clear the search</Button>
  ) : filters.source === 'me' ? (
    <Button onClick={() => onChange({ source: 'account' })}>Show all jobs</Button>
  ) : filters.status !== 'Validated' ? (
    <Button onClick={() => onChange({ status: 'Validated' })}>Show active jobs</Button>
  ) : undefined;
  return (
    <div className="card">
      <EmptyState icon={<SearchX />} title="No job matches the current filters." action={next}>
        {helpFor(filters)}
      </EmptyState>
    </div>
  );
}

const helpFor = ({ search, source }: Filters): string => {
  if (search) return `No title here has “${search}” in it.`;
  return source === 'me' ? 'Your teammates may have jobs like this.' : 'Choose another status, or add a job.';
};
