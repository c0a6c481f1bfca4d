import MessagesSquare from 'lucide-react/icons/messages-square';
import { Fragment, useEffect, useRef } from 'react';
import type { ChatMessage } from '../../../../../shared/model/chat.ts';
import { PRODUCT } from '../../../../../shared/product.ts';
import { PersonAvatar } from '../../../parts/person-avatar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import styles from './chat.module.css';
import { piecesOf } from './links.ts';
import { firstNew } from './messages.ts';
import type { Waiting } from './outbox.ts';
import type { Chat } from './use-chat.ts';

const Content = ({ text }: { text: string }) => (
  <p className={styles.content} dir="auto">
    {piecesOf(text).map(({ at, text: piece, href }) =>
      href ? (
        <a key={at} className="link" href={href} target="_blank" rel="noopener noreferrer nofollow">
          {piece}
        </a>
      ) : (
        piece
      ),
    )}
  </p>
);

const ROLES: Record<ChatMessage['type'], string | undefined> = {
  employer: undefined,
  recruiter: 'Sourcer',
  bramble: PRODUCT.name,
};

const Message = ({ message }: { message: ChatMessage }) => {
  const { content, at, sender, type, isOwn } = message;
  const role = ROLES[type];
  return (
    <li className={cx(styles.message, isOwn && styles.own, type === 'bramble' && styles.ours)}>
      <p className={styles.who}>
        <PersonAvatar id={sender.id} name={sender.name} size="s" decorative />
        <b>{isOwn ? 'You' : sender.name}</b>
        {role && <span>{role}</span>}
        <RelativeTime at={at} />
      </p>
      <Content text={content} />
    </li>
  );
};

function WaitingMessage({ one, chat }: { one: Waiting; chat: Chat }) {
  return (
    <li className={cx(styles.message, styles.own, styles.waiting)}>
      <Content text={one.content} />
      {one.problem === undefined ? (
        <p className={styles.who}>{navigator.onLine ? 'Sending' : 'Will be sent when you are online again'}</p>
      ) : (
        <div className={styles.refused} role="alert">
          <p>Not sent. {one.problem}</p>
          <Button size="s" onClick={() => chat.retrySending(one.id)}>
            Try again
          </Button>
          <Button size="s" look="tertiary" onClick={() => chat.drop(one.id)}>
            Discard
          </Button>
        </div>
      )}
    </li>
  );
}

/** Keeps the end in sight as long as the reader is there; whoever reads further up stays where they are. */
function useEndInSight(last: number | undefined, waiting: number) {
  const end = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  useEffect(() => {
    const box = end.current?.parentElement?.parentElement;
    const onScroll = () => {
      isThere.current = box ? box.scrollHeight - box.scrollTop - box.clientHeight < 80 : true;
    };
    box?.addEventListener('scroll', onScroll, { passive: true });
    return () => box?.removeEventListener('scroll', onScroll);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves whenever something is added at the end
  useEffect(() => {
    if (isThere.current) end.current?.scrollIntoView({ block: 'end' });
  }, [last, waiting]);
  return end;
}

/** What was said, the latest at the end; what is new stands under a divider. */
export function ChatMessages({ chat, readTo }: { chat: Chat; readTo: number }) {
  const { messages, waiting } = chat;
  const end = useEndInSight(messages.at(-1)?.number, waiting.length);
  const divider = firstNew(messages, readTo);
  const isEmpty = messages.length === 0 && waiting.length === 0;
  return (
    <div className={styles.chat}>
      {chat.isLoading && (
        <Loading label="Loading the chat">
          <SkeletonText lines={4} />
        </Loading>
      )}
      {chat.hasFailed && (
        <ProblemState
          title="Chat is not available right now. Please try again later or contact support."
          onRetry={chat.retry}
          retrying={chat.isRetrying}
        />
      )}
      {isEmpty && !chat.isLoading && !chat.hasFailed && (
        <EmptyState icon={<MessagesSquare />} title="No messages yet">
          Ask the sourcers of this job something, or tell them what matters.
        </EmptyState>
      )}
      {chat.hasEarlier && (
        <Button
          size="s"
          className={styles.earlier}
          loading={chat.isLoadingEarlier}
          onClick={() => void chat.loadEarlier()}
        >
          Earlier messages
        </Button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol className={styles.messages} aria-label="Messages" aria-live="polite" tabIndex={0}>
        {messages.map((message) => (
          <Fragment key={message.number}>
            {message.number === divider && <li className={styles.divider}>New messages</li>}
            <Message message={message} />
          </Fragment>
        ))}
        {waiting.map((one) => (
          <WaitingMessage key={one.id} one={one} chat={chat} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}
