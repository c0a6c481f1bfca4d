import type { Salary } from '../../model/job.ts';

/** What a job pays, as far as it is said; empty where it is not. */
export function salaryWords(salary: Salary | null): string {
  if (!salary || (salary.min === null && salary.max === null)) return '';
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: salary.currency, maximumFractionDigits: 0 });
  if (salary.min !== null && salary.max !== null)
    return `${money.format(salary.min)} to ${money.format(salary.max)} a year`;
  return salary.min === null
    ? `Up to ${money.format(salary.max ?? 0)} a year`
    : `From ${money.format(salary.min)} a year`;
}
