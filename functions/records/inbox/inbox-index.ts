import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { Box } from '../../../shared/model/inbox.ts';
import { boxesOf } from '../../../shared/rules/inbox/boxes.ts';
import { writeItems } from '../../platform/batch.ts';
import { type Action, getItem, IF_NEW, type Key, putAction, transact, updateAction } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { type InboxOf, keys } from '../keys.ts';
import { factsOf, placeInTime, responsibleOf } from './conversation.ts';
import { StoredBoxes, type StoredConversation } from './stored-inbox.ts';

const TRIES = 8;

/** Where a conversation stands: the boxes of the account, of who is to answer and of the job. */
const standing = (conversation: StoredConversation): StoredBoxes => ({
  version: conversation.version,
  at: placeInTime(conversation),
  of: ['account', responsibleOf(conversation), conversation.jobId],
  boxes: boxesOf(factsOf(conversation)),
});

const NOWHERE: StoredBoxes = { version: 0, at: '', of: [], boxes: [] };

/**
 * Puts a conversation in its boxes and takes it out of those where it was, and counts both. What it was counted as stands in an
 * item of its own, written together with the counts: following a version again, or one that is past, changes nothing.
 */
export async function placeConversation(table: Table, conversation: StoredConversation): Promise<void> {
  const { accountId: account, submissionId: submission } = conversation;
  const now = standing(conversation);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const item = await getItem(table, keys.boxes(account, submission), { strongly: true });
    const before = item ? parseItem(StoredBoxes, item) : NOWHERE;
    // An earlier try may have put it somewhere while it was taken away.
    if (before.version === GONE) return writeItems(table, removals(entryKeys(account, submission, now)));
    if (before.version >= now.version) return;
    await writeItems(table, entryWrites(conversation, before, now));
    const marked = putAction(
      table,
      { ...before, ...now, ...keys.boxes(account, submission) },
      item ? { when: 'version = :version', values: { ':version': before.version } } : IF_NEW,
    );
    if (!(await transact(table, [marked, ...countWrites(table, account, before, now)]))) return;
  }
  throw new Error(`The conversation with ${submission} changes all the time`);
}

/** The version of a conversation that was deleted: after every other. */
const GONE = Number.MAX_SAFE_INTEGER;
/** For how long a change of a deleted conversation may still come from the stream, with days to spare. */
const GONE_SECONDS = 7 * 86_400;

/**
 * Takes a conversation out of its boxes for good, and out of their numbers, once however often it is done: what says where it stood
 * then says that it stands nowhere, whatever the stream still tells of it, and expires.
 */
export async function removeFromBoxes(table: Table, account: AccountId, submission: SubmissionId, now: Date) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const item = await getItem(table, keys.boxes(account, submission), { strongly: true });
    const before = item ? parseItem(StoredBoxes, item) : NOWHERE;
    if (before.version === GONE) return;
    await writeItems(table, removals(entryKeys(account, submission, before)));
    const expiresAt = Math.floor(now.getTime() / 1_000) + GONE_SECONDS;
    const gone = { ...keys.boxes(account, submission), ...NOWHERE, at: now.toISOString(), version: GONE, expiresAt };
    const marked = putAction(
      table,
      gone,
      item ? { when: 'version = :version', values: { ':version': before.version } } : IF_NEW,
    );
    if (!(await transact(table, [marked, ...countWrites(table, account, before, NOWHERE)]))) return;
  }
  throw new Error(`The conversation with ${submission} changes all the time`);
}

const removals = (all: readonly Key[]) => all.map((Key) => ({ DeleteRequest: { Key } }));

const keyText = ({ pk, sk }: Key) => `${pk} ${sk}`;

function entryKeys(account: AccountId, submission: SubmissionId, { of, boxes, at }: StoredBoxes): Key[] {
  return of.flatMap((who) =>
    boxes.map((box) => keys.inboxEntry(account, { of: who as InboxOf, box: box as Box }, at, submission)),
  );
}

function entryWrites(conversation: StoredConversation, before: StoredBoxes, now: StoredBoxes) {
  const { accountId, submissionId } = conversation;
  const stays = entryKeys(accountId, submissionId, now);
  const staying = new Set(stays.map(keyText));
  const leaves = entryKeys(accountId, submissionId, before).filter((key) => !staying.has(keyText(key)));
  return [...removals(leaves), ...stays.map((key) => ({ PutRequest: { Item: { ...conversation, ...key } } }))];
}

/** One write for each whose numbers change. */
function countWrites(table: Table, account: AccountId, before: StoredBoxes, now: StoredBoxes): Action[] {
  return [...new Set([...before.of, ...now.of])].flatMap((of) => {
    const changes = Box.options.flatMap((box) => {
      const change = Number(stands(now, of, box)) - Number(stands(before, of, box));
      return change === 0 ? [] : [{ box, change }];
    });
    if (changes.length === 0) return [];
    return updateAction(table, keys.inboxCounts(account, of as InboxOf), {
      change: `ADD ${changes.map((_, n) => `#box${n} :change${n}`).join(', ')}`,
      names: Object.fromEntries(changes.map(({ box }, n) => [`#box${n}`, box])),
      values: Object.fromEntries(changes.map(({ change }, n) => [`:change${n}`, change])),
    });
  });
}

const stands = ({ of, boxes }: StoredBoxes, who: string, box: Box) => of.includes(who) && boxes.includes(box);
