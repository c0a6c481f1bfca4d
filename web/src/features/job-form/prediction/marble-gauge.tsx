import type { CSSProperties } from 'react';
import styles from '../job-form.module.css';
import { marblesFor } from './marbles.ts';

const row = (count: number, name: string, look?: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: marbles are all alike
  Array.from({ length: count }, (_, index) => <i key={`${name}${index}`} className={look} />);

/** A range as marbles: full ones are expected, pale ones may come on top. The numbers stand beside it. */
export function MarbleGauge({ range }: { range: { readonly min: number; readonly max: number } }) {
  const { size, sure, perhaps, each } = marblesFor(range);
  return (
    <div className={styles.marbles} aria-hidden="true" style={{ '--marble': `${size}px` } as CSSProperties}>
      {row(sure, 'sure')}
      {row(perhaps, 'perhaps', styles.perhaps)}
      {each > 1 && <span className="small faint">1 marble = {each}</span>}
    </div>
  );
}
