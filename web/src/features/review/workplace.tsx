import ArrowLeft from 'lucide-react/icons/arrow-left';
import List from 'lucide-react/icons/list';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Job } from '../../../../shared/model/job.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { useCandidate } from '../../parts/candidate/use-candidate.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { usePreloaded } from '../../ui/hooks/lazily.tsx';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { ActionBar } from './action-bar.tsx';
import { Fit, Resume, TeamNotes } from './detail.tsx';
import { ContactDialog, DiscardReasons, Drawer, HelpDialog, OPENED_BY_KEYS, Tabs } from './lazily.ts';
import { Queue } from './queue.tsx';
import styles from './review.module.css';
import { useActions } from './use-actions.ts';
import { useFocusOnNext } from './use-focus-on-next.ts';
import type { Review } from './use-review.ts';

interface WorkplaceProps {
  job: Job;
  review: Review;
  card: Card;
}

const PhoneHead = ({ job, review, onQueue }: { job: Job; review: Review; onQueue: () => void }) => (
  <header className={styles.phoneHead}>
    <ButtonLink
      to={review.exit}
      look="tertiary"
      icon={<ArrowLeft />}
      aria-label="Back to the job"
      aria-keyshortcuts="Escape"
    />
    <div className="grow">
      <p className="small faint">Profile(s) to review for</p>
      <h2 className="cut">{job.title}</h2>
    </div>
    <span className="small muted num">
      {review.place} of {review.queue.length}
    </span>
    <IconButton label="Profiles to review" icon={<List />} onClick={onQueue} />
  </header>
);

type Tab = 'fit' | 'resume' | 'notes';

/** Fit, resume and notes behind tabs, where there is room for one pane only. */
function OnePane(props: {
  fit: (onShow: () => void) => ReactNode;
  resume: ReactNode;
  notes: ReactNode;
  count: number;
  /** Named here while the part that names them is not shown. */
  name: string;
}) {
  const [tab, setTab] = useState<Tab>('fit');
  return (
    <div className={cx(styles.scroll, styles.one)}>
      {tab !== 'fit' && <h1 className="vh">{props.name}</h1>}
      <Suspense>
        <Tabs
          label="Parts of the profile"
          value={tab}
          onChange={(next) => setTab(next as Tab)}
          tabs={[
            { value: 'fit', label: 'Fit', panel: props.fit(() => setTab('resume')) },
            { value: 'resume', label: 'Resume', panel: props.resume },
            { value: 'notes', label: 'Notes', count: props.count || undefined, panel: props.notes },
          ]}
        />
      </Suspense>
    </div>
  );
}

/** The panes of the review, the actions, and the dialogs they open. */
export function Workplace({ job, review, card }: WorkplaceProps) {
  const hasThreePanes = useMediaQuery('(min-width: 1200px)');
  const hasQueue = useMediaQuery('(min-width: 901px)');
  const [isQueueOpen, setQueueOpen] = useState(false);
  const candidate = useCandidate(card.id);
  const actions = useActions({ job, review, card });
  const { asking, close, comment, setComment } = actions;
  usePreloaded(OPENED_BY_KEYS, candidate.submission !== undefined);

  const place = useRef<HTMLDivElement>(null);
  useFocusOnNext(card.id, place);

  const { submission, spotlight } = candidate;
  const isClosed = job.status === 'Closed';
  const fitPane = (onShow?: () => void) => (
    <Fit
      card={card}
      candidate={candidate}
      isClosed={isClosed}
      onShow={onShow}
      onNoteChannel={actions.noteChannel}
      onGone={() => review.gone(card.id)}
    />
  );
  const resume = <Resume key={card.id} submission={submission} spotlight={spotlight} />;
  const notes = <TeamNotes key={card.id} submission={submission} />;
  /** `leaving` closes the drawer that the list stands in, before anything that one does in it takes place. */
  const queue = (leaving?: () => void) => {
    const { group } = actions;
    const leavingTo = (act: () => void) => () => {
      leaving?.();
      act();
    };
    const closing = {
      ...group,
      contact: leavingTo(group.contact),
      save: leavingTo(group.save),
      discard: leavingTo(group.discard),
    };
    return <Queue review={review} job={job} group={closing} onHelp={leavingTo(actions.help)} onChosen={leaving} />;
  };
  const chosenIds: SubmissionId[] = asking?.cards.map(({ id }) => id) ?? [];
  const names = asking?.cards.map(({ name }) => name) ?? [];
  return (
    <div className={styles.review} ref={place}>
      <span className="vh" role="status">
        {card.name}, {review.place} of {review.queue.length}
      </span>
      {hasQueue && queue()}
      <div className={styles.fit}>
        {!hasQueue && <PhoneHead job={job} review={review} onQueue={() => setQueueOpen(true)} />}
        {hasThreePanes ? (
          <div className={styles.scroll} key={card.id}>
            {fitPane()}
          </div>
        ) : (
          <OnePane
            key={card.id}
            name={card.name}
            fit={fitPane}
            resume={resume}
            notes={notes}
            count={submission?.notes.length ?? 0}
          />
        )}
        <ActionBar
          card={card}
          refused={actions.group.refused}
          hasGroup={review.ticked.cards.length > 0}
          comment={comment}
          onComment={setComment}
          onDiscard={() => actions.discard([card])}
          onSave={() => actions.save([card])}
          onContact={() => actions.contact([card])}
        />
      </div>
      {hasThreePanes && (
        <section className={styles.cv} aria-label="Resume and notes" key={`cv ${card.id}`}>
          {resume}
          {notes}
        </section>
      )}
      {!hasQueue && (
        <Suspense>
          <Drawer open={isQueueOpen} onClose={() => setQueueOpen(false)} title={`Profiles to review for ${job.title}`}>
            {queue(() => setQueueOpen(false))}
          </Drawer>
        </Suspense>
      )}
      {asking?.what === 'contact' && (
        <Suspense>
          <ContactDialog
            open
            jobId={job.id}
            job={job}
            submissionIds={chosenIds}
            names={names}
            onClose={close}
            onContacted={review.contacted}
            onUndone={review.onUndone}
          />
        </Suspense>
      )}
      <Suspense>
        {asking?.what === 'discard' && (
          <DiscardReasons
            open
            names={names}
            comment={actions.discardComment}
            onComment={actions.setDiscardComment}
            onClose={close}
            onDiscard={(reason, said) => {
              close();
              actions.discarded(chosenIds, reason, said);
            }}
          />
        )}
        {asking?.what === 'help' && <HelpDialog open onClose={close} />}
      </Suspense>
    </div>
  );
}
