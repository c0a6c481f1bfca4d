import { rowMigration } from './row-migration.ts';

/** Rows of imported jobs from before they said from which ATS. */
export const rowsAts = rowMigration({
  name: 'rows-ats',
  about: 'Has the row of each imported job say from which ATS, so that the list says whether that is still in step.',
  attribute: 'atsName',
  isOf: ({ ats }) => ats === true,
  saidBy: ({ ats }) => ats?.atsName,
});
