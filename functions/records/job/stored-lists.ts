import type { AccountId } from '../../../shared/model/ids.ts';
import { listPageKey } from '../../platform/file-keys.ts';
import type { Files } from '../../platform/files.ts';
import { saveOf } from './deny-list.ts';
import type { StoredDenyList } from './stored-job.ts';

/** People of one page. */
export const PAGE_OF_LIST = 5_000;

export const pagesOf = ({ people }: { readonly people: number }): number => Math.ceil(people / PAGE_OF_LIST);

/** Removes the people of a saved list that is no job's any more. */
export async function removePages(
  files: Pick<Files, 'remove'>,
  account: AccountId,
  list: Pick<StoredDenyList, 'identifier' | 'save' | 'candidates'>,
): Promise<void> {
  for (let page = 0; page < pagesOf({ people: list.candidates }); page++)
    await files.remove(listPageKey(account, saveOf(list), page));
}
