import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import type { ProductEvent } from '../../../shared/model/product-event.ts';
import { PRODUCT_EVENT_DAYS } from '../../../shared/product.ts';
import { writeItems } from '../../platform/batch.ts';
import { queryPages } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { eventPartition, keys } from '../keys.ts';

export type EventLog = ReturnType<typeof createEventLog>;

/** What people of an account did in the product, a unit each. Events without a person stand together. */
export const createEventLog = (table: Table) => ({
  /** Keeps events once each, however often they come; `user` is undefined where nobody's name may stand with them. */
  async record(
    account: AccountId,
    user: UserId | undefined,
    events: readonly ProductEvent[],
    now: Date,
  ): Promise<void> {
    const expiresAt = Math.floor(now.getTime() / 1_000) + PRODUCT_EVENT_DAYS * 24 * 3_600;
    const unique = [...new Map(events.map((event) => [event.id, event])).values()];
    await writeItems(
      table,
      unique.map(({ id, name, at, properties }) => ({
        PutRequest: { Item: { ...keys.productEvent(account, user, `${at}#${id}`), name, at, properties, expiresAt } },
      })),
    );
  },

  /** Removes everything that stands with a person's name: a unit for each event of the last months. */
  async forget(account: AccountId, user: UserId): Promise<void> {
    const query = { where: 'pk = :pk', values: { ':pk': eventPartition(account, user) } };
    for await (const items of queryPages(table, query, 100))
      await writeItems(
        table,
        items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
      );
  },
});
