import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ColumnName } from '../../../../../shared/reference/funnel.ts';
import { Spoiler } from '../../../ui/layout/spoiler.tsx';
import { columnLabel, useAtsName } from '../ats/ats-context.ts';
import { Announcements, type BoardProps, SavedColumn } from '../board/board.tsx';
import { useBoardContext } from '../board/board-context.ts';
import { useColumn, useColumns } from '../board/board-store.ts';
import { Column } from '../board/column.tsx';
import { doorWords } from '../board/door-words.ts';
import { ReviewButton } from '../board/new-column.tsx';
import { useBoardKeys } from '../board/use-board-keys.ts';
import type { JobQuery } from '../use-job-query.ts';
import styles from './phone-board.module.css';

const Door = () => {
  const board = useBoardContext();
  const { count } = useColumn(board.store, 'NEW');
  return (
    <div className={styles.doorLine}>
      <span className={count > 0 ? 'grow strong' : 'grow faint'}>{doorWords(count, board)}</span>
      <ReviewButton count={count} wide />
    </div>
  );
};

interface StagesProps {
  readonly stages: readonly ColumnName[];
  readonly stage: ColumnName;
  readonly onChange: (stage: ColumnName) => void;
}

function Stages({ stages, stage, onChange }: StagesProps) {
  const columns = useColumns(useBoardContext().store);
  const atsName = useAtsName();
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen with each stage
  useEffect(() => void chosen.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' }), [stage]);
  return (
    <fieldset className={styles.stages}>
      <legend className="vh">Stage</legend>
      {stages.map((each) => (
        <button
          key={each}
          ref={each === stage ? chosen : undefined}
          type="button"
          aria-pressed={each === stage}
          onClick={() => onChange(each)}
        >
          {columnLabel(each, atsName)} <span className="num">{columns[each].count}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface PhoneBoardProps extends BoardProps {
  readonly panel: ReactNode;
  /** Something in the panel is to be seen now. */
  readonly isPanelWanted: boolean;
  readonly query: JobQuery;
}

/** The board where there is room for one column: stages to choose from, and each card's menu instead of dragging. */
export function PhoneBoard(props: PhoneBoardProps) {
  const { shown, announcer, query, panel } = props;
  const columns = useColumns(useBoardContext().store);
  const stages = shown.filter((column) => column !== 'NEW');
  const wanted = stages.find((column) => column === query.stage);
  const filled = stages.find((column) => columns[column].count > 0);
  // One begins where someone is, and stays there when the last one moves on.
  const [start] = useState(filled);
  const stage = wanted ?? (query.search ? filled : start) ?? 'SAVED';
  const onKeyDown = useBoardKeys({ shown: [stage], announcer, onMove: props.onMove, canCarry: false });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the cards inside
    <div className={styles.phoneBoard} data-ui="phone-board" aria-busy={props.isSearching} onKeyDown={onKeyDown}>
      <Spoiler show="Sourcing and objectives" hide="Hide sourcing and objectives" opensFor={props.isPanelWanted}>
        {panel}
      </Spoiler>
      {props.notice}
      <Door />
      <Stages stages={stages} stage={stage} onChange={(next) => query.change({ stage: next })} />
      {stage === 'SAVED' ? (
        <SavedColumn key={stage} onContactAll={props.onContactAll} onDiscardAll={props.onDiscardAll} />
      ) : (
        <Column key={stage} column={stage} />
      )}
      <Announcements announcer={announcer} />
    </div>
  );
}
