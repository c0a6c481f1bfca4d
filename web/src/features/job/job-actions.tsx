import Ellipsis from 'lucide-react/icons/ellipsis';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import { refundOnStop } from '../../../../shared/rules/sourcing.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';

const refreshes = ['listJobs', 'countJobs', 'getAccount', 'getFunnel'] as const;

/** What closing brings about, for the dialog that asks. */
const closingWords = (job: Job): string => {
  const missing = job.sourcingRequest ? refundOnStop(job, job.sourcingRequest.batchSize) : 0;
  const stops = job.sourcingRequest ? ' Sourcing stops' : '';
  return `Nobody can be moved or contacted until the job is re-opened.${stops}${
    missing > 0 ? ` and the ${missing} profiles that did not come are given back` : ''
  }${stops ? '.' : ''}`;
};

/** Edit, and Close or Re-open. */
export default function JobActions({ job, onJob }: { job: Job; onJob: (job: Job) => void }) {
  const [isClosing, setClosing] = useState(false);
  const close = useApiMutation('closeJob', { refreshes });
  const reopen = useApiMutation('reopenJob', { refreshes });
  const input = { params: { id: job.id } };
  const confirmClose = async () => {
    const closed = await close.attempt(input);
    setClosing(false);
    if (!closed) return;
    onJob(closed);
    showToast('The job is closed.');
  };
  const open = async () => {
    const opened = await reopen.attempt(input);
    if (!opened) return;
    onJob(opened);
    showToast('The job is open again.');
  };
  const state =
    job.status === 'Closed'
      ? { label: 'Re-open', icon: <LockKeyholeOpen />, onSelect: () => void open() }
      : { label: 'Close', icon: <LockKeyhole />, onSelect: () => setClosing(true) };
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label="Actions" icon={<Ellipsis />} size="s" />}
        entries={[{ label: 'Edit', icon: <Pencil />, to: `/jobs/edit/${job.id}` }, state]}
      />
      <ConfirmDialog
        open={isClosing}
        title="Close this job?"
        confirmLabel="Close the job"
        loading={close.busy}
        onCancel={() => setClosing(false)}
        onConfirm={() => void confirmClose()}
      >
        <p>{closingWords(job)}</p>
      </ConfirmDialog>
    </>
  );
}
