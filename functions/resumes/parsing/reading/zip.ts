import { inflateRawSync } from 'node:zlib';

const MAX_ENTRIES = 2_000;
/** How much a Word file may unpack to. A real one without its pictures is far smaller. */
const MAX_UNPACKED = 60 * 1024 * 1024;

export type ZipEntry = { name: string; size: number; read: () => Uint8Array };

/** The files in a zip archive, unpacked only when read. Throws on a broken archive and on one that is too large unpacked. */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new RangeError('The archive has no directory.');
  const count = buffer.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new RangeError('The archive has too many files.');
  const entries: ZipEntry[] = [];
  let at = buffer.readUInt32LE(end + 16);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (buffer.readUInt32LE(at) !== 0x02014b50) throw new RangeError('The directory of the archive is broken.');
    const [method, packed, size] = [
      buffer.readUInt16LE(at + 10),
      buffer.readUInt32LE(at + 20),
      buffer.readUInt32LE(at + 24),
    ];
    const nameLength = buffer.readUInt16LE(at + 28);
    const local = buffer.readUInt32LE(at + 42);
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength);
    total += size;
    entries.push({ name, size, read: () => unpack(buffer, { method, packed, size, local }) });
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  if (total > MAX_UNPACKED) throw new RangeError('The archive unpacks to too much.');
  return entries;
}

function unpack(
  buffer: Buffer,
  { method, packed, size, local }: { method: number; packed: number; size: number; local: number },
): Uint8Array {
  const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28);
  const body = buffer.subarray(start, start + packed);
  if (method === 0) return body;
  if (method !== 8) throw new RangeError('The archive is packed in an unknown way.');
  return inflateRawSync(body, { maxOutputLength: Math.max(size, 1) });
}

/** Throws when the archive gives wrong sizes for its text. Call it before anything else unpacks the archive. */
export function checkZip(entries: readonly ZipEntry[]): void {
  for (const entry of entries) if (/\.(xml|rels)$/.test(entry.name)) entry.read();
}
