import * as z from 'zod';
import { defineRoutes } from './route.ts';

const link = z.object({ token: z.string().min(1).max(400) });

/** What a candidate may ask by a link in an email to them, without an account (1-product, section 7). */
export const rightsRoutes = defineRoutes({
  showRights: {
    method: 'GET',
    path: '/rights/{token}',
    access: 'public',
    status: 200,
    errors: ['LINK_NOT_VALID'],
    produces: 'text/html',
    limit: 'rights',
    summary: 'What an employer holds about a candidate and what was sent; opening it changes nothing',
    params: link,
    response: z.string(),
  },
  downloadRights: {
    method: 'POST',
    path: '/rights/{token}/download',
    access: 'public',
    status: 200,
    errors: ['LINK_NOT_VALID'],
    produces: 'application/json',
    fileName: 'what-is-held',
    limit: 'rightsCopy',
    summary: 'Everything that is held about a candidate, as a file',
    params: link,
    response: z.string(),
  },
  askToBeDeleted: {
    method: 'POST',
    path: '/rights/{token}/deletion',
    access: 'public',
    status: 200,
    errors: ['LINK_NOT_VALID'],
    produces: 'text/html',
    limit: 'rights',
    summary: 'Delete a candidate from all jobs of an employer; no email leaves from then on',
    params: link,
    response: z.string(),
  },
});
