import InboxIcon from 'lucide-react/icons/inbox';
import { Suspense, useState } from 'react';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { useUser } from '../../api/use-user.ts';
import { useNotices } from '../../parts/use-notices.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Kbd } from '../../ui/actions/kbd.tsx';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { NavTabs } from '../../ui/layout/nav-tabs.tsx';
import { BOXES, boxIn, inboxAddress } from './boxes.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import styles from './inbox.module.css';
import { HelpDialog } from './lazily.ts';
import { type Inbox, useInbox } from './use-inbox.ts';

const EMPTY: Readonly<Record<string, string>> = {
  'needs-answer': 'Nobody waits for your answer',
  unread: 'You have read everything',
  interested: 'Nobody is marked as interested here',
  away: 'Nobody is away',
  all: 'No candidate has answered yet',
};

/** Whose conversations are shown: one's own, all, or those of one job. */
function Whose({ inbox }: { inbox: Inbox }) {
  const { data: jobs = [] } = useApi('listOpenJobTitles', {});
  return (
    <div className={styles.whose}>
      <Select
        label="Whose conversations"
        value={inbox.filters.whose}
        onChange={(whose) => inbox.setFilters({ whose })}
        options={[
          { value: 'mine', label: 'Mine' },
          { value: 'all', label: 'Of all jobs' },
          ...jobs.map(({ id, title }) => ({ value: id as string, label: title })),
        ]}
      />
    </div>
  );
}

const Rows = () => (
  <Loading label="Loading the conversations">
    <div className={styles.waiting}>
      {[60, 80, 50, 70].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </div>
  </Loading>
);

/** What candidates answered over all jobs, and the place to answer them (product principle). */
export default function InboxPage() {
  const inbox = useInbox();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const me = useUser();
  const { data: team } = useApi('listTeammates', { params: { id: me.employer.account } });
  useNotices();
  useTitle('Inbox');
  const { conversations, counts, filters, openId, error } = inbox;
  const go = (step: 1 | -1) => {
    const to = inbox.neighbour(step);
    if (to) inbox.open(to.submissionId, { replace: openId !== undefined });
  };
  const stepBack = () => openId && inbox.open(undefined);
  useShortcuts({ j: () => go(1), k: () => go(-1), '?': () => setHelpOpen(true), Escape: stepBack });
  const box = boxIn(filters);
  return (
    <>
      <header className={styles.head}>
        <h1>Inbox</h1>
        <NavTabs
          bare
          label="Boxes"
          tabs={BOXES.map(([name, label]) => ({
            to: inboxAddress({ ...filters, box: name }),
            label,
            count: counts?.[name],
            current: name === box,
            replace: true,
          }))}
        />
        <span className="grow" />
        <Whose inbox={inbox} />
        <IconButton
          className={styles.keys}
          label="Keys"
          icon={<Kbd>?</Kbd>}
          aria-keyshortcuts="?"
          onClick={() => setHelpOpen(true)}
        />
      </header>
      <div className={cx(styles.inbox, openId && styles.isOpen)}>
        <div className={styles.side}>
          {!conversations && error && (
            <ProblemState title={messageOf(error)} retrying={inbox.isValidating} onRetry={() => void inbox.mutate()} />
          )}
          {!conversations && !error && <Rows />}
          {conversations?.length === 0 && (
            <EmptyState icon={<InboxIcon />} title={EMPTY[box] ?? ''}>
              {filters.whose === 'mine' ? 'What your teammates are to answer is under “Of all jobs”.' : null}
            </EmptyState>
          )}
          {conversations && conversations.length > 0 && (
            <ConversationList inbox={inbox} nameOf={(id) => team?.find((person) => person.id === id)?.name} />
          )}
        </div>
        {openId ? (
          <ConversationPane key={openId} inbox={inbox} id={openId} />
        ) : (
          <div className={cx(styles.pane, styles.none)}>
            <EmptyState icon={<InboxIcon />} title="Choose a conversation">
              J and K go through them, R answers, E puts one away.
            </EmptyState>
          </div>
        )}
      </div>
      <Suspense>{isHelpOpen && <HelpDialog open onClose={() => setHelpOpen(false)} />}</Suspense>
    </>
  );
}
