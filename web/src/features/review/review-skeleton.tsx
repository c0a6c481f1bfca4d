import { WhoFrame } from '../../parts/candidate/candidate-header.tsx';
import { HighlightsSkeleton } from '../../parts/candidate/highlights.tsx';
import { Loading, Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './review.module.css';

/** The three panes at their final size while the list is read. */
export const ReviewSkeleton = ({ title }: { title: string }) => (
  <div className={styles.review}>
    <div className={cx(styles.queue, styles.onlyPanes)}>
      <header>
        <div className="grow">
          <p className="small faint">Profile(s) to review for</p>
          {title ? <h2 className="cut">{title}</h2> : <Skeleton width={160} height={20} />}
        </div>
      </header>
      <Loading label="Loading the profiles">
        <div className={cx('col g6', styles.waiting)}>
          {[1, 2, 3, 4, 5].map((item) => (
            <SkeletonText key={item} lines={3} />
          ))}
        </div>
      </Loading>
    </div>
    <div className={styles.fit}>
      <div className={styles.scroll}>
        <WhoFrame>
          <Skeleton width={42} height={42} round />
          <div className="col grow">
            <Skeleton width={220} height={20} />
            <Skeleton width={280} />
          </div>
        </WhoFrame>
        <HighlightsSkeleton />
      </div>
      <div className={styles.actBar} data-ui="foot" />
    </div>
    <div className={cx(styles.cv, styles.onlyWidePanes)} />
  </div>
);
