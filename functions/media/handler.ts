import { mediaRoutes } from '../../shared/contract/media.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createPeopleList } from '../records/account/people-list.ts';
import { createGuards } from '../records/call/guards.ts';
import { createMediaApi } from './api.ts';

const { TABLE_NAME, FILES_BUCKET } = readEnvironment('TABLE_NAME', 'FILES_BUCKET');
const table = connectTable(TABLE_NAME);

export const handler = serve(
  mediaRoutes,
  createMediaApi({
    files: createFileLinks(FILES_BUCKET),
    listPeople: createPeopleList(table),
  }),
  createCallers(table),
  createGuards(table),
);
