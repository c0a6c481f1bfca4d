import { type MouseEvent, memo, useEffect, useRef } from 'react';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { isLongInColumn } from '../../../../../shared/rules/funnel/column-age.ts';
import { highlightName } from '../../../../../shared/rules/text/highlight.ts';
import { CardMarks, useMarks } from '../../../parts/candidate/card-marks.tsx';
import { useNotContacted } from '../../../parts/contact/not-contacted.ts';
import { Marked } from '../../../parts/marked.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import { useBoardContext } from './board-context.ts';
import { useCard } from './board-store.ts';
import styles from './card.module.css';
import { ageOf, statusOf } from './card-status.ts';
import { useMinute } from './clock.ts';
import { useIsDragged } from './drag-store.ts';
import { useIsSelected } from './selection.ts';
import { StatusLine } from './status-line.tsx';
import { useDnd } from './use-dnd.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function Age({ card: { columnName, columnUpdatedAt: at } }: { card: Card }) {
  const now = useMinute();
  const isLong = isLongInColumn(columnName, at, now);
  return (
    <span
      className={cx(styles.age, isLong && styles.long)}
      title={isLong ? 'Long in this column' : 'Time in this column'}
    >
      {ageOf(at, new Date(now))}
      {isLong && <span className="vh"> long in this column</span>}
    </span>
  );
}

function Face({ card, isStop }: { card: Card; isStop: boolean }) {
  const { person, search, open, selection, lists } = useBoardContext();
  const status = statusOf(card, new Date(useMinute()), useNotContacted(person, card.id));
  const marks = useMarks(card);
  const facts = `facts-${card.id}`;
  return (
    <>
      <a
        className={cx(styles.open, 'strong cut')}
        href={`?submissionId=${card.id}`}
        draggable={false}
        tabIndex={isStop ? 0 : -1}
        data-card={card.id}
        title={[card.name, status?.also, status?.title].filter(Boolean).join('\n')}
        aria-describedby={facts}
        aria-keyshortcuts="Space m x"
        onClick={(event) => {
          if (event.shiftKey) {
            event.preventDefault();
            selection.extendTo(card.id, lists.get(card.columnName)?.ids() ?? []);
          } else if (isPlain(event)) {
            event.preventDefault();
            open(card.id);
          }
        }}
      >
        <Marked pieces={highlightName(card.name, search)} />
      </a>
      <Age card={card} />
      <div id={facts} className={styles.facts}>
        <div className="cut">{card.jobTitle ?? 'No information about current position'}</div>
        {marks.length > 0 ? (
          <div className={cx(styles.employer, 'row')}>
            <span className="cut grow">{card.currentEmployer}</span>
            <CardMarks marks={marks} />
          </div>
        ) : (
          <div className={cx(styles.employer, 'cut')}>{card.currentEmployer}</div>
        )}
        {status && <StatusLine status={status} />}
      </div>
    </>
  );
}

/** A candidate on the board. On a touched screen a button opens the moves, with a pointer it is dragged. */
export const BoardCard = memo(function BoardCard({ id, isStop }: { id: SubmissionId; isStop: boolean }) {
  const { store, openMoves, selection, lists } = useBoardContext();
  const card = useCard(store, id);
  useEffect(() => store.drawn.draw(id), [store, id]);
  const isDragged = useIsDragged(id);
  const isSelected = useIsSelected(id);
  const element = useRef<HTMLElement>(null);
  useDnd(element, (dnd, place) => dnd.makeCard(place, id), id);
  if (!card) return <div className={styles.bc} />;
  return (
    <article
      ref={element}
      className={cx(
        styles.bc,
        card.hasUnreadReply && styles.unread,
        isDragged && styles.away,
        isSelected && styles.selected,
      )}
    >
      <Face card={card} isStop={isStop} />
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={`Select ${card.name}`}
        tabIndex={-1}
        checked={isSelected}
        onChange={({ nativeEvent }) => {
          if ('shiftKey' in nativeEvent && nativeEvent.shiftKey)
            selection.extendTo(id, lists.get(card.columnName)?.ids() ?? []);
          else selection.toggle(id);
        }}
      />
      <button
        type="button"
        className={styles.moves}
        aria-label={`Move ${card.name}`}
        title={`Move ${card.name}`}
        tabIndex={-1}
        onClick={(event) => openMoves(id, event.currentTarget)}
      />
    </article>
  );
});
