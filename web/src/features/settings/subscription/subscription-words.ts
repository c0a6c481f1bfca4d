import type { Account } from '../../../../../shared/model/account.ts';

type Subscription = Account['subscription'];

/** A number of things in words: `1 seat`, `4 seats`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const PLANS: Record<Subscription['plan'], string> = {
  PLATFORM: 'Platform',
  CROWD: 'Crowd',
  UNLIMITED: 'Unlimited',
};

/** Whose subscription it is: an admin has an account, the others a company that has one (1-product, section 2). */
export const ownerOf = (isAdmin: boolean) => (isAdmin ? 'account' : 'company');

/** The plan in a sentence. Accounts with an unlimited plan see no counts. */
export function planSentence(isAdmin: boolean, subscription: Subscription): string {
  const { plan, hasUnlimitedPlan, creditsPlan, periodicity } = subscription;
  const begin = `Your ${ownerOf(isAdmin)} has the ${PLANS[plan]} plan`;
  if (hasUnlimitedPlan) return `${begin}, with as many profiles as you need.`;
  return `${begin}, with ${counted(creditsPlan, 'profile')}${periodicity === 'YEARLY' ? ' a year' : ''}.`;
}

/** What is left of the plan; more than the plan holds where the back office gave some. */
export const remainingSentence = ({ remainingCredits, creditsPlan }: Subscription): string =>
  remainingCredits > creditsPlan
    ? `${counted(remainingCredits, 'profile')} left`
    : `${remainingCredits.toLocaleString('en')} of ${counted(creditsPlan, 'profile')} left`;

/** The seats in a sentence. Invitations that wait for an answer hold one each: those that no person of the account has. */
export function seatSentence({ seatsTaken, remainingSeats, hasUnlimitedSeats }: Subscription, people?: number): string {
  if (hasUnlimitedSeats) return 'As many seats as you need.';
  const held = people === undefined ? 0 : seatsTaken - people;
  const taken = `${seatsTaken} of ${counted(seatsTaken + remainingSeats, 'seat')} taken`;
  return held > 0
    ? `${taken}, ${held} of them by ${held === 1 ? 'an invitation that waits' : 'invitations that wait'} for an answer.`
    : `${taken}.`;
}

/** What somebody can do who wants more, in pieces around the one whom to ask. */
export const TOP_UP = { admin: 'To top up, contact sales.', other: 'To top up, contact your admin.' } as const;
export const PLATFORM = {
  admin: 'To add candidates of your own and manage them on the board, contact sales to enable the platform.',
  other: 'To add candidates of your own and manage them on the board, contact your admin to enable the platform.',
} as const;
