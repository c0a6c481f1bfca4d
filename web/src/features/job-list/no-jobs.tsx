import SearchX from 'lucide-react/icons/search-x';
import { useApi } from '../../api/use-api.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AddJob } from './add-job.tsx';
import type { Filters } from './filters.ts';

type Change = (change: Partial<Filters>) => void;

/** No job to show: says what would show some. */
export function NoJobs({ filters, onChange }: { filters: Filters; onChange: Change }) {
  const counts = useApi('countJobs', {}).data;
  const { active = 0, closed = 0, draft = 0 } = counts?.account ?? {};
  const isFirst = counts !== undefined && active + closed + draft === 0;
  const next = isFirst ? (
    <AddJob label="Add your first job" look="secondary" hasKey={false} />
  ) : filters.search ? (
    <Button onClick={() => onChange({ search: '' })}>Clear the search</Button>
  ) : filters.source === 'me' ? (
    <Button onClick={() => onChange({ source: 'account' })}>Show all jobs</Button>
  ) : filters.status !== 'Validated' ? (
    <Button onClick={() => onChange({ status: 'Validated' })}>Show active jobs</Button>
  ) : undefined;
  return (
    <div className="card">
      <EmptyState icon={<SearchX />} title="No job matches the current filters." action={next}>
        {isFirst ? 'Your team has no job yet.' : helpFor(filters)}
      </EmptyState>
    </div>
  );
}

const helpFor = ({ search, source }: Filters): string => {
  if (search) return `No title here has “${search}” in it.`;
  return source === 'me' ? 'Your teammates may have jobs like this.' : 'Choose another status, or add a job.';
};
