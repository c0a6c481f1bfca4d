import { LIMITS } from '../../../../../shared/product.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';

type Years = JobForm['requirements']['yearsExp'];

/** Years as the slider shows them: its end is without limit. */
export const rangeOf = ({ min, max }: Years): [number, number] => [min, max ?? LIMITS.yearsInfinity];

/** The years that the thumbs of the slider stand for. */
export const yearsOf = ([min, max]: readonly [number, number]): Years => ({
  min,
  max: max >= LIMITS.yearsInfinity ? null : max,
});
