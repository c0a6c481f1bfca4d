import { fingerprint } from '../../../functions/platform/ids.ts';
import { deleteItem, IF_NEW, type Item, putItem } from '../../../functions/platform/items.ts';
import type { Table } from '../../../functions/platform/table.ts';
import { StoredAtsApplicant } from '../../../functions/records/ats/stored-ats.ts';
import { keys } from '../../../functions/records/keys.ts';
import { AccountId } from '../../../shared/model/ids.ts';
import { scanPages } from '../scan.ts';
import { keyOf, type Migration } from './migration.ts';

async function noteAddresses(table: Table, item: Item): Promise<boolean> {
  const [, account, , , ...job] = String(item.pk).split('#');
  const person = StoredAtsApplicant.safeParse(item).data;
  if (!person) return false;
  const written = await Promise.all(
    [...new Set(person.emails.map(fingerprint))].map((print) =>
      putItem(table, keys.atsKnown(AccountId.parse(account), job.join('#'), print, person.id), IF_NEW),
    ),
  );
  return written.includes(true);
}

/** Everybody's addresses are noted with their applications by now: those without are not needed any more. */
async function forgetOld(table: Table): Promise<void> {
  const pages = scanPages(table, {
    FilterExpression: 'contains(pk, :known) AND NOT contains(sk, :application)',
    ExpressionAttributeValues: { ':known': '#ATSKNOWN#', ':application': '#' },
  });
  for await (const items of pages) for (const item of items) await deleteItem(table, keyOf(item));
}

export const atsAddresses: Migration = {
  name: 'ats-addresses',
  about: 'Notes each address on a job of an ATS with the applications that have it. Run it until it changes nothing.',
  takes: ({ pk }) => /^A#[^#]+#ATSPEOPLE#/.test(String(pk)),
  migrate: noteAddresses,
  finish: forgetOld,
};
