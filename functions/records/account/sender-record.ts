import * as z from 'zod';
import { type AccountId, Instant } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import type { SenderPace } from '../../../shared/rules/outreach/pace.ts';
import { marksAfter, marksAnew } from '../../../shared/rules/outreach/sender-health.ts';
import { fingerprint } from '../../platform/ids.ts';
import { type Action, getItem, IF_THERE, queryAll, updateAction, updateItem } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys, sendingPartition } from '../keys.ts';

const Counts = z.object({ sent: z.number().int(), bounced: z.number().int(), complained: z.number().int() });

/** Item SENDING: what became of an account's emails from one address, and when the next may leave from it. */
export const StoredSending = asStored(
  z.object({
    address: z.string().default(''),
    version: z.number().int().default(0),
    sent: z.number().int().default(0),
    bounced: z.number().int().default(0),
    complained: z.number().int().default(0),
    marks: z.array(Counts).default([]),
    pace: z
      .object({
        day: z.string(),
        used: z.number().int(),
        unverified: z.number().int(),
        nextAt: Instant,
        lastAt: Instant.optional(),
        since: z.string(),
      })
      .optional(),
  }),
);
export type StoredSending = z.infer<typeof StoredSending>;

/** What is known of an address that emails of an account leave from. */
export interface SendingStore {
  /** One strong read; empty where nothing has left from it. */
  find(account: AccountId, address: string): Promise<StoredSending>;
  /** Takes a place among its emails, if nobody did since it was read: one conditional write. Answers what is known then. */
  takePlace(
    account: AccountId,
    address: string,
    seen: StoredSending,
    pace: SenderPace,
  ): Promise<StoredSending | undefined>;
  /** All of an account, in one query. */
  list(account: AccountId): Promise<StoredSending[]>;
  /** Somebody has looked into it: what was counted so far counts no more. */
  letGoOn(account: AccountId, address: string): Promise<boolean>;
}

export function createSendingStore(table: Table): SendingStore {
  const find: SendingStore['find'] = async (account, address) => {
    const item = await getItem(table, keys.sending(account, fingerprint(address)), { strongly: true });
    return parseItem(StoredSending, item ?? { address });
  };
  return {
    find,
    async takePlace(account, address, seen, pace) {
      const written = await updateItem(table, keys.sending(account, fingerprint(address)), {
        change: 'SET address = :address, pace = :pace, marks = :marks ADD sent :one, version :one',
        values: { ':address': address, ':pace': { ...seen.pace, ...pace }, ':marks': marksAfter(seen), ':one': 1 },
        if: {
          when: seen.version === 0 ? 'attribute_not_exists(version)' : 'version = :version',
          values: seen.version === 0 ? {} : { ':version': seen.version },
        },
      });
      return written && parseItem(StoredSending, written);
    },
    async list(account) {
      const items = await queryAll(table, { where: 'pk = :pk', values: { ':pk': sendingPartition(account) } });
      return parseItems(StoredSending, items);
    },
    async letGoOn(account, address) {
      const written = await updateItem(table, keys.sending(account, fingerprint(address)), {
        change: 'SET marks = :marks ADD version :one',
        values: { ':marks': marksAnew(await find(account, address)), ':one': 1 },
        if: IF_THERE,
      });
      return written !== undefined;
    },
  };
}

/** Counts what came of an email from an address, to be written together with what it means for the candidate. */
export const countingHarm =
  (account: AccountId, address: string, harm: 'bounced' | 'complained') =>
  (table: Table): Action =>
    updateAction(table, keys.sending(account, fingerprint(address)), {
      change: 'ADD #harm :one',
      names: { '#harm': harm },
      values: { ':one': 1 },
    });
