import { DRAFT_WITHOUT_TITLE } from '../../../../shared/rules/job/job-problems.ts';

/** What the form says of what somebody did (2-jobs, section 8). What is wrong with a field is said by `jobProblems`. */
export const MESSAGES = {
  savedAsDraft: 'The job has been saved as a draft.',
  updated: 'The job has been updated.',
  posted: 'Job successfully posted!',
  validated: 'The draft job has been validated.',
  draftWithoutTitle: DRAFT_WITHOUT_TITLE,
  imageFailed: 'Could not load image.',
  noLogo: 'No logo found for company',
  emailsSaved: 'Email templates have been saved.',
} as const;
