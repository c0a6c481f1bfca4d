import * as z from 'zod';
import { AccountId, FileId, UserId } from '../../shared/model/ids.ts';

/** What the function of pictures is asked: to draw a picture that its owner uploaded, or to remove one that was drawn. */
export const PictureRequest = z.object({
  act: z.enum(['draw', 'remove']),
  owner: z.object({ accountId: AccountId, userId: UserId }),
  file: FileId,
});
export type PictureRequest = z.infer<typeof PictureRequest>;

/** What became of it. */
export const PictureAnswer = z.object({
  outcome: z.enum(['done', 'FILE_NOT_FOUND', 'PICTURE_NOT_READABLE', 'PICTURE_TOO_SMALL']),
});
export type PictureAnswer = z.infer<typeof PictureAnswer>;
