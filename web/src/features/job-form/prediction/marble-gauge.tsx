import type { CSSProperties } from 'react';
import styles from '../job-form.module.css';
import { type MarbleUnit, marblesFor } from './marbles.ts';

const row = (count: number, name: string, look?: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: marbles are all alike
  Array.from({ length: count }, (_, index) => <i key={`${name}${index}`} className={look} />);

interface MarbleGaugeProps {
  range: { readonly min: number; readonly max: number };
  unit: MarbleUnit;
}

/** A range as marbles: full ones are expected, pale ones may come on top. The numbers stand beside it. */
export function MarbleGauge({ range, unit }: MarbleGaugeProps) {
  const { sure, perhaps } = marblesFor(range, unit.each);
  return (
    <div className={styles.marbles} aria-hidden="true" style={{ '--marble': `${unit.size}px` } as CSSProperties}>
      {row(sure, 'sure')}
      {row(perhaps, 'perhaps', styles.perhaps)}
    </div>
  );
}
