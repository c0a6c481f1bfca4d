import type * as z from 'zod';
import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { isDisqualified } from '../../../shared/reference/funnel.ts';
import { canUndo } from '../../../shared/rules/funnel/undo.ts';
import { readItems } from '../../platform/batch.ts';
import { type Action, getItem, IF_NEW, type Item, putAction, putItem, transact } from '../../platform/items.ts';
import { falseInConflict, parseItem, parseItems, refuseInConflict, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { findErased, notFound } from './erasure.ts';
import type { Head } from './head.ts';
import { isKnown } from './known-head.ts';
import { StoredHead, StoredHunt, toHeadItem } from './stored-head.ts';

/** What is written together with a head: an item whole, or a change of one. */
export type Beside = Item | ((table: Table) => Action);

export interface HeadStore {
  /** One strong read of half a kilobyte. */
  read(account: AccountId, submission: SubmissionId): Promise<Head | undefined>;
  /** The same; refused where there is none, with who deleted it where somebody did. */
  require(account: AccountId, submission: SubmissionId): Promise<Head>;
  /** Why there is none: who deleted it, or merged it into which one. */
  whyGone(account: AccountId, submission: SubmissionId): Promise<AppError>;
  /** Up to 100 heads in one call, in no order; those that do not exist are left out. */
  readMany(account: AccountId, submissions: readonly SubmissionId[]): Promise<Head[]>;
  /** Of up to 100 submissions, whether their search for addresses is done and found one; for the board, which asks often. */
  readHunts(account: AccountId, submissions: readonly SubmissionId[]): Promise<z.infer<typeof StoredHunt>[]>;
  /**
   * Writes `after` if the head is still the version it was made from. False when someone was faster. Items given beside it
   * are written with it or not at all, which costs twice as much.
   */
  save(after: Head, beside?: readonly Beside[]): Promise<boolean>;
  /**
   * Writes a new head, version 1, and what belongs to it, all or nothing: written, `there` where somebody else wrote it, or refused by
   * what is beside it.
   */
  createOnce(head: Head, beside: readonly Beside[]): Promise<'written' | 'there' | 'refused'>;
  /**
   * Reads, decides, writes; again when someone was faster. `decide` gives undefined where nothing is to change and throws
   * where the caller must be told. Answers the head as it is afterwards. A head that the caller has just read is tried
   * first, which saves a read.
   */
  change(
    account: AccountId,
    submission: SubmissionId,
    decide: (head: Head) => Head | undefined,
    beside?: readonly Beside[],
    known?: Head,
  ): Promise<Head>;
}

const TRIES = 6;

/** The only place that writes heads: one conditional write each, and the version rises by one. */
export function createHeadStore(table: Table, now = () => new Date()): HeadStore {
  const read: HeadStore['read'] = async (account, submission) => {
    const item = await getItem(table, keys.head(account, submission), { strongly: true });
    return item && parseItem(StoredHead, item);
  };

  const whyGone: HeadStore['whyGone'] = async (account, submission) => {
    const erased = await findErased(table, account, submission);
    return notFound(erased, erased?.mergedInto && (await read(account, erased.mergedInto)));
  };

  const requireHead: HeadStore['require'] = async (account, submission) =>
    (await read(account, submission)) ?? fail(await whyGone(account, submission));

  const actionOf = (other: Beside) => (typeof other === 'function' ? other(table) : putAction(table, other));

  const save: HeadStore['save'] = async (after, beside = []) => {
    const item = toHeadItem({ ...withoutPast(after, now()), version: after.version + 1 });
    const unchanged = { when: 'version = :version', values: { ':version': after.version } };
    if (beside.length === 0) return putItem(table, item, unchanged);
    const actions = [putAction(table, item, unchanged), ...beside.map(actionOf)];
    return (await transact(table, actions)) === undefined;
  };

  const keysOf = (account: AccountId, submissions: readonly SubmissionId[]) =>
    [...new Set(submissions)].map((id) => keys.head(account, id));

  const write = (head: Head, beside: readonly Beside[]) =>
    transact(table, [putAction(table, toHeadItem({ ...head, version: 1 }), IF_NEW), ...beside.map(actionOf)]);

  return {
    read,
    require: requireHead,
    whyGone,
    save,
    async createOnce(head, beside) {
      const refused = await write(head, beside).catch((error: unknown) => [falseInConflict(error)]);
      if (!refused) return 'written';
      return refused[0] ? 'there' : 'refused';
    },
    async readMany(account, submissions) {
      return parseItems(StoredHead, await readItems(table, keysOf(account, submissions)));
    },
    async readHunts(account, submissions) {
      const ProjectionExpression = 'pk, sk, huntDone, hasEmail';
      const items = await readItems(table, keysOf(account, submissions), { ProjectionExpression });
      return parseItems(StoredHunt, items);
    },
    async change(account, submission, decide, beside, known) {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const head = (attempt === 0 && known) || (await requireHead(account, submission));
        const after = decide(head);
        if (!after) return head;
        if (await save(after, beside).catch(refuseInConflict)) return { ...after, version: after.version + 1 };
      }
      throw new AppError('CONFLICT');
    },
  };
}

function fail(error: AppError): never {
  throw error;
}

/** What can no longer be taken back is no longer kept; who was moved out of the funnel can be brought back at any time. */
function withoutPast(head: Head, now: Date): Head {
  const { undo, saidBefore, ...rest } = head;
  const isUndoable = undo && canUndo(undo.until, now);
  const isKept = saidBefore !== undefined && (isUndoable || !isKnown(head) || isDisqualified(head.column));
  return { ...rest, ...(isUndoable && { undo }), ...(isKept && { saidBefore }) };
}
