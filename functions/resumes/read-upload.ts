import type { Files } from '../platform/files.ts';
import { log } from '../platform/log.ts';
import { nothingRead, type ParseAnswer, ParseRequest } from './parser-contract.ts';
import type { Reading } from './reading-process.ts';

export interface ReadUploadDeps {
  readonly files: Pick<Files, 'get'>;
  /** Reads a file. Never throws because of its content. */
  readonly readFile: (bytes: Uint8Array, options: { now: Date }) => Promise<Reading>;
  readonly now: () => Date;
}

/** Reads an uploaded resume. It always answers: any failure is reported as a file that could not be read. */
export const createReadUpload =
  ({ files, readFile, now }: ReadUploadDeps) =>
  async (event: unknown): Promise<ParseAnswer> => {
    try {
      const { key } = ParseRequest.parse(event);
      const bytes = await files.get(key);
      if (!bytes) return nothingRead('The file is not there.', true);
      const { answer, endedBy } = await readFile(bytes, { now: now() });
      if (endedBy) log.warn('Reading a resume was ended by its limit', { key, endedBy, bytes: bytes.byteLength });
      return answer;
    } catch (error) {
      log.error('A resume could not be read', error);
      return nothingRead('The file could not be read.');
    }
  };
