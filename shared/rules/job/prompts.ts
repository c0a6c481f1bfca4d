import type { CallToAction, Job } from '../../model/job.ts';
import { DEFAULT_SEQUENCE } from '../outreach/templates.ts';
import { isWritable } from './job-form.ts';

/** What a job asks its people to do, as long as nobody has said that they will not (2-jobs, section 7). */
export interface Prompt {
  readonly callToAction: CallToAction;
  /** What of the job is missing, in words; empty where the prompt is of something else. */
  readonly missing: readonly string[];
}

type Asking = Pick<
  Job,
  | 'status'
  | 'requirements'
  | 'salary'
  | 'location'
  | 'office'
  | 'industries'
  | 'journeys'
  | 'selectedOutreachJourneyType'
  | 'isOutreachCustomizable'
  | 'dismissedCallToActions'
  | 'candidateBlacklist'
>;

/** What else decides which prompts a job has: its account's features, and what day it is. */
export interface Asked {
  readonly hasDenyLists: boolean;
  /** Whoever stands on the job in an ATS is kept out already. */
  readonly hasAtsList: boolean;
  readonly now: Date;
}

/** A list of candidates not to source grows old after so long. */
const LIST_DAYS = 90;

/** The prompts of a job that is open, the most useful one first. */
export function promptsOf(job: Asking, { hasDenyLists, hasAtsList, now }: Asked): Prompt[] {
  if (job.status !== 'Validated') return [];
  const missing = missingIn(job);
  const asked: Prompt[] = [
    ...(missing.length > 0 ? [{ callToAction: 'UPDATE_MISSING_INFORMATION' as const, missing }] : []),
    ...(hasDenyLists && asksForList(job, hasAtsList, now)
      ? [{ callToAction: 'UPDATE_BLACKLIST' as const, missing: [] }]
      : []),
    ...(hasDefaultEmails(job) ? [{ callToAction: 'CUSTOMISE_EMAIL_OUTREACH' as const, missing: [] }] : []),
  ];
  const dismissed = job.dismissedCallToActions.map(({ callToAction }) => callToAction);
  return asked.filter(({ callToAction }) => !dismissed.includes(callToAction));
}

/** Whether nothing and nobody has said yet who is not to be sourced, or it was long ago. */
const asksForList = ({ candidateBlacklist: list }: Asking, hasAtsList: boolean, now: Date) =>
  list === null ? !hasAtsList : now.getTime() - Date.parse(list.createdAt) > LIST_DAYS * 86_400_000;

/** What sourcers and candidates ask for first, and the job does not say. */
const missingIn = ({ requirements, salary, location, office, industries }: Asking): string[] => [
  ...(requirements.mustHaves.length === 0 ? ['must-haves'] : []),
  ...(salary === null || (salary.min === null && salary.max === null) ? ['a salary'] : []),
  ...(location === null && office !== 'REMOTE_ONLY' ? ['a place'] : []),
  ...(industries.length === 0 ? ['industries'] : []),
];

/** Whether the emails can be written anew, and nobody has. */
const hasDefaultEmails = ({ journeys, selectedOutreachJourneyType, isOutreachCustomizable }: Asking) =>
  isOutreachCustomizable &&
  isWritable(selectedOutreachJourneyType) &&
  journeys.length === DEFAULT_SEQUENCE.length &&
  journeys.every(({ subject, html }, index) => {
    const before = DEFAULT_SEQUENCE[index];
    return subject === before?.subject && html === before.html;
  });
