import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Components, type ItemContent, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import { isElsewhere } from '../../../ui/hooks/elsewhere.ts';
import { columnLabel } from '../ats/ats-context.ts';
import styles from './board.module.css';
import { type Board, useBoardContext } from './board-context.ts';
import { BoardCard } from './card.tsx';
import { useDnd } from './use-dnd.ts';

/** A card of 88 px and the space below it. */
const CARD_PX = 94;
/** How far beyond what is in view cards are drawn. */
const BEYOND = { top: CARD_PX, bottom: CARD_PX };

/** So long the focus is on its way to a card that is not drawn yet. */
const GIVE_UP_MS = 500;

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

interface Way {
  readonly to: SubmissionId;
  /** What had the focus as it set out. */
  readonly from: Element | null;
  readonly going: Board['going'];
}

/** Focuses a card as soon as it is drawn, unless a later key or the person sends the focus elsewhere meanwhile. */
const focusCard = (way: Way, tries = 10): void => {
  const { to, from, going } = way;
  if (going.current !== to) return;
  const isLeft = isElsewhere(from);
  const element = document.querySelector<HTMLElement>(`[data-card="${to}"]`);
  if (!element && tries > 0 && !isLeft) return void requestAnimationFrame(() => focusCard(way, tries - 1));
  going.current = undefined;
  if (!isLeft) element?.focus({ preventScroll: true });
};

/** The cards of a column: only those in view are drawn, and one of them is reached with Tab. */
export function CardList({ column, ids }: { column: ColumnName; ids: readonly SubmissionId[] }) {
  const { lists, loadMore, going, rules } = useBoardContext();
  const virtuoso = useRef<VirtuosoHandle>(null);
  const scroller = useRef<HTMLElement>(null);
  const [last, setLast] = useState<SubmissionId>();
  const latest = useRef(ids);
  latest.current = ids;
  const id = useMemo(() => (last && ids.includes(last) ? last : ids[0]), [ids, last]);
  const stop = useMemo(() => ({ id, label: columnLabel(column, rules.atsName) }), [id, column, rules.atsName]);

  useEffect(() => {
    const focus = (index: number) => {
      const wanted = latest.current[index];
      if (!wanted || !virtuoso.current) return;
      going.current = wanted;
      const way = { to: wanted, from: document.activeElement, going };
      virtuoso.current.scrollIntoView({ index, done: () => focusCard(way) });
      // A list that goes away meanwhile never says that it is done.
      window.setTimeout(() => focusCard(way, 0), GIVE_UP_MS);
    };
    lists.set(column, { focus, ids: () => latest.current });
    return () => {
      lists.delete(column);
    };
  }, [lists, going, column]);
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
