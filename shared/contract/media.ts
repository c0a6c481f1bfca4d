import * as z from 'zod';
import { FileId, UserId } from '../model/ids.ts';
import { defineRoutes } from './route.ts';

/** Endings and content types that a resume may have (1-product, section 5). */
export const RESUME_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Endings and content types that a photo may have (1-product, section 5). */
export const PICTURE_TYPES = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const;

/** Endings and content types of what may be sent to a candidate with an answer: documents and pictures, nothing that runs. */
export const ANSWER_FILE_TYPES = {
  ...RESUME_TYPES,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  ics: 'text/calendar',
  ...PICTURE_TYPES,
} as const;

/** Endings and content types of a list of candidates not to source (2-jobs, section 2). */
export const LIST_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A picture of a person of the account, square and in two sizes. */
export const PersonPicture = z.object({ user: UserId, small: z.url(), large: z.url() });
export type PersonPicture = z.infer<typeof PersonPicture>;

/** What a file weighs, in bytes. */
export const fileSize = z.number().int().min(1, 'This file is empty.');

export const mediaRoutes = defineRoutes({
  startUpload: {
    method: 'POST',
    path: '/media/upload/{mediaType}',
    access: 'user',
    status: 201,
    idempotent: true,
    limit: 'upload',
    errors: ['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'PICTURE_TOO_LARGE'],
    summary:
      'A form with which a resume, an attachment or a list of candidates of up to 10 MB or a photo of up to 2 MB is posted straight to the bucket, valid for 10 minutes',
    params: z.object({ mediaType: z.enum(['CV', 'picture', 'attachment', 'candidateBlacklist']) }),
    body: z.object({ originalFilename: z.string().trim().min(1).max(255), size: fileSize }),
    response: z.object({
      identifier: FileId,
      originalFilename: z.string(),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      maxBytes: z.number().int(),
    }),
  },
  listPictures: {
    method: 'GET',
    path: '/media/pictures',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Links to the pictures of the people of your account who have one, valid for some minutes',
    response: z.object({ pictures: z.array(PersonPicture), validSeconds: z.number().int() }),
  },
  previewFile: {
    method: 'GET',
    path: '/media/preview/CV/{identifier}',
    access: 'user',
    status: 200,
    errors: ['FILE_NOT_FOUND'],
    summary: 'A link to read an uploaded resume, valid for 60 seconds',
    params: z.object({ identifier: FileId }),
    query: z.object({ filename: z.string().max(255).optional() }),
    response: z.object({ url: z.url() }),
  },
});
