import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import MailIcon from 'lucide-react/icons/mail';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OpenConversation } from '../../../../shared/contract/inbox.ts';
import type { UserId } from '../../../../shared/model/ids.ts';
import type { Conversation } from '../../../../shared/model/inbox.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { messageOf } from '../../api/problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { showToast, undoLatest } from '../../ui/feedback/toast-store.ts';
import { inboxAddress } from './boxes.ts';
import { Composer } from './composer.tsx';
import styles from './inbox.module.css';
import { HandOver } from './lazily.ts';
import { Mark } from './mark.tsx';
import { MarkDialogs, type Marking, mayMark } from './mark-dialogs.tsx';
import { messagesOf } from './messages.ts';
import { Thread } from './thread.tsx';
import { undoable, wasUndoneLately } from './undoable.ts';
import { type Answering, useAnswerKey } from './use-answer-key.ts';
import { useConversation } from './use-conversation.ts';
import type { Inbox } from './use-inbox.ts';
import { useWriting } from './use-writing.ts';

type Conversing = ReturnType<typeof useConversation>;

/** Long enough to take back two that were put away one after the other. */
const OFFER_MS = 8_000;

/** The conversation that is open: who, what was written, and where one answers. */
export function ConversationPane({ inbox, id }: { inbox: Inbox; id: NonNullable<Inbox['openId']> }) {
  const conversing = useConversation(id, (change, isReading) => inbox.show(change, { keeps: isReading }));
  const { data, error, isValidating, mutate } = conversing.thread;
  const onReady = useAnswerKey({
    canAnswer: data && data.writing !== null,
    isAnswering: Boolean(useLocation().state?.answers),
  });
  if (data) return <Opened inbox={inbox} open={data} conversing={conversing} onReady={onReady} />;
  if (error) return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  return (
    <div className={styles.pane}>
      <div className={styles.waiting}>
        <Loading label="Loading the conversation">
          <SkeletonText lines={8} />
        </Loading>
      </div>
    </div>
  );
}

interface OpenedProps {
  inbox: Inbox;
  open: OpenConversation;
  conversing: Conversing;
  onReady: (answering: Answering) => void;
}

function Opened({ inbox, open, conversing, onReady }: OpenedProps) {
  const { conversation, replies, answers, writing, whyNot } = open;
  const { change, followUp, mails, thread } = conversing;
  const [asking, setAsking] = useState<Marking>();
  const end = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useWriting(open, (change) => {
    void thread.mutate((known) => known && { ...known, answers: [...(change?.(known.answers) ?? known.answers)] });
    followUp();
  });
  const messages = useMemo(() => messagesOf(mails ?? [], replies, answers), [mails, replies, answers]);
  const count = messages.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);

  const { name, isDone, interest, suggestion } = conversation;
  // What the words suggest stands out, until somebody has said what it is.
  const reads = interest ? undefined : suggestion;
  const goOn = (next: Conversation | undefined) => {
    if (next && next.submissionId !== conversation.submissionId) inbox.open(next.submissionId, { replace: true });
  };
  const done = () =>
    undoable(async (underWay) => {
      const next = inbox.neighbour(1) ?? inbox.neighbour(-1);
      if (!(await change({ isDone: !isDone }))) return;
      showToast(isDone ? `The conversation with ${name} is open again` : `The conversation with ${name} is done`, {
        onUndo: () => void change({ isDone }),
        id: `inbox-done-${conversation.submissionId}`,
        duration: OFFER_MS,
        underWay,
      });
      if (!isDone) goOn(next);
    });
  const unread = async () => {
    if (await change({ isUnread: true })) showToast('Marked as unread', { kind: 'info', id: 'inbox-unread' });
  };
  const hand = (to: UserId | null, whose: string) =>
    undoable(async (underWay) => {
      const next = inbox.neighbour(1) ?? inbox.neighbour(-1);
      const before = conversation.isHandedOver ? conversation.responsible : null;
      const after = await change({ handTo: to });
      if (!after) return;
      showToast(to ? `${whose} is to answer ${name} now` : 'It is back with whose job it is', {
        onUndo: () => void change({ handTo: before }),
        id: `inbox-handed-${conversation.submissionId}`,
        duration: OFFER_MS,
        underWay,
      });
      if (!inbox.has(after)) goOn(next);
    });
  const moved = () => {
    void thread.mutate();
    followUp();
  };
  const may = mayMark(open);
  useShortcuts({
    e: () => void done(),
    u: () => undoLatest() || wasUndoneLately() || void unread(),
    i: () => may.interested && setAsking('interested'),
  });
  const profile = `${WEB_PATHS.job(conversation.jobId)}?${new URLSearchParams({ submissionId: conversation.submissionId })}`;
  return (
    <section className={styles.pane} aria-label={`Conversation with ${conversation.name}`}>
      <header className={styles.paneHead}>
        <ButtonLink
          className={styles.back}
          to={inboxAddress(inbox.filters)}
          look="tertiary"
          icon={<ArrowLeft />}
          aria-label="Back to the list"
        />
        <div className="grow">
          <h2 ref={heading} tabIndex={-1} className="cut">
            {name}
          </h2>
          <p className="small faint cut">
            {[conversation.employer, conversation.jobTitle].filter(Boolean).join(' · ')} ·{' '}
            <Link className="link" to={WEB_PATHS.person(conversation.submissionId)}>
              All jobs
            </Link>
          </p>
        </div>
        <div className={styles.acts}>
          {interest && <Mark conversation={conversation} />}
          {may.interested && (
            <Button
              size="s"
              look={reads === 'interested' ? 'secondary' : 'tertiary'}
              icon={<ThumbsUp />}
              keyHint="I"
              onClick={() => setAsking('interested')}
            >
              {interest === 'interested' && open.atsName ? `Move to ${open.atsName}` : 'Interested'}
            </Button>
          )}
          {may['not-interested'] && (
            <Button
              size="s"
              look={reads === 'not-interested' ? 'secondary' : 'tertiary'}
              icon={<ThumbsDown />}
              onClick={() => setAsking('not-interested')}
            >
              Not interested
            </Button>
          )}
          <Suspense>
            <HandOver conversation={conversation} onHand={(to, name) => void hand(to, name)} />
          </Suspense>
          <IconButton
            size="s"
            label="Mark as unread (U)"
            icon={<MailIcon />}
            aria-keyshortcuts="u"
            onClick={() => void unread()}
          />
          <ButtonLink
            size="s"
            look="tertiary"
            to={profile}
            icon={<ExternalLink />}
            aria-label="Open the profile"
            title="Open the profile"
          />
          <Button size="s" look="tertiary" icon={<Check />} keyHint="E" onClick={() => void done()}>
            {conversation.isDone ? 'Not done' : 'Done'}
          </Button>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Messages">
        <Thread
          submissionId={conversation.submissionId}
          name={conversation.name}
          messages={messages}
          onTakeBack={(answer) => void own.takeBack(answer)}
          onSettle={(answer, wasSent) => void own.settle(answer, wasSent)}
        />
        <div ref={end} />
      </section>
      {writing ? (
        <Composer writing={own} {...writing} onReady={onReady} onLeave={() => heading.current?.focus()} />
      ) : (
        <div className={styles.cannot}>
          <EducationBox type="info">{whyNot}</EducationBox>
        </div>
      )}
      <MarkDialogs open={open} asking={asking} onClose={() => setAsking(undefined)} onMoved={moved} />
    </section>
  );
}
