import * as z from 'zod';
import { type AccountId, Instant, type SubmissionId } from '../../../shared/model/ids.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { getItem, putOrFind } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Item SNIPPET: the personal opening of a candidate's emails as HTML, made once, so that the preview is what is sent. */
export const StoredSnippet = asStored(
  z.object({
    html: z.string(),
    madeBy: orNewer(z.enum(['rules', 'language-model'])),
    /** A hash of what of the profile it was made from: it is made again once that has changed. */
    of: z.string(),
    at: Instant,
  }),
);
export type StoredSnippet = z.infer<typeof StoredSnippet>;

export async function findSnippet(
  table: Table,
  account: AccountId,
  submission: SubmissionId,
): Promise<StoredSnippet | undefined> {
  const item = await getItem(table, keys.snippet(account, submission));
  return item && parseItem(StoredSnippet, item);
}

/** Keeps an opening, unless one of the same profile is there, as somebody may have seen it: then it answers that one. */
export async function keepSnippet(
  table: Table,
  account: AccountId,
  submission: SubmissionId,
  snippet: StoredSnippet,
): Promise<StoredSnippet> {
  const item = { ...keys.snippet(account, submission), ...snippet };
  const there = await putOrFind(table, item, {
    when: 'attribute_not_exists(pk) OR #of <> :of',
    names: { '#of': 'of' },
    values: { ':of': snippet.of },
  });
  return there ? parseItem(StoredSnippet, there) : snippet;
}
