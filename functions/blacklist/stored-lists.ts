import type { AccountId, FileId } from '../../shared/model/ids.ts';
import { listPageKey, uploadedListKey } from '../platform/file-keys.ts';
import type { Files } from '../platform/files.ts';
import { saveOf } from '../records/job/deny-list.ts';
import type { StoredDenyList } from '../records/job/stored-job.ts';
import { PAGE_OF_LIST, pagesOf, removePages } from '../records/job/stored-lists.ts';
import { ListedPerson, ListSummary, pageKey, summaryKey } from './reader-contract.ts';

const Page = ListedPerson.array();
type Saved = Pick<StoredDenyList, 'identifier' | 'save'>;

/** The files of a list: what the reader wrote beside the upload, and the people of a list that was saved. */
export const createStoredLists = (files: Files) => {
  const json = async (key: string): Promise<unknown> => {
    const bytes = await files.get(key);
    return bytes && JSON.parse(Buffer.from(bytes).toString());
  };

  return {
    /** What was read of an upload; undefined where nothing was, or it is long gone. */
    async findSummary(account: AccountId, file: FileId): Promise<ListSummary | undefined> {
      const found = await json(summaryKey(uploadedListKey(account, file)));
      return found === undefined ? undefined : ListSummary.parse(found);
    },

    /** Keeps the people of an upload for good, page after page, and hands each over. Undefined where a page is gone. */
    async keep(account: AccountId, list: Saved, summary: ListSummary, each: (person: ListedPerson) => void) {
      for (let page = 0; page < pagesOf(summary); page++) {
        const bytes = await files.get(pageKey(uploadedListKey(account, list.identifier), page));
        if (!bytes) return undefined;
        await files.put(listPageKey(account, saveOf(list), page), bytes, 'application/json');
        for (const person of Page.parse(JSON.parse(Buffer.from(bytes).toString()))) each(person);
      }
      return summary;
    },

    /** Some people of a saved list, in the order of the file. */
    async read(account: AccountId, list: Saved, { offset, limit }: { offset: number; limit: number }) {
      const people: ListedPerson[] = [];
      const first = Math.floor(offset / PAGE_OF_LIST);
      const last = Math.floor((offset + limit - 1) / PAGE_OF_LIST);
      for (let page = first; page <= last; page++) {
        const found = await json(listPageKey(account, saveOf(list), page));
        if (found === undefined) break;
        people.push(...Page.parse(found));
      }
      const start = offset - first * PAGE_OF_LIST;
      return people.slice(start, start + limit);
    },

    /** Removes the people of a list that became no job's. */
    remove: (account: AccountId, list: StoredDenyList) => removePages(files, account, list),
  };
};

export type StoredLists = ReturnType<typeof createStoredLists>;
