import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { showProblem } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';

interface ExportButtonProps {
  /** Saves the file; says whether there was anything in it. */
  save: () => Promise<boolean>;
  /** What is said when it is saved. */
  success: string;
  isEmpty: boolean;
  /** What of the screen the file leaves aside. */
  hint?: string | undefined;
}

/** Downloads a report as a spreadsheet. */
export function ExportButton({ save, success, isEmpty, hint }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      if (await save()) showToast(success);
      else showToast('There is nothing to export yet.', { kind: 'info' });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={hint && 'row wrap'}>
      {hint && <span className="small faint">{hint}</span>}
      <Button
        icon={<Download />}
        loading={busy}
        disabledReason={isEmpty ? 'There is nothing to export yet.' : undefined}
        onClick={() => void run()}
      >
        Export
      </Button>
    </div>
  );
}
