import { type ReactNode, Suspense, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import type { Announcer } from './announcer.ts';
import styles from './board.module.css';
import { useBoardContext } from './board-context.ts';
import { useColumn } from './board-store.ts';
import { Column } from './column.tsx';
import { Dock } from './dock.tsx';
import { DragContext, useDrag } from './drag-store.ts';
import { useIsNobodyShown } from './filter-context.ts';
import { NewColumn } from './new-column.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useDnd } from './use-dnd.ts';

const SavedMenu = lazily(() => import('./saved-menu.tsx'));

/** Says what happened on the board to those who listen. */
export const Announcements = ({ announcer }: { announcer: Announcer }) => (
  <div className="vh" role="status" aria-live="polite">
    {useSyncExternalStore(announcer.subscribe, announcer.read)}
  </div>
);

/** The Saved column with what can be done to all of it. */
export function SavedColumn({ onContactAll, onDiscardAll }: { onContactAll: () => void; onDiscardAll: () => void }) {
  const { store, isClosed } = useBoardContext();
  const isEmpty = useColumn(store, 'SAVED').ids.length === 0;
  const tools: ReactNode = useMemo(
    () =>
      isEmpty || isClosed ? null : (
        <Suspense>
          <SavedMenu onContactAll={onContactAll} onDiscardAll={onDiscardAll} />
        </Suspense>
      ),
    [isEmpty, isClosed, onContactAll, onDiscardAll],
  );
  return <Column column="SAVED" tools={tools} />;
}

export interface BoardProps {
  readonly shown: readonly ColumnName[];
  readonly announcer: Announcer;
  readonly isSearching: boolean;
  /** What is said above the columns. */
  readonly notice: ReactNode;
  readonly onMove: (card: Card, to: ColumnName) => void;
  readonly onContactAll: () => void;
  readonly onDiscardAll: () => void;
}

/** The funnel as columns of cards (3-pipeline, section 2): dragged, carried with the keys, or moved by a menu. */
export function BoardColumns(props: BoardProps) {
  const { shown, announcer, onMove } = props;
  const board = useBoardContext();
  const drag = useContext(DragContext);
  const place = useRef<HTMLDivElement>(null);
  const inHand = useDrag();
  const isEmpty = useIsNobodyShown(board.store, shown);

  useDnd(place, (dnd, element) => dnd.makeScroller(element, 'horizontal'), 'board');
  useDnd(
    place,
    (dnd) =>
      dnd.watchCards({
        onTake: (id) => {
          const card = board.store.read().cards.get(id);
          if (card) drag.start({ id, name: card.name, from: card.columnName, by: 'pointer' });
        },
        onOver: drag.over,
        onLetGo: (id: SubmissionId, to) => {
          drag.end();
          const card = board.store.read().cards.get(id);
          if (card && to) onMove(card, to);
        },
      }),
    'cards',
  );

  const onKeyDown = useBoardKeys({ shown, announcer, onMove, canCarry: true });
  return (
    <div className={styles.boardPlace} data-keeps-focus>
      {props.notice}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the cards inside */}
      <div
        ref={place}
        // Without a card nothing inside has the focus by which its columns are scrolled.
        {...(isEmpty && { role: 'group', tabIndex: 0, 'aria-label': 'Board' })}
        className={styles.board}
        data-content
        data-in-hand={inHand?.by}
        aria-busy={props.isSearching}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (drag.read()?.by === 'keyboard' && !(relatedTarget instanceof Element)) drag.end();
        }}
      >
        {shown.map((column) =>
          column === 'NEW' ? (
            <NewColumn key={column} />
          ) : column === 'SAVED' ? (
            <SavedColumn key={column} onContactAll={props.onContactAll} onDiscardAll={props.onDiscardAll} />
          ) : (
            <Column key={column} column={column} />
          ),
        )}
      </div>
      <Dock />
      <Announcements announcer={announcer} />
    </div>
  );
}

/** What was done to a card, for those who listen. */
export const movedWords = (card: Card, to: ColumnName) => `${card.name} moved to ${COLUMN_LABELS[to]}.`;
