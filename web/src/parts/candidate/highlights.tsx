import type { Spotlight } from '../../../../shared/model/spotlight.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { Loading, Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import styles from './candidate.module.css';
import { Matched } from './matched.tsx';

export interface HighlightsProps {
  submission: Submission;
  /** Undefined while it is read, null while it is worked out. */
  spotlight: Spotlight | null | undefined;
  /** Only the summary, where the verdicts stand elsewhere (`Matched`). */
  summaryOnly?: boolean | undefined;
  onShow?: (() => void) | undefined;
}

/** The highlights of a candidate: a summary, then each requirement with its verdict. */
export function Highlights({ submission, spotlight, summaryOnly, onShow }: HighlightsProps) {
  if (!spotlight) return <HighlightsSkeleton waiting={spotlight === null} summaryOnly={summaryOnly} />;
  return (
    <div>
      <p className={styles.fitSummary}>{spotlight.generatedHighlightsSummary}</p>
      {!summaryOnly && <Matched submission={submission} spotlight={spotlight} onShow={onShow} />}
    </div>
  );
}

/** The place of the highlights while they are read, or worked out. */
export const HighlightsSkeleton = (props: { waiting?: boolean | undefined; summaryOnly?: boolean | undefined }) => {
  const label = props.waiting ? 'Comparing this profile with the job' : 'Loading the highlights';
  return (
    <Loading label={label}>
      <div className="col g3">
        <SkeletonText lines={2} />
        {props.waiting && <p className="small muted">We are comparing this profile with what the job asks for.</p>}
        {!props.summaryOnly &&
          [1, 2, 3, 4].map((line) => (
            <div key={line} className="col">
              <Skeleton width="46%" />
              <Skeleton width="72%" />
            </div>
          ))}
      </div>
    </Loading>
  );
};
