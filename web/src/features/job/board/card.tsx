import Ellipsis from 'lucide-react/icons/ellipsis';
import { type MouseEvent, memo, useRef } from 'react';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { highlightName } from '../../../../../shared/rules/text/highlight.ts';
import { Marked } from '../../../parts/marked.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import { useBoardContext } from './board-context.ts';
import { useCard } from './board-store.ts';
import styles from './card.module.css';
import { ageOf, statusOf } from './card-status.ts';
import { useMinute } from './clock.ts';
import { useIsDragged } from './drag-store.ts';
import { StatusLine } from './status-line.tsx';
import { useDnd } from './use-dnd.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const Age = ({ at }: { at: string }) => (
  <span className={styles.age} title="Time in this column">
    {ageOf(at, new Date(useMinute()))}
  </span>
);

function Face({ card, isStop }: { card: Card; isStop: boolean }) {
  const { search, open } = useBoardContext();
  const status = statusOf(card, new Date(useMinute()));
  const facts = `facts-${card.id}`;
  return (
    <>
      <div className={styles.top}>
        <a
          className={cx(styles.open, 'strong cut')}
          href={`?submissionId=${card.id}`}
          draggable={false}
          tabIndex={isStop ? 0 : -1}
          data-card={card.id}
          title={card.name}
          aria-describedby={facts}
          aria-keyshortcuts="Space m"
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            open(card.id);
          }}
        >
          <Marked pieces={highlightName(card.name, search)} />
        </a>
        <Age at={card.columnUpdatedAt} />
      </div>
      <div id={facts}>
        <div className="cut">{card.jobTitle ?? 'No information about current position'}</div>
        <div className={cx(styles.employer, 'cut')}>{card.currentEmployer}</div>
        {status && <StatusLine status={status} />}
      </div>
    </>
  );
}

/** A candidate on the board. On a touched screen a button opens the moves, with a pointer it is dragged. */
export const BoardCard = memo(function BoardCard({ id, isStop }: { id: SubmissionId; isStop: boolean }) {
  const { store, openMoves } = useBoardContext();
  const card = useCard(store, id);
  const isDragged = useIsDragged(id);
  const element = useRef<HTMLElement>(null);
  useDnd(element, (dnd, place) => dnd.makeCard(place, id), id);
  if (!card) return <div className={styles.bc} />;
  return (
    <article ref={element} className={cx(styles.bc, card.hasUnreadReply && styles.unread, isDragged && styles.away)}>
      <Face card={card} isStop={isStop} />
      <IconButton
        label={`Move ${card.name}`}
        size="s"
        className={styles.moves}
        icon={<Ellipsis />}
        tabIndex={-1}
        onClick={(event) => openMoves(id, event.currentTarget)}
      />
    </article>
  );
});
