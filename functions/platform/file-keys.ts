import type { AccountId, FileId } from '../../shared/model/ids.ts';

/** Where a resume lies. The account stands first, so a file's id finds nothing outside the account it was uploaded by. */
export const resumeKey = (account: AccountId, file: FileId) => `${account}/${file}`;
