/**
 * Every failure a caller can see: status, sentence, and nothing else. The sentences are those of the specification where
 * it gives one (1-product section 8, 2-jobs section 8, 3-pipeline section 8).
 */
export const ERRORS = {
  BAD_REQUEST: { status: 400, title: 'Some of what was sent is not valid. Please correct the marked fields.' },
  NOT_SIGNED_IN: { status: 401, title: 'Please sign in to continue.' },
  SESSION_ENDED: { status: 401, title: 'This session was ended. Please sign in again.' },
  API_KEY_REFUSED: { status: 401, title: 'This API key is missing, unknown or revoked.' },
  SIGNATURE_REFUSED: { status: 401, title: 'The signature of this call is missing or wrong.' },
  NOT_THROUGH_THE_WEB: {
    status: 403,
    title: 'Please call the address of the web application, with /api before the path.',
  },
  NOT_AN_EMPLOYER: { status: 403, title: 'Sorry. This account is not an employer account.' },
  NOT_AN_ADMIN: { status: 403, title: 'Only an admin of your account can do this.' },
  USER_BLOCKED: {
    status: 403,
    title:
      'You don’t have an active account. Please contact the admin user of your account or our customer success team.',
  },
  NOT_FOUND: { status: 404, title: 'This does not exist, or you have no access to it.' },
  ROUTE_NOT_FOUND: { status: 404, title: 'There is no such call.' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests. Please wait a moment and try again.' },
  CONFLICT: { status: 409, title: 'Someone else changed this at the same time. Please look again and retry.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'This was already sent with other contents. Please reload the page and try again.',
  },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, title: 'This is already being done. Please wait a moment and try again.' },
  INTERNAL: { status: 500, title: 'Something wrong happened' },
  RECORD_UNREADABLE: {
    status: 500,
    title: 'This was saved in a way that we cannot read. Our team has been told. Please contact us if you need it now.',
  },
  RECORD_NEWER: {
    status: 409,
    title: 'This is being updated by a newer version of Bramble. Please try again in a few minutes.',
  },

  INVITATION_REQUIRED: { status: 403, title: 'Sorry, Bramble is invite only' },
  INVITATION_NOT_FOUND: { status: 404, title: 'Invitation was not found' },
  INVITATION_REVOKED: { status: 409, title: 'This invitation was revoked' },
  INVITATION_ALREADY_CONFIRMED: { status: 409, title: 'This invitation has already been accepted' },
  INVITATION_EXPIRED: { status: 409, title: 'This invitation has expired. Please ask for a new one.' },
  WRONG_INVITATION_EMAIL: { status: 403, title: 'This invitation was sent to another email address.' },
  ALREADY_INVITED: { status: 409, title: 'This email address has an invitation that waits for an answer.' },
  ALREADY_A_TEAMMATE: { status: 409, title: 'This person is on your account already.' },
  INVITATION_SENT_ANEW: {
    status: 409,
    title: 'This invitation was sent anew meanwhile. Revoke the new one instead.',
  },
  INVITATION_TOO_NEW: { status: 409, title: 'An invitation can be sent again after 10 minutes.' },
  INVITED_TOO_OFTEN: {
    status: 429,
    title: 'This email address was sent several invitations today. Please try again tomorrow.',
  },
  CANNOT_CHANGE_OWN_RIGHTS: { status: 409, title: 'You cannot change your own rights. Please ask another admin.' },
  CANNOT_REMOVE_YOURSELF: { status: 409, title: 'You cannot remove yourself. Please ask another admin.' },
  DOMAIN_NOT_ALLOWED: { status: 422, title: 'This domain cannot be yours alone. Please use one of your company.' },
  DOMAIN_OF_ANOTHER_ACCOUNT: {
    status: 409,
    title: 'Another account uses this domain. Please contact support if it is yours.',
  },
  TOO_MANY_DOMAINS: { status: 409, title: 'Your account has as many domains as it can have.' },
  DOMAIN_IN_USE: {
    status: 409,
    title: 'Your emails come from this domain. Please choose another sender email address first.',
  },
  DOMAIN_NOT_VERIFIED: { status: 409, title: 'This domain is not verified yet. Please add its DNS records first.' },
  COMPANIES_CHANGED: {
    status: 409,
    title: 'A teammate saved these lists meanwhile. Please look at theirs and save yours again.',
  },
  WORK_EMAILS_NEEDED: {
    status: 403,
    title: 'Your account has to contact work emails. Please contact support to change that.',
  },
  WRONG_PASSWORD: { status: 422, title: 'This password is not right.' },
  WRONG_CODE: { status: 422, title: 'This code is not right. Please enter the one that the app shows now.' },
  CODE_USED: { status: 422, title: 'This code was used already. Please enter the next one that the app shows.' },
  TWO_STEP_ON: { status: 409, title: 'Two-step sign-in is on already. To set up another app, turn it off first.' },
  NO_SEAT_LEFT: { status: 409, title: 'Your account has no seat left.' },

  JOB_NOT_FOUND: { status: 404, title: 'This job does not exist, or you have no access to it.' },
  JOB_CLOSED: { status: 409, title: 'Please reopen this job.' },
  JOB_NOT_CLOSED: { status: 409, title: 'This job is open already.' },
  JOB_IS_NO_DRAFT: {
    status: 409,
    title: 'This job was posted. Only a draft can be deleted; a posted job can be closed.',
  },
  JOB_IS_A_DRAFT: { status: 409, title: 'Post this job before doing that.' },
  JOB_CHANGED: {
    status: 409,
    title:
      'This job was saved in another tab or by a teammate while you were editing. Your text is still here: copy what you need, then reload.',
  },
  SOURCING_ALREADY_OPEN: { status: 409, title: 'Sourcing is already running for this job.' },
  NO_SOURCING_REQUEST: { status: 409, title: 'There is no sourcing request to stop.' },
  SOURCING_PAUSED: { status: 409, title: 'Please check the job chat.' },
  CALIBRATION_NOT_STARTED: { status: 409, title: 'Please source the first batch of this job first.' },
  CALIBRATION_RUNNING: { status: 409, title: 'Please wait until the calibration batch is here.' },
  CALIBRATION_NOT_REVIEWED: { status: 409, title: 'Please review every profile of the calibration batch first.' },
  CALIBRATION_NOT_RATED: { status: 409, title: 'Please review and rate the calibration batch first.' },
  CONTINUOUS_HIRE: { status: 409, title: 'A job that hires continuously is sourced by hand.' },
  JOB_MODE_NOT_ALLOWED: { status: 403, title: 'Your account does not have this job mode. Please contact support.' },
  AUTO_SOURCING_NOT_OFFERED: {
    status: 403,
    title: 'Your account does not have auto-sourcing. Please contact support.',
  },
  AUTO_CONTACT_NOT_OFFERED: { status: 403, title: 'Your account does not have auto-contact. Please contact support.' },
  AUTO_SOURCING_ON: { status: 409, title: 'This job is sourced automatically. Please stop auto-sourcing first.' },
  NOT_PAUSED: { status: 409, title: 'Sourcing of this job is not paused.' },
  REQUEST_PAUSED: { status: 409, title: 'This sourcing request is paused. Please wait until it goes on.' },
  WEBHOOK_SECRET_IS_NEW: {
    status: 409,
    title: 'The secret was changed less than a day ago. Please wait until the one before has ended.',
  },
  WEBHOOK_URL_REFUSED: {
    status: 422,
    title: 'Please give an address that begins with https:// and that everybody can reach.',
  },
  PLATFORM_NEEDED: { status: 403, title: 'Please upgrade to Platform to do this.' },
  NOTHING_TO_RATE: {
    status: 409,
    title: 'There is no batch to rate: the first is still to come, or one is under way.',
  },
  NOT_ENOUGH_CREDITS: { status: 409, title: 'Sorry, your account doesn’t have enough profiles to start sourcing.' },
  REQUEST_CLOSED: { status: 409, title: 'This sourcing request is no longer open.' },
  REQUEST_FULL: { status: 409, title: 'This sourcing request has all the profiles it asked for.' },
  DUPLICATE_PROFILE: { status: 409, title: 'This person is already on the job.' },
  CANDIDATE_IN_ATS: { status: 422, title: 'This person stands on this job in your ATS already.' },
  EXCLUDED_CANDIDATE: { status: 422, title: 'This person is on the list of candidates not to source for this job.' },
  EXCLUDED_COMPANY: { status: 422, title: 'This person works at a company the employer does not source from.' },

  SUBMISSION_NOT_FOUND: { status: 404, title: 'Sorry, this candidate does not exist on that job.' },
  SUBMISSION_DELETED: { status: 404, title: 'This profile is no longer here.' },
  SUBMISSION_MERGED: { status: 404, title: 'This profile became part of another one.' },
  MOVE_NOT_ALLOWED: { status: 409, title: 'This candidate cannot be moved there.' },
  MOVED_MEANWHILE: { status: 409, title: 'Someone else moved this candidate meanwhile.' },
  ADDED_MEANWHILE: { status: 409, title: 'Someone else added this person meanwhile.' },
  BENCHMARK_CHANGED: { status: 409, title: 'Someone else changed the benchmark profiles meanwhile.' },
  BENCHMARKS_FULL: {
    status: 409,
    title: 'The job shows as many benchmark profiles as it may. Please take one back, or a link from the job, first.',
  },
  ALREADY_ON_JOB: { status: 409, title: 'This person is on that job already.' },
  NOTHING_TO_UNDO: { status: 409, title: 'This can no longer be undone.' },
  HUNT_NOT_DONE: { status: 409, title: 'We are still searching for verified email addresses.' },
  NO_USABLE_EMAIL: { status: 409, title: 'No valid email address' },
  CANNOT_RESUME: { status: 409, title: 'The next email still cannot leave.' },
  NOT_CONTACTED: { status: 409, title: 'This candidate has not been contacted.' },
  NOTHING_STARTED: {
    status: 400,
    title:
      'Please either start the Bramble Email Outreach or specify at least one other channel you contacted this profile on.',
  },
  PROFILE_CHANGED: {
    status: 409,
    title: 'This profile was changed while you were editing it. What you typed is still here.',
  },
  CANNOT_EDIT_PROFILE: { status: 403, title: 'Only profiles added by your team can be changed.' },
  NOT_THE_SAME_PERSON: { status: 409, title: 'These are not two profiles of one person on one job.' },
  CANNOT_DELETE_PROFILE: { status: 403, title: 'Only profiles added by your team can be deleted.' },
  NOTE_NOT_FOUND: { status: 404, title: 'This note does not exist.' },
  NOT_YOUR_NOTE: {
    status: 403,
    title: 'Only the author can delete a note, or the owner of the job once the author has left.',
  },
  SIGNATURE_HAS_CONTACT_DETAILS: {
    status: 400,
    title:
      'To make sure that candidate replies can be tracked, please remove your phone and email from your signature.',
  },
  OUTREACH_NOT_EDITABLE: {
    status: 403,
    title: 'Your account contacts candidates as Bramble, so this cannot be changed.',
  },
  JOB_HAS_NO_OWN_EMAILS: {
    status: 409,
    title: 'Nobody has written emails for this job. Please choose a job with emails of its own.',
  },
  DEFAULT_OUTREACH_NOT_OFFERED: {
    status: 403,
    title: 'Your account has no default emails of its own. Please contact support to get them.',
  },
  SENDER_NOT_VERIFIED: {
    status: 409,
    title: 'The sender’s email domain is not verified, so nothing can leave from it.',
  },
  PREVIEW_NOT_SENT: { status: 409, title: 'This preview could not be sent. Please try again later.' },
  FILE_TYPE_NOT_ALLOWED: { status: 400, title: 'File type is not allowed.' },
  FILE_TOO_LARGE: { status: 400, title: 'File size exceed 10Mb.' },
  PICTURE_TOO_LARGE: { status: 400, title: 'File size exceed 2Mb.' },
  PICTURE_TOO_SMALL: { status: 422, title: 'Your photo is too small' },
  PICTURE_NOT_READABLE: { status: 422, title: 'Oops, something went wrong with this image.' },
  FILE_IN_USE: { status: 409, title: 'This file is part of a profile or a job already. Please upload it again.' },
  FILE_NOT_FOUND: { status: 404, title: 'This file does not exist. Please upload it again.' },
  LIST_NOT_READABLE: {
    status: 422,
    title: 'This file cannot be read. Please save it as CSV or XLSX and upload it again.',
  },
  LIST_TOO_LONG: { status: 422, title: 'This file is too long. A list holds 100,000 candidates at most.' },
  LIST_WITHOUT_COLUMNS: {
    status: 422,
    title: 'This file has no column of email addresses. Please add headings such as Name, Email and Company.',
  },
  LIST_EMPTY: { status: 422, title: 'There is nobody in this file who could be put on the list.' },
  ADVERTISING_NOT_OFFERED: {
    status: 403,
    title: 'Your account cannot advertise jobs. Please contact support to get this.',
  },
  JOB_NOT_OPEN: { status: 404, title: 'This job is not open any more.' },
  DENY_LIST_NOT_OFFERED: {
    status: 403,
    title: 'Your account cannot upload candidates not to source. Please contact support to get this.',
  },
  REPLY_NOT_FOUND: { status: 404, title: 'This candidate has not replied.' },
  CONVERSATION_NOT_FOUND: { status: 404, title: 'This candidate has not answered.' },
  ANSWER_NOT_FOUND: { status: 404, title: 'This answer does not exist, or it was taken back.' },
  ANSWERED_MEANWHILE: {
    status: 409,
    title: 'A teammate has just answered this candidate. Your text is still here: please read theirs first.',
  },
  CANNOT_ANSWER: { status: 409, title: 'This candidate cannot be answered.' },
  NOT_A_TEAMMATE: { status: 422, title: 'This person is not on your account.' },
  ATS_NOT_CONNECTED: { status: 409, title: 'Your account has no ATS connected.' },
  ATS_RELINK: { status: 409, title: 'Your ATS does not let us in any more. An admin has to connect it again.' },
  ATS_ALREADY_CONNECTED: { status: 409, title: 'Your account has an ATS already. Please disconnect it first.' },
  ATS_NOT_AVAILABLE: { status: 409, title: 'ATS connections are not set up yet. Please contact support.' },
  ATS_BUSY: { status: 409, title: 'Your ATS does not answer at the moment. Please try again in a few minutes.' },
  ATS_LINK_REFUSED: { status: 422, title: 'This ATS could not be connected. Please connect it again.' },
  ATS_JOB_NOT_FOUND: { status: 404, title: 'This job is not open in your ATS any more.' },
  SENT_BY_ANOTHER_ADDRESS: {
    status: 409,
    title: 'This candidate was sent to your ATS meanwhile, by another address. Yours was not used.',
  },
  ATS_NOT_FOR_THIS_JOB: { status: 409, title: 'Candidates of this job cannot be sent to your ATS.' },
  JOBS_ONLY_VIA_ATS: { status: 403, title: 'You are only allowed to import jobs through your linked ATS' },
  LINK_NOT_VALID: { status: 404, title: 'This link is not valid.' },
  LINK_ENDED: { status: 410, title: 'This link is no longer good. Please ask whoever sent it for another one.' },
  LINK_RESTS: {
    status: 409,
    title: 'This job is closed at the moment. The link works again once the job is reopened.',
  },
  GUEST_LINK_NOT_FOUND: { status: 404, title: 'There is no such link.' },
  DESCRIPTION_UNREADABLE: {
    status: 422,
    title: 'An error occurred while processing your job description. Please try again or skip to manual job creation.',
  },
  PREDICTION_FAILED: { status: 422, title: 'Unable to compute funnel predictions, please try later.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Field name (dotted path) to what is wrong with it. */
export type FieldProblems = Record<string, string[]>;

/** A failure the caller caused or can act on. Only the HTTP layer knows its status. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldProblems;
  /** Facts that help to act on it, such as the admin to ask. Shown to the caller. */
  readonly details: Record<string, string>;

  constructor(code: ErrorCode, fields: FieldProblems = {}, details: Record<string, string> = {}) {
    super(ERRORS[code].title);
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}
