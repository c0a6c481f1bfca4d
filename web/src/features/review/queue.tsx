import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useCallback, useEffect, useRef } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { useUser } from '../../api/use-user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Kbd } from '../../ui/actions/kbd.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { QueueItem } from './queue-item.tsx';
import styles from './review.module.css';
import type { Review } from './use-review.ts';

export interface GroupActions {
  contact: () => void;
  save: () => void;
  discard: () => void;
  /** Why none of these can be contacted, and why none can be saved. */
  uncontactable: string | undefined;
  unsavable: string | undefined;
  /** Why nothing can be done at all. */
  refused: string | undefined;
}

const ROW = 86;

/** What can be done with the selected profiles together. */
function GroupBar({ count, group }: { count: number; group: GroupActions }) {
  return (
    <div className={styles.groupBar} role="toolbar" aria-label="Selected profiles">
      <span className="strong">{count === 1 ? '1 selected' : `${count} selected`}</span>
      <div className="row g1">
        <Button
          size="s"
          keyHint="C"
          data-reason="start"
          disabledReason={group.refused ?? group.uncontactable}
          onClick={group.contact}
        >
          Contact
        </Button>
        <Button
          size="s"
          keyHint="S"
          data-reason="start"
          disabledReason={group.refused ?? group.unsavable}
          onClick={group.save}
        >
          Save
        </Button>
        <Button size="s" keyHint="D" data-reason="start" disabledReason={group.refused} onClick={group.discard}>
          Discard
        </Button>
      </div>
    </div>
  );
}

interface QueueProps {
  review: Review;
  job: Job;
  group: GroupActions;
  onHelp: () => void;
  /** In a drawer, which has its own header: told when a profile was chosen. */
  onChosen?: (() => void) | undefined;
}

/** The profiles still to be reviewed. */
export function Queue({ review, job, group, onHelp, onChosen }: QueueProps) {
  const { queue, current, ticked, select, place } = review;
  const list = useRef<VirtuosoHandle>(null);
  useEffect(() => {
    if (place > 0) list.current?.scrollIntoView({ index: place - 1 });
  }, [place]);
  const chosen = useRef(onChosen);
  chosen.current = onChosen;
  const toggle = useRef(ticked.toggle);
  toggle.current = ticked.toggle;
  const onSelect = useCallback(
    (id: SubmissionId) => {
      select(id);
      chosen.current?.();
    },
    [select],
  );
  const onTick = useCallback((id: SubmissionId) => toggle.current(id), []);
  const { mustHaves } = job.requirements;
  const person = useUser().id;
  return (
    <nav className={styles.queue} aria-label="Profiles to review">
      {!onChosen && (
        <header>
          <ButtonLink
            to={review.exit}
            look="tertiary"
            size="s"
            icon={<ArrowLeft />}
            aria-label="Back to the job"
            aria-keyshortcuts="Escape"
            title="Back to the job (Esc)"
          />
          <div className="grow">
            <p className="small faint">Profile(s) to review for</p>
            <h2 className="cut" title={job.title}>
              {job.title}
            </h2>
          </div>
        </header>
      )}
      <div className={styles.count}>
        <span className="small muted num">
          {Math.max(place, 1)} of {queue.length}
        </span>
        {ticked.canAny && (
          <Button look="quiet" size="s" onClick={ticked.all ? ticked.untickAll : ticked.tickAll}>
            {ticked.all ? 'Unselect All' : 'Select All'}
          </Button>
        )}
      </div>
      <Virtuoso
        ref={list}
        className={styles.list}
        data={queue}
        defaultItemHeight={ROW}
        increaseViewportBy={ROW * 4}
        computeItemKey={(_, card) => card.id}
        itemContent={(_, card) => (
          <QueueItem
            person={person}
            card={card}
            mustHaves={mustHaves.length}
            isCurrent={card.id === current}
            isTicked={ticked.has(card.id)}
            onSelect={onSelect}
            onTick={onTick}
          />
        )}
      />
      {ticked.cards.length > 0 ? (
        <GroupBar count={ticked.cards.length} group={group} />
      ) : (
        <div className={cx(styles.keys, 'small faint only-wide')}>
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          <span>move</span>
          <Kbd>X</Kbd>
          <span>select</span>
          <span className="end">
            <IconButton size="s" label="Keys" icon={<Kbd>?</Kbd>} aria-keyshortcuts="?" onClick={onHelp} />
          </span>
        </div>
      )}
    </nav>
  );
}
