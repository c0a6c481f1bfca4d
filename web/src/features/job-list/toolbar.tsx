import { LIMITS, TIMES } from '../../../../shared/product.ts';
import { useApi } from '../../api/use-api.ts';
import { cx } from '../../ui/hooks/cx.ts';
import { usePhone } from '../../ui/hooks/use-media-query.ts';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import type { Filters } from './filters.ts';
import styles from './job-list.module.css';

const sources = [
  { value: 'me', label: 'My jobs' },
  { value: 'account', label: 'All jobs' },
] as const;

/** Whose jobs, of which status, called what. The counts are those of the source. */
export function Toolbar(props: { filters: Filters; onChange: (change: Partial<Filters>, replace?: boolean) => void }) {
  const { filters, onChange } = props;
  const counts = useApi('countJobs', {}).data?.[filters.source];
  const isPhone = usePhone();
  const statuses = [
    { value: 'Validated', label: 'Active', count: counts?.active },
    { value: 'Closed', label: 'Closed', count: counts?.closed },
    { value: 'Draft', label: 'Draft', count: counts?.draft },
  ] as const;
  return (
    <search className={styles.tools}>
      <Segmented
        label="Whose jobs"
        wide={isPhone}
        value={filters.source}
        options={sources}
        onChange={(source) => onChange({ source })}
      />
      <Segmented
        label="Status"
        wide={isPhone}
        value={filters.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <SearchInput
        className={cx('end', styles.search)}
        label="Search by title"
        maxLength={LIMITS.title}
        delay={TIMES.jobSearchDebounce}
        value={filters.search}
        onChange={(search) => onChange({ search }, true)}
      />
    </search>
  );
}
