import { ERRORS } from '../../../shared/contract/errors.ts';
import type { FileId } from '../../../shared/model/ids.ts';
import { beginsAsResume, TELLING_BYTES } from '../../../shared/rules/candidate/resume-bytes.ts';
import { call } from './call.ts';
import { ApiError, networkProblem, problemFrom } from './problem.ts';

export interface UploadOptions {
  /** Told how much has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** A resume unless told. */
  mediaType?: 'CV' | 'picture' | 'attachment' | 'candidateBlacklist' | undefined;
}

/** Posts a form to the bucket; the file comes last, as the bucket wants it. */
const post = (url: string, fields: Record<string, string>, file: File, { onProgress, signal }: UploadOptions) =>
  new Promise<void>((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(networkProblem(navigator.onLine ? 'NO_RESPONSE' : 'OFFLINE'));
    request.onabort = () => reject(new DOMException('The upload was taken back', 'AbortError'));
    request.onload = () => {
      if (request.status < 300) resolve();
      else if (request.responseText.includes('EntityTooLarge'))
        reject(
          new ApiError({
            code: 'FILE_TOO_LARGE',
            message: ERRORS.FILE_TOO_LARGE.title,
            status: ERRORS.FILE_TOO_LARGE.status,
          }),
        );
      else reject(problemFrom(request.status, undefined));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.send(form);
  });

/** Refuses what is called a resume and is none before any of it is sent. */
async function requireResume(file: File): Promise<void> {
  const first = new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer());
  if (beginsAsResume(first)) return;
  throw new ApiError({
    code: 'FILE_TYPE_NOT_ALLOWED',
    message: ERRORS.FILE_TYPE_NOT_ALLOWED.title,
    status: ERRORS.FILE_TYPE_NOT_ALLOWED.status,
  });
}

/** Uploads a resume, a photo, an attachment or a list straight to the bucket and answers with what the other calls name it by; throws `ApiError`. */
export const uploadFile = async (
  file: File,
  options: UploadOptions = {},
): Promise<{ identifier: FileId; originalFilename: string }> => {
  const { mediaType = 'CV' } = options;
  if (mediaType === 'CV') await requireResume(file);
  const { identifier, originalFilename, url, fields } = await call(
    'startUpload',
    { params: { mediaType }, body: { originalFilename: file.name, size: file.size } },
    options.signal,
  );
  await post(url, fields, file, options);
  return { identifier, originalFilename };
};
