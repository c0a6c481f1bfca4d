import { IF_NEW, type Item, putItem } from '../../../functions/platform/items.ts';
import type { Table } from '../../../functions/platform/table.ts';
import { StoredAtsApplicant } from '../../../functions/records/ats/stored-ats.ts';
import { keys } from '../../../functions/records/keys.ts';
import { AccountId } from '../../../shared/model/ids.ts';
import type { Migration } from './migration.ts';

async function noteCandidate(table: Table, item: Item): Promise<boolean> {
  const [, account, , round, ...job] = String(item.pk).split('#');
  const person = StoredAtsApplicant.safeParse(item).data;
  if (!person?.candidateId) return false;
  const key = keys.atsCandidate(AccountId.parse(account), Number(round), person.candidateId, person.id);
  return putItem(table, { ...key, job: job.join('#') }, IF_NEW);
}

export const atsCandidates: Migration = {
  name: 'ats-candidates',
  about:
    'Notes on which jobs of an ATS people stand by who they are, so that what changes of them is found. Run it once.',
  takes: ({ pk }) => /^A#[^#]+#ATSPEOPLE#/.test(String(pk)),
  migrate: noteCandidate,
};
