import { AppError } from '../../shared/contract/errors.ts';
import { type mediaRoutes, RESUME_TYPES } from '../../shared/contract/media.ts';
import { LIMITS } from '../../shared/product.ts';
import { resumeKey } from '../platform/file-keys.ts';
import type { FileLinks } from '../platform/file-links.ts';
import type { Api } from '../platform/http.ts';

export interface MediaDeps {
  readonly files: FileLinks;
}

const UPLOAD_SECONDS = 600;

/** Uploading and reading resumes. */
export const createMediaApi = ({ files }: MediaDeps): Api<typeof mediaRoutes> => ({
  async startUpload({ actor, body: { originalFilename, size }, act }) {
    const contentType = resumeTypeOf(originalFilename);
    if (!contentType) throw new AppError('FILE_TYPE_NOT_ALLOWED');
    if (size > LIMITS.uploadBytes) throw new AppError('FILE_TOO_LARGE');
    const identifier = `file_${act.newId()}` as const;
    const form = await files.startUpload({
      key: resumeKey(actor.accountId, identifier),
      contentType,
      maxBytes: LIMITS.uploadBytes,
      seconds: UPLOAD_SECONDS,
    });
    return { identifier, originalFilename, ...form, maxBytes: LIMITS.uploadBytes };
  },

  async previewFile({ actor, params, query }) {
    const key = resumeKey(actor.accountId, params.identifier);
    const file = await files.head(key);
    if (!file) throw new AppError('FILE_NOT_FOUND');
    return { url: await files.readLink(key, query.filename?.trim() || `resume.${endingOf(file.contentType)}`) };
  },
});

/** What a resume's name says it is; undefined where it is none of the kinds that are taken. */
export function resumeTypeOf(filename: string): string | undefined {
  const ending = /\.([a-z]+)$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(RESUME_TYPES, ending) ? RESUME_TYPES[ending as keyof typeof RESUME_TYPES] : undefined;
}

const endingOf = (contentType: string) =>
  Object.entries(RESUME_TYPES).find(([, type]) => type === contentType)?.[0] ?? 'pdf';
