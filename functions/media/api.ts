import { AppError } from '../../shared/contract/errors.ts';
import {
  ANSWER_FILE_TYPES,
  LIST_TYPES,
  type mediaRoutes,
  PICTURE_TYPES,
  RESUME_TYPES,
} from '../../shared/contract/media.ts';
import { FileId, type UserId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import {
  answerFileKey,
  type PictureOwner,
  pictureKey,
  resumeKey,
  uploadedListKey,
  uploadedPictureKey,
} from '../platform/file-keys.ts';
import type { FileLinks } from '../platform/file-links.ts';
import type { Api } from '../platform/http.ts';
import type { createPeopleList } from '../records/account/people-list.ts';

export interface MediaDeps {
  readonly files: FileLinks;
  readonly listPeople: ReturnType<typeof createPeopleList>;
}

const UPLOAD_SECONDS = 600;
/** How long a link to a picture is good, and how long a browser keeps what it shows. */
const PICTURE_SECONDS = 900;

/** Uploading and reading resumes, and the pictures of people. */
export const createMediaApi = ({ files, listPeople }: MediaDeps): Api<typeof mediaRoutes> => ({
  async startUpload({ actor, params: { mediaType }, body: { originalFilename, size }, act }) {
    const { types, maxBytes, tooLarge, keyOf } = UPLOADS[mediaType];
    const contentType = typeOf(types, originalFilename);
    if (!contentType) throw new AppError('FILE_TYPE_NOT_ALLOWED');
    if (size > maxBytes) throw new AppError(tooLarge);
    const identifier = `file_${act.newId()}` as const;
    const key = keyOf(actor, identifier);
    const form = await files.startUpload({ key, contentType, maxBytes, seconds: UPLOAD_SECONDS });
    return { identifier, originalFilename, ...form, maxBytes };
  },

  async listPictures({ actor }) {
    const people = await listPeople(actor.accountId);
    const pictures = people.flatMap(({ id, picture }) => {
      const file = FileId.safeParse(picture);
      return file.success ? [pictureOf(id, file.data)] : [];
    });
    return { pictures: await Promise.all(pictures), validSeconds: PICTURE_SECONDS };

    async function pictureOf(user: UserId, file: FileId) {
      const link = (size: 'small' | 'large') =>
        files.showLink(pictureKey({ accountId: actor.accountId, userId: user }, file, size), PICTURE_SECONDS);
      const [small, large] = await Promise.all([link('small'), link('large')]);
      return { user, small, large };
    }
  },

  async previewFile({ actor, params, query }) {
    const key = resumeKey(actor.accountId, params.identifier);
    const file = await files.head(key);
    if (!file) throw new AppError('FILE_NOT_FOUND');
    return { url: await files.readLink(key, query.filename?.trim() || `resume.${endingOf(file.contentType)}`) };
  },
});

/** What each kind of upload may be, and where it goes. */
const UPLOADS = {
  CV: {
    types: RESUME_TYPES,
    maxBytes: LIMITS.uploadBytes,
    tooLarge: 'FILE_TOO_LARGE',
    keyOf: ({ accountId }: PictureOwner, file: FileId) => resumeKey(accountId, file),
  },
  picture: {
    types: PICTURE_TYPES,
    maxBytes: LIMITS.pictureBytes,
    tooLarge: 'PICTURE_TOO_LARGE',
    keyOf: uploadedPictureKey,
  },
  attachment: {
    types: ANSWER_FILE_TYPES,
    maxBytes: LIMITS.uploadBytes,
    tooLarge: 'FILE_TOO_LARGE',
    keyOf: ({ accountId }: PictureOwner, file: FileId) => answerFileKey(accountId, file),
  },
  candidateBlacklist: {
    types: LIST_TYPES,
    maxBytes: LIMITS.uploadBytes,
    tooLarge: 'FILE_TOO_LARGE',
    keyOf: ({ accountId }: PictureOwner, file: FileId) => uploadedListKey(accountId, file),
  },
} as const;

/** What a file's name says it is; undefined where it is none of the types that are taken. */
export function typeOf(types: Readonly<Record<string, string>>, filename: string): string | undefined {
  const ending = /\.([a-z]+)$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, ending) ? types[ending] : undefined;
}

const endingOf = (contentType: string) =>
  Object.entries(RESUME_TYPES).find(([, type]) => type === contentType)?.[0] ?? 'pdf';
