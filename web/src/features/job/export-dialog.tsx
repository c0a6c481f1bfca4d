import { useState } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import { EXPORT_KINDS, type ExportKind, needsPlatform } from '../../../../shared/rules/funnel/exported-profiles.ts';
import { download } from '../../api/download.ts';
import { messageOf } from '../../api/problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { RadioCards } from '../../ui/inputs/radio-cards.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const KINDS: Record<ExportKind, { readonly title: string; readonly hint: string }> = {
  INTERESTED_ONLY: { title: 'Interested profiles', hint: 'Whoever is interested, interviewed or hired.' },
  PLATFORM: { title: 'Sourced by you and your team', hint: 'What your team added, and applications.' },
  ALL: { title: 'All profiles', hint: 'Everybody on the board.' },
};

interface ExportDialogProps {
  readonly job: Job;
  readonly hasPlatform: boolean;
  readonly onClose: () => void;
}

/** Which profiles of a job are taken away as a file (3-pipeline, sections 5 and 6). */
export default function ExportDialog({ job, hasPlatform, onClose }: ExportDialogProps) {
  const [kind, setKind] = useState<ExportKind>('INTERESTED_ONLY');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const hasContent = await download('exportCandidates', { params: { id: job.id, kind } });
      if (!hasContent) showToast('There are no candidate profiles to download.');
      onClose();
    } catch (error) {
      showToast(messageOf(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title="Export profiles"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" loading={isBusy} onClick={() => void save()}>
            Download
          </Button>
        </>
      }
    >
      <Field label="Profiles" group>
        <RadioCards
          value={kind}
          onChange={setKind}
          options={EXPORT_KINDS.map((one) => ({
            value: one,
            title: KINDS[one].title,
            hint: needsPlatform(one) && !hasPlatform ? 'Please upgrade to Platform to export these.' : KINDS[one].hint,
            disabled: needsPlatform(one) && !hasPlatform,
          }))}
        />
      </Field>
    </Dialog>
  );
}
