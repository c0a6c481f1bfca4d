import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Conversation } from '../../../../shared/model/inbox.ts';
import { useUser } from '../../api/use-user.ts';
import { PersonAvatar } from '../../parts/person-avatar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/data/avatar.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { inboxAddress } from './boxes.ts';
import styles from './inbox.module.css';
import { Mark } from './mark.tsx';
import type { Inbox } from './use-inbox.ts';

function Item({
  conversation,
  isOpen,
  to,
  name,
}: {
  conversation: Conversation;
  isOpen: boolean;
  to: string;
  name: string | undefined;
}) {
  const place = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { isUnread, at, preview, jobTitle } = conversation;
  return (
    <li>
      <Link
        ref={place}
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        className={cx(styles.item, isOpen && styles.on, isUnread && styles.unread)}
      >
        <Avatar name={conversation.name} size="m" decorative />
        <span className={styles.who}>
          <span className="cut">{conversation.name}</span>
          {isUnread && <span className="vh">, unread</span>}
        </span>
        <span className="small faint num">
          <RelativeTime at={at} />
        </span>
        <span className={cx(styles.preview, 'small muted cut')}>{preview || 'No text'}</span>
        <span className={cx(styles.facts, 'small')}>
          <Mark conversation={conversation} />
          <span className="faint cut">{jobTitle}</span>
          {name && (
            <span className="end row" title={`${name} is to answer`}>
              <PersonAvatar id={conversation.responsible} name={name} size="s" />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** The conversations of a box, the latest first. */
export function ConversationList({ inbox, nameOf }: { inbox: Inbox; nameOf: (id: string) => string | undefined }) {
  const { conversations = [], openId, filters, next, readNext, isValidating } = inbox;
  const me = useUser().id;
  return (
    <nav aria-label="Conversations">
      <ul>
        {conversations.map((conversation) => (
          <Item
            key={conversation.submissionId}
            conversation={conversation}
            isOpen={conversation.submissionId === openId}
            to={inboxAddress(filters, conversation.submissionId)}
            name={conversation.responsible === me ? undefined : nameOf(conversation.responsible)}
          />
        ))}
      </ul>
      {next && (
        <div className={styles.more}>
          <Button look="tertiary" loading={isValidating} onClick={readNext}>
            Show more
          </Button>
        </div>
      )}
    </nav>
  );
}
