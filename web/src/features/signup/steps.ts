import type { Account, Preferences } from '../../../../shared/model/account.ts';

/** What a newcomer is led through. */
export type Step = 'about' | 'photo' | 'teammates' | 'ready';

/** How many teammates are asked for at once (1-product, section 9). */
const MOST_TEAMMATES = 5;

type Subscription = Pick<Account['subscription'], 'hasUnlimitedSeats' | 'remainingSeats'>;

/** How many teammates may be invited here: as many as there are seats, with those that were sent here. */
export const mostTeammates = ({ hasUnlimitedSeats, remainingSeats }: Subscription, sent = 0): number =>
  hasUnlimitedSeats ? MOST_TEAMMATES : Math.max(0, Math.min(MOST_TEAMMATES, remainingSeats + sent));

/** The steps of a person: an admin is asked for teammates where there are seats for them (1-product, section 2). */
export const stepsOf = (person: Preferences, subscription: Subscription | undefined): readonly Step[] => {
  const asksForTeammates = person.employer.accountAdmin && subscription && mostTeammates(subscription) > 0;
  return ['about', 'photo', ...(asksForTeammates ? (['teammates'] as const) : []), 'ready'];
};
