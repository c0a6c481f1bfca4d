import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobRow } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { jobAddress } from './labels.ts';

/** J and K move from job to job, Enter opens, R reviews. Answers with the job at hand and how to make one so. */
export const useRowKeys = (
  rows: readonly JobRow[],
  place: RefObject<HTMLElement | null>,
): [string | undefined, (id: string) => void] => {
  const [at, setAt] = useState<string>();
  const navigate = useNavigate();
  const index = rows.findIndex(({ id }) => id === at);
  const current = rows[index];
  const move = (step: number) => {
    const next =
      rows[index < 0 ? (step > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, index + step))];
    if (!next) return;
    setAt(next.id);
    place.current?.querySelector<HTMLElement>(`[data-job="${next.id}"]`)?.focus();
  };
  const open = () => {
    if (current) navigate(jobAddress(current));
  };
  const review = () => {
    if (current && current.profileToReviewCount > 0) navigate(WEB_PATHS.review(current.id));
  };
  useShortcuts({ j: () => move(1), k: () => move(-1), Enter: open, r: review });
  return [current?.id, setAt];
};
