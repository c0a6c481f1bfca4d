import { COLUMN_LABELS, COLUMNS, HIDDEN_COLUMNS } from '../../../../../shared/reference/funnel.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** The place of the board while it is read. */
export const BoardSkeleton = () => (
  <div className="board-place" role="status" aria-busy="true">
    <span className="vh">Loading the board</span>
    <div className="board" aria-hidden="true">
      {COLUMNS.filter((column) => !HIDDEN_COLUMNS.includes(column)).map((column) => (
        <div key={column} className={column === 'NEW' ? 'bcol new' : 'bcol'}>
          <header>
            <h2 className="cut">{COLUMN_LABELS[column]}</h2>
          </header>
          <div className="waiting">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} height={88} />
            ))}
          </div>
        </div>
      ))}
    </div>
  </div>
);
