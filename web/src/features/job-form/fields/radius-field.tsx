import { useWatch } from 'react-hook-form';
import { LIMITS } from '../../../../../shared/product.ts';
import { radiusText } from '../../../../../shared/rules/job/job-form.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { Slider } from '../../../ui/inputs/slider.tsx';
import { JobField } from './job-field.tsx';

/** How far around the chosen places candidates may live. */
export function RadiusField() {
  const [radius, unit] = useWatch<JobForm, ['requirements.srcRadius', 'requirements.srcRadiusUnit']>({
    name: ['requirements.srcRadius', 'requirements.srcRadiusUnit'],
  });
  const now = radius ?? LIMITS.searchRadiusDefault;
  return (
    <JobField
      name="requirements.srcRadius"
      label="Search radius"
      group
      aside={<span className="small num">{radiusText(now, unit)}</span>}
    >
      {(field) => (
        <Slider
          value={now}
          onChange={field.onChange}
          min={LIMITS.searchRadiusMin}
          max={LIMITS.searchRadiusMax}
          spoken={(value) => radiusText(value, unit)}
        />
      )}
    </JobField>
  );
}
