import type { Waiting } from '../../../../shared/contract/inbox.ts';
import type { UserId } from '../../../../shared/model/ids.ts';
import { Box, type Conversation } from '../../../../shared/model/inbox.ts';
import type { AnswerOf } from '../../api/routes.ts';
import { boxIn, type InboxFilters } from './boxes.ts';

type Page = AnswerOf<'listInbox'>;

/** A conversation as it was shown, and as it is since somebody did something with it. */
export interface Change {
  readonly before: Conversation;
  readonly after: Conversation;
}

/** Which list is on the screen, and who looks at it. */
export interface Looking {
  readonly filters: InboxFilters;
  readonly me: UserId;
  /** A conversation whose row stays, whatever box it is in now. */
  readonly keeps?: string | undefined;
}

const isInterested = ({ interest, suggestion, isDone, isAway }: Conversation) =>
  !isDone && (interest ?? (isAway ? '' : suggestion)) === 'interested';

const IS_IN: Readonly<Record<Box, (conversation: Conversation) => boolean>> = {
  'needs-answer': ({ needsAnswer }) => needsAnswer,
  unread: ({ isUnread }) => isUnread,
  interested: isInterested,
  away: ({ isAway }) => isAway,
  all: () => true,
};

const isOf = (conversation: Conversation, { filters: { whose }, me }: Looking) =>
  whose !== 'mine' || conversation.responsible === me;

/** Whether a conversation has its place in the list on the screen. */
export const belongs = (conversation: Conversation, looking: Looking): boolean =>
  isOf(conversation, looking) && IS_IN[boxIn(looking.filters)](conversation);

const shift = (isThere: boolean, wasThere: boolean) => Number(isThere) - Number(wasThere);

/** The list and its numbers as they will be, before the boxes have followed. */
export function pagesAfter(pages: readonly Page[], change: Change, looking: Looking): Page[] {
  const { before, after } = change;
  const { submissionId } = after;
  const stays = belongs(after, looking) || looking.keeps === submissionId;
  const isListed = pages.some((page) => page.conversations.some((each) => each.submissionId === submissionId));
  const isBack = stays && !isListed && belongs(after, looking);
  const home = pages.findIndex(
    ({ conversations, next }) => next === null || conversations.some(({ at }) => at <= after.at),
  );
  return pages.map((page, n) => {
    const rows = page.conversations.flatMap((each) => {
      if (each.submissionId !== submissionId) return [each];
      return stays ? [after] : [];
    });
    const conversations = isBack && n === home ? [...rows, after].toSorted((a, b) => b.at.localeCompare(a.at)) : rows;
    return { ...page, conversations, counts: countsAfter(page.counts, { before, after }, looking) };
  });
}

function countsAfter(counts: Page['counts'], { before, after }: Change, looking: Looking): Page['counts'] {
  const changed = Box.options.map((box) => {
    const by = shift(isOf(after, looking) && IS_IN[box](after), isOf(before, looking) && IS_IN[box](before));
    return [box, Math.max(0, (counts[box] ?? 0) + by)];
  });
  return Object.fromEntries(changed) as Page['counts'];
}

/** What waits for the person, as the menu says it. */
export function waitingAfter(waiting: Waiting, { before, after }: Change, me: UserId): Waiting {
  const by = (isIn: (conversation: Conversation) => boolean) =>
    shift(after.responsible === me && isIn(after), before.responsible === me && isIn(before));
  return {
    ...waiting,
    unread: Math.max(0, waiting.unread + by(IS_IN.unread)),
    needsAnswer: Math.max(0, waiting.needsAnswer + by(IS_IN['needs-answer'])),
  };
}
