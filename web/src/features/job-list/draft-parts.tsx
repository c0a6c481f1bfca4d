import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import type { JobRow } from '../../../../shared/model/job.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { lazily, usePreloaded } from '../../ui/hooks/lazily.tsx';

const DeleteDraftDialog = lazily(() => import('./delete-draft-dialog.tsx'));
const LATER_PARTS = [DeleteDraftDialog];

/** Asks whether a draft shall go. */
export function DeleteDraft({ job }: { job: JobRow }) {
  const [isAsking, setAsking] = useState(false);
  usePreloaded(LATER_PARTS);
  return (
    <>
      <IconButton size="s" label={`Delete the draft ${job.title}`} icon={<Trash2 />} onClick={() => setAsking(true)} />
      <Suspense>{isAsking && <DeleteDraftDialog job={job} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
