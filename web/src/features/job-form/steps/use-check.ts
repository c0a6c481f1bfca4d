import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { FROM_SERVER } from '../../../api/form.ts';
import { ALL_FIELDS, type JobFieldName } from './steps.ts';

/**
 * Checks fields and shows what is wrong with them; answers those that are wrong. A field that was checked once is checked again
 * with each change, as it may be right or wrong because of another. What the server said of one stays until it is changed.
 */
export function useCheck({ watch, trigger, getFieldState }: UseFormReturn<JobForm>) {
  const checked = useRef<ReadonlySet<JobFieldName>>(new Set());
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      const again = ALL_FIELDS.filter((field) => {
        const { error } = getFieldState(field);
        return error?.type === FROM_SERVER ? field === name : error !== undefined || checked.current.has(field);
      });
      if (again.length > 0) void trigger(again);
    });
    return unsubscribe;
  }, [watch, trigger, getFieldState]);

  return async (fields: readonly JobFieldName[]): Promise<JobFieldName[]> => {
    checked.current = new Set([...checked.current, ...fields]);
    await trigger(fields);
    return fields.filter((field) => getFieldState(field).invalid);
  };
}
