import type { IncomingMessage } from 'node:http';
import { type Answer, refuse } from './answer.ts';

/** Which pages may call: their origins, or any. */
export type Origins = '*' | readonly string[];

const METHODS = 'GET, PUT, POST, HEAD, DELETE';

const isAllowed = (origins: Origins, origin: string | undefined): origin is string =>
  origin !== undefined && (origins === '*' || origins.includes(origin));

/** What every answer says to a page that may call, nothing to another. */
export function corsHeaders(origins: Origins, { headers: { origin } }: IncomingMessage): Record<string, string> {
  if (!isAllowed(origins, origin)) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'ETag', vary: 'Origin' };
}

/** Answers the question a browser asks before it calls. */
export function preflight(origins: Origins, { headers }: IncomingMessage): Answer {
  const method = headers['access-control-request-method'];
  if (!isAllowed(origins, headers.origin) || !METHODS.split(', ').includes(`${method}`)) {
    throw refuse(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  }
  return {
    status: 200,
    headers: {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '3000',
    },
  };
}
