import { readEnvironment } from '../platform/env.ts';
import { createFiles } from '../platform/files.ts';
import { createReadList } from './read-list.ts';

const { FILES_BUCKET } = readEnvironment('FILES_BUCKET');

/** Only the blacklist API calls this: what reads foreign files can do nothing else. */
export const handler = createReadList({ files: createFiles(FILES_BUCKET) });
