import type { Job } from '../../../../../shared/model/job.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { UPLOADS } from '../../../ui/inputs/upload-rules.ts';
import { UploadZone } from '../../../ui/inputs/upload-zone.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ParsedRows } from './parsed-rows.tsx';
import { soMany } from './refused-words.ts';
import { useImport } from './use-import.ts';

const MEGABYTES = LIMITS.uploadBytes / (1024 * 1024);

/** Puts a file of candidates not to source on a job: its rows are looked at before anything is saved (2-jobs, section 2). */
export function ImportDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { state, parsed, onFile, clear, save, busy } = useImport(job.id, () => {
    showToast('Candidates not to source list updated.');
    onClose();
  });
  const valid = parsed?.counts.valid ?? 0;
  const nobody = parsed ? 'Nobody of this file can be put on the list.' : 'Please choose a file first.';
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      pinned
      title="Candidates not to source"
      description="Sourcers cannot deliver these people for this job, they cannot be added, and no email goes to them."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            loading={busy}
            disabledReason={valid === 0 ? nobody : undefined}
            onClick={() => void save()}
          >
            {valid > 0 ? `Save ${soMany(valid, 'candidate')}` : 'Save'}
          </Button>
        </>
      }
      note={job.candidateBlacklist ? 'Saving replaces the list this job has.' : undefined}
    >
      <div className="col g4">
        <UploadZone
          prompt="Drop a list here or"
          hint={`CSV or XLSX with names and email addresses, up to ${MEGABYTES} MB and ${soMany(LIMITS.deniedCandidates, 'row')}`}
          accept={UPLOADS.sheet}
          maxMegabytes={MEGABYTES}
          state={state}
          onFile={(file) => void onFile(file)}
          onRefused={clear}
        />
        {parsed ? (
          <ParsedRows key={parsed.identifier} parsed={parsed} />
        ) : (
          <p className="small muted">
            The columns may stand in any order and language. A company column helps to recognise people whose address is
            another one.
          </p>
        )}
      </div>
    </Dialog>
  );
}
