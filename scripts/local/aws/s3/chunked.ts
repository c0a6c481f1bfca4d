import { Transform } from 'node:stream';

/**
 * Unwraps the body of an upload in AWS's chunks: `size[;signature]`, the bytes, and so on until a size of 0. What
 * follows that (a checksum) is handed to `onTrailer`.
 */
export function unwrapChunks(onTrailer: (name: string, value: string) => void) {
  let waiting: Buffer = Buffer.alloc(0);
  let missing = 0;
  let isAtEnd = false;

  const takeSize = () => {
    // The line end that closes the bytes before is skipped with the line.
    const start = waiting.indexOf('\r\n') === 0 ? 2 : 0;
    const end = waiting.indexOf('\r\n', start);
    if (end < 0) return false;
    missing = Number.parseInt(waiting.toString('latin1', start, end), 16);
    isAtEnd = missing === 0;
    waiting = waiting.subarray(end + 2);
    return true;
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = waiting.length ? Buffer.concat([waiting, chunk]) : chunk;
      while (!isAtEnd && waiting.length) {
        if (missing === 0 && !takeSize()) break;
        const part = waiting.subarray(0, missing);
        if (part.length) this.push(part);
        missing -= part.length;
        waiting = waiting.subarray(part.length);
        if (missing > 0) break;
      }
      done();
    },
    flush(done) {
      for (const line of waiting.toString('latin1').split('\r\n')) {
        const colon = line.indexOf(':');
        if (colon > 0) onTrailer(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
      }
      done(isAtEnd ? null : new Error('The upload ended within a chunk.'));
    },
  });
}
