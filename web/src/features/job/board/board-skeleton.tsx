import { columnsOfBoard, HIDDEN_COLUMNS } from '../../../../../shared/reference/funnel.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { columnLabel, useAtsName, useUnknownAts } from '../ats/ats-context.ts';
import styles from './board.module.css';

/** The place of the board while it is read. */
export function BoardSkeleton() {
  const atsName = useAtsName();
  const isAts = useUnknownAts() !== undefined || atsName !== undefined;
  return (
    <div className={styles.boardPlace} role="status" aria-busy="true">
      <span className="vh">Loading the board</span>
      <div className={styles.board} aria-hidden="true">
        {columnsOfBoard(isAts)
          .filter((column) => !HIDDEN_COLUMNS.includes(column))
          .map((column) => (
            <div key={column} className={cx(styles.bcol, column === 'NEW' && styles.doorOnly)}>
              <header>
                <h2 className="cut">{columnLabel(column, atsName)}</h2>
              </header>
              <div className={styles.waiting}>
                {[1, 2, 3].map((card) => (
                  <Skeleton key={card} height={88} />
                ))}
              </div>
            </div>
          ))}
      </div>
    </div>
  );
}

/** The place of the board and of what stands beside it, while its code is on its way. */
export function ProfilesSkeleton() {
  const isNarrow = useMediaQuery('(max-width: 900px)');
  return (
    <div className={styles.profiles}>
      {!isNarrow && <aside className={styles.panel} aria-label="Sourcing and objectives" />}
      <BoardSkeleton />
    </div>
  );
}
