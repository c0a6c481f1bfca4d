import CircleX from 'lucide-react/icons/circle-x';
import Heart from 'lucide-react/icons/heart';
import { memo } from 'react';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { CardMarks, useMarks } from '../../parts/candidate/card-marks.tsx';
import { useNotContacted } from '../../parts/contact/not-contacted.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import styles from './review.module.css';
import { SEARCHING, verdictsInWords } from './rules.ts';

const HINT = `${SEARCHING}. It can be selected once they are found, which may take a few minutes.`;

/** The verdicts as dots: filled confirmed, an amber ring uncertain, a grey ring not found; must-haves come first. */
const Dots = ({ letters, mustHaves }: { letters: string; mustHaves: number }) => (
  <span className={styles.dots} role="img" aria-label={`Requirements: ${verdictsInWords(letters)}`}>
    {[...letters].map((letter, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a verdict is known by its place
      <i key={index} className={cx(styles[letter], index === mustHaves && styles.first)} />
    ))}
  </span>
);

interface QueueItemProps {
  /** Who looks at it. */
  person: string;
  card: Card;
  mustHaves: number;
  isCurrent: boolean;
  isTicked: boolean;
  onSelect: (id: SubmissionId) => void;
  onTick: (id: SubmissionId) => void;
}

/** One profile of the list. */
export const QueueItem = memo(({ person, card, mustHaves, isCurrent, isTicked, onSelect, onTick }: QueueItemProps) => {
  const marks = useMarks(card);
  const refused = useNotContacted(person, card.id);
  return (
    <div className={cx(styles.queueItem, isCurrent && styles.on)}>
      {card.isEmailHuntDone ? (
        <Checkbox label={`Select ${card.name}`} hideLabel checked={isTicked} onChange={() => onTick(card.id)} />
      ) : (
        <Spinner className={cx(styles.turning, 'faint')} role="img" aria-label={`${card.name}: ${HINT}`} title={HINT} />
      )}
      <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={() => onSelect(card.id)}>
        <span className="strong cut" title={card.name}>
          {card.name}
          {card.isBenchmarked && <Heart className={cx(styles.heart, 's')} role="img" aria-label="Benchmark profile" />}
        </span>
        <span className="small muted cut">{card.jobTitle ?? 'No information about current position'}</span>
        <span className="row small faint">
          <span className="cut">{card.currentEmployer}</span>
          {refused !== undefined && (
            <CircleX className="s bad" role="img" aria-label={`Not contacted: ${refused}`}>
              <title>{refused}</title>
            </CircleX>
          )}
          <CardMarks marks={marks} />
        </span>
        {card.verdicts && <Dots letters={card.verdicts} mustHaves={mustHaves} />}
      </button>
    </div>
  );
});
