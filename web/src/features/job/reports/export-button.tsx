import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { download } from '../../../api/download.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { useUser } from '../../../api/use-user.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';

/** Downloads the report of a job as a spreadsheet. */
export function ExportButton({ job, isEmpty }: { job: Job; isEmpty: boolean }) {
  const { employer } = useUser();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const hasContent = await download('exportJobReport', { query: { accountId: employer.account, jobId: job.id } });
      if (hasContent) showToast('Successfully exported job overview report');
      else showToast('There is nothing to export yet.', { kind: 'info' });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Download />}
      loading={busy}
      disabledReason={isEmpty ? 'There is nothing to export yet.' : undefined}
      onClick={() => void run()}
    >
      Export CSV
    </Button>
  );
}
