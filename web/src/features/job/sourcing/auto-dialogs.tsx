import type { Job } from '../../../../../shared/model/job.ts';
import { AUTO } from '../../../../../shared/product.ts';
import { COMES_BACK } from '../../../../../shared/rules/sourcing/auto/job-mode.ts';
import { refundOnStop } from '../../../../../shared/rules/sourcing/sourcing.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Strategy } from './use-strategy.ts';

/** What one is asked before it happens by itself, or no longer does. */
export type AutoQuestion = 'startSourcing' | 'stopSourcing' | 'startContact' | 'stopContact';

interface AutoDialogsProps {
  readonly asking: AutoQuestion;
  readonly job: Job;
  readonly strategy: Strategy;
  readonly isUnlimited: boolean;
  readonly onClose: () => void;
}

const refreshes = ['getAccount', 'listJobs', 'getFunnel'] as const;
const people = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`);

/** Turning on and off what a job does by itself, each with its consequence (3-pipeline, section 4). */
export default function AutoDialogs({ asking, job, strategy, isUnlimited, onClose }: AutoDialogsProps) {
  const activate = useApiMutation('activateAutoSourcing', { refreshes });
  const deactivate = useApiMutation('deactivateAutoSourcing', { refreshes });
  const start = useApiMutation('startAutoContact', { refreshes });
  const stop = useApiMutation('stopAutoContact', { refreshes });
  const input = { params: { id: job.id } };
  const missing = job.sourcingRequest ? refundOnStop(job, job.sourcingRequest.batchSize) : 0;
  const done = (after: Job | undefined, said: string) => {
    if (after) {
      showToast(said);
      strategy.onSwitched(after);
    }
    onClose();
  };
  const reason = strategy.mode === 'CUSTOM' ? 'DISABLED_BY_EMPLOYER_WITH_JOB_MODE_ACCESS' : 'DISABLED_FOR_JOB';
  const questions = {
    startSourcing: {
      title: 'Turn on Auto-Sourcing?',
      label: 'Turn on',
      text: `About ${AUTO.profilesPerDay} profiles will be sourced each working day${isUnlimited ? '' : ', as far as your account has profiles left'}, until enough candidates are interested. You can stop it at any time.`,
      run: async () => done(await activate.attempt(input), 'Auto-sourcing is on.'),
    },
    stopSourcing: {
      title: 'Stop Auto-Sourcing?',
      label: 'Stop Auto-Sourcing',
      text:
        missing === 0
          ? 'No more profiles will be requested.'
          : `${people(missing)} of the open batch will not come${isUnlimited ? '.' : `, and ${missing === 1 ? 'is' : 'are'} given back to your account.`}`,
      run: async () => done(await deactivate.attempt({ ...input, body: { reason } }), 'Auto-sourcing is stopped.'),
    },
    startContact: {
      title: 'Start auto-contact?',
      label: 'Start auto-contact',
      text: `Profiles that are sourced from now on will be contacted with the emails of this job, up to ${AUTO.contactsPerDay} a day, within 24 hours. Profiles that are here already are not contacted automatically.`,
      run: async () => done(await start.attempt(input), 'Auto-contact is on.'),
    },
    stopContact: {
      title: 'Stop auto-contact?',
      label: 'Stop auto-contact',
      text: `Nobody else will be contacted automatically. ${COMES_BACK}`,
      run: async () => {
        const answer = await stop.attempt(input);
        const back = answer?.takenBack ? ` ${people(answer.takenBack)} came back to be reviewed.` : '';
        done(answer?.job, `Auto-contact is stopped.${back}`);
      },
    },
  };
  const { title, label, text, run } = questions[asking];
  return (
    <ConfirmDialog
      open
      danger={asking.startsWith('stop')}
      title={title}
      confirmLabel={label}
      loading={activate.busy || deactivate.busy || start.busy || stop.busy}
      onCancel={onClose}
      onConfirm={() => void run()}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
