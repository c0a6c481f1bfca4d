import type { IncomingMessage, ServerResponse } from 'node:http';

/** One part of what the gateway serves: true when the request was its own and is answered. */
export type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;

/** Sends a short answer. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): true {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body), ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : body);
  return true;
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): true =>
  send(response, status, 'application/json', JSON.stringify(body), { 'cache-control': 'no-store' });

/** Reads a body up to a size; undefined where it is larger. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
