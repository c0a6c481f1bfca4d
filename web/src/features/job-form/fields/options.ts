import type { Option } from '../../../ui/inputs/option.ts';

/** Codes and their labels as something to choose from. */
export const optionsOf = <V extends string>(labels: Readonly<Record<V, string>>): readonly Option<V>[] =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }));

/** The codes that were chosen. */
export const codesOf = (chosen: readonly Option[]): string[] => chosen.map(({ value }) => value);
