import Archive from 'lucide-react/icons/archive';
import Ban from 'lucide-react/icons/ban';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useRef } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';
import { cx } from '../../../ui/hooks/cx.ts';
import { carriedWith, useBoardContext } from './board-context.ts';
import styles from './dock.module.css';
import { type Drag, useDrag } from './drag-store.ts';
import { dropWords } from './drop-words.ts';
import { useDnd } from './use-dnd.ts';

/** The ways out of the funnel, in the order of the board. */
export const OUTCOMES: readonly ColumnName[] = ['NOT_INTERESTED', 'WITHDRAWN', 'REJECTED', 'DISCARDED'];

const icons: Partial<Record<ColumnName, typeof Ban>> = {
  NOT_INTERESTED: ThumbsDown,
  WITHDRAWN: Undo2,
  REJECTED: UserRoundX,
  DISCARDED: Archive,
};

function Outcome({ column, drag }: { column: ColumnName; drag: Drag }) {
  const board = useBoardContext();
  const { rules } = board;
  const place = useRef<HTMLLIElement>(null);
  useDnd(
    place,
    (dnd, element) => dnd.makeTarget(element, column, (id) => dropWords(carriedWith(board, id), column, rules).allowed),
    `${column} ${JSON.stringify(rules)}`,
  );
  const words = dropWords(carriedWith(board, drag.id), column, rules);
  const Icon = words.allowed ? (icons[column] ?? Ban) : Ban;
  return (
    <li ref={place} className={cx(words.allowed ? styles.yes : styles.no, drag.over === column && styles.over)}>
      <Icon />
      <span className="strong">{COLUMN_LABELS[column]}</span>
      <small>{words.allowed ? words.how : words.why}</small>
    </li>
  );
}

/** The four outcomes, there while a card is in hand, wherever the board is scrolled to. */
export function Dock() {
  const drag = useDrag();
  if (!drag) return null;
  return (
    <ul className={styles.dock} data-ui="dock" aria-label="Outcomes">
      {OUTCOMES.map((column) => (
        <Outcome key={column} column={column} drag={drag} />
      ))}
    </ul>
  );
}
