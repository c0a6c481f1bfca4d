import * as z from 'zod';
import { type AccountId, Instant, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { fingerprint } from '../../platform/ids.ts';
import { getItem, putOrFind } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Item HOLD: an address is written to for one candidate of the account at a time: this one, since then, as of that version. */
export const Hold = asStored(z.object({ submissionId: SubmissionId, version: z.number().int(), at: Instant }));
export type Hold = Readonly<z.infer<typeof Hold>>;

/** For whom of an account addresses are held. */
export const createHolds = (table: Table) => ({
  async find(account: AccountId, address: string): Promise<Hold | undefined> {
    const item = await getItem(table, keys.hold(account, fingerprint(address)), { strongly: true });
    return item && parseItem(Hold, item);
  },

  /**
   * Holds an address for a candidate where it is free, theirs already, or still held as in `instead`. Answers undefined then,
   * and the hold that stands in the way otherwise.
   */
  async hold(account: AccountId, address: string, hold: Hold, instead: Hold = hold): Promise<Hold | undefined> {
    const found = await putOrFind(
      table,
      { ...keys.hold(account, fingerprint(address)), ...hold },
      {
        when: 'attribute_not_exists(pk) OR submissionId = :me OR (submissionId = :other AND #at = :since)',
        names: { '#at': 'at' },
        values: { ':me': hold.submissionId, ':other': instead.submissionId, ':since': instead.at },
      },
    );
    return found && parseItem(Hold, found);
  },
});
