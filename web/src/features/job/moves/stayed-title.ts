import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import { isTaken } from './group.ts';

/** Of those who were not moved: that they stay, unless one of them is elsewhere by now. */
export function stayedTitle(outcomes: readonly Pick<Outcome, 'ok' | 'code'>[]): string {
  const refused = outcomes.filter(({ ok }) => !ok);
  const candidates = refused.length === 1 ? '1 candidate' : `${refused.length} candidates`;
  if (refused.some(isTaken)) return `${candidates} not moved by you`;
  return `${candidates} ${refused.length === 1 ? 'stays' : 'stay'}`;
}
