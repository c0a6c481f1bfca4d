import Filter from 'lucide-react/icons/filter';
import type { Origin } from '../../../../../shared/model/submission.ts';
import { PRODUCT } from '../../../../../shared/product.ts';
import {
  type BoardFilter,
  filtersIn,
  NO_FILTER,
  VERDICT_FILTERS,
} from '../../../../../shared/rules/funnel/board-filter.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import type { Option } from '../../../ui/inputs/option.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';

const SOURCES: readonly Option<'any' | Origin>[] = [
  { value: 'any', label: 'Any source' },
  { value: 'crowd', label: `Sourced by ${PRODUCT.name}` },
  { value: 'team', label: 'Added by your team' },
  { value: 'application', label: 'Candidate application' },
];
const DAYS: readonly Option[] = [
  { value: '0', label: 'Any time' },
  ...[1, 3, 7, 14, 30].map((days) => ({
    value: String(days),
    label: days === 1 ? '1 day or more' : `${days} days or more`,
  })),
];
const VERDICT_LABELS: Readonly<Record<(typeof VERDICT_FILTERS)[number], string>> = {
  'every-must-have': 'Every must-have confirmed',
  'none-missing': 'No must-have missing',
  'something-missing': 'A must-have missing',
  'not-compared': 'Not compared yet',
};
const VERDICTS: readonly Option[] = [
  { value: 'any', label: 'Any verdict' },
  ...VERDICT_FILTERS.map((value) => ({ value, label: VERDICT_LABELS[value] })),
];

interface FiltersProps {
  readonly filter: BoardFilter;
  readonly onChange: (filter: BoardFilter) => void;
}

/** Which cards of the board are shown: by source, by time in the column, by company, by verdict. */
export default function Filters({ filter, onChange }: FiltersProps) {
  const count = filtersIn(filter);
  const change = (part: Partial<BoardFilter>) => onChange({ ...filter, ...part });
  return (
    <Popover
      title="Filter the board"
      align="end"
      trigger={
        <Button size="s" look="tertiary" icon={<Filter className="s" />}>
          {count > 0 ? `Filter, ${count} on` : 'Filter'}
        </Button>
      }
    >
      <div className="col g3">
        <Field label="Source">
          <Select
            options={SOURCES}
            value={filter.source || 'any'}
            onChange={(source) => change({ source: source === 'any' ? '' : source })}
          />
        </Field>
        <Field label="Time in the column">
          <Select
            options={DAYS}
            value={String(filter.minDays)}
            onChange={(minDays) => change({ minDays: Number(minDays) })}
          />
        </Field>
        <Field label="Company">
          <TextInput
            value={filter.company}
            maxLength={100}
            onChange={({ target }) => change({ company: target.value })}
          />
        </Field>
        <Field label="Verdict">
          <Select
            options={VERDICTS}
            value={filter.verdict || 'any'}
            onChange={(verdict) => change({ verdict: VERDICT_FILTERS.find((each) => each === verdict) ?? '' })}
          />
        </Field>
        <Button disabled={count === 0} onClick={() => onChange(NO_FILTER)}>
          Clear filters
        </Button>
      </div>
    </Popover>
  );
}
