import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import { isSyncing } from '../../../../../shared/rules/ats/sync.ts';
import { useApi } from '../../../api/use-api.ts';
import { useUser } from '../../../api/use-user.ts';
import { useAtsSync } from '../../../parts/ats/use-ats-sync.ts';
import { useConnectAts } from '../../../parts/ats/use-connect-ats.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { usePhone } from '../../../ui/hooks/use-media-query.ts';
import { whyNoImport } from './import-words.ts';

const ImportDialog = lazily(() => import('./import-dialog.tsx'));

const LABEL = 'Import job from ATS';

/**
 * Imports a job; where no ATS is linked, an admin connects one with it, and nobody else sees it (2-jobs, Job list). One that has to be
 * connected again gives no jobs: that is said to everybody.
 */
export function ImportButton() {
  const isAdmin = useUser().employer.accountAdmin;
  const status = useApi('getAtsStatus', { query: {} }).data;
  const isPhone = usePhone();
  const isLinked = status?.state === 'LINKED';
  const { data: sync } = useAtsSync(isLinked);
  const { connect, busy } = useConnectAts();
  const [isOpen, setOpen] = useState(false);
  if (!status) return null;
  if (status.state === 'RELINK')
    return (
      <Button icon={<Download />} aria-label={LABEL} disabledReason={whyNoImport(status.atsName, isAdmin)}>
        {!isPhone && LABEL}
      </Button>
    );
  if (!isLinked && !isAdmin) return null;
  if (!isLinked)
    return (
      <Button icon={<Download />} loading={busy} aria-label={LABEL} onClick={connect}>
        {!isPhone && LABEL}
      </Button>
    );
  return (
    <>
      {sync && isSyncing(sync) && (
        <span className="row small muted" role="status">
          <Spinner /> {isPhone ? 'Syncing' : 'Synchronising with ATS'}
        </span>
      )}
      <Button icon={<Download />} aria-label={LABEL} onClick={() => setOpen(true)}>
        {!isPhone && LABEL}
      </Button>
      <Suspense>{isOpen && <ImportDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
