import { useCallback, useState } from 'react';
import type { JobMode } from '../../../../../shared/model/auto-sourcing.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import { allowedModes, jobModeOf, switchedWords } from '../../../../../shared/rules/sourcing/auto/job-mode.ts';
import { kept } from '../../../api/kept.ts';
import { useAccount, useFlag, useFlagValue } from '../../../api/use-user.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';

const customOf = (id: string) => kept(`job-mode.${id}`);

/**
 * In which mode a job is shown, and what one may switch. Co-pilot is kept in this browser: for the server a job does each of two
 * things by itself or does not.
 */
export function useStrategy(job: Job, onJob: (job: Job) => void) {
  const access = useAccount()?.subscription.jobModeAccess ?? undefined;
  const modes = allowedModes(useFlagValue('jobMode'), access);
  const [isCustom, setCustom] = useState(() => customOf(job.id).read() === 'CUSTOM');
  const keepCustom = useCallback(
    (custom: boolean) => {
      setCustom(custom);
      customOf(job.id).write(custom ? 'CUSTOM' : null);
    },
    [job.id],
  );
  const mode: JobMode = isCustom && modes.includes('CUSTOM') ? 'CUSTOM' : jobModeOf(job);
  return {
    mode,
    modes,
    hasAutoSourcing: useFlag('autoSourcing') && !job.isContinuousHire,
    hasAutoContact: useFlag('autoContact') || job.autoContact,
    /** Nobody switches where there is one mode, on a closed job, or for a continuous hire. */
    canSwitch: modes.some((one) => one !== mode) && job.status !== 'Closed' && !job.isContinuousHire,
    keepCustom,
    /** Shows a job after one thing was switched; where that makes it another mode, says so. */
    onSwitched: useCallback(
      (after: Job) => {
        const words = mode === 'CUSTOM' && switchedWords('CUSTOM', jobModeOf(after));
        if (words) {
          showToast(words);
          keepCustom(false);
        }
        onJob(after);
      },
      [mode, keepCustom, onJob],
    ),
  };
}
export type Strategy = ReturnType<typeof useStrategy>;
