import { useState } from 'react';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';

/** Which profiles are selected. One whose email search is under way cannot be (3-pipeline, section 4). */
export const useTicked = (queue: readonly Card[]) => {
  const [ids, setIds] = useState<ReadonlySet<SubmissionId>>(new Set());
  const able = queue.filter(({ isEmailHuntDone }) => isEmailHuntDone);
  const cards = able.filter(({ id }) => ids.has(id));
  return {
    cards,
    has: (id: SubmissionId) => ids.has(id),
    all: able.length > 0 && cards.length === able.length,
    canAny: able.length > 0,
    toggle: (id: SubmissionId) => {
      if (!able.some((card) => card.id === id)) return;
      setIds(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]));
    },
    tickAll: () => setIds(new Set(able.map(({ id }) => id))),
    untickAll: () => setIds(new Set()),
    untick: (leaving: readonly SubmissionId[]) =>
      setIds((now) => new Set([...now].filter((id) => !leaving.includes(id)))),
  };
};
