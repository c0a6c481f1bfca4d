import Bookmark from 'lucide-react/icons/bookmark';
import MailCheck from 'lucide-react/icons/mail-check';
import MailSearch from 'lucide-react/icons/mail-search';
import MailX from 'lucide-react/icons/mail-x';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { Suspense } from 'react';
import type { Card } from '../../../../shared/model/submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import type { CommentProps } from './comment.tsx';
import { Comment } from './lazily.ts';
import styles from './review.module.css';
import { unreachableBecause, unsavableBecause } from './rules.ts';

/** Whether there is an address to write to, in words. */
const Address = ({ card }: { card: Card }) => {
  const why = unreachableBecause(card);
  const Icon = why === undefined ? MailCheck : card.isEmailHuntDone ? MailX : MailSearch;
  return (
    <span className={cx(styles.address, 'small muted')}>
      <Icon className="s" />
      <span className="cut" title={why}>
        {why ?? 'Email address known'}
      </span>
    </span>
  );
};

interface ActionBarProps extends CommentProps {
  card: Card;
  /** Why nothing can be done at all. */
  refused: string | undefined;
  /** The keys act on the selected profiles now, so they are not printed here. */
  hasGroup: boolean;
  onDiscard: () => void;
  onSave: () => void;
  onContact: () => void;
}

/** The three actions on the profile on the screen; they never move. */
export function ActionBar(props: ActionBarProps) {
  const { card, refused, hasGroup } = props;
  const why = refused ?? unreachableBecause(card);
  const key = (name: string) => (hasGroup ? undefined : name);
  return (
    <footer className={styles.actBar} data-ui="foot">
      <Button
        size="l"
        className={styles.leave}
        icon={<X />}
        keyHint={key('D')}
        disabledReason={refused}
        onClick={props.onDiscard}
      >
        Discard
      </Button>
      <Button
        size="l"
        icon={<Bookmark />}
        keyHint={key('S')}
        disabledReason={refused ?? unsavableBecause(card)}
        onClick={props.onSave}
      >
        Save
      </Button>
      <Button size="l" look="primary" icon={<Send />} keyHint={key('C')} disabledReason={why} onClick={props.onContact}>
        Contact
      </Button>
      <Suspense>
        <Comment comment={props.comment} onComment={props.onComment} />
      </Suspense>
      <Address card={card} />
    </footer>
  );
}
