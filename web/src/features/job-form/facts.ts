import type { Account, Preferences } from '../../../../shared/model/account.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { distanceUnitFor } from '../../../../shared/rules/job/job-form.ts';
import { copyAsForm, newJobForm, toForm } from '../../../../shared/rules/job/job-values.ts';
import type { AnswerOf } from '../../api/routes.ts';
import { copiedEmails, type StartingEmails } from './emails/current-emails.ts';

/** What the form of one job stands on: who fills it in, for which job, and under which terms. */
export interface FormFacts {
  readonly person: Preferences;
  readonly account: Account;
  /** The saved job; null for a new one. */
  readonly job: Job | null;
  /** The job that a new one begins as a copy of. */
  readonly copied: Job | null;
  readonly canEditOutreach: boolean;
  /** The account may advertise jobs, or this one is advertised already. */
  readonly mayAdvertise: boolean;
  /** A job that is posted already: every step can be reached, and saving updates it. */
  readonly isPosted: boolean;
  readonly hasPlatformAccess: boolean;
  readonly firstBatchSize: number;
  readonly starting: StartingEmails;
  /** Takes over the job as a part of the form has just saved it. */
  readonly onJob: (job: Job) => void;
}

type Settings = AnswerOf<'listAppSettings'>;
const settingOf = (settings: Settings, key: string) => settings.find((setting) => setting.key === key)?.value;

/** How many profiles the first batch of a job has (1-product, section 3). */
export function firstBatchSizeIn(settings: Settings): number {
  const { defaultFirstBatchSize } = (settingOf(settings, 'sourcingRequest') ?? {}) as {
    defaultFirstBatchSize?: unknown;
  };
  return typeof defaultFirstBatchSize === 'number' ? defaultFirstBatchSize : LIMITS.batchFirst;
}

/** Platform access: the account's platform offer and the setting that enables it (1-product, section 6). */
export const hasPlatformAccess = (account: Account, settings: Settings): boolean =>
  account.subscription.isPlatformOffer && settingOf(settings, 'enabledPlatformOffer') === true;

/** The form as it stands before anyone types. */
export function firstValues({ person, account, job, copied, canEditOutreach, starting }: FormFacts) {
  if (job) return toForm(job);
  if (copied) return { ...copyAsForm(copied), journeys: canEditOutreach ? copiedEmails(copied, starting) : null };
  return newJobForm({
    canEditOutreach,
    companyName: person.employer.company,
    sender: person.id,
    whitelistedDomains: account.whitelistedDomains,
    blacklistedDomains: account.blacklistedDomains,
    distanceUnit: distanceUnitFor(navigator.language),
  });
}
