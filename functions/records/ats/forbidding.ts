import * as z from 'zod';
import { asStored } from '../../../shared/model/without-limits.ts';
import { readItems, writeItems } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { deleteItem, queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsNoMailPartition, keys } from '../keys.ts';
import type { AtsApplicant } from './applicant-store.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { findNoMailInAts } from './no-mail.ts';
import type { StoredAtsApplicant } from './stored-ats.ts';

/**
 * Item ATSNOMAIL: which addresses somebody of the ATS forbids, by their fingerprints; none once they may be emailed. Its key ends with who.
 * An address that anybody forbids in the copy that is connected stays forbidden until they do no more, by the words of that copy. What was
 * forbidden in a copy that was ended stays so, whether or not an ATS is connected, until somebody of a later copy who has that address
 * expressly may be emailed; only erasing the account removes it besides. What each person says is deleted with the copy it is of.
 */
export const StoredWord = asStored(
  z.object({
    sk: z.string(),
    prints: z.array(z.string()),
    /** All that follows from it is written: absent while a run writes it, and once such a run was killed. */
    stands: z.literal(true).optional(),
    /** They were deleted there, the last time that the ATS said anything of them. */
    isGone: z.literal(true).optional(),
    /** Addresses that somebody has too to whom an application of theirs passed: once they are deleted, they became that one. */
    passed: z.array(z.string()).optional(),
  }),
);
type StoredWord = z.infer<typeof StoredWord>;

const AT_ONCE = 10;

/** What somebody says of their addresses by now. */
export interface Word {
  readonly who: string;
  /** Addresses that they forbid. */
  readonly forbids: readonly string[];
  /** Those of before that they forbid no more; `rest` are all others. */
  readonly lifts: readonly string[] | 'rest';
  /** Addresses of theirs by which they may be emailed, where that is said expressly: no copy of before forbids these any more. */
  readonly allows?: readonly string[];
  /** They stand on a job: all their applications say the same of them then. */
  readonly isThere?: boolean;
  /** Whether they are deleted there; left out where that is not said. */
  readonly isGone?: boolean;
  /** Addresses of somebody else to whom an application of theirs passed. */
  readonly passes?: readonly string[];
  /** They may never have stood on an imported job: it counts only where they forbade something before. */
  readonly isOfAnybody?: boolean;
}

export const whoOf = ({ candidateId, id }: StoredAtsApplicant) => candidateId ?? id;

/**
 * What somebody forbids stays so once they are deleted there, or taken off the job, also where they were emptied of all. An application
 * that passed to somebody else takes nothing back: only once the first one is deleted they became one, and the word of that one counts.
 */
function wordsOf({ isGone, isMoved, mayMail, person }: AtsApplicant, before: StoredAtsApplicant | undefined): Word[] {
  const who = whoOf(person);
  const now = person.noMail ? person.emails : [];
  const had = before?.noMail ? before.emails : [];
  const isLeft = isGone && !isMoved;
  const other = before && whoOf(before);
  const isOther = other !== undefined && other !== who;
  const said = { who, ...(mayMail && { allows: person.emails }) };
  const own: Word = isLeft
    ? { ...said, forbids: isOther ? now : [...now, ...had], lifts: [] }
    : { ...said, forbids: now, lifts: person.noMail && now.length === 0 ? [] : 'rest', isThere: true };
  return isOther && !isLeft ? [own, { who: other, forbids: [], lifts: [], passes: person.emails }] : [own];
}

/** One word of each: where somebody stands on a job, that counts, and not that they are off another one. */
function onceEach(words: readonly Word[]): Word[] {
  const all = new Map<string, Word>();
  for (const word of words) {
    const { who, forbids, lifts, isThere, passes = [] } = word;
    const other = all.get(who);
    if (!other || (isThere && !other.isThere)) all.set(who, word);
    else if (isThere || !other.isThere)
      all.set(who, {
        ...{ ...other, ...word },
        forbids: [...other.forbids, ...forbids],
        lifts: other.lifts === 'rest' || lifts === 'rest' ? 'rest' : [...other.lifts, ...lifts],
        passes: [...(other.passes ?? []), ...passes],
      });
  }
  return [...all.values()];
}

/** What is to be written of somebody: how their word is noted in the end, and what it forbids anew and no more. */
interface Change {
  readonly who: string;
  readonly anew: readonly string[];
  readonly lifted: readonly string[];
  readonly note: Omit<StoredWord, 'sk' | 'stands'>;
}

const NOTHING: Omit<StoredWord, 'sk'> = { prints: [], stands: true };

/** Where a run before did not come to its end, all that its note says is forbidden anew that is not taken back by now. */
function changeOf(word: Word, known: StoredWord | undefined): Change | undefined {
  const { who, forbids, lifts, isThere, passes = [] } = word;
  if (!known && (word.isOfAnybody || forbids.length === 0)) return undefined;
  const { prints: before, stands, ...was } = known ?? NOTHING;
  const said = forbids.map(fingerprint);
  const isGone = isThere ? false : (word.isGone ?? was.isGone ?? false);
  // Whoever still is there did not become anybody else, and neither did who left a job by themselves.
  const isOwn = isThere || word.isGone === false || (said.length > 0 && !word.isGone);
  const shared = passes.map(fingerprint).filter((print) => before.includes(print));
  const passed = isOwn ? [] : [...new Set([...(was.passed ?? []), ...shared])];
  const ofOther = isGone ? passed : [];
  const forbidden = said.filter((print) => !ofOther.includes(print));
  const given = lifts === 'rest' ? before : [...lifts.map(fingerprint), ...ofOther];
  const lifted = before.filter((print) => given.includes(print) && !forbidden.includes(print));
  const rest = [...new Set([...before, ...forbidden])].filter((print) => !lifted.includes(print));
  const anew = stands ? rest.filter((print) => !before.includes(print)) : rest;
  const isSame = isGone === Boolean(was.isGone) && passed.length === (was.passed?.length ?? 0);
  if (anew.length + lifted.length === 0 && isSame) return undefined;
  const note = { prints: rest, ...(isGone && { isGone: true as const }), ...(passed.length > 0 && { passed }) };
  return { who, anew, lifted, note };
}

/**
 * The addresses that nobody of the account may write to, and by whose word, in one copy of the ATS. Each costs an item, and another one by
 * whose word it is; and whoever forbids any, or ever did, one with what they forbid: by it their word is followed of whom nothing else is
 * known any more.
 */
export function createForbidding(table: Table, copy: AtsCopy) {
  const { accountId, round } = copy;
  const pk = atsNoMailPartition(accountId);
  let isAny: Promise<boolean> | undefined;
  const isAnyForbidden = () => {
    const query = { where: 'pk = :pk', values: { ':pk': pk }, strongly: true };
    isAny ??= queryPage(table, query, 1).then(({ items }) => items.length > 0);
    return isAny;
  };
  const wordKey = (who: string) => keys.atsWord(accountId, round, who);
  const byWord = (print: string, who: string) => keys.atsForbids(accountId, round, print, who);

  const readWords = async (whose: readonly string[]) => {
    const items = await readItems(table, whose.map(wordKey), { ConsistentRead: true });
    return new Map(parseItems(StoredWord, items).map((word) => [word.sk, word]));
  };

  const byWords = async (print: string, most?: number) => {
    const values = { ':pk': pk, ':print': `${print}#` };
    const query = { where: 'pk = :pk AND begins_with(sk, :print)', values, strongly: true };
    return (await queryPage(table, query, most)).items.map(({ sk }) => String(sk));
  };
  const isForbidden = async (print: string) => (await byWords(print, 1)).length > 0;

  /**
   * Of the addresses that these expressly allow those that a copy of before forbids, and by whose words; by nobody's where a run was killed
   * as it lifted them. Half a unit for each address, and one for each that is forbidden; nothing in the first copy.
   */
  const forbiddenBefore = async (words: readonly Word[]) => {
    const allowed = round > 1 ? words.flatMap(({ allows = [] }) => allows.map(fingerprint)) : [];
    const forbidden = [...(await findNoMailInAts(table, accountId, allowed))];
    const found = await inParallel(forbidden, AT_ONCE, async (print) => {
      const all = await byWords(print);
      const before = all.filter((sk) => Number(sk.split('#')[1]) < round);
      return before.length > 0 || all.length === 0 ? [{ print, before }] : [];
    });
    return found.flat();
  };

  return {
    /** Whether anything is forbidden: half a unit, once. */
    isAnyForbidden,

    /** What these people say who are written anew; `known` is how they were. */
    wordsOf: (applicants: readonly AtsApplicant[], known: ReadonlyMap<string, StoredAtsApplicant>) =>
      applicants.flatMap((one) => wordsOf(one, known.get(one.person.id))),

    /**
     * Keeps what these say. An address that they forbid no more may be written to, unless somebody else forbids it. Nothing is read where
     * nothing was ever forbidden; else one unit for each of them. `beforeWriting` comes first where anything is written. It may be repeated.
     */
    async keep(words: readonly Word[], beforeWriting = async () => {}): Promise<void> {
      if (words.length === 0) return;
      const isSilent = words.every(({ forbids, isOfAnybody }) => forbids.length === 0 || isOfAnybody);
      if (isSilent && !(await isAnyForbidden())) return;
      const once = onceEach(words);
      const known = await readWords(once.map(({ who }) => who));
      const changes = once.flatMap((word) => changeOf(word, known.get(wordKey(word.who).sk)) ?? []);
      const earlier = await forbiddenBefore(words);
      if (changes.length + earlier.length === 0) return;
      await beforeWriting();
      const others = changes.filter(({ anew, lifted }) => anew.length + lifted.length > 0);
      if (others.length > 0) isAny = Promise.resolve(true);
      // All that it forbids before and after is noted first, as what does not stand: whatever is killed until it does is done again.
      await writeItems(
        table,
        others.map(({ who, note, lifted }) => ({
          PutRequest: { Item: { ...wordKey(who), ...note, prints: [...note.prints, ...lifted] } },
        })),
      );
      const prints = [...new Set(others.flatMap(({ anew }) => anew))];
      await writeItems(table, [
        ...prints.map((print) => ({ PutRequest: { Item: keys.atsNoMail(accountId, print) } })),
        ...others.flatMap(({ who, anew }) => anew.map((print) => ({ PutRequest: { Item: byWord(print, who) } }))),
        ...others.flatMap(({ who, lifted }) => lifted.map((print) => ({ DeleteRequest: { Key: byWord(print, who) } }))),
        ...earlier.flatMap(({ before }) => before.map((sk) => ({ DeleteRequest: { Key: { pk, sk } } }))),
      ]);
      const free = new Set([...others.flatMap(({ lifted }) => lifted), ...earlier.map(({ print }) => print)]);
      await inParallel([...free], AT_ONCE, async (print) => {
        if (!(await isForbidden(print))) await deleteItem(table, keys.atsNoMail(accountId, print));
      });
      await writeItems(
        table,
        changes.map(({ who, note }) => ({ PutRequest: { Item: { ...wordKey(who), ...note, stands: true } } })),
      );
    },
  };
}
export type Forbidding = ReturnType<typeof createForbidding>;
