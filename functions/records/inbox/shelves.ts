import type { AccountId } from '../../../shared/model/ids.ts';
import type { Box } from '../../../shared/model/inbox.ts';
import { boxesOf } from '../../../shared/rules/inbox/boxes.ts';
import type { Query } from '../../platform/items.ts';
import { INDEX, type InboxOf, shelfKey, shelfSort } from '../keys.ts';
import { factsOf, placeInTime, responsibleOf } from './conversation.ts';
import type { StoredConversation } from './stored-inbox.ts';

/**
 * A conversation stands on one shelf, whatever boxes it is in: so it is one item, and not one for each box. What waits for
 * somebody, or is in several boxes, stands together.
 */
export type Shelf = 'waiting' | 'interested' | 'away' | 'rest';
export interface ShelfOf {
  readonly of: InboxOf;
  readonly shelf: Shelf;
}

const ALL: readonly Shelf[] = ['waiting', 'interested', 'away', 'rest'];

/** On which shelves the conversations of a box stand, beside others. */
export const SHELVES: Readonly<Record<Box, readonly Shelf[]>> = {
  unread: ['waiting'],
  'needs-answer': ['waiting'],
  interested: ['waiting', 'interested'],
  away: ['waiting', 'away'],
  all: ALL,
};

/** The shelf of a conversation that stands in these boxes. */
export function shelfOf(boxes: readonly Box[]): Shelf {
  const [box, ...more] = boxes.filter((each) => each !== 'all');
  if (box === undefined) return 'rest';
  return more.length === 0 && (box === 'interested' || box === 'away') ? box : 'waiting';
}

/** The boxes in which a conversation stands. */
export const boxesIn = (conversation: StoredConversation): Box[] => boxesOf(factsOf(conversation));

/** What its item is found by in the three indexes: among those of the account, of who is to answer and of the job. */
export function shelfPlaces(conversation: StoredConversation) {
  const { accountId: account, submissionId, jobId } = conversation;
  const shelf = shelfOf(boxesIn(conversation));
  const sort = shelfSort(placeInTime(conversation), submissionId);
  return {
    listKey: shelfKey(account, 'account', shelf),
    ownerKey: shelfKey(account, responsibleOf(conversation), shelf),
    openKey: shelfKey(account, jobId, shelf),
    listSort: sort,
    openSort: sort,
  };
}

/** What asks for the conversations on a shelf of somebody, behind a place there. */
export function shelfQuery(account: AccountId, { of, shelf }: ShelfOf, from?: string): Query {
  const values = { ':shelf': shelfKey(account, of, shelf), ...(from && { ':from': from }) };
  const behind = (sort: string) => (from ? ` AND ${sort} > :from` : '');
  if (of === 'account') return { index: INDEX.list, where: `listKey = :shelf${behind('listSort')}`, values };
  if (isUser(of)) return { index: INDEX.owner, where: `ownerKey = :shelf${behind('listSort')}`, values };
  return { index: INDEX.open, where: `openKey = :shelf${behind('openSort')}`, values };
}

const isUser = (of: InboxOf) => of.startsWith('usr_');
