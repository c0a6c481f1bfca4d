import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';
import type { Route } from '../../../shared/contract/route.ts';
import { detailWords } from '../../../shared/rules/account/audit-words.ts';
import { CALL_LIMITS, type CountedBy, RATE_LIMITS, type RateLimit } from '../../../shared/rules/account/rate-limits.ts';
import type { CountedCaller, Guards, Input } from '../../platform/guards.ts';
import { fingerprint, newId } from '../../platform/ids.ts';
import type { Table } from '../../platform/table.ts';
import { type AuditLog, createAuditLog } from '../account/audit-store.ts';
import { type CallCounts, createCallCounts } from './call-counts.ts';
import { createIdempotency } from './idempotency.ts';

/** The guards of the API, which keep what they count and answered in the table. */
export function createGuards(table: Table, now = () => new Date()): Guards {
  const counts = createCallCounts(table, now);
  return {
    now,
    countCall: (caller) => countCall(counts, caller),
    countLimited: (route, caller, event) => countLimited(counts, route, caller, event),
    noteAudit: (route, caller, input) => noteAudit(createAuditLog(table), route, caller, input, now()),
    runOnce: createIdempotency(table, now).run,
  };
}

async function noteAudit(audit: AuditLog, route: Route, { actor }: CountedCaller, input: Input, now: Date) {
  if (!route.audit || !actor) return;
  const details = detailsOf(input, actor.userId);
  await audit.add(actor.accountId, {
    ...{ id: newId(), at: now.toISOString(), kind: route.audit.kind, subject: route.audit.subject },
    by: { id: actor.userId, name: actor.name || actor.email },
    ...(details && { details }),
  });
}

/** What the use case said, and ids and choices that a call named, so that one can tell what it was about. Nothing of what was written. */
function detailsOf({ params, query, told = [] }: Input, self: string): string {
  const named = Object.entries({ ...Object(params), ...Object(query) }).filter(
    ([, value]) => typeof value === 'string' && value !== self && !/^(me$|acc_)/.test(value),
  );
  return [...told, ...named.map(([name, value]) => detailWords(name, String(value)))].join(', ').slice(0, 200);
}

async function countCall(counts: CallCounts, { actor, identity, sourcer }: CountedCaller): Promise<void> {
  const person = actor ?? identity;
  if (person) await counts.countMany({ what: 'calls', who: person.userId, ...CALL_LIMITS.person });
  if (actor) await counts.countMany({ what: 'calls', who: actor.accountId, ...CALL_LIMITS.account });
  if (!sourcer) return;
  const { keyId, callsPerMinute: most = CALL_LIMITS.sourcer.most } = sourcer;
  await counts.countMany({ what: 'calls', who: keyId, ...CALL_LIMITS.sourcer, most });
}

async function countLimited(
  counts: CallCounts,
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
