import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { JobStep } from './steps.ts';
import { stepAt } from './steps.ts';

/** Where the person is to be brought: a field, or the beginning of the step. */
export interface Target {
  readonly field: string | null;
  /** Where the focus was as they were sent. */
  readonly from: Element | null;
}

/** How many pages of the browser's history the form has, beside its first: one for each step to which one went. */
export const useStepsBehind = (): number => Number(useLocation().state?.stepsBehind ?? 0);

/** The step on screen, kept in the address so that Back leads to the one before, and how far a new or draft job has come: at first as far as was `seen` before. */
export function useSteps(steps: readonly JobStep[], { isOpen, seen }: { isOpen: boolean; seen: number }) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const behind = useStepsBehind();
  const [furthest, setFurthest] = useState(seen);
  const [target, setTarget] = useState<Target>();
  const step = stepAt(search.get('tab'), steps, isOpen ? steps.length : furthest);
  const index = steps.indexOf(step);

  const go = (to: JobStep, field: string | null = null, from = document.activeElement) => {
    setFurthest((before) => Math.max(before, steps.indexOf(to)));
    setTarget({ field, from });
    if (to === step) return;
    setSearch(
      (now) => {
        now.set('tab', to);
        return now;
      },
      { state: { ...state, stepsBehind: behind + 1 } },
    );
  };
  return { step, index, isLast: index === steps.length - 1, furthest, setFurthest, target, go };
}
