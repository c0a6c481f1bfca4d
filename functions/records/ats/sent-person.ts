import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import { queryAll } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsWrittenPartition, keys } from '../keys.ts';
import { findKnown } from '../person/identities.ts';
import type { Head } from '../submission/head.ts';
import { identitiesOf, type Recognised } from '../submission/identity.ts';
import { StoredHead } from '../submission/stored-head.ts';
import { StoredEmails } from '../submission/stored-items.ts';
import { StoredExport } from './export.ts';

/** A candidate who was sent to the ATS, wherever they stand since, and all addresses by which they may be known there. */
export interface Sent {
  readonly head: Head;
  readonly emails: readonly string[];
  /** What is known of sending them. */
  readonly sending: StoredExport | undefined;
}

/** Who of these was sent, on a job or on any. */
export async function sentOf(
  table: Table,
  account: AccountId,
  job: JobId | undefined,
  ids: readonly SubmissionId[],
): Promise<Sent[]> {
  const headKeys = ids.map((id) => keys.head(account, id));
  const found = parseItems(StoredHead, await readItems(table, headKeys, { ConsistentRead: true }));
  const heads = found.filter(({ jobId, ats }) => ats && (!job || jobId === job));
  const beside = await readItems(
    table,
    heads.flatMap(({ id }) => [keys.emails(account, id), keys.export(account, id)]),
  );
  return heads.map((head) => {
    const { pk } = keys.head(account, head.id);
    const own = (sk: string) => beside.filter((item) => item.pk === pk && item.sk === sk);
    const known = parseItems(StoredEmails, own('EMAILS')).flatMap(({ emails }) => emails.map(({ email }) => email));
    const [sending] = parseItems(StoredExport, own('EXPORT'));
    const { email, createdAs, there } = sending ?? {};
    const sent = [email, createdAs, ...(there?.emails ?? [])].filter((one) => one !== undefined);
    return { head, sending, emails: [...new Set([...known, ...sent].map((email) => email.toLowerCase()))] };
  });
}

/** Where one person was sent, for whoever is about to be created there. */
export const createSentPerson = (table: Table) => ({
  /**
   * All others who are known to be the same person by these addresses or by what their profile says, on whichever jobs: some units for
   * each. `persons` are as whom they are known, where there is anybody but themself. `names` are those of the others
   * who are the same person also if `doubted`, one of these addresses, is not theirs.
   */
  async ofPerson(
    { accountId, id }: Pick<Head, 'accountId' | 'id'>,
    emails: readonly string[],
    profile: Recognised,
    doubted?: string,
  ) {
    const prints = identitiesOf(profile, emails);
    const { submissions, persons, said } = await findKnown(table, accountId, prints);
    const ids = [...new Set(submissions.map((one) => one.id))].filter((other) => other !== id);
    if (ids.length === 0) return { others: [], persons: [], names: new Map<SubmissionId, string>() };
    const others = await sentOf(table, accountId, undefined, ids);
    const sure = new Set([...prints, ...(said.get(id) ?? [])]);
    if (doubted) for (const print of identitiesOf(NOBODY, [doubted])) sure.delete(print);
    const same = others.filter(({ head }) => said.get(head.id)?.some((print) => sure.has(print)));
    const names = new Map(same.map(({ head }) => [head.id, head.name]));
    return { others, persons: persons.map((person) => person.id).sort(), names };
  },

  /**
   * Who was sent of all who are known by an address, and of those of the same job for whom one was written: some units for each.
   */
  async byAddress({ accountId, jobId }: Pick<Head, 'accountId' | 'jobId'>, email: string): Promise<Sent[]> {
    const { submissions } = await findKnown(table, accountId, identitiesOf(NOBODY, [email]));
    const query = { where: 'pk = :pk', values: { ':pk': atsWrittenPartition(accountId, jobId) } };
    const written = (await queryAll(table, query)).map(({ sk }) => sk as SubmissionId);
    const ids = [...new Set([...submissions.map((one) => one.id), ...written])];
    return (await sentOf(table, accountId, undefined, ids)).filter(({ emails }) => emails.includes(email));
  },
});
export type SentPerson = ReturnType<typeof createSentPerson>;

const NOBODY: Recognised = { email: null, socialProfiles: [] };
