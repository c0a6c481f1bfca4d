import Ban from 'lucide-react/icons/ban';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import MailCheck from 'lucide-react/icons/mail-check';
import MailOpen from 'lucide-react/icons/mail-open';
import MailX from 'lucide-react/icons/mail-x';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Reply from 'lucide-react/icons/reply';
import Send from 'lucide-react/icons/send';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import TreePalm from 'lucide-react/icons/tree-palm';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import styles from './card.module.css';
import type { CardStatus, StatusIcon } from './card-status.ts';

const icons: Record<Exclude<StatusIcon, 'searching'>, typeof Clock> = {
  found: MailCheck,
  missing: MailX,
  scheduled: Clock,
  sent: Send,
  opened: MailOpen,
  clicked: MousePointerClick,
  replied: Reply,
  away: TreePalm,
  paused: CirclePause,
  none: Ban,
  wrong: CircleX,
  interested: ThumbsUp,
  declined: ThumbsDown,
};

/** What a card says of its emails, with an icon. */
export function StatusLine({ status }: { status: CardStatus }) {
  const Icon = status.icon === 'searching' ? null : icons[status.icon];
  return (
    <div className={cx(styles.status, status.tone !== 'plain' && styles[status.tone])}>
      {Icon ? <Icon className="s" /> : <Spinner className={styles.turning} aria-hidden="true" />}
      <span className="cut">{status.text}</span>
      {status.also && (
        <span className={styles.mark} title={status.also}>
          <CircleX className="s" aria-hidden="true" />
          <span className="vh">{status.also}</span>
        </span>
      )}
      {status.title && <span className="vh">{status.title}</span>}
    </div>
  );
}
