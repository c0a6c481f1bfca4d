import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { useApi } from '../../api/use-api.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useUser } from '../../api/use-user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ComboBox } from '../../ui/inputs/combo-box.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import type { Option } from '../../ui/inputs/option.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface ChangeOwnerDialogProps {
  readonly job: Job;
  readonly onJob: (job: Job) => void;
  readonly onClose: () => void;
}

const Nobody = () => (
  <>
    Nobody else is on your team yet.{' '}
    <Link to={`${WEB_PATHS.settings}/subscription?invite=true`}>Invite a teammate</Link>
  </>
);

/** Asks whom a job goes to (3-pipeline, sections 5 and 6). */
export default function ChangeOwnerDialog({ job, onJob, onClose }: ChangeOwnerDialogProps) {
  const me = useUser();
  const { data: teammates } = useApi('listTeammates', { params: { id: me.employer.account } });
  const { attempt, busy } = useApiMutation('transferOwnership', { refreshes: ['listJobs', 'countJobs'] });
  const [chosen, setChosen] = useState<Option | null>(null);
  const options = teammates
    ?.filter(({ id }) => id !== job.employer.id)
    .map(
      ({ id, name, email }): Option => ({
        value: id,
        label: id === me.id ? `${name || email} (you)` : name || email,
        hint: name ? email : undefined,
      }),
    );
  const owner = teammates?.find(({ id }) => id === chosen?.value);
  const confirm = async () => {
    if (!owner) return;
    const changed = await attempt({ params: { id: job.id }, body: { employerId: owner.id } });
    if (!changed) return;
    onJob(changed);
    onClose();
    showToast(`We’ve changed the owner to ${changed.employer.name}.`);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Change owner"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            loading={busy}
            disabledReason={owner ? undefined : 'Choose a teammate first.'}
            onClick={() => void confirm()}
          >
            Confirm
          </Button>
        </>
      }
    >
      <div className="col g4">
        <p>
          {job.employer.name} owns this job. New sequences leave in the new owner’s name where they left in{' '}
          {job.employer.name}’s; those that run keep their sender.
        </p>
        <Field label="New owner" required hint={options?.length === 0 ? <Nobody /> : undefined}>
          <ComboBox options={options ?? []} value={chosen} onChange={setChosen} placeholder="Choose a teammate" />
        </Field>
      </div>
    </Dialog>
  );
}
