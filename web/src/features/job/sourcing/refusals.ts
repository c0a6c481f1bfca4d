import { ERRORS } from '../../../../../shared/contract/errors.ts';
import type { SwitchRefusal } from '../../../../../shared/rules/sourcing/auto/job-mode.ts';
import type { StartRefusal } from '../../../../../shared/rules/sourcing/sourcing.ts';

/** Why sourcing cannot start or be switched, each named, so that the build writes these sentences alone (`vite.config.ts`). */
export const REFUSALS: Record<StartRefusal | SwitchRefusal, string> = {
  JOB_IS_A_DRAFT: ERRORS.JOB_IS_A_DRAFT.title,
  JOB_CLOSED: ERRORS.JOB_CLOSED.title,
  SOURCING_ALREADY_OPEN: ERRORS.SOURCING_ALREADY_OPEN.title,
  SOURCING_PAUSED: ERRORS.SOURCING_PAUSED.title,
  AUTO_SOURCING_ON: ERRORS.AUTO_SOURCING_ON.title,
  CONTINUOUS_HIRE: ERRORS.CONTINUOUS_HIRE.title,
  CALIBRATION_NOT_STARTED: ERRORS.CALIBRATION_NOT_STARTED.title,
  CALIBRATION_RUNNING: ERRORS.CALIBRATION_RUNNING.title,
  CALIBRATION_NOT_RATED: ERRORS.CALIBRATION_NOT_RATED.title,
};
