import * as z from 'zod';
import { type AccountId, JobId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { readItems } from '../../platform/batch.ts';
import { IF_NEW, type Item, putItem, queryAll, queryPage, updateAction, updateItem } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { identityPartition, keys, personPartition } from '../keys.ts';
import { StoredMember, StoredPerson } from './person.ts';
import { readPerson } from './person-store.ts';
import { isKnownPersonsOnly } from './persons-only.ts';

/** Whose an address or a profile link is. */
export const StoredIdentity = asStored(z.object({ personId: PersonId }));
/** Who had it before there were persons; read until the migration `persons` has replaced it. */
export const OldIdentity = asStored(z.object({ id: SubmissionId, jobId: JobId }));
export type OldIdentity = z.infer<typeof OldIdentity>;

/** An address or a profile link, whose it is, and who had it before there were persons. */
export interface Identity {
  readonly print: string;
  readonly personId: PersonId | undefined;
  readonly before: readonly OldIdentity[];
}

const MOST = 50;

/**
 * Whose these addresses and links are: one small query each, a strong one unless said otherwise, and one call for all where it is
 * known that the account keeps nothing from before there were persons. Where that cannot be read of one, whoever asks is told so: it
 * is somebody's, and nobody else may have it. To show people it may be left out.
 */
export async function findIdentities(
  table: Table,
  account: AccountId,
  prints: readonly string[],
  { strongly = true, leavesOut = false } = {},
): Promise<Identity[]> {
  const itemsOf = await readIdentities(table, account, prints, strongly);
  return prints.map((print) => {
    const items = itemsOf(print);
    const isPointer = ({ sk }: Item) => sk === 'PERSON';
    const pointers = items.filter(isPointer);
    const [pointer] = leavesOut
      ? parseItems(StoredIdentity, pointers)
      : pointers.map((item) => parseItem(StoredIdentity, item));
    return {
      print,
      personId: pointer?.personId,
      before: parseItems(
        OldIdentity,
        items.filter((item) => !isPointer(item)),
      ),
    };
  });
}

async function readIdentities(table: Table, account: AccountId, prints: readonly string[], strongly: boolean) {
  const unique = [...new Set(prints)];
  if (isKnownPersonsOnly(table, account)) {
    const wanted = unique.map((print) => keys.identity(account, print));
    const found = Map.groupBy(await readItems(table, wanted, { ConsistentRead: strongly }), ({ pk }) => pk);
    return (print: string): Item[] => found.get(identityPartition(account, print)) ?? [];
  }
  const found = await Promise.all(
    unique.map(async (print) => {
      const query = { where: 'pk = :pk', values: { ':pk': identityPartition(account, print) }, strongly };
      return [print, (await queryPage(table, query, MOST)).items] as const;
    }),
  );
  const itemsOf = new Map(found);
  return (print: string): Item[] => itemsOf.get(print) ?? [];
}

/** Says whose an address or link is that nobody had. False where somebody was faster. */
export const claimIdentity = (table: Table, account: AccountId, print: string, personId: PersonId): Promise<boolean> =>
  putItem(table, { ...keys.identity(account, print), personId }, IF_NEW);

/** The same, written with the person who had it, so that nobody is added to them by it meanwhile. */
export const moveIdentityAction = (table: Table, account: AccountId, print: string, from: PersonId, to: PersonId) =>
  updateAction(table, keys.identity(account, print), {
    change: 'SET personId = :to',
    values: { ':to': to },
    if: { when: 'personId = :from', values: { ':from': from } },
  });

/** Says whose an address or link is that was another's. Nothing happens where it no longer is. */
export const moveIdentity = (table: Table, account: AccountId, print: string, from: PersonId, to: PersonId) =>
  updateItem(table, keys.identity(account, print), {
    change: 'SET personId = :to',
    values: { ':to': to },
    if: { when: 'personId = :from', values: { ':from': from } },
  });

/** The submissions of a person: one strong query. */
export async function listMembers(table: Table, account: AccountId, person: PersonId): Promise<StoredMember[]> {
  const items = await queryAll(table, {
    where: 'pk = :pk AND begins_with(sk, :submission)',
    values: { ':pk': personPartition(account, person), ':submission': 'sub_' },
    strongly: true,
  });
  return parseItems(StoredMember, items);
}

/** A person as they were a moment ago, if anything is kept of them, and their submissions. */
export interface WithSubmissions {
  readonly person: StoredPerson | undefined;
  readonly submissions: readonly StoredMember[];
}

/** Reads a person with their submissions: one query of half a unit, one more for each join. */
export async function readWithSubmissions(table: Table, account: AccountId, id: PersonId): Promise<WithSubmissions> {
  const items = await queryAll(table, { where: 'pk = :pk', values: { ':pk': personPartition(account, id) } });
  const isPerson = ({ sk }: Item) => sk === 'PERSON';
  const { joinedInto } = items.find(isPerson) ?? {};
  if (joinedInto) return readWithSubmissions(table, account, PersonId.parse(joinedInto));
  const [person] = parseItems(StoredPerson, items.filter(isPerson));
  return {
    person,
    submissions: parseItems(
      StoredMember,
      items.filter((item) => !isPerson(item)),
    ),
  };
}

/** Who is known by some addresses and links. */
export interface Known {
  readonly identities: readonly Identity[];
  /** As whom they are known now, as these were before their submissions were read. */
  readonly persons: readonly StoredPerson[];
  /** Whose submissions say one of these, each once. */
  readonly submissions: readonly OldIdentity[];
  /** All addresses and links of those submissions. */
  readonly prints: readonly string[];
  /** Which of its addresses and links each of those submissions is known by. */
  readonly said: ReadonlyMap<SubmissionId, readonly string[]>;
  /** With whom each of those submissions stands. */
  readonly holders: ReadonlyMap<SubmissionId, PersonId>;
}

/** Who is known by these: a strong query for each, and two strong reads for each person. */
export async function findKnown(table: Table, account: AccountId, prints: readonly string[]): Promise<Known> {
  const identities = await findIdentities(table, account, prints, { leavesOut: true });
  const ids = [...new Set(identities.flatMap(({ personId }) => personId ?? []))];
  const found = await Promise.all(ids.map((id) => readPerson(table, account, id)));
  const persons = [...new Map(found.map((person) => [person.id, person])).values()];
  const roots = persons.map(({ id }) => id);
  // Of whoever was joined a moment ago some may not have followed yet: those who have are looked for last.
  const behind = await listMany(
    table,
    account,
    ids.filter((id) => !roots.includes(id)),
  );
  const lists = [...behind, ...(await listMany(table, account, roots))];
  const members = lists.flatMap((list) => list.members);
  // What stands with a person says on which job it is; what was kept before there were persons says where it was then.
  const all = [...identities.flatMap(({ before }) => before), ...members];
  const said = new Map<SubmissionId, readonly string[]>();
  const add = (id: SubmissionId, prints: readonly string[]) => said.set(id, [...(said.get(id) ?? []), ...prints]);
  for (const { print, before } of identities) for (const { id } of before) add(id, [print]);
  for (const { id, prints: theirs } of members) add(id, theirs);
  return {
    identities,
    persons,
    submissions: [...new Map(all.map(({ id, jobId }) => [id, { id, jobId }])).values()],
    prints: [...new Set(members.flatMap((member) => member.prints))],
    said,
    holders: new Map(lists.flatMap(({ person, members: theirs }) => theirs.map(({ id }) => [id, person] as const))),
  };
}

const listMany = (table: Table, account: AccountId, persons: readonly PersonId[]) =>
  Promise.all(persons.map(async (person) => ({ person, members: await listMembers(table, account, person) })));

/** Whose submissions say one of these, each once. */
export const findByIdentity = async (table: Table, account: AccountId, prints: readonly string[]) =>
  (await findKnown(table, account, prints)).submissions;
