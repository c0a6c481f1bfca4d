import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense } from 'react';
import type { Spotlight } from '../../../../shared/model/spotlight.ts';
import type { Card, Submission } from '../../../../shared/model/submission.ts';
import { messageOf } from '../../api/problem.ts';
import { BenchmarkPanel } from '../../parts/candidate/benchmark.tsx';
import { CandidateHeader, WhoFrame } from '../../parts/candidate/candidate-header.tsx';
import { Highlights, HighlightsSkeleton } from '../../parts/candidate/highlights.tsx';
import { Notes } from '../../parts/candidate/notes.tsx';
import { ResumeView } from '../../parts/candidate/resume-view.tsx';
import type { useCandidate } from '../../parts/candidate/use-candidate.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Avatar } from '../../ui/data/avatar.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { GuestReviews, ProfileMenu } from './lazily.ts';
import { Notices } from './notices.tsx';
import styles from './review.module.css';

export type Candidate = ReturnType<typeof useCandidate>;

interface FitProps {
  card: Card;
  candidate: Candidate;
  isClosed: boolean;
  onShow?: (() => void) | undefined;
  /** Notes another way by which somebody without an address was reached. */
  onNoteChannel: () => void;
  /** The profile is no longer to be reviewed here. */
  onGone: () => void;
}

/** Who is known from the list already, until the rest is here. */
const FitSkeleton = ({ card }: { card: Card }) => (
  <>
    <WhoFrame>
      <Avatar name={card.name} decorative />
      <div className="grow">
        <h1>{card.name}</h1>
        <p className="muted">{[card.jobTitle, card.currentEmployer].filter(Boolean).join(' at ')}</p>
      </div>
    </WhoFrame>
    <HighlightsSkeleton />
  </>
);

/** Who the candidate is and how they fit. */
export function Fit({ card, candidate, isClosed, onShow, onNoteChannel, onGone }: FitProps) {
  const { submission, spotlight, error, spotlightError, refresh, isValidating } = candidate;
  const retry = () => void refresh();
  if (!submission && error) return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={retry} />;
  if (!submission) return <FitSkeleton card={card} />;
  return (
    <>
      <CandidateHeader
        submission={submission}
        tools={
          <Suspense fallback={<IconButton label="More actions" size="s" icon={<Ellipsis />} disabled />}>
            <ProfileMenu submission={submission} isClosed={isClosed} transfers edits onGone={onGone} />
          </Suspense>
        }
      />
      <Notices card={card} submission={submission} isClosed={isClosed} onNoteChannel={onNoteChannel} />
      {spotlight === undefined && spotlightError ? (
        <ProblemState title={messageOf(spotlightError)} onRetry={retry} />
      ) : (
        <Highlights submission={submission} spotlight={spotlight} onShow={onShow} />
      )}
      {submission.guestReviews.length > 0 && (
        <div className={styles.guests}>
          <Suspense>
            <GuestReviews reviews={submission.guestReviews} />
          </Suspense>
        </div>
      )}
      <BenchmarkPanel submission={submission} isClosed={isClosed} />
    </>
  );
}

/** The resume, or the place it will take. */
export function Resume(props: { submission: Submission | undefined; spotlight: Spotlight | null | undefined }) {
  const { submission, spotlight } = props;
  if (submission) return <ResumeView submission={submission} spotlight={spotlight} />;
  return (
    <Loading label="Loading the resume">
      <div className="col g6">
        <Skeleton width={96} height={16} />
        {[1, 2, 3].map((part) => (
          <SkeletonText key={part} lines={4} />
        ))}
      </div>
    </Loading>
  );
}

/** The team's notes, once the candidate is here. */
export const TeamNotes = ({ submission }: { submission: Submission | undefined }) =>
  submission ? <Notes submission={submission} /> : <SkeletonText lines={2} />;
