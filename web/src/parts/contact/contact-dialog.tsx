import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { JobId, SubmissionId } from '../../../../shared/model/ids.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { TIMES } from '../../../../shared/product.ts';
import { messageOf } from '../../api/problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { sendKeys } from '../../ui/actions/shortcut.ts';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { OnBusy } from '../undo.ts';
import styles from './contact.module.css';
import { MailPreview, type Width } from './mail-preview.tsx';
import { NotEmailed, Recipients } from './people.tsx';
import { Plan } from './plan.tsx';
import { useContact } from './use-contact.ts';
import { Ways } from './ways.tsx';

export interface ContactDialogProps {
  jobId: JobId;
  job: Pick<Job, 'title' | 'isOutreachCustomizable'> | undefined;
  submissionIds: readonly SubmissionId[];
  /** The names of the candidates, in the same order. */
  names: readonly string[];
  open: boolean;
  onClose: () => void;
  /** Told one outcome for each candidate once at least one was contacted. */
  onContacted: (updates: Outcome[]) => void;
  /** Told what became of those whose contact was taken back. */
  onUndone?: ((updates: Outcome[]) => void) | undefined;
  /** Told whom is being contacted or taken back, and when that is over, however it went. */
  onBusy?: OnBusy | undefined;
}

/** How far a check or a contact of many is. */
const Progress = (progress: { label: string; value: number; max: number }) => (
  <div className="col g3" role="status">
    <ProgressBar {...progress} />
    <span className="small muted">{`${progress.label} ${progress.value} of ${progress.max}`}</span>
  </div>
);

function Keys({ submit }: { submit: () => void }) {
  useShortcuts({ 'mod+Enter': submit });
  return null;
}

function Contact(props: ContactDialogProps) {
  const { jobId, job, names, submissionIds } = props;
  const state = useContact(props);
  const [width, setWidth] = useState<Width>('phone');
  const [chosen, setChosen] = useState<SubmissionId>();
  const { preflight } = state;
  const left = useRef<HTMLDivElement>(null);
  const canEdit = job?.isOutreachCustomizable ?? false;
  const recipients = preflight?.recipients ?? [];
  const reader =
    recipients.find(({ submissionId }) => submissionId === chosen) ??
    recipients.find(({ submissionId }) => !state.left.has(submissionId)) ??
    recipients[0];
  const who =
    submissionIds.length === 1
      ? (names[0] ?? '1 profile')
      : `${state.toDo} ${state.toDo === 1 ? 'profile' : 'profiles'}`;
  const submit = () => void state.submit();
  const send = state.sends ? `Save & Send to ${state.count}` : 'Save';
  return (
    <Dialog
      open={props.open}
      sticky={state.busy}
      onClose={state.close}
      size="xl"
      tall
      flush
      initialFocus={left}
      title={`Contact ${who}`}
      description={job?.title}
      note={
        !state.isChecking &&
        !state.isIdle && (
          <span className="row">
            <Undo2 className="s" />
            You can take it back for {TIMES.undoSeconds} s.{state.sends && ' Nothing leaves before.'}
          </span>
        )
      }
      footer={
        <>
          <Button onClick={state.close} disabled={state.busy}>
            Cancel
          </Button>
          <span className={styles.sendPlace}>
            {(state.isChecking || preflight) && (
              <Button
                look="primary"
                icon={state.sends ? <Send /> : undefined}
                keyHint={sendKeys()}
                loading={state.busy || state.isChecking}
                disabledReason={state.isChecking ? undefined : state.why}
                onClick={submit}
              >
                {state.isChecking ? 'Save & Send' : send}
              </Button>
            )}
          </span>
        </>
      }
    >
      <Keys submit={submit} />
      <div className={cx(styles.contact, width === 'desktop' && styles.wide)}>
        <div className={styles.left} ref={left} tabIndex={-1}>
          {state.problem && <EducationBox type="danger">{state.problem}</EducationBox>}
          {state.progress && <Progress {...state.progress} />}
          {state.error ? (
            <ProblemState title={messageOf(state.error)} retrying={state.isValidating} onRetry={state.retry} />
          ) : (
            <>
              <Plan
                preflight={preflight}
                sends={state.choice.outreach}
                count={state.count}
                names={submissionIds.length === 1 ? `${who} is` : `The ${who} are`}
              />
              <Recipients
                recipients={recipients}
                left={state.left}
                onTick={state.tick}
                shown={reader?.submissionId}
                onShow={setChosen}
                emailed={state.choice.outreach}
              />
              <NotEmailed
                blocked={preflight?.blocked ?? []}
                nameOf={(id) => names[submissionIds.indexOf(id)]}
                jobId={jobId}
                canEdit={canEdit}
                stay={state.sends || state.choice.channels.length === 0}
              />
              <Ways
                choice={state.choice}
                onChange={state.change}
                outreachOff={state.outreachOff}
                canChooseWorkEmails={state.canChooseWorkEmails}
              />
            </>
          )}
        </div>
        <MailPreview
          jobId={jobId}
          reader={reader}
          steps={preflight?.steps ?? []}
          canEdit={canEdit}
          width={width}
          onWidth={setWidth}
        />
      </div>
    </Dialog>
  );
}

/**
 * The check before contacting one candidate or many (3-pipeline, section 5; product principle): who will be emailed when,
 * who will not and why, and the email itself. Nothing leaves for 30 seconds.
 */
export function ContactDialog(props: ContactDialogProps) {
  return props.open ? <Contact {...props} /> : null;
}
