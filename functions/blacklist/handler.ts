import { blacklistRoutes } from '../../shared/contract/blacklist.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFiles } from '../platform/files.ts';
import { serve } from '../platform/http.ts';
import { newId } from '../platform/ids.ts';
import { invokeFunction } from '../platform/invoke.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createFlagReader } from '../records/account/flag-reader.ts';
import { createGuards } from '../records/call/guards.ts';
import { createDenyLists } from '../records/job/deny-list.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { createBlacklistApi } from './api.ts';
import { ReadListAnswer } from './reader-contract.ts';
import { createStoredLists } from './stored-lists.ts';

const { TABLE_NAME, FILES_BUCKET, LIST_READER_NAME } = readEnvironment(
  'TABLE_NAME',
  'FILES_BUCKET',
  'LIST_READER_NAME',
);
const table = connectTable(TABLE_NAME);
const now = () => new Date();
/** A little longer than the reader's own limit. */
const call = { functionName: LIST_READER_NAME, now, patienceMs: 26_000 };

export const handler = serve(
  blacklistRoutes,
  createBlacklistApi({
    jobs: createJobReader(table),
    denyLists: createDenyLists(table),
    lists: createStoredLists(createFiles(FILES_BUCKET)),
    hasFlag: createFlagReader(table),
    readList: async (file) => ReadListAnswer.parse(await invokeFunction(call, file)),
    now,
    newId,
  }),
  createCallers(table),
  createGuards(table),
);
