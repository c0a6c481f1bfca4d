import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';
import { AppError } from '../../shared/contract/errors.ts';
import { IDEMPOTENCY_HEADER, type Route } from '../../shared/contract/route.ts';
import { LIMITS } from '../../shared/product.ts';
import { CALL_LIMITS, type CountedBy, RATE_LIMITS, type RateLimit } from '../../shared/rules/rate-limits.ts';
import { type CallCounts, createCallCounts } from './call-counts.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';
import { fingerprint } from './ids.ts';
import type { Table } from './table.ts';

/** What stands between a call and its use case: how often, and whether it was done before. */
export interface Guards {
  readonly counts: CallCounts;
  readonly idempotency: Idempotency;
  readonly now: () => Date;
}

export const createGuards = (table: Table, now = () => new Date()): Guards => ({
  counts: createCallCounts(table, now),
  idempotency: createIdempotency(table, now),
  now,
});

/** Who a call is from, as far as it says. */
export interface CountedCaller {
  readonly actor?: { readonly accountId: string; readonly userId: string };
  readonly identity?: { readonly userId: string };
  readonly sourcer?: { readonly communityId: string };
}

/** Counts a call among all of its caller's; refuses it where they are too many. */
export async function countCall({ counts }: Guards, { actor, identity, sourcer }: CountedCaller): Promise<void> {
  const person = actor ?? identity;
  if (person) await counts.countMany({ what: 'calls', who: person.userId, ...CALL_LIMITS.person });
  if (actor) await counts.countMany({ what: 'calls', who: actor.accountId, ...CALL_LIMITS.account });
  if (sourcer) await counts.countMany({ what: 'calls', who: sourcer.communityId, ...CALL_LIMITS.sourcer });
}

/** Counts a call of a route that has a limit of its own; refuses it where they are too many. */
export async function countLimited(
  { counts }: Guards,
  { limit }: Route,
  { actor }: CountedCaller,
  event: Event,
): Promise<void> {
  if (!limit) return;
  const whoIs: Record<CountedBy, () => string | undefined> = {
    person: () => actor?.userId,
    account: () => actor?.accountId,
    id: () => event.pathParameters?.id,
    address: () => fingerprint(sourceAddress(event)),
  };
  const limits = Object.entries(RATE_LIMITS[limit]) as [CountedBy, RateLimit][];
  for (const [by, rate] of limits) {
    const who = whoIs[by]();
    if (who) await counts.countOne({ what: `${limit}.${by}`, who, ...rate });
  }
}

/**
 * Where a call comes from. CloudFront adds its caller's address to `X-Forwarded-For`, and API Gateway CloudFront's own after
 * it. Who goes round CloudFront can make up theirs: then the limit of what is called still holds.
 */
function sourceAddress({ headers, requestContext }: Event): string {
  const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-2) || requestContext.http.sourceIp;
}

/** The key of a call that may be repeated; undefined where it has none. */
export function keyOf({ idempotent }: Route, { headers }: Event): string | undefined {
  const key = idempotent && headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (key && key.length <= LIMITS.idempotencyKey) return key;
  throw new AppError('BAD_REQUEST', { [IDEMPOTENCY_HEADER]: [`Send 1 to ${LIMITS.idempotencyKey} characters.`] });
}
