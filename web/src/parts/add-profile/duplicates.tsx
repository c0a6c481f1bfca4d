import { COLUMN_LABELS } from '../../../../shared/reference/funnel.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { candidateUrl } from '../candidate/candidate-header.tsx';
import { LeftOutTable } from '../left-out.tsx';
import styles from './add-profile.module.css';
import { type Duplicate, whatMatches } from './told-apart.ts';

interface DuplicatesProps {
  readonly duplicates: readonly Duplicate[];
  /** Who was added in the same moment, where that is why one is asked. */
  readonly news?: string | undefined;
  readonly onMerge: ((into: Duplicate) => void) | undefined;
  /** Something is under way: nothing is merged meanwhile. */
  readonly isBusy: boolean;
  /** The one into which it is being merged. */
  readonly merging: Duplicate | undefined;
}

/** Those first into which what is added may be merged. */
const inOrder = (duplicates: readonly Duplicate[]) =>
  duplicates.toSorted((one, other) => Number(other.canMerge) - Number(one.canMerge));

/** Who may be the same person, each with the job and the column they are in; on this job it may become part of their profile. */
export function Duplicates({ duplicates, news, onMerge, isBusy, merging }: DuplicatesProps) {
  const jobs = new Set(duplicates.map(({ jobId }) => jobId)).size;
  return (
    <div className={styles.adding}>
      <EducationBox type="warning">
        {news ??
          (jobs === 1
            ? 'This profile may be on one of your jobs already.'
            : `This profile may be on ${jobs} of your jobs already.`)}
      </EducationBox>
      <ul className={styles.same}>
        {inOrder(duplicates).map((duplicate) => (
          <li key={duplicate.id}>
            <div className="grow">
              <p id={`same-${duplicate.id}`} className="strong cut">
                {duplicate.name}
              </p>
              <p className="small muted cut">
                {[duplicate.jobTitle, duplicate.jobApart, COLUMN_LABELS[duplicate.columnName]]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="small">{whatMatches(duplicate)}</p>
            </div>
            <a className="link" href={candidateUrl(duplicate)} target="_blank" rel="noopener">
              Open
            </a>
            {duplicate.leftOut.length > 0 && <LeftOutTable leftOut={duplicate.leftOut} />}
            {duplicate.canMerge && (
              <Button
                size="s"
                aria-describedby={`same-${duplicate.id}`}
                loading={merging?.id === duplicate.id}
                disabled={isBusy && merging?.id !== duplicate.id}
                onClick={() => onMerge?.(duplicate)}
              >
                Merge the two profiles
              </Button>
            )}
          </li>
        ))}
      </ul>
      {duplicates.some(({ canMerge }) => canMerge) && (
        <p className="small muted">
          Merging adds what is missing to the profile you have and changes nothing that it says already. It stays where
          it is, with its emails, notes and timeline. A second email address is kept as a spare; a second resume, and
          what is not taken over, in the timeline.
        </p>
      )}
    </div>
  );
}
