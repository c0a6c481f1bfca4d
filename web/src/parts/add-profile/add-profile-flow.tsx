import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ERRORS } from '../../../../shared/contract/errors.ts';
import type { JobId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { cx } from '../../ui/hooks/cx.ts';
import { UPLOADS } from '../../ui/inputs/upload-rules.ts';
import { UploadZone } from '../../ui/inputs/upload-zone.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { candidateUrl } from '../candidate/candidate-header.tsx';
import { FormAlert } from '../form-alert.tsx';
import styles from './add-profile.module.css';
import { Beside, useBeside } from './beside.tsx';
import { DuplicatesDialog, type DuplicatesDialogProps } from './duplicates-dialog.tsx';
import { ProfileFields, useProfileForm } from './profile-form.tsx';
import type { MergedInto } from './told-apart.ts';
import { type AddProfile, useAddProfile } from './use-add-profile.ts';

const MEGABYTES = LIMITS.uploadBytes / (1024 * 1024);

export interface AddProfileFlowProps {
  jobId: JobId;
  open: boolean;
  onClose: () => void;
  /** Told the card of the profile once it is to be reviewed or saved, or is part of another one. */
  onAdded: (card: Card) => void;
}

interface StepProps {
  flow: AddProfile;
  onClose: () => void;
}

type SameAsAnswers = Pick<DuplicatesDialogProps, 'onProfile' | 'other' | 'onClose'>;

function Start({ flow, onClose }: StepProps) {
  return (
    <Dialog open onClose={onClose} title="Add a profile" footer={<Button onClick={onClose}>Cancel</Button>}>
      <div className={styles.adding}>
        <UploadZone
          prompt="Drop a resume here or"
          hint={`PDF or Word, up to ${MEGABYTES} MB`}
          accept={UPLOADS.resume}
          maxMegabytes={MEGABYTES}
          state={flow.upload}
          onFile={(file) => void flow.uploadResume(file)}
        />
        {flow.upload.step !== 'uploading' && (
          <>
            <p className={cx(styles.or, 'small')}>or</p>
            <Button wide onClick={flow.typeIn}>
              Type it in
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Asked after the file was read and after the form; `other` is the answer beside looking at the profile. */
function SameAs({ flow, onProfile, other, onClose }: Omit<StepProps, 'onClose'> & SameAsAnswers) {
  if (!('duplicates' in flow.step)) return null;
  return (
    <DuplicatesDialog
      duplicates={flow.step.duplicates}
      news={'news' in flow.step ? flow.step.news : undefined}
      onMerge={(into) => void flow.merge(into)}
      isBusy={flow.busy !== undefined}
      merging={flow.merging}
      onProfile={onProfile}
      other={other}
      onClose={onClose}
    />
  );
}

/** What was being added is part of another profile by now: whose, and the way there. What was typed stays. */
const MergedNotice = ({ why, stands }: MergedInto) => (
  <EducationBox type="warning">
    <p>
      {ERRORS.SUBMISSION_MERGED.title} {why}{' '}
      {stands && (
        <a className="link" href={candidateUrl(stands)} target="_blank" rel="noopener">
          Open it
        </a>
      )}
    </p>
    <p>What you typed is still here. Send it again to merge that too.</p>
  </EducationBox>
);

/** The form stays where it is, with all that was typed, while one is asked about a duplicate over it. */
function Complete({ flow, onClose }: StepProps) {
  const state = useProfileForm(flow.draft);
  const original = useBeside(flow.resume);
  const add = (asSaved: boolean) => void state.submit((profile) => flow.add(profile, asSaved));
  const addAnyway = () => {
    state.form.clearErrors('root');
    void flow.addAnyway('duplicates' in flow.step ? flow.step.duplicates : []).catch((error: unknown) => {
      // Why not is said in the form, which lies below the question.
      flow.back();
      state.refuse(error);
    });
  };
  const footer = (
    <>
      <Button loading={flow.busy === 'save'} disabled={flow.busy === 'review'} onClick={() => add(true)}>
        Add to Saved
      </Button>
      <Button
        look="primary"
        loading={flow.busy === 'review'}
        disabled={flow.busy === 'save'}
        onClick={() => add(false)}
      >
        Send to review
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size={original.isOpen ? 'xl' : 'l'}
        tall
        sticky
        tools={original.tool}
        title="Complete the profile"
        footer={footer}
      >
        <Beside original={original.pages}>
          <FormAlert control={state.form.control} />
          {flow.merged && <MergedNotice {...flow.merged} />}
          {flow.warnings.length > 0 && (
            <EducationBox type="warning">
              {flow.warnings.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
            </EducationBox>
          )}
          <ProfileFields state={state} />
        </Beside>
      </Dialog>
      {flow.step.name === 'duplicates-after-edit' && (
        <SameAs
          flow={flow}
          onProfile={flow.back}
          onClose={flow.back}
          other={{ label: 'Add anyway', loading: flow.busy !== undefined && !flow.merging, onClick: addAnyway }}
        />
      )}
    </>
  );
}

function Flow({ jobId, onClose, onAdded }: AddProfileFlowProps) {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const flow = useAddProfile({
    jobId,
    onAdded: (card) => {
      showToast(card.columnName === 'SAVED' ? 'Profile saved.' : 'Profile sent to review.', { about: card.name });
      onAdded(card);
      onClose();
    },
    onMerged: (card) => {
      // Wherever they stand, also where nobody looks, as in Discarded.
      showToast('Profiles merged.', {
        about: card.name,
        action: { label: 'Open', onSelect: () => void navigate(candidateUrl(card)) },
      });
      onAdded(card);
      onClose();
    },
  });
  const close = () => (flow.hasStarted ? setLeaving(true) : onClose());
  const { step } = flow;
  const isForm = step.name === 'complete' || step.name === 'duplicates-after-edit';
  return (
    <>
      {step.name === 'init' && <Start flow={flow} onClose={close} />}
      {step.name === 'duplicates-after-upload' && (
        <SameAs
          flow={flow}
          onProfile={() => flow.goOn(step.duplicates)}
          onClose={close}
          other={{ label: 'Cancel', onClick: close }}
        />
      )}
      {isForm && <Complete flow={flow} onClose={close} />}
      <ConfirmDialog
        open={isLeaving}
        title="Leave without adding this profile?"
        cancelLabel="Keep going"
        confirmLabel="Leave"
        danger
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          flow.cancelUpload();
          onClose();
        }}
      >
        What you uploaded and typed is not kept.
      </ConfirmDialog>
    </>
  );
}

/** Adds a profile from a resume or from what is typed (3-pipeline, section 2); to be reviewed, or saved straight away. */
export function AddProfileFlow(props: AddProfileFlowProps) {
  return props.open ? <Flow {...props} /> : null;
}
