import * as z from 'zod';
import { FileId } from '../model/ids.ts';
import { LIMITS } from '../product.ts';
import { defineRoutes } from './route.ts';

/** Endings and content types that a resume may have (1-product, section 5). */
export const RESUME_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export const mediaRoutes = defineRoutes({
  startUpload: {
    method: 'POST',
    path: '/media/upload/{mediaType}',
    access: 'user',
    status: 201,
    idempotent: true,
    limit: 'upload',
    errors: ['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE'],
    summary: 'A form with which a file of up to 10 MB is posted straight to the bucket, valid for 10 minutes',
    params: z.object({ mediaType: z.enum(['CV']) }),
    body: z.object({ originalFilename: z.string().trim().min(1).max(255), size: z.number().int().min(1) }),
    response: z.object({
      identifier: FileId,
      originalFilename: z.string(),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      maxBytes: z.literal(LIMITS.uploadBytes),
    }),
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
