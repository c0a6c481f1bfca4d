import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Conversation } from '../../../../shared/model/inbox.ts';
import { TIMES } from '../../../../shared/product.ts';
import { usePages } from '../../api/use-pages.ts';
import { usePolled } from '../../api/use-polled.ts';
import { useUrlState } from '../../ui/hooks/use-url-state.ts';
import { DEFAULTS, inboxAddress, listAsked } from './boxes.ts';

export type Inbox = ReturnType<typeof useInbox>;

/** The list as the address has it, which conversation is open, and how one goes from one to the next. */
export function useInbox() {
  const navigate = useNavigate();
  const [filters, setFilters] = useUrlState(DEFAULTS);
  const { submissionId } = useParams() as { submissionId?: SubmissionId };
  const pages = usePages('listInbox', (after) => listAsked(filters, after));
  const { mutate } = pages;
  usePolled(() => mutate(), TIMES.inboxPoll);
  const conversations = pages.data?.flatMap((page) => page.conversations);
  const open = useCallback(
    (id: SubmissionId | undefined, options?: { replace?: boolean }) => navigate(inboxAddress(filters, id), options),
    [navigate, filters],
  );
  /** The neighbour of the one that is open: the first where none is. */
  const neighbour = (step: 1 | -1): Conversation | undefined => {
    const place = conversations?.findIndex((each) => each.submissionId === submissionId) ?? -1;
    return conversations?.[place < 0 ? 0 : place + step];
  };
  /** Shows at once what was done; the list itself follows within seconds. */
  const show = useCallback(
    (changed: Conversation) =>
      void mutate(
        (known) =>
          known?.map((page) => ({
            ...page,
            conversations: page.conversations.map((each) =>
              each.submissionId === changed.submissionId ? changed : each,
            ),
          })),
        { revalidate: false },
      ),
    [mutate],
  );
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
  };
}
