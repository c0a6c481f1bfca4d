import '../../../shared/contract/problem-texts.ts';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
  type UseFormSetError,
} from 'react-hook-form';
import type * as z from 'zod';
import type { FieldProblem } from '../../../shared/rules/text/field-problem.ts';
import { ApiError, messageOf } from './problem.ts';
import { isSaidElsewhere } from './use-api-mutation.ts';

/** What is to be sent of a form, or what is wrong with it in the order of its fields. */
export type Checked<T> = { readonly data: T } | { readonly problems: readonly FieldProblem[] };

/** The type of a problem that the server found: our own rules know nothing of it. */
export const FROM_SERVER = 'server';

/** Lets a check judge a form: each problem is shown at its field, of several the first. */
export const formResolver =
  <V extends FieldValues, T extends FieldValues>(
    check: (values: V) => Checked<T> | Promise<Checked<T>>,
  ): Resolver<V, unknown, T> =>
  async (values) => {
    const checked = await check(values);
    if ('data' in checked) return { values: checked.data, errors: {} };
    const errors: FieldErrors<V> = {};
    for (const { field, message } of checked.problems.toReversed()) set(errors, field, { type: 'value', message });
    return { values: {}, errors };
  };

/** What a schema says of values that are sent as they are. */
export const checkWith =
  <T extends FieldValues>(schema: z.ZodType<T, T>) =>
  (values: T): Checked<T> => {
    const { data, error } = schema.safeParse(values);
    return error ? { problems: problemsOf(error) } : { data };
  };

/** What a schema found wrong, by path. */
export const problemsOf = ({ issues }: z.ZodError): FieldProblem[] =>
  issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));

/**
 * Says each thing that the server found wrong at its field, and the rest in the form's alert (`root.server`). `fieldOf` finds the
 * field that a path of the call stands for. Answers the marked fields. What is no failure of a call is a fault of ours: it is said, and reported to the browser.
 */
export function applyProblem<V extends FieldValues>(
  { setError }: { readonly setError: UseFormSetError<V> },
  error: unknown,
  fieldOf: (path: string) => FieldPath<V> | undefined,
): FieldPath<V>[] {
  if (isSaidElsewhere(error)) return [];
  const found = Object.entries(error instanceof ApiError ? error.fields : {});
  const marked = new Set<FieldPath<V>>();
  const rest: string[] = [];
  for (const [path, messages] of found) {
    const field = fieldOf(path);
    const [message] = messages;
    if (!field || !message) rest.push(...messages);
    else if (!marked.has(field)) {
      marked.add(field);
      setError(field, { type: FROM_SERVER, message });
    }
  }
  const alert = marked.size === 0 ? messageOf(error) : [...new Set(rest)].join(' ');
  if (alert) setError('root.server', { type: FROM_SERVER, message: alert });
  if (!(error instanceof ApiError)) reportError(error);
  return [...marked];
}

/**
 * A form holds what was saved, but for what was typed while that was under way: this stays, to be saved next. `sent` is what the
 * form held as its saving began.
 */
export function settle<V extends FieldValues>(
  { getValues, setValue, reset }: Pick<UseFormReturn<V>, 'getValues' | 'setValue' | 'reset'>,
  sent: V,
  saved: V,
): void {
  const typed = getValues();
  reset(saved);
  for (const name of Object.keys(saved) as Path<V>[])
    if (typed[name] !== sent[name]) setValue(name, typed[name], { shouldDirty: true });
}
