import { readEnvironment } from '../platform/env.ts';
import { createFiles } from '../platform/files.ts';
import { drawInProcess, isDrawingProcess } from './drawing-process.ts';
import { createKeepPicture } from './keep-picture.ts';

function startHandler() {
  const { FILES_BUCKET } = readEnvironment('FILES_BUCKET');
  return createKeepPicture({ files: createFiles(FILES_BUCKET), draw: drawInProcess });
}

/** Only the accounts API calls this. The same bundle also runs as the process that draws, which has no handler. */
export const handler = isDrawingProcess ? undefined : startHandler();
