import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Components, type ItemContent, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';
import styles from './board.module.css';
import { useBoardContext } from './board-context.ts';
import { BoardCard } from './card.tsx';
import { useDnd } from './use-dnd.ts';

/** A card of 88 px and the space below it. */
const CARD_PX = 94;
/** How far beyond what is in view cards are drawn. */
const BEYOND = { top: CARD_PX, bottom: CARD_PX * 2 };

interface Stop {
  readonly id: SubmissionId | undefined;
  readonly label: string;
}

const components: Components<SubmissionId, Stop> = {
  Header: () => <div className={styles.above} />,
  // biome-ignore lint/a11y/useSemanticElements: the virtual list brings its own elements
  List: ({ context, ref, ...rest }) => <div {...rest} ref={ref} role="list" aria-label={context.label} />,
  // biome-ignore lint/a11y/useSemanticElements: the virtual list brings its own elements
  Item: ({ item: _item, context: _context, ...rest }) => <div {...rest} className={styles.slot} role="listitem" />,
};

const content: ItemContent<SubmissionId, Stop> = (_index, id, stop) => <BoardCard id={id} isStop={stop.id === id} />;

/** Focuses a card as soon as it is drawn. */
const focusCard = (id: SubmissionId, tries = 10): void => {
  const element = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
  if (element) element.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusCard(id, tries - 1));
};

/** The cards of a column: only those in view are drawn, and one of them is reached with Tab. */
export function CardList({ column, ids }: { column: ColumnName; ids: readonly SubmissionId[] }) {
  const { lists, loadMore } = useBoardContext();
  const virtuoso = useRef<VirtuosoHandle>(null);
  const scroller = useRef<HTMLElement>(null);
  const [last, setLast] = useState<SubmissionId>();
  const latest = useRef(ids);
  latest.current = ids;
  const id = useMemo(() => (last && ids.includes(last) ? last : ids[0]), [ids, last]);
  const stop = useMemo(() => ({ id, label: COLUMN_LABELS[column] }), [id, column]);

  useEffect(() => {
    const focus = (index: number) => {
      const wanted = latest.current[index];
      if (wanted) virtuoso.current?.scrollIntoView({ index, done: () => focusCard(wanted) });
    };
    lists.set(column, { focus, ids: () => latest.current });
    return () => {
      lists.delete(column);
    };
  }, [lists, column]);
  useDnd(scroller, (dnd, element) => dnd.makeScroller(element, 'vertical'), column);

  const onFocus = ({ target }: FocusEvent) => {
    const focused = target instanceof HTMLElement ? target.dataset.card : undefined;
    if (focused) setLast(focused as SubmissionId);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: remembers which card inside has the focus
    <div className={styles.cards} onFocus={onFocus}>
      <Virtuoso
        ref={virtuoso}
        scrollerRef={(element) => {
          scroller.current = element instanceof HTMLElement ? element : null;
        }}
        tabIndex={-1}
        data={ids}
        context={stop}
        components={components}
        computeItemKey={(_index, each) => each}
        itemContent={content}
        defaultItemHeight={CARD_PX}
        increaseViewportBy={BEYOND}
        endReached={() => loadMore(column)}
      />
    </div>
  );
}
