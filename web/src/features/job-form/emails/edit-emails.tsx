import { Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import type { JourneyStep } from '../../../../../shared/model/job.ts';
import { isWritable } from '../../../../../shared/rules/job/job-form.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { useApi } from '../../../api/use-api.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFormFacts } from '../facts-context.ts';
import { MESSAGES } from '../messages.ts';
import { writtenOn } from '../saving/use-kept-input.ts';
import { useEmails } from './use-emails.ts';

const OutreachEditor = lazily(() => import('../../../parts/outreach-editor/outreach-editor.tsx'));

interface EditEmailsProps {
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
}

/** The editor over the form. Emails of a job that has generic ones are saved at once; all others with the job. */
export default function EditEmails({ onDirty, onClose }: EditEmailsProps) {
  const { onJob, ...facts } = useFormFacts();
  const { job, account, person } = facts;
  const { setValue, getValues } = useFormContext<JobForm>();
  const emails = useEmails();
  const basic = useApi('listJourneys', {}, { revalidateOnFocus: false });
  const update = useApiMutation('updateJob', { refreshes: ['getJob', 'getOutreachUse', 'listAccountJourneys'] });
  const save = async (journeys: JourneyStep[]) => {
    if (!job || !isWritable(job.selectedOutreachJourneyType)) {
      setValue('journeys', journeys, { shouldDirty: true });
      return void showToast('The emails are kept in this form and saved with the job.', { kind: 'info' });
    }
    const body = { journeys, version: job.version, validateDraft: false };
    onJob(await update.run({ params: { id: job.id }, body }));
    setValue('journeys', null);
    showToast(MESSAGES.emailsSaved);
  };
  const opening = (
    <Dialog open onClose={onClose} size="full" title="Customize your email outreach">
      <Loading label="Loading the emails">
        <SkeletonText lines={8} />
      </Loading>
    </Dialog>
  );
  const product = basic.data?.find(({ type }) => type === 'approached')?.steps;
  if (!product && !basic.error) return opening;
  return (
    <Suspense fallback={opening}>
      <OutreachEditor
        title={getValues('title')}
        steps={emails.steps}
        basic={product ?? emails.steps}
        isDefault={emails.isWritable && job !== null && account.jobIdForDefaultEmailOutreach === job.id}
        readOnly={!emails.isWritable}
        facts={emails.facts}
        terms={emails.terms}
        keptAs={{ userId: person.id, about: writtenOn(facts), version: job?.version ?? null }}
        onSave={save}
        onDirty={onDirty}
        onClose={onClose}
      />
    </Suspense>
  );
}
