import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { type Item, queryAll, setting, updateItem } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys, sentPartition } from '../keys.ts';

/** Items SENT#n: an email of a sequence as it was handed to the mail service, n being its place. Its HTML is packed. */
export const StoredSentMail = asStored(
  z.object({
    step: z.number().int(),
    from: z.string(),
    to: z.string(),
    subject: z.string(),
    html: z.instanceof(Uint8Array),
  }),
);

/** An email as it was handed over; whether it left says the head. */
export interface KeptMail {
  /** Its place in the sequence, from 0. */
  readonly step: number;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

const unpacked = (html: Uint8Array): string => inflateRawSync(html).toString();

/** What an item SENT#n holds, for people to read. */
export const keptMailOf = (item: Item): KeptMail => {
  const { html, ...rest } = parseItem(StoredSentMail, item);
  return { ...rest, html: unpacked(html) };
};

/** Emails as they were handed over: one write for each, a unit per KB packed; all of a candidate by one query. */
export const createSentMails = (table: Table) => ({
  /** Written again where the same email is handed over once more. */
  async keep(account: AccountId, submission: SubmissionId, { html, ...mail }: KeptMail): Promise<void> {
    const packed = deflateRawSync(html);
    await updateItem(table, keys.sentMail(account, submission, mail.step), setting({ ...mail, html: packed }));
  },

  async list(account: AccountId, submission: SubmissionId): Promise<KeptMail[]> {
    const values = { ':pk': sentPartition(account, submission), ':sent': 'SENT#' };
    const items = await queryAll(table, { where: 'pk = :pk AND begins_with(sk, :sent)', values });
    return parseItems(StoredSentMail, items).map(({ html, ...mail }) => ({ ...mail, html: unpacked(html) }));
  },
});
