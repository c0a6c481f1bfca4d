import { HighlightsSkeleton } from '../../parts/candidate/highlights.tsx';
import { Loading, Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';

/** The three panes at their final size while the list is read. */
export const ReviewSkeleton = ({ title }: { title: string }) => (
  <div className="review">
    <div className="queue only-panes">
      <header>
        <div className="grow">
          <p className="small faint">Profile(s) to review for</p>
          {title ? <h2 className="cut">{title}</h2> : <Skeleton width={160} height={20} />}
        </div>
      </header>
      <Loading label="Loading the profiles">
        <div className="col g6 waiting">
          {[1, 2, 3, 4, 5].map((item) => (
            <SkeletonText key={item} lines={3} />
          ))}
        </div>
      </Loading>
    </div>
    <div className="fit">
      <div className="scroll">
        <div className="who">
          <Skeleton width={42} height={42} round />
          <div className="col grow">
            <Skeleton width={220} height={20} />
            <Skeleton width={280} />
          </div>
        </div>
        <HighlightsSkeleton />
      </div>
      <div className="act-bar" />
    </div>
    <div className="cv only-wide-panes" />
  </div>
);
