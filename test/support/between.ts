import type { IncomingMessage } from 'node:http';
import { listen, type Running, readBody } from '../../scripts/local/aws/http.ts';

/** Stands between a service and whoever calls it: hears each call, and may answer in its place. */
export function standBetween(
  endpoint: string,
  hear: (call: string, body: string) => { readonly status: number; readonly error?: string } | undefined,
): Promise<Running> {
  return listen(async (request, response) => {
    const body = String(await readBody(request));
    const instead = hear(`${request.method} ${request.url}`, body);
    if (instead)
      return response.writeHead(instead.status, instead.error ? { 'x-amzn-errortype': instead.error } : {}).end('{}');
    const answer = await fetch(`${endpoint}${request.url}`, { ...callOf(request), ...(body && { body }) });
    return response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
}

const callOf = ({ method = '', headers: { authorization = '', 'content-type': type = '' } }: IncomingMessage) => ({
  method,
  headers: { authorization, 'content-type': type },
});
