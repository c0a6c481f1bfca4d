import { IF_NEW, putAction, transact } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { createActions } from '../job/job-actions.ts';
import { noSourcing } from '../job/job-row.ts';
import type { StoredJob } from '../job/stored-job.ts';
import { keys } from '../keys.ts';
import type { StoredAtsImport } from './stored-ats.ts';

/** Creates the draft of a job of the ATS and notes the import, all or nothing. False where either is there already. */
export const createImportStore = (table: Table) => ({
  async create(job: StoredJob, ownerName: string, imported: StoredAtsImport): Promise<boolean> {
    const draft = createActions(table, job, { sourcing: noSourcing(job), ownerName, emails: undefined });
    const note = putAction(table, { ...keys.atsImport(imported.accountId, imported.mergeDevId), ...imported }, IF_NEW);
    return (await transact(table, [note, ...draft])) === undefined;
  },
});
export type ImportStore = ReturnType<typeof createImportStore>;
