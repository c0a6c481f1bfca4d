import Ban from 'lucide-react/icons/ban';
import { memo, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import { HIDDEN_COLUMNS } from '../../../../../shared/reference/funnel.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import { columnLabel } from '../ats/ats-context.ts';
import styles from './board.module.css';
import { carriedWith, useBoardContext } from './board-context.ts';
import { useColumn } from './board-store.ts';
import { CardList } from './card-list.tsx';
import { useDrag } from './drag-store.ts';
import { dropWords } from './drop-words.ts';
import { FilterContext, useShownIds } from './filter-context.ts';
import { useHiddenColumn } from './use-board.ts';
import { useDnd } from './use-dnd.ts';

const plain = new Intl.NumberFormat('en');

/** The frame of a column: its name, its count, and while a card is in hand what dropping it here does, or why nothing. */
export function ColumnFrame(props: {
  column: ColumnName;
  count: number;
  /** How many there are without the filters. */
  of?: number | undefined;
  tools?: ReactNode;
  children: ReactNode;
}) {
  const { column, count, of } = props;
  const board = useBoardContext();
  const { rules } = board;
  const label = columnLabel(column, rules.atsName);
  const drag = useDrag();
  const place = useRef<HTMLElement>(null);
  useDnd(
    place,
    (dnd, element) => dnd.makeTarget(element, column, (id) => dropWords(carriedWith(board, id), column, rules).allowed),
    `${column} ${JSON.stringify(rules)}`,
  );
  const isOrigin = drag?.from === column;
  const words = drag && !isOrigin ? dropWords(carriedWith(board, drag.id), column, rules) : null;
  const isLit = words?.allowed === true;
  return (
    <section
      ref={place}
      className={cx(
        styles.bcol,
        column === 'NEW' && styles.doorOnly,
        isLit && styles.lit,
        words && !isLit && styles.dim,
      )}
      aria-label={label}
      data-column={column}
      data-over={drag?.over === column || undefined}
    >
      <header>
        <h2 className="cut" title={label}>
          {label}
        </h2>
        <span className={styles.n}>
          {of === undefined ? plain.format(count) : `${plain.format(count)} of ${plain.format(of)}`}
        </span>
        {props.tools}
      </header>
      {words?.allowed === false && (
        <p className={styles.whyNot}>
          <Ban className="s" />
          {words.why}
        </p>
      )}
      {words?.allowed && (
        <p className={styles.dropHere}>
          <span>{words.what}</span>
          <small>{words.how}</small>
        </p>
      )}
      {props.children}
    </section>
  );
}

const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} height={88} />
    ))}
  </div>
);

/** About as many as a column shows at once. */
const FEW = 12;

/** A column of cards. */
export const Column = memo(function Column({ column, tools }: { column: ColumnName; tools?: ReactNode }) {
  const { jobId, store, search, loadMore } = useBoardContext();
  const { ids: all, count, isLoaded, next } = useColumn(store, column);
  const ids = useShownIds(store, all);
  const isFiltered = useContext(FilterContext) !== undefined;
  // While few are shown of those that are known, those that follow may be among them.
  const looksOn = isFiltered && next !== null && ids.length < FEW;
  useEffect(() => {
    if (looksOn && all.length > 0) loadMore(column);
  }, [looksOn, all, column, loadMore]);
  useHiddenColumn(jobId, column, store, HIDDEN_COLUMNS.includes(column) && search === '');
  return (
    <ColumnFrame
      column={column}
      count={isFiltered ? ids.length : count}
      of={isFiltered ? count : undefined}
      tools={tools}
    >
      {ids.length > 0 && <CardList column={column} ids={ids} />}
      {ids.length === 0 && (!isLoaded || looksOn) && <Waiting />}
      {ids.length === 0 && isLoaded && !looksOn && (
        <p className={styles.noOne}>
          {isFiltered && all.length > 0
            ? 'No one passes the filters.'
            : search === ''
              ? 'No one’s here yet.'
              : 'No one of this name.'}
        </p>
      )}
    </ColumnFrame>
  );
});
