import { AppError } from '../../shared/contract/errors.ts';
import type { FileId } from '../../shared/model/ids.ts';
import type { PictureOwner } from '../platform/file-keys.ts';
import { invokeFunction } from '../platform/invoke.ts';
import { log } from '../platform/log.ts';
import { PictureAnswer, type PictureRequest } from './contract.ts';

export interface Pictures {
  /** Draws a picture that its owner uploaded; throws where there is none, or it is no picture. */
  draw(owner: PictureOwner, file: FileId): Promise<void>;
  /** Removes a picture that nobody has now. A failure is written down, and nothing waits for it. */
  remove(owner: PictureOwner, file: string): Promise<void>;
}

/** A little longer than drawing may take. */
const PATIENCE_MS = 12_000;

/** Pictures are drawn by a function of their own, which can do nothing but that. */
export function createPictures(functionName: string, now: () => Date): Pictures {
  const ask = async (request: PictureRequest) =>
    PictureAnswer.parse(await invokeFunction({ functionName, now, patienceMs: PATIENCE_MS }, request));
  return {
    async draw({ accountId, userId }, file) {
      const { outcome } = await ask({ act: 'draw', owner: { accountId, userId }, file });
      if (outcome !== 'done') throw new AppError(outcome);
    },
    async remove({ accountId, userId }, file) {
      await ask({ act: 'remove', owner: { accountId, userId }, file: file as FileId }).catch((error: unknown) =>
        log.error('A picture was not removed', error, { account: accountId, file }),
      );
    },
  };
}
