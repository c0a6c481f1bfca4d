import * as z from 'zod';
import { asStored } from '../../../shared/model/without-limits.ts';
import { readItems, type WriteRequest, writeItems } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { deleteItem, queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsNoMailPartition, keys } from '../keys.ts';
import type { AtsApplicant } from './applicant-store.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import type { StoredAtsApplicant } from './stored-ats.ts';

/** Item ATSNOMAIL: which addresses somebody of the ATS forbids, by their fingerprints. Its key ends with who. */
export const StoredWord = asStored(z.object({ sk: z.string(), prints: z.array(z.string()) }));

const AT_ONCE = 10;

/** What somebody says of their addresses by now. */
export interface Word {
  readonly who: string;
  /** Addresses that they forbid. */
  readonly forbids: readonly string[];
  /** Those of before that they forbid no more; `rest` are all others. */
  readonly lifts: readonly string[] | 'rest';
  /** They stand on a job: all their applications say the same of them then. */
  readonly isThere?: boolean;
}

export const whoOf = ({ candidateId, id }: StoredAtsApplicant) => candidateId ?? id;

/**
 * What somebody forbids stays so once they are deleted there, or taken off the job, also where they were emptied of all. Who became one
 * with somebody else forbids what that one does not have.
 */
function wordsOf({ isGone, isMoved, person }: AtsApplicant, before: StoredAtsApplicant | undefined): Word[] {
  const who = whoOf(person);
  const now = person.noMail ? person.emails : [];
  const had = before?.noMail ? before.emails : [];
  const isLeft = isGone && !isMoved;
  const other = before && whoOf(before);
  const isOther = other !== undefined && other !== who;
  const own: Word = isLeft
    ? { who, forbids: isOther ? now : [...now, ...had], lifts: [] }
    : { who, forbids: now, lifts: person.noMail && now.length === 0 ? [] : 'rest', isThere: true };
  return isOther && !isLeft ? [own, { who: other, forbids: [], lifts: person.emails }] : [own];
}

/** One word of each: where somebody stands on a job, that counts, and not that they are off another one. */
function onceEach(words: readonly Word[]): Word[] {
  const all = new Map<string, Word>();
  for (const word of words) {
    const { who, forbids, lifts, isThere } = word;
    const other = all.get(who);
    if (!other || (isThere && !other.isThere)) all.set(who, word);
    else if (isThere || !other.isThere)
      all.set(who, {
        ...other,
        forbids: [...other.forbids, ...forbids],
        lifts: other.lifts === 'rest' || lifts === 'rest' ? 'rest' : [...other.lifts, ...lifts],
      });
  }
  return [...all.values()];
}

/**
 * The addresses that nobody of the account may write to, and by whose word, in one copy of the ATS. Each costs an item, and another one by
 * whose word it is; and whoever forbids any, one with what they forbid: by it a word is taken back of whom nothing else is known any more.
 */
export function createForbidding(table: Table, copy: AtsCopy) {
  const { accountId, round } = copy;
  let isAny: Promise<boolean> | undefined;
  const isAnyForbidden = () => {
    const query = { where: 'pk = :pk', values: { ':pk': atsNoMailPartition(accountId) }, strongly: true };
    isAny ??= queryPage(table, query, 1).then(({ items }) => items.length > 0);
    return isAny;
  };
  const wordKey = (who: string) => keys.atsWord(accountId, round, who);
  const byWord = (print: string, who: string) => keys.atsForbids(accountId, round, print, who);

  const readWords = async (whose: readonly string[]) => {
    const items = await readItems(table, whose.map(wordKey), { ConsistentRead: true });
    return new Map(parseItems(StoredWord, items).map(({ sk, prints }) => [sk, prints]));
  };

  const isForbidden = async (print: string) => {
    const values = { ':pk': atsNoMailPartition(accountId), ':print': `${print}#${round}#` };
    const query = { where: 'pk = :pk AND begins_with(sk, :print)', values, strongly: true };
    return (await queryPage(table, query, 1)).items.length > 0;
  };

  return {
    /** Whether anything is forbidden: half a unit, once. */
    isAnyForbidden,

    /** What these people say who are written anew; `known` is how they were. */
    wordsOf: (applicants: readonly AtsApplicant[], known: ReadonlyMap<string, StoredAtsApplicant>) =>
      applicants.flatMap((one) => wordsOf(one, known.get(one.person.id))),

    /**
     * Keeps what these say. An address that they forbid no more may be written to, unless somebody else forbids it. Nothing is read where
     * nothing is forbidden; else one unit for each of them. `beforeWriting` comes first where anything is written. It may be repeated.
     */
    async keep(words: readonly Word[], beforeWriting = async () => {}): Promise<void> {
      if (words.length === 0) return;
      if (words.every(({ forbids }) => forbids.length === 0) && !(await isAnyForbidden())) return;
      const once = onceEach(words);
      const known = await readWords(once.map(({ who }) => who));
      const changes = once.flatMap(({ who, forbids, lifts }) => {
        const before = known.get(wordKey(who).sk) ?? [];
        const forbidden = [...new Set(forbids.map(fingerprint))];
        const given = lifts === 'rest' ? before : lifts.map(fingerprint).filter((print) => before.includes(print));
        const lifted = given.filter((print) => !forbidden.includes(print));
        const anew = forbidden.filter((print) => !before.includes(print));
        const all = [...before, ...anew];
        return anew.length + lifted.length > 0 ? [{ who, anew, lifted, all }] : [];
      });
      if (changes.length === 0) return;
      await beforeWriting();
      const anew = changes.filter((one) => one.anew.length > 0);
      const lifting = changes.filter((one) => one.lifted.length > 0);
      if (anew.length > 0) isAny = Promise.resolve(true);
      const wordItem = (who: string, prints: readonly string[]): WriteRequest => ({
        PutRequest: { Item: { ...wordKey(who), prints } },
      });
      // Who says it is noted first, and let go of last: whatever is killed between is done by the next run.
      await writeItems(
        table,
        anew.map(({ who, all }) => wordItem(who, all)),
      );
      const prints = [...new Set(anew.flatMap((one) => one.anew))];
      await writeItems(table, [
        ...prints.map((print) => ({ PutRequest: { Item: keys.atsNoMail(accountId, print) } })),
        ...anew.flatMap((one) => one.anew.map((print) => ({ PutRequest: { Item: byWord(print, one.who) } }))),
        ...lifting.flatMap((one) => one.lifted.map((print) => ({ DeleteRequest: { Key: byWord(print, one.who) } }))),
      ]);
      await inParallel([...new Set(lifting.flatMap((one) => one.lifted))], AT_ONCE, async (print) => {
        if (!(await isForbidden(print))) await deleteItem(table, keys.atsNoMail(accountId, print));
      });
      await writeItems(
        table,
        lifting.map(({ who, all, lifted }) => {
          const rest = all.filter((print) => !lifted.includes(print));
          return rest.length > 0 ? wordItem(who, rest) : { DeleteRequest: { Key: wordKey(who) } };
        }),
      );
    },
  };
}
export type Forbidding = ReturnType<typeof createForbidding>;
