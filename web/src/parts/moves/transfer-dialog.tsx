import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { JobId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { jobName } from '../../../../shared/rules/job/telling-apart.ts';
import { ApiError, messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { isElsewhere } from '../../ui/hooks/elsewhere.ts';
import { ComboBox } from '../../ui/inputs/combo-box.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import type { Option } from '../../ui/inputs/option.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { MOVE_READS, withdrawOlder } from '../undo.ts';

export interface TransferDialogProps {
  readonly card: Pick<Card, 'id' | 'jobId' | 'name'>;
  readonly onClose: () => void;
  /** The card as it stands on the other job. */
  readonly onMoved: (card: Card) => void;
}

/** Whether somebody else was ahead: asking again, for whichever job, is refused again. */
const isLate = (error: unknown): boolean => error instanceof ApiError && error.code === 'MOVED_MEANWHILE';

interface Refused {
  readonly error: unknown;
  /** Where the focus was as it was asked. */
  readonly from: Element | null;
}

/** Why it was not moved; where the person is on that job already, with the way there. */
function Problem({ problem, job }: { problem: Refused; job: Option | null }) {
  const place = useRef<HTMLDivElement>(null);
  const { error } = problem;
  useEffect(() => {
    // Where the button that had it rests, the focus is on the dialog itself, or on the one that came in its place.
    const isOnDialog = document.activeElement?.contains(place.current);
    const isReplaced = problem.from?.isConnected === false;
    if (isOnDialog || isReplaced || !isElsewhere(problem.from)) place.current?.focus();
  }, [problem]);
  const other = error instanceof ApiError && error.code === 'ALREADY_ON_JOB' ? error.details.submissionId : undefined;
  return (
    <div ref={place} tabIndex={-1}>
      <EducationBox type="danger">
        <p>
          {messageOf(error)}{' '}
          {other && job && (
            <Link className="link" to={`${WEB_PATHS.job(JobId.parse(job.value))}?submissionId=${other}`}>
              See them on {job.label}
            </Link>
          )}
        </p>
      </EducationBox>
    </div>
  );
}

/** A sentence that was not put away yet outlives a dialog that the page takes away, and stays until somebody closes it. */
function useLastWord() {
  const words = useRef<string>(undefined);
  useEffect(
    () => () => {
      const last = words.current;
      if (last) showToast(last, { kind: 'danger', id: 'stranger', duration: Number.POSITIVE_INFINITY });
    },
    [],
  );
  return words;
}

/** Asks to which other job a profile goes (3-pipeline, section 5). */
export default function TransferDialog({ card, onClose, onMoved }: TransferDialogProps) {
  const { data: jobs } = useApi('listOpenJobTitles', {});
  const { run, busy } = useApiMutation('transferToJob', { refreshes: MOVE_READS, quiet: true });
  // Where the person saw the profile: a teammate may move it while this is open.
  const [seenOn] = useState(card.jobId);
  const [chosen, setChosen] = useState<Option | null>(null);
  const [problem, setProblem] = useState<Refused>();
  const lastWord = useLastWord();
  const late = problem !== undefined && isLate(problem.error);
  const close = () => {
    lastWord.current = undefined;
    onClose();
  };
  const options = jobs
    ?.filter(({ id }) => id !== seenOn)
    .map(({ id, title, apart }): Option => ({ value: id, label: jobName(title, apart) }));
  const choose = (job: Option | null) => {
    setChosen(job);
    if (!late) setProblem(undefined);
  };
  const confirm = async () => {
    if (!chosen) return;
    const from = document.activeElement;
    try {
      const body = { newJobId: JobId.parse(chosen.value), from: seenOn };
      const moved = await run({ params: { id: card.id }, body });
      withdrawOlder([card]);
      onClose();
      onMoved(moved);
      showToast(`Profile moved to "${chosen.label}".`, { about: card.name });
    } catch (error) {
      setProblem({ error, from });
      if (isLate(error)) lastWord.current = messageOf(error);
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      size="s"
      title="Move to another job"
      footer={
        <>
          <Button onClick={close}>{late ? 'Close' : 'Cancel'}</Button>
          <Button
            look="primary"
            loading={busy}
            disabledReason={late ? 'They are no longer on this job.' : chosen ? undefined : 'Choose a job first.'}
            onClick={() => void confirm()}
          >
            Confirm
          </Button>
        </>
      }
    >
      <div className="col g4">
        <p>{card.name} leaves this job and is to be reviewed on the other one, compared with its requirements.</p>
        <Field label="Job" required hint={options?.length === 0 ? 'There is no other open job.' : undefined}>
          <ComboBox options={options ?? []} value={chosen} onChange={choose} placeholder="Choose a job" />
        </Field>
        {problem && <Problem problem={problem} job={chosen} />}
      </div>
    </Dialog>
  );
}
