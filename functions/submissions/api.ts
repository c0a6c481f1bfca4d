import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { Api } from '../platform/http.ts';
import { type AddingDeps, createAddingApi } from './adding-api.ts';
import { createAddressApi } from './address-api.ts';
import { createBenchmarkApi } from './benchmark-api.ts';
import { createBoardApi } from './board-api.ts';
import { createMoveApi } from './move-api.ts';
import { createNoteApi } from './note-api.ts';
import { createProfileApi } from './profile-api.ts';
import { createTransferApi } from './transfer-api.ts';

/** What a person does with candidates: see the board, review, move, read, add, note, delete, and move to another job. */
export const createSubmissionsApi = (deps: AddingDeps): Api<typeof submissionRoutes> => ({
  ...createBoardApi(deps),
  ...createMoveApi(deps),
  ...createProfileApi(deps),
  ...createAddingApi(deps),
  ...createNoteApi(deps),
  ...createTransferApi(deps),
  ...createAddressApi(deps),
  ...createBenchmarkApi(deps),
});
