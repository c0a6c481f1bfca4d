import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { JobForm } from '../../../../shared/rules/job-payload.ts';
import {
  formProblems,
  type JobProblem,
  type JobStep,
  type PostingTerms,
} from '../../../../shared/rules/job-problems.ts';
import { type RefusedField, stillRefused } from './refused-fields.ts';

interface Known {
  readonly problems: readonly JobProblem[];
  readonly checked: ReadonlySet<JobStep>;
}

const Problems = createContext<Known>({ problems: [], checked: new Set() });

/** Tells everything inside what is wrong with the form, as it is typed. */
export function ProblemsProvider(props: {
  terms: PostingTerms;
  /** Steps whose problems are shown though nobody touched the fields. */
  checked: ReadonlySet<JobStep>;
  /** What the server refused. */
  refused: readonly RefusedField[];
  children: ReactNode;
}) {
  const { terms, checked, refused } = props;
  const { control, getValues } = useFormContext<JobForm>();
  useWatch({ control });
  const found = [...formProblems(getValues(), terms), ...stillRefused(getValues(), refused)];
  const last = useRef(found);
  // Typing that changes nothing about what is wrong draws no field anew.
  if (JSON.stringify(found) !== JSON.stringify(last.current)) last.current = found;
  const problems = last.current;
  const known = useMemo(() => ({ problems, checked }), [problems, checked]);
  return <Problems value={known}>{props.children}</Problems>;
}

/** Everything that is wrong with the form now. */
export const useProblems = (): Known => useContext(Problems);

/** What to say below a field: nothing until it was touched or its step was checked. */
export function useProblem(field: string, touched: boolean): string | undefined {
  const { problems, checked } = useContext(Problems);
  const problem = problems.find((each) => each.field === field);
  return problem && (touched || checked.has(problem.step)) ? problem.message : undefined;
}
