import type { CSSProperties } from 'react';
import styles from '../job-form.module.css';
import { type Marbles, marblesFor, sizeOf } from './marbles.ts';

const row = (count: number, name: string, look?: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: marbles are all alike
  Array.from({ length: count }, (_, index) => <i key={`${name}${index}`} className={look} />);

const part = (of: Marbles['last']) =>
  of && <i className={styles.part} style={{ '--sure': of.sure, '--all': of.all } as CSSProperties} />;

interface MarbleGaugeProps {
  range: { readonly min: number; readonly max: number };
  /** How many people a marble stands for. */
  each: number;
}

/** A range as marbles: full ones are expected, pale ones may come on top. The numbers stand beside it. */
export function MarbleGauge({ range, each }: MarbleGaugeProps) {
  const { sure, perhaps, between, last } = marblesFor(range, each);
  const size = { '--marble': `${sizeOf(range, each)}px` } as CSSProperties;
  return (
    <div className={styles.marbles} aria-hidden="true" style={size}>
      {row(sure, 'sure')}
      {part(between)}
      {row(perhaps, 'perhaps', styles.perhaps)}
      {part(last)}
    </div>
  );
}
