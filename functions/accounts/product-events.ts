import { AppError } from '../../shared/contract/errors.ts';
import type { productEventRoutes } from '../../shared/contract/product-events.ts';
import type { ProductEvent } from '../../shared/model/product-event.ts';
import { LOGS } from '../../shared/product.ts';
import { CRASHES } from '../../shared/rules/account/rate-limits.ts';
import type { Actor, Api } from '../platform/http.ts';
import { fingerprint } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import type { EventLog } from '../records/account/event-log.ts';
import type { StoredUser } from '../records/account/stored-account.ts';
import type { CallCounts } from '../records/call/call-counts.ts';

export interface ProductEventDeps {
  readonly accounts: AccountsRepository;
  readonly events: EventLog;
  readonly countOne: CallCounts['countOne'];
  readonly now: () => Date;
}

type FindOwn = (actor: Actor) => Promise<StoredUser>;

/** What people do in the product: with their name where they have agreed to it, and without it until they have decided. */
export const createProductEventApi = (
  { events, countOne, now }: ProductEventDeps,
  findOwn: FindOwn,
): Api<typeof productEventRoutes> => ({
  async recordProductEvents({ actor, body }) {
    const at = now();
    // A page tells of what it broke by once; more in one call is counted as one.
    const crash = body.events.find(isCrash);
    const isNew = crash !== undefined && (await isNewCrash(countOne, actor, crash));
    if (isNew) log.warn(LOGS.pageCrashed, { place: crash.properties.about });
    const told = body.events.filter((event) => event.name !== 'page crash' || (isNew && event === crash));
    const { productAnalyticsConsent } = await findOwn(actor);
    const named = productAnalyticsConsent ? actor.userId : undefined;
    await events.record(
      actor.accountId,
      named,
      told.map((event) => asOfNow(event, at)),
      at,
    );
    // Who refused in between was forgotten before these were written.
    if (named && !(await findOwn(actor)).productAnalyticsConsent) await events.forget(actor.accountId, named);
    return { recorded: body.events.length };
  },
});

/** What our pages say of where they broke, and nothing else that somebody may send. */
const PLACE = /^\w{1,40} at [\w.-]{1,100}\.js:\d{1,7}:\d{1,9}$/;

/** Pages that break are counted, and ring (infra/RUNBOOK.md): the one who sees it writes to nobody. */
const isCrash = ({ name, properties: { about = '' } }: ProductEvent) => name === 'page crash' && PLACE.test(about);

/** One that somebody's pages have not told of within the hour, nor so many others that one more says nothing. */
async function isNewCrash(countOne: CallCounts['countOne'], { userId }: Actor, { properties }: ProductEvent) {
  try {
    await countOne({ what: 'crashAt', who: fingerprint(`${userId} ${properties.about}`), ...CRASHES.atOnePlace });
    await countOne({ what: 'crash', who: userId, ...CRASHES.ofPerson });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

const DAY_MS = 24 * 3_600_000;

/** An event of a page whose clock is more than a day off is one of now: they stand by their time. */
const asOfNow = (event: ProductEvent, now: Date): ProductEvent =>
  Math.abs(Date.parse(event.at) - now.getTime()) > DAY_MS ? { ...event, at: now.toISOString() } : event;

/** Saves whether somebody may be counted with their name. Who refuses is removed from what was recorded before. */
export async function saveConsent({ accounts, events }: ProductEventDeps, own: StoredUser, isGiven: boolean) {
  const saved = await accounts.changeUser(own, { productAnalyticsConsent: isGiven });
  if (!saved) throw new AppError('USER_BLOCKED');
  if (!isGiven) await events.forget(own.accountId, own.id);
  return saved;
}
