import { mediaRoutes } from '../../shared/contract/media.ts';
import { createCallers } from '../platform/callers.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { serve } from '../platform/http.ts';
import { newId } from '../platform/ids.ts';
import { connectTable } from '../platform/table.ts';
import { createMediaApi } from './api.ts';

const { TABLE_NAME, FILES_BUCKET } = readEnvironment('TABLE_NAME', 'FILES_BUCKET');

export const handler = serve(
  mediaRoutes,
  createMediaApi({ files: createFileLinks(FILES_BUCKET), newId }),
  createCallers(connectTable(TABLE_NAME)),
);
