import type { CSSProperties } from 'react';
import { marblesFor } from './marbles.ts';

const row = (count: number, name: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: marbles are all alike
  Array.from({ length: count }, (_, index) => <i key={`${name}${index}`} className={name} />);

/** A range as marbles: full ones are expected, pale ones may come on top. The numbers stand beside it. */
export function MarbleGauge({ range }: { range: { readonly min: number; readonly max: number } }) {
  const { size, sure, perhaps, each } = marblesFor(range);
  return (
    <div className="marbles" aria-hidden="true" style={{ '--marble': `${size}px` } as CSSProperties}>
      {row(sure, 'sure')}
      {row(perhaps, 'perhaps')}
      {each > 1 && <span className="small faint">1 marble = {each}</span>}
    </div>
  );
}
