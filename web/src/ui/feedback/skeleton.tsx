import { cx } from '../hooks/cx.ts';
import styles from './skeleton.module.css';

/** A place held for a line or a shape, at the size of what comes. Sizes in px or any CSS length. */
export const Skeleton = (props: {
  width?: number | string | undefined;
  height?: number | undefined;
  round?: boolean | undefined;
}) => (
  <span
    className={cx('waits', styles.skel, props.round && styles.round)}
    style={{ width: props.width, height: props.height ?? 12 }}
    aria-hidden="true"
  />
);

/** Lines of a paragraph, the last one shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number | undefined }) => (
  <span className="col" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={String(line)} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
    ))}
  </span>
);

/** Says once that something loads, around skeletons that say nothing. */
export const Loading = ({ label = 'Loading', children }: { label?: string | undefined; children: React.ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="vh">{label}</span>
    {children}
  </div>
);
