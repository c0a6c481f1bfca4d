import { useState } from 'react';
import type { Profile } from '../../../../shared/model/candidate.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/problem.ts';
import { showProblem, useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormAlert } from '../form-alert.tsx';
import { MOVE_READS } from '../undo.ts';
import { Beside, useBeside } from './beside.tsx';
import { type Changed, ChangedNotice } from './changed-notice.tsx';
import { DuplicatesDialog } from './duplicates-dialog.tsx';
import { ProfileFields, useProfileForm } from './profile-form.tsx';
import { type Duplicate, isKnownByOther } from './told-apart.ts';

export interface EditProfileDialogProps {
  submission: Submission;
  open: boolean;
  onClose: () => void;
  onSaved?: ((submission: Submission) => void) | undefined;
}

function Edit({ submission, onClose, onSaved }: EditProfileDialogProps) {
  const state = useProfileForm(submission.candidate);
  // The candidate may be read anew meanwhile, which the form is not filled with.
  const [version, setVersion] = useState(submission.profileVersion);
  const [changed, setChanged] = useState<Changed>();
  const original = useBeside(submission.resume ?? undefined);
  const [isLeaving, setLeaving] = useState(false);
  const { run, busy } = useApiMutation('editCandidate', { refreshes: [...MOVE_READS, 'getSpotlight'], quiet: true });
  const checking = useApiMutation('checkDuplicates', { quiet: true });
  /** What was typed, while one is asked about those who may be the same person by that. */
  const [asked, setAsked] = useState<{ candidate: Profile; duplicates: readonly Duplicate[] }>();
  const params = { id: submission.id };
  const close = () => (state.isDirty ? setLeaving(true) : onClose());
  const check = async (candidate: Profile) => {
    const isAsking = isKnownByOther(submission.candidate, candidate);
    const { duplicates } = isAsking ? await checking.run({ params, body: { candidate } }) : { duplicates: [] };
    if (duplicates.length > 0) setAsked({ candidate, duplicates });
    else await save(candidate);
  };
  const saveAnyway = (candidate: Profile) =>
    save(candidate)
      .catch(state.refuse)
      .finally(() => setAsked(undefined));
  const save = async (candidate: Profile) => {
    setChanged(undefined);
    const body = { candidate, profileVersion: version };
    const saved = await run({ params, body }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'PROFILE_CHANGED') throw error;
      setChanged(error.details);
    });
    if (!saved) return;
    showToast('Candidate updated.');
    onSaved?.(saved);
    onClose();
  };
  const load = async () => {
    try {
      const { candidate, profileVersion } = await call('getSubmission', { params });
      state.load(candidate);
      setVersion(profileVersion);
      setChanged(undefined);
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <>
      <Dialog
        open
        onClose={close}
        size={original.isOpen ? 'xl' : 'l'}
        tall
        sticky
        tools={original.tool}
        title={`Edit ${submission.name}`}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="primary" loading={busy || checking.busy} onClick={() => void state.submit(check)}>
              Save
            </Button>
          </>
        }
      >
        <Beside original={original.pages}>
          {changed && <ChangedNotice {...changed} onLoad={() => void load()} />}
          <FormAlert control={state.form.control} />
          <ProfileFields state={state} isEmailFixed={submission.wasContacted} />
        </Beside>
      </Dialog>
      {asked && (
        <DuplicatesDialog
          duplicates={asked.duplicates}
          isBusy={busy}
          onProfile={() => setAsked(undefined)}
          onClose={() => setAsked(undefined)}
          other={{ label: 'Save anyway', loading: busy, onClick: () => void saveAnyway(asked.candidate) }}
        />
      )}
      <ConfirmDialog
        open={isLeaving}
        title="Leave without saving?"
        cancelLabel="Keep going"
        confirmLabel="Leave"
        danger
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      >
        What you changed is not kept.
      </ConfirmDialog>
    </>
  );
}

/** Corrects a profile that the team added. */
export default function EditProfileDialog(props: EditProfileDialogProps) {
  return props.open ? <Edit {...props} /> : null;
}
