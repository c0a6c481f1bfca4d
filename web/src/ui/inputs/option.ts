import type { ReactNode } from 'react';

/** Something to choose: its value, its words, and what may stand beside them. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  icon?: ReactNode;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}
