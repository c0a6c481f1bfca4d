import * as z from 'zod';
import { AccountId, FileId } from '../../shared/model/ids.ts';

/** What the function of pictures is asked: to draw an uploaded picture, or to remove one that was drawn. */
export const PictureRequest = z.object({ act: z.enum(['draw', 'remove']), account: AccountId, file: FileId });
export type PictureRequest = z.infer<typeof PictureRequest>;

/** What became of it. */
export const PictureAnswer = z.object({
  outcome: z.enum(['done', 'FILE_NOT_FOUND', 'PICTURE_NOT_READABLE', 'PICTURE_TOO_SMALL']),
});
export type PictureAnswer = z.infer<typeof PictureAnswer>;
