import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import type { BlacklistFile } from '../../../../../shared/contract/blacklist.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import { messageOf } from '../../../api/problem.ts';
import type { AnswerOf } from '../../../api/routes.ts';
import { useApi } from '../../../api/use-api.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { useUrlState } from '../../../ui/hooks/use-url-state.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLinkedAtsName } from '../ats/ats-context.ts';
import styles from './blacklist.module.css';
import { fromAts } from './from-ats.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ListDialog } from './list-dialog.tsx';
import { soMany } from './refused-words.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
/** `?import=candidates` opens the import, as a prompt of the job does. */
const CLOSED = { import: '' };

function Listed({ file, onShow, onRemove }: { file: BlacklistFile; onShow: () => void; onRemove: () => void }) {
  return (
    <div className={styles.file}>
      <div className="grow">
        <p className="strong cut" title={file.originalFilename}>
          {file.originalFilename}
        </p>
        <p className="small muted">
          {soMany(file.candidates, 'candidate')}, uploaded on {day.format(new Date(file.createdAt))}
        </p>
      </div>
      <Button size="s" onClick={onShow}>
        See the list
      </Button>
      <Button size="s" look="tertiary" onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

/** How many stand on the job in the ATS that it was imported from. */
function FromAts({ job, data }: { job: Job; data: AnswerOf<'getAtsBlacklist'> }) {
  const linkedName = useLinkedAtsName();
  return <p className="muted">{fromAts(data, job.atsName ?? 'your ATS', linkedName)}</p>;
}

/** Who is not to be sourced for a job: the file with its date, and how to replace and remove it (2-jobs, section 2). */
export function CandidatesNotToSource({ job }: { job: Job }) {
  const params = { id: job.id };
  const { data: file, error, isValidating, mutate } = useApi('getBlacklistFile', { params });
  const { data: inAts } = useApi('getAtsBlacklist', job.isFromMergeDev ? { params } : null);
  const isNobody = !job.isFromMergeDev || (inAts?.isKnown && inAts.candidates.length === 0);
  const [{ import: wanted }, setWanted] = useUrlState(CLOSED);
  const [open, setOpen] = useState<'list' | 'remove'>();
  const removing = useApiMutation('removeBlacklist', { refreshes: ['getJob', 'getBlacklistFile'] });
  const remove = async () => {
    const answer = await removing.attempt({ params });
    setOpen(undefined);
    if (answer) showToast('Candidates not to source list updated.');
  };
  return (
    <section className="card" aria-label="Candidates not to source">
      <header>
        <h2 className="grow">Candidates not to source</h2>
        <Button size="s" icon={<Upload className="s" />} onClick={() => setWanted({ import: 'candidates' })}>
          {file ? 'Replace the list' : 'Upload a list'}
        </Button>
      </header>
      <div className="body">
        {inAts && <FromAts job={job} data={inAts} />}
        {file && <Listed file={file} onShow={() => setOpen('list')} onRemove={() => setOpen('remove')} />}
        {file === null && (
          <p className="muted">
            {isNobody ? 'None. Upload whom you know already' : 'Upload whom else you know'}, as CSV or XLSX: sourcers
            cannot deliver them for this job.
          </p>
        )}
        {file === undefined && error && (
          <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
        )}
        {file === undefined && !error && (
          <Loading label="Loading the list">
            <SkeletonText lines={2} />
          </Loading>
        )}
      </div>
      {wanted === 'candidates' && <ImportDialog job={job} onClose={() => setWanted({ import: '' })} />}
      {open === 'list' && <ListDialog job={job} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={open === 'remove'}
        title="Remove the candidates not to source?"
        confirmLabel="Remove"
        danger
        loading={removing.busy}
        onCancel={() => setOpen(undefined)}
        onConfirm={() => void remove()}
      >
        Whoever is on the list may be sourced, added and contacted for this job again.
      </ConfirmDialog>
    </section>
  );
}
