import type { LeftOut } from '../../../shared/model/submission.ts';
import styles from './left-out.module.css';

/** A telephone number breaks nowhere but at a blank. */
const placeOf = (what: string) => (what === 'Phone' ? styles.whole : undefined);

/** What two profiles of a person say differently: what stays after a merge, and what does not become part of it. */
export function LeftOutTable({ leftOut, isDone = false }: { leftOut: readonly LeftOut[]; isDone?: boolean }) {
  return (
    <table className={styles.differences}>
      <caption className="small muted">
        {isDone ? 'Said differently, and not taken over' : 'Said differently, and not taken over by a merge'}
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{isDone ? 'Stayed' : 'Stays'}</th>
          <th scope="col">Not taken over</th>
        </tr>
      </thead>
      <tbody>
        {leftOut.map(({ what, stays, goes }) => (
          <tr key={`${what} ${goes}`}>
            <th scope="row">{what}</th>
            <td className={placeOf(what)}>{stays}</td>
            <td className={placeOf(what)}>{goes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
