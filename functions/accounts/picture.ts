import { AppError } from '../../shared/contract/errors.ts';
import type { FileId } from '../../shared/model/ids.ts';
import type { Pictures } from '../pictures/invoke.ts';
import type { StoredUser } from '../records/account/stored-account.ts';

/** Gives a person another picture, which is drawn already, or none. */
export async function changePicture(
  deps: {
    readonly changeUser: (before: StoredUser, changes: { picture: FileId | null }) => Promise<StoredUser | undefined>;
    readonly pictures: Pictures;
  },
  before: StoredUser,
  picture: FileId | null,
): Promise<StoredUser> {
  if (before.picture === picture) return before;
  const saved = await deps.changeUser(before, { picture });
  if (!saved) throw new AppError('USER_BLOCKED');
  if (before.picture) await deps.pictures.remove(before.accountId, before.picture);
  return saved;
}
