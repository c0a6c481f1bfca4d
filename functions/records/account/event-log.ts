import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import type { ProductEvent } from '../../../shared/model/product-event.ts';
import { writeItems } from '../../platform/batch.ts';
import { queryPages } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { eventPartition } from '../keys.ts';
import { eventItem } from './event-item.ts';

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
    const unique = [...new Map(events.map((event) => [event.id, event])).values()];
    await writeItems(
      table,
      unique.map((event) => ({ PutRequest: { Item: eventItem({ account, user }, event, now) } })),
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
