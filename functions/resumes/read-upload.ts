import type { Files } from '../platform/files.ts';
import { log } from '../platform/log.ts';
import { LONGEST_TEXT, nothingRead, type ParseAnswer, ParseRequest } from './parser-contract.ts';
import { parseResume } from './parsing/index.ts';

export interface ReadUploadDeps {
  readonly files: Pick<Files, 'get'>;
  readonly now: () => Date;
}

/** Reads an uploaded resume. It always answers: what goes wrong is told as a file that could not be read. */
export const createReadUpload =
  ({ files, now }: ReadUploadDeps) =>
  async (event: unknown): Promise<ParseAnswer> => {
    try {
      const bytes = await files.get(ParseRequest.parse(event).key);
      if (!bytes) return nothingRead('The file is not there.', true);
      const { resume, text, failed } = await parseResume(bytes, { now: now() });
      return { missing: false, failed, resume, text: text.slice(0, LONGEST_TEXT).toWellFormed() };
    } catch (error) {
      log.error('A resume could not be read', error);
      return nothingRead('The file could not be read.');
    }
  };
