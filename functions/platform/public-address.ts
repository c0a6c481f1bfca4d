import { lookup as lookUp } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's on the internet: our own machines, those beside them, and what stands for others. */
const CLOSED: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['::1', 128],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

// One list for each kind: a list of both takes every address of the older kind for one that stands for it in the newer.
const closed = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of CLOSED) {
  const kind = network.includes(':') ? 'ipv6' : 'ipv4';
  closed[kind].addSubnet(network, prefix, kind);
}

/** Whether a network address is somebody's on the internet. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  return family !== 0 && !closed[kind].check(address, kind);
};

/** Whose addresses may be called: anybody's on the internet, or also this machine's, where it is a developer's. */
export type Reach = 'public' | 'local';

const isLoopback = (address: string) => address === '127.0.0.1';
const isAllowed = (address: string, reach: Reach) => isPublic(address) || (reach === 'local' && isLoopback(address));
const bare = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Why an address that somebody gave us is not called; undefined where it may be. Its name is looked at when it is called. */
export function whyNotCalled(text: string, reach: Reach): string | undefined {
  if (!URL.canParse(text)) return 'This is no web address.';
  const url = new URL(text);
  const host = bare(url);
  if (reach === 'local' && isLoopback(host)) return undefined;
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  if (url.username || url.password) return 'The address must hold no name or password.';
  if (url.port !== '') return 'The address must be at the usual port of https.';
  if (isIP(host) ? !isPublic(host) : !host.includes('.') || /\.(local|localhost|internal|home\.arpa)$/i.test(host))
    return 'The address must be one that everybody can reach.';
  return undefined;
}

/** Finds a name's network addresses and refuses one of which one is not public: it is these that are connected to. */
export const guardedLookup =
  (reach: Reach, ask: typeof lookUp = lookUp): LookupFunction =>
  (host, options, done) =>
    ask(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`Nothing is known of ${host}`), []);
      if (!found.every(({ address }) => isAllowed(address, reach)))
        return done(new Error('The name leads to an address that is not public'), []);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly reach: Reach;
  readonly patienceMs: number;
}

/** Posts to an address that somebody gave us and answers the status; follows no redirect and reads no answer. Throws why it did not work. */
export function postTo(address: string, { headers, body, reach, patienceMs }: Post): Promise<number> {
  const problem = whyNotCalled(address, reach);
  if (problem) return Promise.reject(new Error(problem));
  const url = new URL(address);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: guardedLookup(reach),
      signal: AbortSignal.timeout(patienceMs),
      agent: false as const,
    };
    request(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    })
      .on('error', reject)
      .end(body);
  });
}
