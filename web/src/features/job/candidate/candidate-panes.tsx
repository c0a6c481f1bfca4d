import type { Spotlight } from '../../../../../shared/model/spotlight.ts';
import type { Submission } from '../../../../../shared/model/submission.ts';
import { DISCARD_REASONS } from '../../../../../shared/reference/funnel.ts';
import { onwardOf } from '../../../../../shared/rules/funnel/moves.ts';
import { ContactDetails } from '../../../parts/candidate/contact-details.tsx';
import { ContactStatus } from '../../../parts/candidate/contact-status.tsx';
import { Highlights } from '../../../parts/candidate/highlights.tsx';
import { Matched } from '../../../parts/candidate/matched.tsx';
import { Notes } from '../../../parts/candidate/notes.tsx';
import { ReplyCard } from '../../../parts/candidate/reply-card.tsx';
import { ResumeView } from '../../../parts/candidate/resume-view.tsx';
import { SamePerson } from '../../../parts/candidate/same-person.tsx';
import { RefusedNotice } from '../../../parts/contact/refused-notice.tsx';
import { GuestReviews } from '../../../parts/guests/guest-reviews.tsx';
import { Loading, Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { useAtsName } from '../ats/ats-context.ts';
import { ExportPanel } from '../ats/export-panel.tsx';
import type { Moves } from '../moves/use-moves.ts';
import { ApplicationDetails } from './application-details.tsx';
import styles from './candidate.module.css';
import { CandidateActions } from './candidate-actions.tsx';
import { StatusProgress } from './status-progress.tsx';
import { Timeline } from './timeline.tsx';

export interface PanesProps {
  readonly submission: Submission;
  readonly spotlight: Spotlight | null | undefined;
  readonly isClosed: boolean;
  readonly moves: Moves;
  readonly onChanged: () => void;
  /** Asks to which other job the candidate goes. */
  readonly onTransfer: () => void;
}

const Review = ({ review }: { review: NonNullable<Submission['review']> }) => (
  <section className="col g1">
    <h2>Review feedback</h2>
    <p className="small muted">
      {[review.reason && DISCARD_REASONS[review.reason], review.byUser.name].filter(Boolean).join(' · ')}
    </p>
    {review.feedback && <p>{review.feedback}</p>}
  </section>
);

function Reply({ submission, isClosed, moves }: PanesProps) {
  const onward = onwardOf(useAtsName());
  const marks = !isClosed && submission.columnName === 'CONTACTED';
  return (
    <>
      <RefusedNotice key={submission.id} id={submission.id} />
      <SamePerson submission={submission} />
      <ReplyCard
        submission={submission}
        onInterested={marks ? () => moves.request(submission, onward) : undefined}
        onNotInterested={marks ? () => moves.request(submission, 'NOT_INTERESTED') : undefined}
      />
    </>
  );
}

/** What is known of a candidate. */
const Story = ({ submission, spotlight, isClosed }: PanesProps) => (
  <>
    <section className="col">
      <h2>Highlights</h2>
      <Highlights submission={submission} spotlight={spotlight} summaryOnly />
    </section>
    {spotlight && (
      <section className="col">
        <h2>Matched requirements</h2>
        <Matched submission={submission} spotlight={spotlight} />
      </section>
    )}
    <Notes submission={submission} />
    {submission.review && (submission.review.feedback || submission.review.reason) && (
      <Review review={submission.review} />
    )}
    <GuestReviews reviews={submission.guestReviews} />
    <section className="col">
      <h2>Contact details</h2>
      <ContactDetails submission={submission} isClosed={isClosed} />
    </section>
    <section className="col">
      <ResumeView submission={submission} spotlight={spotlight} />
    </section>
  </>
);

/** Where a candidate stands and what can be done. */
const Standing = ({ submission, isClosed, moves, onChanged, onTransfer }: PanesProps) => (
  <>
    <StatusProgress submission={submission} />
    <ExportPanel submission={submission} isClosed={isClosed} onChanged={onChanged} />
    <CandidateActions
      submission={submission}
      isClosed={isClosed}
      moves={moves}
      onMoved={onChanged}
      onTransfer={onTransfer}
    />
  </>
);

/** What was done so far. */
const History = ({ submission, isClosed, onChanged }: PanesProps) => (
  <>
    <section className="col">
      <h2>Contact</h2>
      <ContactStatus submission={submission} isClosed={isClosed} onChanged={onChanged} />
    </section>
    <section className="col">
      <h2>Application details</h2>
      <ApplicationDetails submission={submission} />
    </section>
    {submission.timeline.length > 0 && (
      <section className="col">
        <h2>Timeline</h2>
        <Timeline submission={submission} />
      </section>
    )}
  </>
);

/** Two panes, the story and where one stands; on a narrow screen one after the other, what can be done before the story. */
export function CandidatePanes(props: PanesProps) {
  const isNarrow = useMediaQuery('(max-width: 900px)');
  if (isNarrow) {
    return (
      <div className={styles.panes}>
        <div className={styles.story}>
          <Reply {...props} />
          <Standing {...props} />
          <Story {...props} />
          <History {...props} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.panes}>
      <div className={styles.story}>
        <Reply {...props} />
        <Story {...props} />
      </div>
      <aside className={styles.standing} aria-label="Status and actions">
        <Standing {...props} />
        <History {...props} />
      </aside>
    </div>
  );
}

/** The place of the panes while a candidate is read. */
export const PanesSkeleton = () => (
  <Loading label="Loading the candidate">
    <div className={styles.panes}>
      <div className={styles.story}>
        <Skeleton height={120} />
        <SkeletonText lines={4} />
        <SkeletonText lines={6} />
      </div>
      <div className={styles.standing}>
        <Skeleton height={60} />
        <Skeleton height={72} />
        <SkeletonText lines={6} />
      </div>
    </div>
  </Loading>
);
