import { LIMITS } from '../../../../../shared/product.ts';
import { movedYears } from '../../../../../shared/rules/job/job-form.ts';
import { cx } from '../../../ui/hooks/cx.ts';
import { Slider } from '../../../ui/inputs/slider.tsx';
import styles from '../job-form.module.css';
import { JobField } from './job-field.tsx';
import { rangeOf, yearsOf } from './years.ts';

const isInfinite = (years: number) => years >= LIMITS.yearsInfinity;
const spoken = (years: number) => (isInfinite(years) ? 'no limit' : `${years} ${years === 1 ? 'year' : 'years'}`);
const shown = (years: number) => (isInfinite(years) ? '∞' : String(years));

/** The years of experience; the end of the line is without limit (2-jobs, section 4). */
export const YearsField = () => (
  <JobField name="requirements.yearsExp" label="Years of experience" required group>
    {({ value, onChange }) => (
      <div className="row g3">
        <div className="grow">
          <Slider
            label="Years of experience"
            value={rangeOf(value)}
            onChange={(next) => onChange(yearsOf(movedYears(rangeOf(value), next)))}
            min={0}
            max={LIMITS.yearsInfinity}
            spoken={spoken}
          />
        </div>
        <output className={cx('num med', styles.years)}>{rangeOf(value).map(shown).join(' – ')}</output>
      </div>
    )}
  </JobField>
);
