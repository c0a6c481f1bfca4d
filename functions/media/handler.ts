import { mediaRoutes } from '../../shared/contract/media.ts';
import { createCallers } from '../platform/callers.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { createGuards } from '../platform/guards.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createMediaApi } from './api.ts';

const { TABLE_NAME, FILES_BUCKET } = readEnvironment('TABLE_NAME', 'FILES_BUCKET');
const table = connectTable(TABLE_NAME);

export const handler = serve(
  mediaRoutes,
  createMediaApi({ files: createFileLinks(FILES_BUCKET) }),
  createCallers(table),
  createGuards(table),
);
