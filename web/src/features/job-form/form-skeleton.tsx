import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './job-form.module.css';

const fields = ['title', 'company', 'type', 'mode', 'place', 'text'];

/** The fields of a step before they are there. */
export const StepSkeleton = () => (
  <Loading label="Loading the form">
    <div className="col g6">
      <Skeleton width={120} height={20} />
      {fields.map((field) => (
        <div key={field} className="col">
          <Skeleton width={96} />
          <Skeleton height={field === 'text' ? 240 : 32} width="100%" />
        </div>
      ))}
    </div>
  </Loading>
);

/** The whole form before it is there, at its final size. */
export const FormSkeleton = () => (
  <div className={styles.jobForm}>
    <div className={styles.steps} />
    <div className={styles.fields}>
      <div className={styles.inner}>
        <StepSkeleton />
      </div>
    </div>
  </div>
);

/** Rows of two fields whose lists are still on their way. */
export const RowSkeleton = ({ rows }: { rows: number }) => (
  <Loading>
    {Array.from({ length: rows }, (_, row) => (
      <div key={String(row)} className={cx(styles.two, styles.held)}>
        <Skeleton height={32} width="100%" />
        <Skeleton height={32} width="100%" />
      </div>
    ))}
  </Loading>
);
