import { createHash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { refuse } from './answer.ts';
import { unwrapChunks } from './chunked.ts';
import type { Store } from './store.ts';

/** Bytes that have arrived, not yet under any key. */
export interface Received {
  readonly blob: string;
  readonly size: number;
  readonly etag: string;
  /** The checksum the sender gave and ours agrees with, by the name of its header. */
  readonly checksum: Readonly<Record<string, string>>;
}

export interface Limits {
  readonly min: number;
  readonly max: number;
}

const ANY_SIZE: Limits = { min: 0, max: 5 * 1024 ** 3 };

/** Writes what arrives to a new blob. Too much, too little or a wrong checksum is refused and leaves nothing behind. */
export async function receive(
  store: Store,
  source: AsyncIterable<Buffer>,
  headers: IncomingHttpHeaders,
  { min, max }: Limits = ANY_SIZE,
): Promise<Received> {
  const blob = store.newBlob();
  const given: Record<string, string> = {};
  const sums = sumUp(max);
  const isChunked = `${headers['x-amz-content-sha256']}`.startsWith('STREAMING-');
  const unwrap = isChunked
    ? [
        unwrapChunks((name, value) => {
          given[name] = value;
        }),
      ]
    : [];
  try {
    await pipeline([source, ...unwrap, sums.tap, createWriteStream(store.pathOf(blob))]);
    const { size, digests } = sums.result();
    if (size < min)
      throw refuse(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    const checksum = agreed(digests, { ...headers, ...given });
    return { blob, size, etag: digests.md5.toString('hex'), checksum };
  } catch (error) {
    rmSync(store.pathOf(blob), { force: true });
    throw error;
  }
}

type Digests = Readonly<Record<'md5' | 'crc32' | 'sha1' | 'sha256', Buffer>>;

function sumUp(max: number) {
  const [md5, sha1, sha256] = ['md5', 'sha1', 'sha256'].map((name) => createHash(name));
  let size = 0;
  let crc = 0;
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > max) {
        done(refuse(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size'));
        return;
      }
      for (const hash of [md5, sha1, sha256]) hash?.update(chunk);
      crc = crc32(chunk, crc);
      done(null, chunk);
    },
  });
  const result = () => {
    const crcBytes = Buffer.alloc(4);
    crcBytes.writeUInt32BE(crc);
    const digests: Digests = { md5: md5!.digest(), sha1: sha1!.digest(), sha256: sha256!.digest(), crc32: crcBytes };
    return { size, digests };
  };
  return { tap, result };
}

/** The checksums the sender gave, each of which must be that of the bytes; of others than these three it cannot tell. */
function agreed(digests: Digests, given: IncomingHttpHeaders) {
  const checksum: Record<string, string> = {};
  for (const name of ['crc32', 'sha1', 'sha256'] as const) {
    const header = `x-amz-checksum-${name}`;
    const value = given[header];
    if (value === undefined) continue;
    if (value !== digests[name].toString('base64')) throw wrongDigest(name);
    checksum[header] = `${value}`;
  }
  const md5 = given['content-md5'];
  if (md5 !== undefined && md5 !== digests.md5.toString('base64')) throw wrongDigest('md5');
  const payload = `${given['x-amz-content-sha256']}`;
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== digests.sha256.toString('hex')) {
    throw refuse(400, 'XAmzContentSHA256Mismatch');
  }
  return checksum;
}

const wrongDigest = (name: string) =>
  refuse(400, 'BadDigest', `The ${name.toUpperCase()} you specified did not match the calculated checksum.`);
