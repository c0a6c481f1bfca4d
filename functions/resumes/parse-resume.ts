import { readEnvironment } from '../platform/env.ts';
import { createFiles } from '../platform/files.ts';
import { createReadUpload } from './read-upload.ts';

const { FILES_BUCKET } = readEnvironment('FILES_BUCKET');

/** Called by the submissions API alone. The parser is larger than all of that API, so it has a function of its own. */
export const handler = createReadUpload({ files: createFiles(FILES_BUCKET), now: () => new Date() });
