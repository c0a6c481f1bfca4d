import { NotInterestedReason } from '../../model/funnel.ts';
import { isOneOf } from '../../model/newer.ts';
import { NOT_INTERESTED_REASONS } from '../../reference/funnel.ts';

/** Why somebody is not interested, in words: `Low salary, No fit`. What only a newer version has a name for is left out. */
export const declinedWords = (reasons: readonly unknown[]): string =>
  reasons
    .flatMap((reason) => (isOneOf(NotInterestedReason, reason) ? [NOT_INTERESTED_REASONS[reason]] : []))
    .join(', ');
