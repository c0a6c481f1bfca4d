/** One request of a connection, whole. */
export interface Asked {
  readonly target: string;
  readonly authorization: string;
  readonly body: Buffer;
  /** Head and body as they came. */
  readonly bytes: Buffer;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LONGEST_HEAD = 64 * 1024;

/**
 * Cuts what comes over a connection into requests and hands each on. Answers false where that cannot be gone on with: a body
 * in chunks, which no client of DynamoDB sends, or a head without end.
 */
export function createReader(hand: (asked: Asked) => void): (bytes: Buffer) => boolean {
  let waiting: Buffer = Buffer.alloc(0);
  return (bytes) => {
    waiting = waiting.length > 0 ? Buffer.concat([waiting, bytes]) : bytes;
    while (waiting.length > 0) {
      const end = waiting.indexOf(END_OF_HEAD);
      if (end < 0) return waiting.length < LONGEST_HEAD;
      const head = waiting.toString('latin1', 0, end);
      if (headerOf(head, 'transfer-encoding')) return false;
      const start = end + END_OF_HEAD.length;
      const whole = start + Number(headerOf(head, 'content-length') || 0);
      if (waiting.length < whole) return true;
      hand({
        target: headerOf(head, 'x-amz-target'),
        authorization: headerOf(head, 'authorization'),
        body: waiting.subarray(start, whole),
        bytes: waiting.subarray(0, whole),
      });
      waiting = waiting.subarray(whole);
    }
    return true;
  };
}

const HEADERS: Record<string, RegExp> = {};

/** The value of a header, or nothing. */
function headerOf(head: string, name: string): string {
  HEADERS[name] ??= new RegExp(`\\r\\n${name}: *([^\\r]*)`, 'i');
  return HEADERS[name].exec(head)?.[1] ?? '';
}
