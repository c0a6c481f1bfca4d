import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';
import { TELL_DAYS } from '../../../../../shared/rules/outreach/untold.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { fullDay } from '../../../parts/candidate/dates.ts';
import { MOVE_READS } from '../../../parts/undo.ts';
import { stayedWords } from '../../../parts/whom.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { afterDeletion, isTicked, toggled } from './choices.ts';
import styles from './untold.module.css';
import type { Untold } from './use-untold.ts';
import { useUntoldPages } from './use-untold-pages.ts';

/** What is read again where profiles went: not a candidate, who may be gone. */
const READS = [...MOVE_READS.filter((name) => name !== 'getSubmission'), 'listUntoldProfiles'] as const;

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`);

/** The address of the page with a candidate open over it: whoever closes them is back at the list. */
const useLinkTo = () => {
  const { pathname, search } = useLocation();
  return (id: SubmissionId) => {
    const query = new URLSearchParams(search);
    query.set('submissionId', id);
    return `${pathname}?${query}`;
  };
};

/** How many there are, or how far the search for them is. */
function countWords(found: number, isLooking: boolean, hasMore: boolean): string {
  if (found > 0) return profiles(found);
  if (!hasMore) return 'No profiles';
  return isLooking ? 'Looking further…' : 'Nobody so far';
}

/** Who has been on a job for a month and was never contacted, to be looked through and deleted. */
export default function UntoldDialog({ job, untold }: { job: Pick<Job, 'id'>; untold: Untold }) {
  const { choices, setChoices, close } = untold;
  // Whom one was asked about goes, and nobody who comes up meanwhile.
  const [asked, setAsked] = useState<readonly SubmissionId[]>([]);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  const linkTo = useLinkTo();
  const { attempt, busy } = useApiMutation('deleteUntoldProfiles', { refreshes: READS });
  const { found, ...pages } = useUntoldPages(job.id, untold);
  const ticked = (found ?? []).filter(({ id }) => isTicked(choices, id));
  const goes = ticked.slice(0, LIMITS.bulk).map(({ id }) => id);
  const ask = () => {
    isDone.current = false;
    setAsked(goes);
    setAsking(true);
  };
  const remove = async () => {
    const answer = await attempt({ params: { id: job.id }, body: { submissionIds: [...asked] } });
    isDone.current = Boolean(answer);
    setAsking(false);
    if (!answer) return;
    const listed = (found ?? []).map(({ id }) => id);
    setChoices((before) => afterDeletion(before, listed, answer.outcomes));
    const stayed = answer.outcomes.flatMap(({ ok, submissionId, why }) =>
      ok ? [] : [{ name: found?.find(({ id }) => id === submissionId)?.name ?? 'A profile', why }],
    );
    const gone = answer.outcomes.length - stayed.length;
    showToast([`${profiles(gone)} deleted.`, stayedWords(stayed)].filter(Boolean).join(' '));
    void pages.mutate();
  };
  return (
    <Dialog
      open
      size="m"
      onClose={close}
      title="Never contacted"
      footer={
        <>
          <Button onClick={close}>Close</Button>
          {goes.length > 0 && (
            <Button look="danger" onClick={ask}>
              Delete {profiles(goes.length)}
            </Button>
          )}
        </>
      }
    >
      <p className="muted">
        These people do not know that their details are held. Within {TELL_DAYS} days they are owed an email that says
        so, or their profiles go. Contact those you want to keep.
      </p>
      {!found && pages.error && (
        <ProblemState
          title={messageOf(pages.error)}
          retrying={pages.isValidating}
          onRetry={() => void pages.mutate()}
        />
      )}
      {!found && !pages.error && (
        <Loading label="Loading the profiles">
          <SkeletonText lines={4} />
        </Loading>
      )}
      {found && (
        <h3 ref={heading} tabIndex={-1} className={styles.count} aria-live="polite">
          {countWords(found.length, pages.isLooking, pages.next !== null)}
        </h3>
      )}
      {found?.length === 0 && pages.next === null && (
        <EmptyState icon={<UserRoundCheck />} title="Nobody is waiting to be told.">
          Everybody on this job was added in the last {TELL_DAYS} days, was contacted, or applied.
        </EmptyState>
      )}
      {found && found.length > 0 && (
        <ul className={styles.people} aria-label="Never contacted">
          {found.map((one) => (
            <li key={one.id}>
              <Checkbox
                hideLabel
                checked={isTicked(choices, one.id)}
                onChange={() => setChoices((before) => toggled(before, one.id))}
                label={one.name}
              />
              <div className="grow">
                <Link className="link" to={linkTo(one.id)}>
                  {one.name}
                </Link>
                <p className="small muted">{[one.jobTitle, one.currentEmployer].filter(Boolean).join(', ')}</p>
              </div>
              <span className="small faint">
                {COLUMN_LABELS[one.columnName]}, added{' '}
                <time dateTime={one.submittedAt}>{fullDay(one.submittedAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {pages.next !== null && (
        <Button loading={pages.isValidating} onClick={pages.readOn}>
          {found?.length === 0 ? 'Look further' : 'Show more'}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={`Delete ${profiles(asked.length)} permanently?`}
        confirmLabel="Delete permanently"
        loading={busy}
        finalFocus={() => (isDone.current && heading.current) || undefined}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        <p>They go from this job with their resumes and notes. This cannot be undone.</p>
      </ConfirmDialog>
    </Dialog>
  );
}
