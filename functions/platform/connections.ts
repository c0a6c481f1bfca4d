import { type Agent, Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';

/** One call as it goes over the wire. */
export interface WireCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How long the whole answer is waited for, in milliseconds. */
  readonly patienceMs: number;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/**
 * Connections that are kept for the next call. Whoever is at their other end closes those that were idle, and a call that finds
 * one closed has no answer: after `idleMs` without a call, which a function that was frozen counts too, all are made anew.
 */
export function createConnections(idleMs: number): (call: WireCall) => Promise<WireAnswer> {
  let agents = newAgents();
  let underWay = 0;
  let usedAt = 0;

  return async (call) => {
    if (underWay === 0 && Math.abs(Date.now() - usedAt) > idleMs) {
      for (const agent of [agents.plain, agents.encrypted]) agent.destroy();
      agents = newAgents();
    }
    underWay++;
    try {
      return await ask(call, call.url.protocol === 'https:' ? agents.encrypted : agents.plain);
    } finally {
      underWay--;
      usedAt = Date.now();
    }
  };
}

const newAgents = () => ({
  plain: new HttpAgent({ keepAlive: true, maxSockets: 50 }),
  encrypted: new HttpsAgent({ keepAlive: true, maxSockets: 50 }),
});

function ask({ url, method, headers, body, patienceMs }: WireCall, agent: Agent): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const options = { method, agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    const answered = (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', (error) => end(() => reject(error)));
      response.once('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        end(() => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
    };
    const request = url.protocol === 'https:' ? overHttps(url, options, answered) : overHttp(url, options, answered);
    const late = () => request.destroy(new Error(`${url.host} did not answer in ${patienceMs} ms`));
    const timer = setTimeout(late, patienceMs);
    request.once('error', (error) => end(() => reject(error)));
    request.end(body);
  });
}
