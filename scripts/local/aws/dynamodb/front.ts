import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Judge, signerIn } from '../access.ts';
import type { Running } from '../http.ts';
import { wantedBy } from './attempts.ts';
import { type Asked, createReader } from './requests.ts';

/**
 * Stands before the server, which asks nobody who they are, and lets through what the caller may do. Bytes are handed on as
 * they came, and answers are not looked at, because every call of the table passes here.
 */
export async function openFront(server: string, judge: Judge, port = 0): Promise<Running> {
  const { hostname, port: serverPort } = new URL(server);
  const open = new Set<Socket>();
  const front = createServer({ noDelay: true }, (caller) => {
    const behind = connect({ host: hostname, port: Number(serverPort), noDelay: true });
    const read = createReader((asked) => {
      const refusal = refusalOf(asked, judge);
      if (refusal) caller.write(refusal);
      else behind.write(asked.bytes);
    });
    for (const [one, other] of [
      [caller, behind],
      [behind, caller],
    ] as const) {
      open.add(one);
      one.once('error', () => other.destroy());
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    behind.pipe(caller);
    caller.on('data', (bytes: Buffer) => {
      if (!read(bytes)) caller.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject);
    front.listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((closed) => {
      front.close(() => closed());
      for (const socket of open) socket.destroy();
    });
  return { endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, close };
}

/** The answer to a call that may not be made; undefined where it may. */
function refusalOf({ authorization, target, body }: Asked, judge: Judge): Buffer | undefined {
  const who = signerIn(/Credential=([^,\s]+)/.exec(authorization)?.[1]);
  if (!who) return answer('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
  if (judge({ who, action: 'dynamodb:*', resource: '*' }) === undefined) return undefined;
  const operation = target.split('.')[1] ?? '';
  for (const wanted of wantedBy(operation, JSON.parse(body.toString('utf8') || '{}') as Record<string, unknown>)) {
    const refusal = judge({ who, ...wanted });
    if (refusal) return answer('AccessDeniedException', refusal);
  }
  return undefined;
}

function answer(code: string, message: string): Buffer {
  const body = JSON.stringify({ __type: `com.amazon.coral.service#${code}`, Message: message });
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/x-amz-json-1.0',
    `x-amzn-errortype: ${code}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
