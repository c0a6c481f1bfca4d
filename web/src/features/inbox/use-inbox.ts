import { useCallback, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Conversation } from '../../../../shared/model/inbox.ts';
import { TIMES } from '../../../../shared/product.ts';
import type { AnswerOf } from '../../api/routes.ts';
import { keyOf } from '../../api/use-api.ts';
import { usePages } from '../../api/use-pages.ts';
import { usePolled } from '../../api/use-polled.ts';
import { useUser } from '../../api/use-user.ts';
import { useUrlState } from '../../ui/hooks/use-url-state.ts';
import { DEFAULTS, inboxAddress, listAsked } from './boxes.ts';
import { belongs, type Change, pagesAfter, waitingAfter } from './list-changes.ts';

/** How long the boxes take to follow what was done. */
export const FOLLOWS_MS = 2_500;

export type Inbox = ReturnType<typeof useInbox>;

/** The list as the address has it, which conversation is open, and how one goes from one to the next. */
export function useInbox() {
  const navigate = useNavigate();
  const [filters, setFilters] = useUrlState(DEFAULTS);
  const { submissionId } = useParams() as { submissionId?: SubmissionId };
  const pages = usePages('listInbox', (after) => listAsked(filters, after));
  const { mutate } = pages;
  const me = useUser().id;
  const shared = useSWRConfig();
  const changedAt = useRef(0);
  // Right after something was done the boxes have not followed yet: what they say would undo it on the screen.
  const isFollowing = () => Date.now() - changedAt.current < FOLLOWS_MS;
  usePolled(async () => isFollowing() || mutate(), TIMES.inboxPoll);
  const conversations = pages.data?.flatMap((page) => page.conversations);
  const open = useCallback(
    (id: SubmissionId | undefined, options?: { replace?: boolean }) => navigate(inboxAddress(filters, id), options),
    [navigate, filters],
  );
  const place = conversations?.findIndex((each) => each.submissionId === submissionId) ?? -1;
  const left = useRef<{ id: string | undefined; place: number }>({ id: undefined, place: 0 });
  if (place >= 0) left.current = { id: submissionId, place };
  /** The neighbour of the one that is open, also where it has left the list; the first where none is open. */
  const neighbour = (step: 1 | -1): Conversation | undefined => {
    if (place >= 0) return conversations?.[place + step];
    if (!submissionId || left.current.id !== submissionId) return conversations?.[0];
    return conversations?.[left.current.place + (step === 1 ? 0 : -1)];
  };
  /** Shows at once what was done, with its numbers, here and in the menu; what is stored is read once it has followed. */
  const show = (change: Change, { keeps }: { keeps?: boolean } = {}) => {
    changedAt.current = Date.now();
    const looking = { filters, me, keeps: keeps ? change.after.submissionId : undefined };
    void mutate((known) => known && pagesAfter(known, change, looking), { revalidate: false });
    void shared.mutate<AnswerOf<'countWaiting'>>(
      keyOf('countWaiting', {}),
      (waiting) => waiting && waitingAfter(waiting, change, me),
      { revalidate: false },
    );
  };
  /** Whether a conversation is one of this list. */
  const has = (conversation: Conversation) => belongs(conversation, { filters, me });
  return {
    ...pages,
    filters,
    setFilters,
    conversations,
    counts: pages.data?.[0]?.counts,
    openId: submissionId,
    open,
    neighbour,
    show,
    has,
  };
}
