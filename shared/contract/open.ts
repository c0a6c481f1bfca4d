import * as z from 'zod';
import { emailAddress } from '../model/email-address.ts';
import { FileId, JobId } from '../model/ids.ts';
import { line } from '../model/line.ts';
import { LIMITS } from '../product.ts';
import { fileSize } from './media.ts';
import { defineRoutes } from './route.ts';

const job = z.object({ id: JobId });
const originalFilename = z.string().trim().min(1).max(255);
const name = line().min(1, 'This field is required.').max(LIMITS.text);

/** What somebody sends who applies for a job by its public page. */
export const Application = z.object({
  firstName: name,
  lastName: name,
  email: emailAddress(),
  resume: z.object({ identifier: FileId, originalFilename }),
  /** That the employer may keep what is sent. */
  consent: z.literal(true, 'Please agree, so that the employer may read your application.'),
});
export type Application = z.infer<typeof Application>;

/** The public page of an advertised job, for candidates without an account (2-jobs, section 2). */
export const openRoutes = defineRoutes({
  showOpenJob: {
    method: 'GET',
    path: '/open/{id}',
    access: 'public',
    status: 200,
    errors: ['JOB_NOT_OPEN'],
    produces: 'text/html',
    summary: 'The public page of an advertised job, with a form to apply by',
    params: job,
    response: z.string(),
  },
  startApplication: {
    method: 'POST',
    path: '/open/{id}/resume',
    access: 'public',
    status: 201,
    limit: 'applicationUpload',
    errors: ['JOB_NOT_OPEN', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
    summary: 'A form with which the resume of an application is posted straight to the bucket, valid for 10 minutes',
    params: job,
    body: z.object({ originalFilename, size: fileSize }),
    response: z.object({ identifier: FileId, url: z.string(), fields: z.record(z.string(), z.string()) }),
  },
  apply: {
    method: 'POST',
    path: '/open/{id}/applications',
    access: 'public',
    status: 200,
    limit: 'application',
    errors: ['JOB_NOT_OPEN', 'FILE_NOT_FOUND', 'FILE_TYPE_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
    summary: 'Apply for an advertised job; the same sent again is one application, a corrected one stands beside it',
    params: job,
    body: Application,
    response: z.object({ received: z.literal(true) }),
  },
});
