import { pictureKey, uploadedPictureKey } from '../platform/file-keys.ts';
import type { Files } from '../platform/files.ts';
import { type PictureAnswer, PictureRequest } from './contract.ts';
import type { Drawn, NotDrawn } from './draw.ts';

export interface KeepPictureDeps {
  readonly files: Files;
  /** Draws a picture. Never throws because of its content. */
  readonly draw: (bytes: Uint8Array) => Promise<Drawn | NotDrawn>;
}

/**
 * Draws an uploaded picture in both sizes and removes what was uploaded, which may say where it was taken. Done again it
 * changes nothing: a picture that was drawn is done.
 */
export const createKeepPicture =
  ({ files, draw }: KeepPictureDeps) =>
  async (event: unknown): Promise<PictureAnswer> => {
    const { act, owner, file } = PictureRequest.parse(event);
    const [uploaded, small, large] = [
      uploadedPictureKey(owner, file),
      pictureKey(owner, file, 'small'),
      pictureKey(owner, file, 'large'),
    ];
    if (act === 'remove') {
      await Promise.all([uploaded, small, large].map(files.remove));
      return { outcome: 'done' };
    }
    const bytes = await files.get(uploaded);
    if (!bytes) return { outcome: (await files.get(large)) ? 'done' : 'FILE_NOT_FOUND' };
    const drawn = await draw(bytes);
    if (typeof drawn !== 'string') {
      await files.put(small, drawn.small, 'image/jpeg');
      await files.put(large, drawn.large, 'image/jpeg');
    }
    await files.remove(uploaded);
    return { outcome: typeof drawn === 'string' ? drawn : 'done' };
  };
