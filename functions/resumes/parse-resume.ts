import { readEnvironment } from '../platform/env.ts';
import { createFiles } from '../platform/files.ts';
import { createReadUpload } from './read-upload.ts';
import { isReadingProcess, readInProcess } from './reading-process.ts';

function startHandler() {
  const { FILES_BUCKET } = readEnvironment('FILES_BUCKET');
  return createReadUpload({ files: createFiles(FILES_BUCKET), readFile: readInProcess, now: () => new Date() });
}

/**
 * Only the submissions API calls this. The parser is larger than that whole API, so it is a separate function. The same
 * bundle also runs as the process that reads files, which has no handler.
 */
export const handler = isReadingProcess ? undefined : startHandler();
