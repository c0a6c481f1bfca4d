import { readItems, type WriteRequest, writeItems } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { deleteItem, queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { applicationsOf } from '../job/ats-addresses.ts';
import { atsNoMailPartition, keys } from '../keys.ts';
import type { AtsApplicant } from './applicant-store.ts';
import { createAtsImports } from './ats-imports.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { StoredAtsApplicant } from './stored-ats.ts';

const AT_ONCE = 10;

/** An address that somebody forbids no more. */
interface Lifted {
  readonly email: string;
  readonly who: string;
}

/** All applications of one person say the same. */
const whoOf = ({ candidateId, id }: StoredAtsApplicant) => candidateId ?? id;

/** What somebody forbids stays so once they are deleted there, also where they were emptied of all. */
function forbiddenBy({ isGone, isMoved, person }: AtsApplicant, before: StoredAtsApplicant | undefined): string[] {
  const now = person.noMail ? person.emails : [];
  return isGone && !isMoved && before?.noMail ? [...new Set([...now, ...before.emails])] : now;
}

/** The addresses that nobody of the account may write to, and by whose word. */
export function forbidChanges(
  { accountId, round }: AtsCopy,
  applicant: AtsApplicant,
  before: StoredAtsApplicant | undefined,
): WriteRequest[] {
  const who = whoOf(applicant.person);
  return forbiddenBy(applicant, before)
    .map(fingerprint)
    .flatMap((print) => [
      { PutRequest: { Item: keys.atsNoMail(accountId, print) } },
      { PutRequest: { Item: keys.atsForbids(accountId, round, print, who) } },
    ]);
}

function liftedBy(applicant: AtsApplicant, before: StoredAtsApplicant | undefined): Lifted[] {
  if (!before?.noMail) return [];
  const who = whoOf(before);
  const now = who === whoOf(applicant.person) ? forbiddenBy(applicant, before) : [];
  return before.emails.filter((email) => !now.includes(email)).map((email) => ({ email, who }));
}

/**
 * Before these people are written as they are now: addresses that they forbid no more may be written to, unless somebody else forbids
 * them. Nothing is read where nobody lifts anything. It may be repeated.
 */
export async function liftForbidden(
  table: Table,
  copy: AtsCopy,
  applicants: readonly AtsApplicant[],
  known: ReadonlyMap<string, StoredAtsApplicant>,
): Promise<void> {
  const before = ({ person }: AtsApplicant) => known.get(person.id);
  const lifted = applicants.flatMap((one) => liftedBy(one, before(one)));
  const still = new Set(applicants.flatMap((one) => forbiddenBy(one, before(one))));
  await lift(table, copy, lifted, { still, but: new Set(applicants.map(({ person }) => person.id)) });
}

interface Around {
  /** Addresses that are forbidden anew at the same time. */
  readonly still?: ReadonlySet<string>;
  /** Applications whose word counts no more. */
  readonly but: ReadonlySet<string>;
}

async function lift(table: Table, copy: AtsCopy, lifted: readonly Lifted[], { still, but }: Around): Promise<void> {
  const { accountId, round } = copy;
  const own = lifted.map(({ email, who }) => keys.atsForbids(accountId, round, fingerprint(email), who));
  const once = new Map(own.map((key) => [key.sk, key]));
  await writeItems(
    table,
    [...once.values()].map((Key) => ({ DeleteRequest: { Key } })),
  );
  const emails = [...new Set(lifted.map(({ email }) => email))].filter((email) => !still?.has(email));
  if (emails.length === 0) return;
  const jobs = (await createAtsImports(table).list(accountId)).map(({ mergeDevId }) => mergeDevId);
  await inParallel(emails, AT_ONCE, async (email) => {
    if (await isForbidden(table, copy, email, jobs, but)) return;
    await deleteItem(table, keys.atsNoMail(accountId, fingerprint(email)));
  });
}

/** By anybody's word; of what was written before those were kept, by how people are in the copy. */
async function isForbidden(
  table: Table,
  { accountId, round }: AtsCopy,
  email: string,
  jobs: readonly string[],
  but: ReadonlySet<string>,
): Promise<boolean> {
  const words = {
    where: 'pk = :pk AND begins_with(sk, :print)',
    values: { ':pk': atsNoMailPartition(accountId), ':print': `${fingerprint(email)}#${round}#` },
    strongly: true,
  };
  if ((await queryPage(table, words, 1)).items.length > 0) return true;
  for (const job of jobs) {
    const others = new Set(await applicationsOf(table, accountId, job, [email]));
    const ids = [...others].filter((id) => id !== undefined && !but.has(id)) as string[];
    const people = await readItems(
      table,
      ids.map((id) => keys.atsApplicant(accountId, round, job, id)),
      { ConsistentRead: true },
    );
    if (parseItems(StoredAtsApplicant, people).some(({ noMail }) => noMail)) return true;
  }
  return false;
}
