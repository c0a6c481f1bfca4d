import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { PIPELINE_COLUMNS, type PipelineColumn } from '../../../../shared/rules/funnel/pipeline-order.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { COLUMN_WORDS } from './column-words.ts';
import type { Filters } from './filters.ts';
import type { ChangeFilters } from './use-filters.ts';

const options = PIPELINE_COLUMNS.map((value) => ({ value, label: COLUMN_WORDS[value] }));
const TEXTS: readonly PipelineColumn[] = ['title', 'owner'];

/** The order of the jobs where no headers stand above them: the most first, texts from A. */
export default function SortSelect({ filters, onChange }: { filters: Filters; onChange: ChangeFilters }) {
  const { columnName, order } = filters;
  const isUp = order === 'asc';
  return (
    <div className="row">
      <div className="grow">
        <Select<PipelineColumn>
          label="Sort by"
          placeholder="Sort by"
          options={options}
          value={columnName ?? null}
          onChange={(next) => onChange({ columnName: next, order: TEXTS.includes(next) ? 'asc' : 'desc' })}
        />
      </div>
      {columnName && (
        <IconButton
          label={isUp ? 'Sort descending' : 'Sort ascending'}
          icon={isUp ? <ArrowUp /> : <ArrowDown />}
          onClick={() => onChange({ order: isUp ? 'desc' : 'asc' })}
        />
      )}
    </div>
  );
}
