import { expect, test } from 'vitest';
import { ERRORS } from '../../../../shared/contract/errors.ts';
import { resumeProblem } from '../../../../shared/rules/job/job-problems.ts';
import { timingText } from '../../../../shared/rules/outreach/templates.ts';
import { MAX_MEGABYTES, UPLOADS, wrongWith } from '../../ui/inputs/upload-rules.ts';
import { MESSAGES } from './messages.ts';
import { postedText } from './saving/posted-text.ts';

const resume = (name: string, megabytes: number) =>
  wrongWith({ name, type: '', size: megabytes * 1024 * 1024 }, UPLOADS.resume, MAX_MEGABYTES);
const credits = (remainingCredits: number) => ({ remainingCredits, hasUnlimitedPlan: false });

/** Word for word what the product says; what is wrong with a field stands in the test of `jobProblems`. */
test.each<[string, string | undefined]>([
  ['The job has been saved as a draft.', MESSAGES.savedAsDraft],
  ['Job successfully posted!', MESSAGES.posted],
  [
    'Job successfully posted! We’ll send you 10 profiles in the coming 24 hours. You have 40 profiles remaining.',
    postedText(10, credits(40)),
  ],
  ['The draft job has been validated.', MESSAGES.validated],
  ['The job has been updated.', MESSAGES.updated],
  ['Email templates have been saved.', MESSAGES.emailsSaved],
  ['Please enter a title to be able to save the job as draft', MESSAGES.draftWithoutTitle],
  ['Could not load image.', MESSAGES.imageFailed],
  ['No logo found for company', MESSAGES.noLogo],
  ['File type is not allowed.', resume('cv.exe', 1)],
  ['File size exceed 10Mb.', resume('cv.pdf', 10.1)],
  ['The file cv.pdf is already uploaded for benchmark.', resumeProblem(['cv.pdf', 'cv.pdf'])],
  [
    'An error occurred while processing your job description. Please try again or skip to manual job creation.',
    ERRORS.DESCRIPTION_UNREADABLE.title,
  ],
  ['Unable to compute funnel predictions, please try later.', ERRORS.PREDICTION_FAILED.title],
  ['You are only allowed to import jobs through your linked ATS', ERRORS.JOBS_ONLY_VIA_ATS.title],
  [
    'Will be sent immediately when the contact is initiated',
    timingText({ timing: { value: 1, dimension: 'minutes' } }),
  ],
  ['If no reply, send after a delay of 3 days', timingText({ timing: { value: 3, dimension: 'days' } })],
])('says “%s”', (words, said) => expect(said).toBe(words));
