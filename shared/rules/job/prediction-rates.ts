import type { Prediction } from '../../contract/jobs.ts';
import type { Counts } from '../funnel/counters.ts';
import { totalOf } from '../funnel/counters.ts';

/** How many people of an account came how far, on jobs of late. */
export interface Evidence {
  readonly reviewed: number;
  readonly contacted: number;
  readonly interested: number;
  readonly phoned: number;
  readonly interviewed: number;
  readonly hired: number;
}

export const NO_EVIDENCE: Evidence = { reviewed: 0, contacted: 0, interested: 0, phoned: 0, interviewed: 0, hired: 0 };

/** What was counted of an account, as evidence. */
export const evidenceIn = (counts: Counts): Evidence => ({
  reviewed: totalOf(counts, 'reviewed'),
  contacted: totalOf(counts, 'contacted'),
  interested: totalOf(counts, 'lead'),
  phoned: totalOf(counts, 'phoneInterviewed'),
  interviewed: totalOf(counts, 'interviewed'),
  hired: totalOf(counts, 'hired'),
});

/** A share, between its likely least and most. */
export interface Rate {
  readonly low: number;
  readonly high: number;
}

/** The product's own shares, before anything is known of an account: of those before, how many come so far. */
const PRODUCT = { contacted: 0.67, interested: 0.12, phoned: 0.7, interviewed: 0.42, hired: 0.33 } as const;
type Share = keyof typeof PRODUCT;

/** An account's own shares count once it has contacted so many, of whom so many were interested. */
export const ENOUGH = { contacted: 60, interested: 5 } as const;
/** What the product's shares weigh beside an account's own: as much as so many people. */
const WEIGHT = 40;
/** Four of five turn out within so many standard deviations. */
const SPREAD = 1.28;
/** No share is nothing or all. */
const [LEAST, MOST] = [0.01, 0.95];

/** What the product's shares are multiplied by for such a job; the average is 1. */
export type Factors = Partial<Readonly<Record<Share, number>>>;

/**
 * The shares to reckon with. The factors of a job change only what is expected before anything is counted: it weighs as much as
 * 40 people, so that the account's own weigh more as soon as they count, and all but alone once thousands were contacted.
 */
export function ratesFrom(evidence: Evidence, factors: Factors = {}) {
  const isOwn = evidence.contacted >= ENOUGH.contacted && evidence.interested >= ENOUGH.interested;
  const { reviewed, contacted, interested, phoned, interviewed, hired } = isOwn ? evidence : NO_EVIDENCE;
  const rate = (share: Share, come: number, of: number) =>
    rateOf(Math.min(MOST, PRODUCT[share] * (factors[share] ?? 1)), Math.min(come, of), of);
  const rates: Readonly<Record<Share, Rate>> = {
    contacted: rate('contacted', contacted, reviewed),
    interested: rate('interested', interested, contacted),
    phoned: rate('phoned', Math.max(phoned, interviewed), interested),
    interviewed: rate('interviewed', interviewed, interested),
    hired: rate('hired', hired, interested),
  };
  const basis: Prediction['basis'] = { from: isOwn ? 'account' : 'product', contacted: evidence.contacted };
  return { rates, basis, doubt: Math.sqrt(WEIGHT / (WEIGHT + contacted)) };
}

/** A share of people, with the product's own as what was expected before, and its likely range. */
function rateOf(expected: number, come: number, of: number): Rate {
  const people = WEIGHT + of;
  const mean = (expected * WEIGHT + come) / people;
  const deviation = Math.sqrt((mean * (1 - mean)) / (people + 1));
  const within = (share: number) => Math.min(MOST, Math.max(LEAST, share));
  return { low: within(mean - SPREAD * deviation), high: within(mean + SPREAD * deviation) };
}
