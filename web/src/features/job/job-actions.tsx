import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open';
import Pencil from 'lucide-react/icons/pencil';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { useState } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { useApi } from '../../api/use-api.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { usePlatformAccess } from '../../api/use-user.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { lazily } from '../../ui/hooks/lazily.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { closingWords, reopenedWords, underWayIn } from './closing-words.ts';

const GuestLinksDialog = lazily(() => import('../../parts/guests/guest-links-dialog.tsx'));
const ExportDialog = lazily(() => import('./export-dialog.tsx'));
const ChangeOwnerDialog = lazily(() => import('./change-owner-dialog.tsx'));

const refreshes = ['listJobs', 'countJobs', 'getAccount', 'getFunnel'] as const;

/** As many cards as are read to say how many emails are under way. */
const MOST = 500;

/** Change owner, Edit, Duplicate, Export profiles, and Close or Re-open. */
export default function JobActions({ job, onJob }: { job: Job; onJob: (job: Job) => void }) {
  const [isClosing, setClosing] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const [hasGuests, setGuests] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const hasPlatform = usePlatformAccess();
  const close = useApiMutation('closeJob', { refreshes });
  const reopen = useApiMutation('reopenJob', { refreshes });
  const input = { params: { id: job.id } };
  const contacted = useApi(
    'getFunnelColumn',
    isClosing ? { params: { id: job.id, column: 'CONTACTED' }, query: { limit: MOST } } : null,
  );
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
    showToast(reopenedWords(opened));
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
        entries={[
          { label: 'Change owner', icon: <UserRoundPen />, onSelect: () => setGiving(true) },
          { label: 'Edit', icon: <Pencil />, to: WEB_PATHS.editJob(job.id) },
          { label: 'Duplicate', icon: <Copy />, to: WEB_PATHS.duplicateJob(job.id) },
          { label: 'Guest reviews', icon: <UserRoundSearch />, onSelect: () => setGuests(true) },
          { label: 'Export profiles', icon: <Download />, onSelect: () => setExporting(true) },
          state,
        ]}
      />
      {isGiving && <ChangeOwnerDialog {...{ job, onJob }} onClose={() => setGiving(false)} />}
      {hasGuests && (
        <GuestLinksDialog
          jobId={job.id}
          isClosed={job.status === 'Closed'}
          chosen={[]}
          onClose={() => setGuests(false)}
        />
      )}
      {isExporting && <ExportDialog job={job} hasPlatform={hasPlatform} onClose={() => setExporting(false)} />}
      <ConfirmDialog
        open={isClosing}
        title="Close this job?"
        confirmLabel="Close the job"
        loading={close.busy}
        onCancel={() => setClosing(false)}
        onConfirm={() => void confirmClose()}
      >
        {contacted.data || contacted.error ? (
          <p>{closingWords(job, contacted.data && underWayIn(contacted.data))}</p>
        ) : (
          <Loading label="Looking what is under way">
            <SkeletonText lines={2} />
          </Loading>
        )}
      </ConfirmDialog>
    </>
  );
}
