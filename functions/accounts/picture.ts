import { AppError } from '../../shared/contract/errors.ts';
import type { FileId } from '../../shared/model/ids.ts';
import type { Pictures } from '../pictures/invoke.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import type { StoredUser } from '../records/account/stored-account.ts';

/** How often a picture is chosen again from what somebody else chose meanwhile. */
const TRIES = 10;

/** Gives a person another picture, which is drawn already, or none. The one before is removed by whoever replaced it. */
export async function changePicture(
  deps: {
    readonly findUser: AccountsRepository['findUser'];
    readonly changeUser: AccountsRepository['changeUser'];
    readonly pictures: Pictures;
  },
  { id, accountId }: Pick<StoredUser, 'id' | 'accountId'>,
  picture: FileId | null,
): Promise<StoredUser> {
  const owner = { accountId, userId: id };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await deps.findUser(id);
    if (!before) {
      if (picture) await deps.pictures.remove(owner, picture);
      throw new AppError('USER_BLOCKED');
    }
    if (before.picture === picture) return before;
    const saved = await deps.changeUser(before, { picture }, ['picture']);
    if (!saved) continue;
    if (before.picture) await deps.pictures.remove(owner, before.picture);
    return saved;
  }
  throw new AppError('CONFLICT');
}
