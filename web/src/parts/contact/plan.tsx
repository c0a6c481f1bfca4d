import type { Preflight } from '../../../../shared/contract/outreach.ts';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './contact.module.css';

/** What will happen, in one sentence, and why not sooner. */
export function Plan(props: { preflight: Preflight | undefined; sends: boolean; count: number; names: string }) {
  const { preflight, sends, count, names } = props;
  if (!preflight)
    return (
      <div className={cx(styles.plan, styles.none)}>
        <Loading label="Checking who can be emailed">
          <SkeletonText lines={2} />
        </Loading>
      </div>
    );
  if (!sends && preflight.recipients.length > 0)
    return (
      <p className={cx(styles.plan, styles.none)}>
        No email is sent. {names} moved to Contacted once you say how you reached them.
      </p>
    );
  const isNobody = count === 0;
  const hasSomebody = preflight.recipients.length > 0;
  return (
    <div className={cx(styles.plan, isNobody && styles.nobody)} role="status">
      <p className={cx(isNobody && 'strong')}>
        {isNobody ? (hasSomebody ? 'Nobody is ticked.' : 'Nobody can be emailed.') : preflight.plan}
      </p>
      {isNobody && (
        <p className={styles.because}>
          {hasSomebody
            ? 'Tick at least one person, or note another way you reached them.'
            : 'If you reached them another way, note it below.'}
        </p>
      )}
      {!isNobody && preflight.whyNotSooner && (
        <p className={styles.because}>Why not sooner: {preflight.whyNotSooner}</p>
      )}
    </div>
  );
}
