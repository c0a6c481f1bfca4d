import type { AccountId, FileId, JobId, UserId } from '../../shared/model/ids.ts';
import { UPLOADED_APPLICATIONS, UPLOADED_LISTS, UPLOADED_PICTURES } from '../../shared/product.ts';

/** Where a resume lies. The account stands first, so a file's id finds nothing outside the account it was uploaded by. */
export const resumeKey = (account: AccountId, file: FileId) => `${account}/${file}`;

/** Where a file lies that somebody sends to a candidate with an answer. */
export const answerFileKey = (account: AccountId, file: FileId) => `${account}/answers/${file}`;

/** Whose a picture is: who uploaded it. They are part of where it lies, so its id finds nothing for anybody else. */
export interface PictureOwner {
  readonly accountId: AccountId;
  readonly userId: UserId;
}

/** Where a picture lies as it was uploaded, until it is drawn. */
export const uploadedPictureKey = ({ accountId, userId }: PictureOwner, file: FileId) =>
  `${UPLOADED_PICTURES}${accountId}/${userId}/${file}`;

/** Where a drawn picture lies in one of its sizes. */
export const pictureKey = ({ accountId, userId }: PictureOwner, file: FileId, size: 'small' | 'large') =>
  `${accountId}/pictures/${userId}/${file}-${size}.jpg`;

/** Where a list of candidates not to source lies as it was uploaded, and what was read from it, until it is saved. */
export const uploadedListKey = (account: AccountId, file: FileId) => `${UPLOADED_LISTS}${account}/${file}`;

/** Where the people of a list stand that was saved, so many to a file. Each save has its own. */
export const listPageKey = (account: AccountId, save: string, page: number) => `${account}/lists/${save}/${page}`;

/** Where the resume of an application lies until that is sent. */
export const applicationKey = (job: JobId, file: FileId) => `${UPLOADED_APPLICATIONS}${job}/${file}`;
