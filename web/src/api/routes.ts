import type { accountRoutes } from '../../../shared/contract/accounts.ts';
import type { jobRoutes } from '../../../shared/contract/jobs.ts';
import type { mediaRoutes } from '../../../shared/contract/media.ts';
import type { outreachRoutes } from '../../../shared/contract/outreach.ts';
import type { reportRoutes } from '../../../shared/contract/reports.ts';
import type { CallOf, ResponseOf, Route } from '../../../shared/contract/route.ts';
import type { submissionRoutes } from '../../../shared/contract/submissions.ts';

type All = typeof accountRoutes &
  typeof jobRoutes &
  typeof submissionRoutes &
  typeof outreachRoutes &
  typeof reportRoutes &
  typeof mediaRoutes;

/** What the pages may call: everything an employer may, but not the pages that a candidate opens. */
export type RouteName = { [N in keyof All]: All[N] extends { produces: 'text/html' } ? never : N }[keyof All];

type LightRoute<R extends Route> = Pick<R, 'method' | 'path' | Extract<keyof R, 'idempotent'>>;

/** The contract's routes without their schemas, so that the first page carries no validation library. */
export const routes = {
  listAppSettings: { method: 'GET', path: '/app-settings' },
  listFeatureFlags: { method: 'GET', path: '/feature-flags' },
  listMyFeatureFlags: { method: 'GET', path: '/feature-flags/values-for-me' },
  getPreferences: { method: 'GET', path: '/preferences/{id}' },
  register: { method: 'POST', path: '/preferences' },
  updatePreferences: { method: 'PATCH', path: '/preferences/{id}' },
  saveSignature: { method: 'PUT', path: '/emails/signature/{userId}' },
  getAccount: { method: 'GET', path: '/accounts/{id}' },
  listCredits: { method: 'GET', path: '/accounts/{id}/credits' },
  listTeammates: { method: 'GET', path: '/accounts/{id}/users' },
  getTeammate: { method: 'GET', path: '/accounts/{id}/users/{userId}' },
  listInvitations: { method: 'GET', path: '/accounts/{id}/invitations' },
  createInvitation: { method: 'POST', path: '/invitations', idempotent: true },
  revokeInvitation: { method: 'DELETE', path: '/invitations/{id}' },
  countJobsOfTeammate: { method: 'GET', path: '/accounts/{id}/users/{userId}/job-count' },
  removeTeammate: { method: 'DELETE', path: '/preferences/{id}', idempotent: true },
  getInvitation: { method: 'GET', path: '/invitations/{id}' },
  confirmInvitation: { method: 'PATCH', path: '/invitations/{id}' },
  listJobs: { method: 'GET', path: '/job-offers/customer-view' },
  countJobs: { method: 'GET', path: '/job-offers/get-job-counts-for-employer-job-list' },
  listOpenJobTitles: { method: 'GET', path: '/job-offers/titles/open-in-account' },
  getJob: { method: 'GET', path: '/job-offers/{id}' },
  getTotalLeadCount: { method: 'GET', path: '/job-offers/{id}/get-total-lead-count' },
  createJob: { method: 'POST', path: '/job-offers', idempotent: true },
  updateJob: { method: 'PATCH', path: '/job-offers/{id}' },
  closeJob: { method: 'PUT', path: '/job-offers/{id}/close' },
  reopenJob: { method: 'PUT', path: '/job-offers/{id}/reopen' },
  computePrediction: { method: 'PUT', path: '/job-offers/compute-prediction' },
  startSourcing: { method: 'PUT', path: '/job-offers/{id}/start-sourcing-request', idempotent: true },
  stopSourcing: { method: 'PUT', path: '/job-offers/{id}/stop-sourcing-request', idempotent: true },
  listJourneys: { method: 'GET', path: '/journeys/job-dependent' },
  searchPlaces: { method: 'GET', path: '/places' },
  getFunnel: { method: 'GET', path: '/job-offers/{id}/profiles/funnel' },
  getFunnelColumn: { method: 'GET', path: '/job-offers/{id}/profiles/funnel/{column}' },
  getBoardVersion: { method: 'GET', path: '/job-offers/{id}/profiles/version' },
  listReviewIds: { method: 'GET', path: '/job-offers/{id}/submissions/review/ids' },
  countCrowdToReview: { method: 'GET', path: '/job-offers/{id}/submissions/review/crowd/count' },
  getSubmission: { method: 'GET', path: '/submissions/bramble/{id}' },
  getSpotlight: { method: 'GET', path: '/submissions/{id}/spotlight' },
  listHuntStatuses: { method: 'GET', path: '/submissions/email-hunt-statuses' },
  saveSubmissions: { method: 'PUT', path: '/job-offers/{jobId}/submissions/save' },
  disqualifyAsClient: { method: 'PUT', path: '/submissions/disqualify-as-client' },
  discardSubmissions: { method: 'PUT', path: '/submissions/discard' },
  moveInFunnel: { method: 'PUT', path: '/submissions/{id}/move-in-bramble-funnel' },
  revertDisqualification: { method: 'PUT', path: '/submissions/{id}/revert-disqualification' },
  markInterested: { method: 'PUT', path: '/submissions/{id}/mark-as-interested' },
  markNotInterested: { method: 'PUT', path: '/submissions/{id}/mark-as-not-interested' },
  undoMove: { method: 'PUT', path: '/submissions/undo' },
  createSubmission: { method: 'POST', path: '/submissions', idempotent: true },
  checkDuplicates: { method: 'PUT', path: '/submissions/{id}/check-duplicates' },
  editCandidate: { method: 'PUT', path: '/submissions/{id}/edit-platform-candidate' },
  finishSubmission: { method: 'PUT', path: '/submissions/{id}/finish' },
  listNotes: { method: 'GET', path: '/submissions/{id}/note' },
  addNote: { method: 'POST', path: '/submissions/{id}/note', idempotent: true },
  deleteNote: { method: 'DELETE', path: '/submissions/{id}/note/{noteId}' },
  preflightContact: { method: 'POST', path: '/contact-requests/preflight' },
  contactCandidates: { method: 'POST', path: '/contact-requests', idempotent: true },
  contactCandidate: { method: 'POST', path: '/contact-requests/{submissionId}', idempotent: true },
  pauseOutreach: { method: 'PUT', path: '/contact-requests/{id}/pause-outreach-campaign' },
  resumeOutreach: { method: 'PUT', path: '/contact-requests/{id}/resume-outreach-campaign' },
  settleUncertainMail: { method: 'PUT', path: '/contact-requests/{id}/settle-uncertain-email' },
  previewMail: { method: 'POST', path: '/emails/preview' },
  getReply: { method: 'GET', path: '/submissions/{id}/replies/{replyId}' },
  getCandidateReply: { method: 'GET', path: '/submissions/{id}/get-candidate-reply' },
  getReplyAttachment: { method: 'GET', path: '/emails/{id}/candidate-reply/attachment/{attachmentId}' },
  getJobReport: { method: 'GET', path: '/reports-in-app/job-overview' },
  getLastExtractionDate: { method: 'GET', path: '/reports-in-app/last-extraction-date' },
  exportJobReport: { method: 'GET', path: '/reports-in-app/export-job-overview' },
  startUpload: { method: 'POST', path: '/media/upload/{mediaType}', idempotent: true },
  previewFile: { method: 'GET', path: '/media/preview/CV/{identifier}' },
} as const satisfies { [N in RouteName]: LightRoute<All[N]> };

/** What a call must be given: `params`, `query` and `body`, whichever its route has. */
export type InputOf<N extends RouteName> = All[N] extends Route ? CallOf<All[N]> : never;

/** What a call answers. */
export type AnswerOf<N extends RouteName> = All[N] extends Route ? ResponseOf<All[N]> : never;
