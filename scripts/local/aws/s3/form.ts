import { refuse } from './answer.ts';

/** A form as a browser sends it, read up to its file: the fields before it and then the file's bytes. */
export interface Form {
  /** By lower-case name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly file: AsyncIterable<Buffer>;
}

const LIMIT_HEAD = 4096;
const LIMIT_FIELD = 20_480;

/** Reads `multipart/form-data` whose last field is the file, as S3 demands; the file is never held in memory. */
export async function readForm(source: AsyncIterable<Buffer>, contentType: string): Promise<Form> {
  const boundary = /boundary=(?:"([^"]+)"|([^;]+))/.exec(contentType);
  if (!boundary) throw refuse(412, 'PreconditionFailed');
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`);
  const reader = readerOf(source);
  await reader.upTo(delimiter, LIMIT_HEAD);

  const fields: Record<string, string> = {};
  for (;;) {
    if (await reader.startsWith('--')) {
      throw refuse(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
    }
    const head = (await reader.upTo(Buffer.from('\r\n\r\n'), LIMIT_HEAD)).toString();
    const name = /[ ;]name="([^"]*)"/.exec(head)?.[1]?.toLowerCase();
    if (!name) throw refuse(400, 'MalformedPOSTRequest');
    if (name === 'file') {
      const fileName = /filename="([^"]*)"/.exec(head)?.[1] ?? '';
      return { fields, fileName, file: reader.untilDelimiter(delimiter) };
    }
    fields[name] = (await reader.upTo(delimiter, LIMIT_FIELD)).toString();
  }
}

function readerOf(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  // The first delimiter has no line before it.
  let waiting: Buffer = Buffer.from('\r\n');

  const more = async () => {
    const { value, done } = await chunks.next();
    if (done) throw refuse(400, 'MalformedPOSTRequest');
    waiting = Buffer.concat([waiting, value]);
  };
  const cut = (length: number) => {
    const part = waiting.subarray(0, length);
    waiting = waiting.subarray(length);
    return part;
  };

  return {
    startsWith: async (text: string) => {
      while (waiting.length < text.length) await more();
      return waiting.toString('latin1', 0, text.length) === text;
    },
    upTo: async (delimiter: Buffer, limit: number) => {
      for (;;) {
        const at = waiting.indexOf(delimiter);
        if (at > limit || (at < 0 && waiting.length > limit + delimiter.length)) {
          throw refuse(400, 'MaxPostPreDataLengthExceeded');
        }
        if (at >= 0) {
          const part = cut(at);
          cut(delimiter.length);
          return part;
        }
        await more();
      }
    },
    async *untilDelimiter(delimiter: Buffer) {
      for (;;) {
        const at = waiting.indexOf(delimiter);
        // What may be the beginning of the delimiter waits for the rest.
        yield cut(at >= 0 ? at : Math.max(0, waiting.length - delimiter.length));
        if (at >= 0) break;
        await more();
      }
      while (!(await chunks.next()).done);
    },
  };
}
