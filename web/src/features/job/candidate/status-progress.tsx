import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { Submission } from '../../../../../shared/model/submission.ts';
import { isDisqualified } from '../../../../../shared/reference/funnel.ts';
import type { Funnel } from '../../../../../shared/rules/funnel/move-tables.ts';
import { progressOf, stepIndexOf, stepLabels } from '../../../../../shared/rules/funnel/moves.ts';
import { columnLabel, useAtsName, useFunnel } from '../ats/ats-context.ts';
import { ageOf } from '../board/card-status.ts';
import { useMinute } from '../board/clock.ts';
import styles from './candidate.module.css';

const stateOf = (column: ColumnName, step: number, funnel: Funnel) => {
  const now = stepIndexOf(column, funnel);
  if (isDisqualified(column) || step > now) return undefined;
  return step === now ? styles.now : styles.done;
};

type Standing = Pick<Submission, 'columnName' | 'columnUpdatedAt' | 'exportToAts'>;

/** How far a candidate is on the way to the hire: the steps, and the share of it (3-pipeline, section 4). */
export function StatusProgress({ submission }: { submission: Standing }) {
  const { columnName, columnUpdatedAt, exportToAts } = submission;
  const atsName = useAtsName();
  const funnel = useFunnel();
  const label = columnLabel(columnName, atsName);
  // Somebody who did not arrive in the ATS is where they were before.
  const isOnTheWay = columnName === 'EXPORTED' && exportToAts !== null && exportToAts.state !== 'sent';
  const reached = isOnTheWay ? 'CONTACTED' : columnName;
  const percent = progressOf(reached, funnel);
  const age = ageOf(columnUpdatedAt, new Date(useMinute()));
  return (
    <section className="col" aria-label="Status">
      <div className="row">
        <h2 className="grow">{label}</h2>
        <span className="small faint num">
          {age !== 'now' ? `${age} in this column` : isOnTheWay ? 'just now' : 'just arrived'}
        </span>
      </div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Way to the hire"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${label}, ${percent} percent`}
      >
        {stepLabels(atsName).map((each, step) => (
          <span key={each} className={stateOf(reached, step, funnel)}>
            {each}
          </span>
        ))}
      </div>
      <p className="small faint num">{isDisqualified(columnName) ? 'Out of the funnel' : `${percent}% of the way`}</p>
    </section>
  );
}
