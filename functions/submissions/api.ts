import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { Api } from '../platform/http.ts';
import { type AddingDeps, createAddingApi } from './adding-api.ts';
import { createAddressApi } from './address-api.ts';
import { createBenchmarkApi } from './benchmark-api.ts';
import { createBoardApi } from './board-api.ts';
import { createFinishApi } from './finish-api.ts';
import { createMergeApi } from './merge-api.ts';
import { createMoveApi, type MoveDeps } from './move-api.ts';
import { createNoteApi } from './note-api.ts';
import { createProfileApi } from './profile-api.ts';
import { createTransferApi } from './transfer-api.ts';
import { createUntoldApi, type UntoldDeps } from './untold-api.ts';

/** What a person does with candidates: see the board, review, move, read, add, merge, note, delete, and move to another job. */
export const createSubmissionsApi = (deps: AddingDeps & MoveDeps & UntoldDeps): Api<typeof submissionRoutes> => ({
  ...createBoardApi(deps),
  ...createMoveApi(deps),
  ...createProfileApi(deps),
  ...createAddingApi(deps),
  ...createFinishApi(deps),
  ...createMergeApi(deps),
  ...createNoteApi(deps),
  ...createTransferApi(deps),
  ...createAddressApi(deps),
  ...createBenchmarkApi(deps),
  ...createUntoldApi(deps),
});
