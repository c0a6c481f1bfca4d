import { accessOf, type Variables } from './access.ts';
import { log } from './log.ts';
import { signedHeaders } from './sign.ts';
import { steadyFetch } from './steady-fetch.ts';

const PATIENCE_MS = 1_000;

/**
 * Says something through a socket; `gone` where nobody is at its other end any more, `refused` where it may be told no more just
 * now. Throws where nobody answered.
 */
export type Tell = (socket: string, text: string) => Promise<'told' | 'gone' | 'refused'>;

/** Speaks through the sockets of a WebSocket API, by the address of its stage; its client would be larger than this. */
export const tellThrough =
  (stageUrl: string, environment: Variables = process.env): Tell =>
  async (socket, text) => {
    const { region, who } = accessOf(environment);
    const url = new URL(`${stageUrl}/@connections/${encodeURIComponent(socket)}`);
    const call = { method: 'POST', url, body: text };
    const headers = signedHeaders({ ...call, service: 'execute-api', region }, who, new Date());
    const response = await steadyFetch(url, { ...call, headers }, PATIENCE_MS);
    await response.body?.cancel();
    if (response.status === 410) return 'gone';
    if (response.ok) return 'told';
    log.warn('A socket was not told of a message', { status: response.status });
    return 'refused';
  };
