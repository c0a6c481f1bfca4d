import type { AccountId, FileId } from '../../shared/model/ids.ts';
import { UPLOADED_PICTURES } from '../../shared/product.ts';

/** Where a resume lies. The account stands first, so a file's id finds nothing outside the account it was uploaded by. */
export const resumeKey = (account: AccountId, file: FileId) => `${account}/${file}`;

/** Where a picture lies as it was uploaded, until it is drawn. The account is part of it all the same. */
export const uploadedPictureKey = (account: AccountId, file: FileId) => `${UPLOADED_PICTURES}${account}/${file}`;

/** Where a drawn picture lies in one of its sizes. */
export const pictureKey = (account: AccountId, file: FileId, size: 'small' | 'large') =>
  `${account}/pictures/${file}-${size}.jpg`;
