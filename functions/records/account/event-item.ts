import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import type { ProductEvent } from '../../../shared/model/product-event.ts';
import { PRODUCT_EVENT_DAYS } from '../../../shared/product.ts';
import { keys } from '../keys.ts';

const DAY_SECONDS = 24 * 3_600;

/** An event as it stands in the table; `user` is undefined where nobody's name may stand with it. */
export const eventItem = (
  { account, user }: { readonly account: AccountId; readonly user: UserId | undefined },
  { id, name, at, properties }: Omit<ProductEvent, 'id'> & { readonly id: string },
  now = new Date(at),
) => ({
  ...keys.productEvent(account, user, `${at}#${id}`),
  ...{ name, at, properties },
  expiresAt: Math.floor(now.getTime() / 1_000) + PRODUCT_EVENT_DAYS * DAY_SECONDS,
});
