import { readEnvironment } from '../platform/env.ts';
import { createFiles } from '../platform/files.ts';
import { createReadUpload } from './read-upload.ts';
import { isReadingProcess, readApart } from './reading-process.ts';

function startHandler() {
  const { FILES_BUCKET } = readEnvironment('FILES_BUCKET');
  return createReadUpload({ files: createFiles(FILES_BUCKET), readFile: readApart, now: () => new Date() });
}

/**
 * Called by the submissions API alone. The parser is larger than all of that API, so it has a function of its own. Its bundle
 * is started again as the process that reads, where nobody calls this.
 */
export const handler = isReadingProcess ? undefined : startHandler();
