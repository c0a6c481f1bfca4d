import * as z from 'zod';
import { TypedProfile } from '../model/candidate.ts';
import { emailAddress } from '../model/email-address.ts';
import { ColumnName } from '../model/funnel.ts';
import { FileId, Instant, JobId, NoteId, SubmissionId } from '../model/ids.ts';
import { FunnelCounts } from '../model/job.ts';
import { MatchedBy } from '../model/matched-by.ts';
import { Spotlight } from '../model/spotlight.ts';
import { Card, LeftOut, NewNote, PrivateNote, Submission } from '../model/submission.ts';
import { LIMITS } from '../product.ts';
import { NotInterested, ReviewComment, ReviewDiscard } from './moves.ts';
import { defineRoutes } from './route.ts';
import { untoldRoutes } from './untold.ts';

const submission = z.object({ id: SubmissionId });
const job = z.object({ id: JobId });
const many = z.array(SubmissionId).min(1).max(LIMITS.bulk);
const these = z.object({
  submissionIds: z
    .string()
    .max(4_000)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(many),
});
/** The column in which the person saw the candidates: whoever has left it since is not moved, and the answer says so. */
const from = ColumnName.optional();
const seenIn = z.object({ from }).default({});
const comment = ReviewComment.default('');

/** One outcome per candidate, so that a bulk action says what became of each. */
export const Outcome = z.object({
  submissionId: SubmissionId,
  ok: z.boolean(),
  code: z.string().nullable(),
  why: z.string().nullable(),
  card: Card.nullable(),
});
export type Outcome = z.infer<typeof Outcome>;
const outcomes = z.object({ updates: z.array(Outcome) });

/** One move of one candidate: `movedAt` is when it was made, as the card that it answered with says in `columnUpdatedAt`. */
export const MadeMove = z.object({ submissionId: SubmissionId, movedAt: Instant });
export type MadeMove = z.infer<typeof MadeMove>;

const BoardColumn = z.object({
  column: ColumnName,
  count: z.number().int(),
  cards: z.array(Card),
  next: z.string().nullable(),
});
/** Which state of a board it is: it rises with whatever changes on it, some moments later. */
const version = z.number().int();
export type BoardColumn = z.infer<typeof BoardColumn>;

const BENCHMARK_ERRORS = [
  'JOB_NOT_FOUND',
  'JOB_CLOSED',
  'SUBMISSION_NOT_FOUND',
  'SUBMISSION_DELETED',
  'MOVED_MEANWHILE',
  'BENCHMARK_CHANGED',
  'CONFLICT',
] as const;

export const submissionRoutes = defineRoutes({
  ...untoldRoutes,
  getFunnel: {
    method: 'GET',
    path: '/job-offers/{id}/profiles/funnel',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary:
      'The board of a job: every column’s count and its first cards, latest update first; with `search`, the cards found by name',
    params: job,
    query: z.object({ search: z.string().trim().max(100).optional() }),
    response: z.object({
      columns: z.array(BoardColumn),
      counts: FunnelCounts,
      /** Who was interested, wherever they stand now: as the reports count them. */
      leads: z.number(),
      /** Who answered and stands in Contacted, while nobody has said whether they are interested. */
      unmarked: z.number(),
      version,
    }),
  },
  getFunnelColumn: {
    method: 'GET',
    path: '/job-offers/{id}/profiles/funnel/{column}',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'More cards of one column',
    params: job.extend({ column: ColumnName }),
    query: z.object({
      after: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(LIMITS.boardPage),
    }),
    response: BoardColumn.extend({ version }),
  },
  getBoardVersion: {
    method: 'GET',
    path: '/job-offers/{id}/profiles/version',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'Whether anything on the board of a job has changed: its version, as the board and its columns say it too',
    params: job,
    response: z.object({ version }),
  },
  listCards: {
    method: 'GET',
    path: '/submissions/cards',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'The cards of these candidates as they are now, on whichever job; whoever is gone is left out',
    query: these,
    response: z.array(Card),
  },
  listReviewIds: {
    method: 'GET',
    path: '/job-offers/{id}/submissions/review/ids',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'The profiles to review, oldest first, with their cards',
    params: job,
    query: z.object({ after: z.string().max(400).optional() }),
    response: z.object({
      ids: z.array(SubmissionId),
      cards: z.array(Card),
      next: z.string().nullable(),
    }),
  },
  countCrowdToReview: {
    method: 'GET',
    path: '/job-offers/{id}/submissions/review/crowd/count',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'How many sourced profiles are still to be reviewed',
    params: job,
    response: z.object({ count: z.number().int() }),
  },
  getSubmission: {
    method: 'GET',
    path: '/submissions/bramble/{id}',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED', 'SUBMISSION_MERGED'],
    summary: 'Everything about one candidate on a job',
    params: submission,
    response: Submission,
  },
  getSpotlight: {
    method: 'GET',
    path: '/submissions/{id}/spotlight',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED'],
    summary: 'How the candidate compares with the job; null while it is being worked out',
    params: submission,
    response: Spotlight.nullable(),
  },
  listHuntStatuses: {
    method: 'GET',
    path: '/submissions/email-hunt-statuses',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Whether the email search of these candidates is done',
    query: these,
    response: z.array(
      z.object({ submissionId: SubmissionId, isEmailHuntDone: z.boolean(), hasEmailToContact: z.boolean() }),
    ),
  },
  saveSubmissions: {
    method: 'PUT',
    path: '/job-offers/{jobId}/submissions/save',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED'],
    summary: 'Save profiles for later',
    params: z.object({ jobId: JobId }),
    body: z.object({ submissionIds: many, from, comment }),
    response: outcomes,
  },
  disqualifyAsClient: {
    method: 'PUT',
    path: '/submissions/disqualify-as-client',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED'],
    summary: 'Discard profiles in review, with a reason',
    body: ReviewDiscard.extend({ submissionIds: many, jobId: JobId, from, comment }),
    response: outcomes,
  },
  discardSubmissions: {
    method: 'PUT',
    path: '/submissions/discard',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED'],
    summary: 'Discard, reject or withdraw candidates',
    body: z.object({ submissionIds: many, type: z.enum(['Discarded', 'Rejected', 'Withdrawn']), jobId: JobId, from }),
    response: outcomes,
  },
  moveInFunnel: {
    method: 'PUT',
    path: '/submissions/{id}/move-in-bramble-funnel',
    access: 'user',
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'MOVE_NOT_ALLOWED',
      'MOVED_MEANWHILE',
      'JOB_CLOSED',
      'CONFLICT',
    ],
    summary: 'Move a candidate to a later column',
    params: submission,
    body: z.object({ column: ColumnName, from, version: z.number().int().optional() }),
    response: Card,
  },
  revertDisqualification: {
    method: 'PUT',
    path: '/submissions/{id}/revert-disqualification',
    access: 'user',
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'MOVE_NOT_ALLOWED',
      'MOVED_MEANWHILE',
      'JOB_CLOSED',
      'CONFLICT',
    ],
    summary: 'Move a discarded, rejected or withdrawn candidate back to the previous column',
    params: submission,
    body: z.object({ jobId: JobId.optional(), from }).default({}),
    response: Card,
  },
  markInterested: {
    method: 'PUT',
    path: '/submissions/{id}/mark-as-interested',
    access: 'user',
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'MOVE_NOT_ALLOWED',
      'MOVED_MEANWHILE',
      'JOB_CLOSED',
      'CONFLICT',
    ],
    summary: 'Mark a candidate as interested; the sequence stops',
    params: submission,
    body: seenIn,
    response: Card,
  },
  markNotInterested: {
    method: 'PUT',
    path: '/submissions/{id}/mark-as-not-interested',
    access: 'user',
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'MOVE_NOT_ALLOWED',
      'MOVED_MEANWHILE',
      'JOB_CLOSED',
      'CONFLICT',
    ],
    summary: 'Mark a candidate as not interested, with reasons; the sequence stops',
    params: submission,
    body: NotInterested.extend({ from }),
    response: Card,
  },
  undoMove: {
    method: 'PUT',
    path: '/submissions/undo',
    access: 'user',
    status: 200,
    errors: ['JOB_CLOSED'],
    summary:
      'Take moves back within 30 seconds, each named by its candidate and the `columnUpdatedAt` it answered with; asked again, the answer is the same',
    body: z.object({ moves: z.array(MadeMove).min(1).max(LIMITS.bulk), jobId: JobId.optional() }),
    response: outcomes,
  },
  createSubmission: {
    method: 'POST',
    path: '/submissions',
    access: 'user',
    status: 201,
    idempotent: true,
    errors: [
      'JOB_NOT_FOUND',
      'JOB_CLOSED',
      'JOB_IS_A_DRAFT',
      'FILE_NOT_FOUND',
      'FILE_IN_USE',
      'FILE_TYPE_NOT_ALLOWED',
      'PLATFORM_NEEDED',
    ],
    summary:
      'Add a profile from an uploaded resume, which is read, or from what was typed; it stays aside until finished',
    body: z.object({
      jobId: JobId,
      tmpFile: z
        .object({ identifier: FileId, originalFilename: z.string().min(1).max(255) })
        .nullable()
        .default(null),
      candidate: TypedProfile.nullable().default(null),
      role: z.literal('employer').default('employer'),
    }),
    response: z.object({
      id: SubmissionId,
      hasResumeParsingFailed: z.boolean(),
      candidate: z.record(z.string(), z.unknown()),
      warnings: z.array(z.string()),
    }),
  },
  checkDuplicates: {
    method: 'PUT',
    path: '/submissions/{id}/check-duplicates',
    access: 'user',
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'SUBMISSION_MERGED',
      'EXCLUDED_CANDIDATE',
      'CANDIDATE_IN_ATS',
    ],
    summary:
      'Who on this account’s jobs may be the same person; with `candidate`, who else may be once the profile says that',
    params: submission,
    body: z.object({ candidate: TypedProfile.optional() }).default({}),
    response: z.object({
      duplicates: z.array(
        z.object({
          ...{ id: SubmissionId, jobId: JobId, jobTitle: z.string(), name: z.string(), columnName: ColumnName },
          /** What tells the job from another one of the same title; empty where there is none. */
          jobApart: z.string(),
          /** Whether the profile that is being added may be merged into this one. */
          canMerge: z.boolean(),
          /** What both say; nothing where a third profile of the person binds them. */
          matches: z.array(MatchedBy),
          /** Else they share only what a household, an agency or a company shares: it may as well be somebody else. */
          isSamePerson: z.boolean(),
          /** What of the profile that is being added a merge would leave out, because this one says it otherwise. */
          leftOut: z.array(LeftOut),
        }),
      ),
    }),
  },
  mergeSubmission: {
    method: 'PUT',
    path: '/submissions/{id}/merge',
    access: 'user',
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'SUBMISSION_MERGED',
      'JOB_CLOSED',
      'CANNOT_EDIT_PROFILE',
      'NOT_THE_SAME_PERSON',
      'MOVED_MEANWHILE',
      'ADDED_MEANWHILE',
      'EXCLUDED_CANDIDATE',
      'CANDIDATE_IN_ATS',
      'CONFLICT',
    ],
    summary:
      'Merge a profile that is being added into one of the same person on the job, which keeps all that it says and gets what it lacks',
    params: submission,
    body: z.object({ into: SubmissionId }),
    response: Card,
  },
  editCandidate: {
    method: 'PUT',
    path: '/submissions/{id}/edit-platform-candidate',
    access: 'user',
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'SUBMISSION_MERGED',
      'CANNOT_EDIT_PROFILE',
      'PROFILE_CHANGED',
      'JOB_CLOSED',
    ],
    summary:
      'Complete or correct a profile that your team added; with the `profileVersion` that was read, only while it is still that',
    params: submission,
    body: z.object({ candidate: TypedProfile, profileVersion: z.number().int().min(0).optional() }),
    response: Submission,
  },
  finishSubmission: {
    method: 'PUT',
    path: '/submissions/{id}/finish',
    access: 'user',
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'SUBMISSION_MERGED',
      'JOB_CLOSED',
      'EXCLUDED_CANDIDATE',
      'CANDIDATE_IN_ATS',
      'ADDED_MEANWHILE',
      'CONFLICT',
    ],
    summary: 'Send an added profile to review, or save it straight away',
    params: submission,
    /**
     * `toldApart`: those of whom the person said that they are somebody else; anybody else who may be the same is told of first.
     * `toldHere`: which of them were seen on this job; whoever was moved to it since is told of too.
     */
    body: z.object({
      asClientReviewed: z.boolean(),
      toldApart: z.array(SubmissionId).max(LIMITS.bulk).optional(),
      toldHere: z.array(SubmissionId).max(LIMITS.bulk).optional(),
    }),
    response: Card,
  },
  chooseAddress: {
    method: 'PUT',
    path: '/submissions/{id}/email-address',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED', 'JOB_CLOSED', 'CONFLICT'],
    summary:
      'Say which address a candidate is written to: one that is known, or another one, which may stand in place of a wrong one',
    params: submission,
    body: z.object({
      email: z.string().trim().pipe(emailAddress()),
      replaces: z.string().max(LIMITS.url).nullable().default(null),
    }),
    response: Submission,
  },
  addBenchmarkProfile: {
    method: 'PUT',
    path: '/job-offers/{id}/add-candidate-as-benchmark-profile',
    access: 'user',
    status: 200,
    errors: [...BENCHMARK_ERRORS, 'BENCHMARKS_FULL'],
    summary:
      'Mark a candidate as one like those that are looked for; the link of their public profile is added to those that sourcers see',
    params: job,
    /** `version`: of the candidate as the person saw them, so that whoever comes second is told what the first did. */
    body: z.object({ submissionId: SubmissionId, version: z.number().int().optional() }),
    response: Card,
  },
  removeBenchmarkProfile: {
    method: 'PUT',
    path: '/job-offers/{id}/remove-candidate-as-benchmark-profile',
    access: 'user',
    status: 200,
    errors: BENCHMARK_ERRORS,
    summary:
      'Take back that a candidate is a benchmark; the link of their public profile goes from those that sourcers see',
    params: job,
    /** `version`: of the candidate as the person saw them, so that whoever comes second is told what the first did. */
    body: z.object({ submissionId: SubmissionId, version: z.number().int().optional() }),
    response: Card,
  },
  transferToJob: {
    method: 'PUT',
    path: '/submissions/{id}/transfer-to-job',
    access: 'user',
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'JOB_NOT_FOUND',
      'JOB_CLOSED',
      'JOB_IS_A_DRAFT',
      'MOVE_NOT_ALLOWED',
      'MOVED_MEANWHILE',
      'ALREADY_ON_JOB',
      'CONFLICT',
    ],
    summary: 'Move a profile that nobody has contacted to another job, to be reviewed there',
    params: submission,
    /** `from`: the job on which the person saw the profile. Whoever has left it since is not moved, and the answer says where they are. */
    body: z.object({ newJobId: JobId, from: JobId.optional() }),
    response: Card,
  },
  deleteSubmission: {
    method: 'DELETE',
    path: '/submissions/{id}/delete-as-employer',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED', 'CANNOT_DELETE_PROFILE', 'JOB_CLOSED', 'CONFLICT'],
    audit: { kind: 'DATA_DELETED', subject: 'Profile' },
    summary: 'Delete a profile that your team added, with all that is kept of it, for good',
    params: submission,
    response: z.object({ deleted: z.literal(true) }),
  },
  listNotes: {
    method: 'GET',
    path: '/submissions/{id}/note',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED'],
    summary: 'Private notes on a candidate, newest first',
    params: submission,
    response: z.array(PrivateNote),
  },
  addNote: {
    method: 'POST',
    path: '/submissions/{id}/note',
    access: 'user',
    status: 201,
    idempotent: true,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED'],
    summary: 'Add a private note, seen by your team only',
    params: submission,
    body: NewNote,
    response: PrivateNote,
  },
  deleteNote: {
    method: 'DELETE',
    path: '/submissions/{id}/note/{noteId}',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED', 'NOTE_NOT_FOUND', 'NOT_YOUR_NOTE'],
    audit: { kind: 'DATA_DELETED', subject: 'Private note' },
    summary: 'Delete your own note, or one on your job whose author has left the account',
    params: submission.extend({ noteId: NoteId }),
    response: z.object({ deleted: z.literal(true) }),
  },
});
