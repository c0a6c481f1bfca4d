import * as z from 'zod';
import { ParsedBlacklist } from '../../shared/contract/blacklist.ts';

/** What the reader of lists is asked: one uploaded file, by its key in the bucket of files. */
export const ReadListRequest = z.object({ key: z.string() });
export type ReadListRequest = z.infer<typeof ReadListRequest>;

/** What a file says, or why it is no list. */
export const ReadListAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('read'), list: ParsedBlacklist.omit({ identifier: true }) }),
  z.object({
    outcome: z.enum(['FILE_NOT_FOUND', 'LIST_NOT_READABLE', 'LIST_TOO_LONG', 'LIST_WITHOUT_COLUMNS', 'LIST_EMPTY']),
  }),
]);
export type ReadListAnswer = z.infer<typeof ReadListAnswer>;

/** Somebody of a list, as the reader writes them beside the file. */
export const ListedPerson = z.object({
  row: z.number().int(),
  name: z.string(),
  company: z.string(),
  emails: z.array(z.string()),
});
export type ListedPerson = z.infer<typeof ListedPerson>;

/** What was read, beside the file: how many people, in how many pages, and the key of their fingerprints. */
export const ListSummary = z.object({ people: z.number().int(), terms: z.number().int(), secret: z.string() });
export type ListSummary = z.infer<typeof ListSummary>;

export const summaryKey = (key: string) => `${key}/summary`;
export const pageKey = (key: string, page: number) => `${key}/${page}`;
