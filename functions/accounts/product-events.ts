import { AppError } from '../../shared/contract/errors.ts';
import type { productEventRoutes } from '../../shared/contract/product-events.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import type { EventLog } from '../records/account/event-log.ts';
import type { StoredUser } from '../records/account/stored-account.ts';

export interface ProductEventDeps {
  readonly accounts: AccountsRepository;
  readonly events: EventLog;
  readonly now: () => Date;
}

type FindOwn = (actor: Actor) => Promise<StoredUser>;

/** What people do in the product: with their name where they have agreed to it, and without it until they have decided. */
export const createProductEventApi = (
  { events, now }: ProductEventDeps,
  findOwn: FindOwn,
): Api<typeof productEventRoutes> => ({
  async recordProductEvents({ actor, body }) {
    const { productAnalyticsConsent } = await findOwn(actor);
    const named = productAnalyticsConsent ? actor.userId : undefined;
    await events.record(actor.accountId, named, body.events, now());
    // Who refused in between was forgotten before these were written.
    if (named && !(await findOwn(actor)).productAnalyticsConsent) await events.forget(actor.accountId, named);
    return { recorded: body.events.length };
  },
});

/** Saves whether somebody may be counted with their name. Who refuses is removed from what was recorded before. */
export async function saveConsent({ accounts, events }: ProductEventDeps, own: StoredUser, isGiven: boolean) {
  const saved = await accounts.changeUser(own, { productAnalyticsConsent: isGiven });
  if (!saved) throw new AppError('USER_BLOCKED');
  if (!isGiven) await events.forget(own.accountId, own.id);
  return saved;
}
