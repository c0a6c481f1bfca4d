import type * as z from 'zod';
import { allRoutes, contract, type Feature } from '../../shared/contract/index.ts';
import type { CallOf, Route } from '../../shared/contract/route.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type {
  AccountId,
  AnswerId,
  FileId,
  GuestLinkId,
  InvitationId,
  JobId,
  NoteId,
  RequestId,
  SubmissionId,
  UserId,
} from '../../shared/model/ids.ts';
import type { JobFields, JourneyStep } from '../../shared/model/job.ts';
import { aLocation, aStep, someRequirements } from './builders.ts';
import type { Caller, Client } from './call.ts';

/** Everything that a call can name: one account's, or nobody's. */
export interface Ids {
  readonly account: AccountId;
  readonly user: UserId;
  readonly invitation: InvitationId;
  readonly invitationKey: string;
  readonly job: JobId;
  readonly request: RequestId;
  readonly submission: SubmissionId;
  readonly note: NoteId;
  /** A submission and a reply, as the call for an attachment has them. */
  readonly reply: string;
  readonly file: FileId;
  /** Where a page of the column New ended. */
  readonly cursor: string;
  readonly unsubscribeToken: string;
  /** What a person of the account answered a candidate. */
  readonly answer: AnswerId;
  readonly noticesToken: string;
  readonly rightsToken: string;
  readonly guestLink: GuestLinkId;
  readonly guestToken: string;
}

type Contract = typeof contract;
export type Fillings = {
  readonly [F in Feature]: { readonly [N in keyof Contract[F]]: (ids: Ids) => CallOf<Contract[F][N] & Route> };
};

/** A job with every field filled in. */
const jobOf = ({ user, file }: Ids): z.input<typeof JobFields> => ({
  title: 'Backend Engineer',
  companyName: 'Acme',
  seniorityLevel: 'MID_SENIOR',
  employmentType: ['FULL_TIME'],
  description: '<p>Build the services behind our product.</p>',
  functions: ['ENG'],
  industries: ['COMPUTER_SOFTWARE'],
  office: 'ON_SITE',
  location: { ...aLocation(), state: 'BE', streetAddress: 'Torstraße 1', postalCode: '10119' },
  salary: { min: 60_000, max: 90_000, currency: 'EUR' },
  applyUrl: 'https://acme.example/apply',
  requirements: someRequirements({
    whitelistedDomains: [{ domain: 'northwind.example' }],
    blacklistedDomains: [{ orgName: 'Contoso' }],
    benchmarkLinks: ['https://www.linkedin.com/in/someone'],
    benchmarkCvs: [{ identifier: file, originalFilename: 'cv.pdf' }],
    remoteType: 'OTHERS',
    timezone: { specific: true, from: 'UTC', to: 'UTC' },
    srcLocation: [{ ...aLocation(), state: 'BE', streetAddress: 'Torstraße 1', postalCode: '10119' }],
    srcLocationIndication: 'Near the office',
  }),
  isContinuousHire: false,
  targetProfileCount: 1,
  targetLeadCount: 6,
  selectedOutreachJourneyType: 'approached',
  emailSender: user,
  noteForSourcer: 'Please look for people who stay.',
  isAdvertised: false,
  companyLogo: 'https://acme.example/logo.png',
});

/** A profile with every field filled in. */
export const fullProfile = (): z.input<typeof Profile> => ({
  firstName: 'Noor',
  lastName: 'Achterberg',
  email: 'noor.achterberg@mail.example',
  phoneNumber: '+49 30 1234567',
  location: 'Berlin, Germany',
  timeZone: 'Europe/Berlin',
  summary: 'Backend engineer.',
  employmentHistory: [
    {
      jobTitle: 'Engineer',
      employerName: 'Northwind',
      jobDescription: 'Services on AWS Lambda.',
      location: 'Berlin',
      startDate: '2020-03',
      endDate: '2021',
      current: false,
    },
  ],
  educationHistory: [
    {
      instituteName: 'TU Berlin',
      major: 'Computer Science',
      description: 'Thesis on storage.',
      location: 'Berlin',
      startDate: '2010',
      endDate: '2015',
      current: false,
    },
  ],
  skills: [{ name: 'TypeScript' }],
  langs: [{ name: 'English', proficiency: 'ADVANCED' }],
  socialProfiles: [{ type: 'github', url: 'https://github.com/noor' }],
  sourceType: 'REFERRALS',
  sourceDetails: 'A colleague',
});

const steps = (): JourneyStep[] => [aStep()];
const mailJob = () => ({
  title: 'Backend Engineer',
  companyName: 'Acme',
  location: { ...aLocation(), state: 'BE', streetAddress: 'Torstraße 1', postalCode: '10119' },
  office: 'ON_SITE' as const,
  applyUrl: 'https://acme.example/apply',
  selectedOutreachJourneyType: 'approached' as const,
});
const ofUser = ({ account: accountId, user: userId }: Ids) => ({ query: { accountId, userId } });
const ofPeriod = ({ account: accountId, user: userId }: Ids) => ({
  query: { accountId, userId, period: 'PAST_YEAR' as const },
});
const ofJob = ({ account: accountId, job: jobId }: Ids) => ({ query: { accountId, jobId } });
const job = ({ job: id }: Ids) => ({ params: { id } });
const messageId = 'msg_0123456789abcdef' as const;
const repliedOf = (reply: string) => {
  const [id, replyId] = reply.split('.') as [Ids['submission'], `rep_${string}`];
  return { id, replyId };
};
const submission = ({ submission: id }: Ids) => ({ params: { id } });
const choice = ({ job: jobId }: Ids) => ({
  jobId,
  customTemplates: steps(),
  clientReviewFeedback: 'Looks good',
  shouldContactCandidateWorkEmails: true,
  startOutreachCampaign: true,
  contactedViaOtherChannels: ['CALL' as const],
});

/** For each call of the API what it is called with, every field filled in. A call that is missing here does not compile. */
export const fillings: Fillings = {
  accounts: {
    listAppSettings: () => ({}),
    listFeatureFlags: () => ({}),
    listMyFeatureFlags: () => ({}),
    getPreferences: ({ user }) => ({ params: { id: user } }),
    register: ({ invitation, invitationKey }) => ({
      body: {
        email: 'someone@acme.example',
        user_encoded_id: Buffer.from(`${invitation}.${invitationKey}`).toString('base64url'),
        device: 'Firefox on Linux',
      },
    }),
    updatePreferences: ({ user, file }) => ({
      params: { id: user },
      body: {
        firstname: 'Anna',
        lastname: 'Berg',
        employer: { position: 'Recruiter', company: 'Acme' },
        picture: file,
      },
    }),
    saveAnalyticsConsent: () => ({ body: { productAnalyticsConsent: true } }),
    recordProductEvents: () => ({
      body: {
        events: [
          {
            id: '0f8fad5b-d9cb-469f-a165-70867728950e',
            name: 'survey shown',
            at: '2026-03-02T10:00:00.000Z',
            properties: { surveyId: 'feedback', answer: 'More colours', about: 'feedback' },
          },
        ],
      },
    }),
    saveSignature: ({ user }) => ({ params: { userId: user }, body: { signature: '<p>Anna Berg</p>' } }),
    getAccount: ({ account }) => ({ params: { id: account } }),
    listCredits: ({ account }) => ({ params: { id: account }, query: { after: creditCursorOf(account) } }),
    listTeammates: ({ account }) => ({ params: { id: account } }),
    getTeammate: ({ account, user }) => ({ params: { id: account, userId: user } }),
    listAudit: ({ account, user }) => ({
      params: { id: account },
      query: { ...auditFilters(user), after: auditCursorOf(account, user) },
    }),
    exportAudit: ({ account, user }) => ({ params: { id: account }, query: auditFilters(user) }),
    listSignIns: ({ account, user }) => ({ params: { id: user }, query: { after: auditCursorOf(account, user) } }),
    listSessions: ({ user }) => ({ params: { id: user } }),
    endSession: ({ user }) => ({ params: { id: user, session: 'nobody-knows-this-session' } }),
    endOtherSessions: ({ user }) => ({ params: { id: user } }),
    getTwoStep: ({ user }) => ({ params: { id: user } }),
    newTwoStepApp: ({ user }) => ({ params: { id: user }, body: { password: 'a password' } }),
    saveTwoStep: ({ user }) => ({ params: { id: user }, body: { isOn: true, password: 'a password', code: '123456' } }),
    listInvitations: ({ account }) => ({ params: { id: account } }),
    createInvitation: ({ account, invitation }) => ({
      body: { account, email: 'invited.anew@acme.example', replaces: invitation },
    }),
    changeAdminRights: ({ user }) => ({ params: { id: user }, body: { accountAdmin: true } }),
    askSupport: () => ({ body: { about: 'ATS', words: 'Recruitee', page: '/settings' } }),
    revokeInvitation: ({ invitation }) => ({ params: { id: invitation } }),
    countJobsOfTeammate: ({ account, user }) => ({ params: { id: account, userId: user } }),
    removeCustomDomain: ({ account }) => ({ params: { id: account, domain: 'careers.acme.example' } }),
    addCustomDomain: ({ account }) => ({ params: { id: account }, body: { domain: 'careers.acme.example' } }),
    updateEmailStrategy: ({ account }) => ({
      params: { id: account },
      body: { emailStrategy: { type: 'DEFAULT_EMAIL_ADDRESS', emailAddress: 'jobs@careers.acme.example' } },
    }),
    setSourcingCompanies: ({ account }) => ({
      params: { id: account },
      body: {
        whitelistedDomains: [{ domain: 'northwind.example' }],
        blacklistedDomains: [{ orgName: 'Contoso' }],
        companiesVersion: 0,
      },
    }),
    setTeamWorkEmails: ({ account }) => ({
      params: { id: account },
      body: { shouldContactCandidateWorkEmails: true },
    }),
    setOwnWorkEmails: () => ({ body: { shouldContactCandidateWorkEmails: true } }),
    setSendWindow: ({ account }) => ({
      params: { id: account },
      body: { sendWindow: { days: [1, 2], from: 8, to: 12 } },
    }),
    setCustomEmails: ({ account }) => ({
      params: { id: account },
      body: { customEmails: ['jobs@careers.acme.example'] },
    }),
    setRetention: ({ account }) => ({ params: { id: account }, body: { retentionDays: 120 } }),
    setPostalAddress: ({ account }) => ({
      params: { id: account },
      body: { postalAddress: 'Acme Inc., 1 Main Street, Springfield' },
    }),
    setDefaultOutreach: ({ account, job: jobIdForDefaultEmailOutreach }) => ({
      params: { id: account },
      body: { jobIdForDefaultEmailOutreach },
    }),
    resetDefaultOutreach: ({ account }) => ({ params: { id: account } }),
    removeTeammate: ({ user }) => ({ params: { id: user }, query: { successorId: user } }),
    getInvitation: ({ invitation, invitationKey }) => ({ params: { id: invitation }, query: { key: invitationKey } }),
    confirmInvitation: ({ invitation }) => ({ params: { id: invitation }, body: { status: 'Confirmed' } }),
  },
  jobs: {
    listJobs: () => ({
      query: {
        ...{ scope: 'team', status: 'Validated', offset: 0, limit: 100, titleSearch: 'engineer' },
        ...{ orderBy: 'title', order: 'asc' },
      },
    }),
    listNeeds: () => ({}),
    countJobs: () => ({}),
    listOpenJobTitles: () => ({}),
    getJob: job,
    getTotalLeadCount: job,
    rateBatch: ({ job }) => ({ params: { id: job }, body: { batchRating: 3, feedback: 'Close to what we look for' } }),
    dismissCallToAction: ({ job }) => ({ params: { id: job }, body: { callToAction: 'CUSTOMISE_EMAIL_OUTREACH' } }),
    transferOwnership: ({ job, user }) => ({ params: { id: job }, body: { employerId: user } }),
    createJob: (ids) => ({ body: { ...jobOf(ids), status: 'Validated', startSourcing: false, journeys: steps() } }),
    createDraftFromDescription: () => ({ body: { jobDescription: 'Backend Engineer at Acme, Berlin' } }),
    deleteDraft: job,
    updateJob: (ids) => ({
      ...job(ids),
      body: { ...jobOf(ids), version: 1, validateDraft: false, startSourcing: false, journeys: steps() },
    }),
    closeJob: job,
    reopenJob: job,
    countJobsForCompany: () => ({ query: { companyName: 'Acme' } }),
    applyCompanyName: () => ({ body: { oldCompanyName: 'Acme' } }),
    computePrediction: ({ account, job: _id }) => ({
      body: {
        accountId: account,
        _id,
        title: 'Backend Engineer',
        location: { ...aLocation(), state: 'BE', streetAddress: 'Torstraße 1', postalCode: '10119' },
        office: 'ON_SITE',
        yearsExp: { min: 5, max: 10 },
        functions: ['ENG'],
        industries: ['COMPUTER_SOFTWARE'],
        hireObjective: 1,
        targetLeads: 6,
      },
    }),
    startSourcing: (ids) => ({ ...job(ids), body: { batchSize: 10 } }),
    stopSourcing: job,
    unpauseSourcing: job,
    setJobModeAuto: job,
    setJobModeManual: job,
    setSourcingModeManual: job,
    activateAutoSourcing: job,
    deactivateAutoSourcing: ({ job: id }) => ({ params: { id }, body: { reason: 'DISABLED_FOR_JOB' } }),
    startAutoContact: job,
    stopAutoContact: job,
    listJobCredits: job,
    listAutoSourcingHistory: ({ account, job: id }) => ({
      params: { id },
      query: { after: historyCursorOf(account, id) },
    }),
    getChat: job,
    listChatMessages: (ids) => ({ ...job(ids), query: { before: 11, after: 0 } }),
    openLiveChat: job,
    sendChatMessage: ({ job: id }) => ({ params: { id, messageId }, body: { content: 'Berlin only?', after: 0 } }),
    markChatRead: (ids) => ({ ...job(ids), body: { number: 1 } }),
    listJourneys: () => ({}),
    listAccountJourneys: ({ account }) => ({ params: { id: account } }),
    listTemplates: () => ({}),
    listTemplateLibrary: ({ account, job: id }) => ({ query: { after: templateCursorOf(account, id) } }),
    getOutreachUse: job,
    searchPlaces: () => ({ query: { q: 'Berlin' } }),
  },
  blacklist: {
    parseBlacklist: ({ file }) => ({ body: { identifier: file } }),
    saveBlacklist: (ids) => ({ ...job(ids), body: { identifier: ids.file, originalFilename: 'people.csv' } }),
    removeBlacklist: job,
    getBlacklistFile: job,
    listBlacklist: (ids) => ({ ...job(ids), query: { offset: 0, limit: 100 } }),
  },
  open: {
    showOpenJob: job,
    startApplication: (ids) => ({ ...job(ids), body: { originalFilename: 'cv.pdf', size: 5 } }),
    apply: (ids) => ({
      ...job(ids),
      body: {
        firstName: 'Anna',
        lastName: 'Nowak',
        email: 'anna@home.example',
        resume: { identifier: ids.file, originalFilename: 'cv.pdf' },
        consent: true,
      },
    }),
  },
  sourcing: {
    getWebhook: () => ({}),
    setWebhook: () => ({ body: { url: 'https://crowd.example/hook' } }),
    changeWebhookSecret: () => ({ body: { round: 2 } }),
    listWebhookDeliveries: () => ({}),
    listSourcingRequests: ({ cursor }) => ({ query: { after: cursor } }),
    getSourcingRequest: ({ request }) => ({ params: { id: request } }),
    takeSourcingRequest: ({ request }) => ({ params: { id: request } }),
    deliverProfiles: ({ request }) => ({
      params: { id: request },
      body: { profiles: [{ ...fullProfile(), externalId: 'profile-1' }] },
    }),
    listRequestMessages: ({ request }) => ({ params: { id: request }, query: { after: 0 } }),
    sendRequestMessage: ({ request }) => ({
      params: { id: request, messageId },
      body: { content: 'Anywhere in Europe?', after: 0 },
    }),
  },
  submissions: {
    getFunnel: (ids) => ({ ...job(ids), query: { search: 'noor' } }),
    getFunnelColumn: ({ job: id, cursor }) => ({ params: { id, column: 'NEW' }, query: { after: cursor, limit: 1 } }),
    getBoardVersion: job,
    listCards: ({ submission: id }) => ({ query: { submissionIds: id } }),
    listReviewIds: (ids) => ({ ...job(ids), query: { after: ids.cursor } }),
    countCrowdToReview: job,
    getSubmission: submission,
    getSpotlight: submission,
    listHuntStatuses: ({ submission: id }) => ({ query: { submissionIds: id } }),
    saveSubmissions: ({ job: jobId, submission: id }) => ({
      params: { jobId },
      body: { submissionIds: [id], comment: 'Later', from: 'NEW' },
    }),
    disqualifyAsClient: ({ job: jobId, submission: id }) => ({
      body: { submissionIds: [id], jobId, reason: 'NOT_QUITE_RIGHT', comment: 'Not now', from: 'NEW' },
    }),
    discardSubmissions: ({ job: jobId, submission: id }) => ({
      body: { submissionIds: [id], type: 'Rejected', jobId, from: 'NEW' },
    }),
    moveInFunnel: (ids) => ({ ...submission(ids), body: { column: 'INTERESTED', version: 1, from: 'CONTACTED' } }),
    revertDisqualification: (ids) => ({ ...submission(ids), body: { jobId: ids.job, from: 'DISCARDED' } }),
    markInterested: (ids) => ({ ...submission(ids), body: { from: 'CONTACTED' } }),
    markNotInterested: (ids) => ({ ...submission(ids), body: { notInterestedReasons: ['NO_FIT'], from: 'CONTACTED' } }),
    undoMove: ({ submission: id, job: jobId }) => ({
      body: { moves: [{ submissionId: id, movedAt: '2026-03-02T10:00:00.000Z' }], jobId },
    }),
    createSubmission: ({ job: jobId, file }) => ({
      body: {
        jobId,
        tmpFile: { identifier: file, originalFilename: 'cv.pdf' },
        candidate: fullProfile(),
        role: 'employer',
      },
    }),
    checkDuplicates: (ids) => ({ ...submission(ids), body: { candidate: fullProfile() } }),
    editCandidate: (ids) => ({ ...submission(ids), body: { candidate: fullProfile(), profileVersion: 0 } }),
    mergeSubmission: (ids) => ({ ...submission(ids), body: { into: ids.submission } }),
    finishSubmission: (ids) => ({
      ...submission(ids),
      body: { asClientReviewed: true, toldApart: [ids.submission], toldHere: [ids.submission] },
    }),
    chooseAddress: (ids) => ({
      ...submission(ids),
      body: { email: 'better@home.example', replaces: 'worse@home.example' },
    }),
    addBenchmarkProfile: ({ job: id, submission: submissionId }) => ({
      params: { id },
      body: { submissionId, version: 1 },
    }),
    removeBenchmarkProfile: ({ job: id, submission: submissionId }) => ({
      params: { id },
      body: { submissionId, version: 1 },
    }),
    transferToJob: (ids) => ({ ...submission(ids), body: { newJobId: ids.job, from: ids.job } }),
    deleteSubmission: submission,
    listUntoldProfiles: ({ account, job: id }) => ({ params: { id }, query: { after: untoldCursorOf(account, id) } }),
    deleteUntoldProfiles: ({ job: id, submission: submissionId }) => ({
      params: { id },
      body: { submissionIds: [submissionId] },
    }),
    listNotes: submission,
    addNote: (ids) => ({ ...submission(ids), body: { content: 'Spoke on the phone' } }),
    deleteNote: ({ submission: id, note: noteId }) => ({ params: { id, noteId } }),
  },
  outreach: {
    preflightContact: ({ job: jobId, submission: id }) => ({
      body: { jobId, submissionsId: [id], customTemplates: steps(), shouldContactCandidateWorkEmails: true },
    }),
    contactCandidates: (ids) => ({ body: { ...choice(ids), submissionsId: [ids.submission] } }),
    contactCandidate: (ids) => ({ params: { submissionId: ids.submission }, body: choice(ids) }),
    pauseOutreach: submission,
    resumeOutreach: submission,
    settleUncertainMail: (ids) => ({ ...submission(ids), body: { wasSent: true } }),
    previewMail: ({ job: jobId, submission: submissionId, user: emailSenderId }) => ({
      body: { jobId, job: mailJob(), submissionId, emailSenderId, steps: steps() },
    }),
    sendTestMail: ({ job: jobId, user: emailSenderId }) => ({
      body: {
        ...{ jobId, job: mailJob(), emailSenderId, emailAddress: 'someone@acme.example' },
        template: { subject: 'A role that may interest you', html: '<p>Hello.</p>' },
      },
    }),
    getPerson: ({ submission: id }) => ({ params: { id } }),
    listSentMails: submission,
    getCandidateReply: submission,
    getReply: ({ reply }) => ({ params: repliedOf(reply) }),
    getReplyAttachment: ({ reply }) => ({ params: { id: reply, attachmentId: '1' } }),
    showUnsubscribe: ({ unsubscribeToken: token }) => ({ params: { token } }),
    unsubscribe: ({ unsubscribeToken: token }) => ({ params: { token } }),
  },
  inbox: {
    listInbox: ({ account, job: jobId }) => ({
      query: { box: 'needs-answer', whose: 'all', jobId, after: inboxCursorOf(account, jobId) },
    }),
    countWaiting: () => ({}),
    openConversation: submission,
    changeConversation: (ids) => ({
      ...submission(ids),
      body: { isUnread: true, isDone: false, handTo: ids.user },
    }),
    answerCandidate: (ids) => ({
      ...submission(ids),
      body: {
        replyId: repliedOf(ids.reply).replyId,
        afterAnswer: ids.answer,
        html: '<p>Shall we talk on Friday?</p>',
        attachments: [{ identifier: ids.file, filename: 'role.pdf' }],
      },
    }),
    takeBackAnswer: ({ submission: id, answer: answerId }) => ({ params: { id, answerId } }),
    settleAnswer: ({ submission: id, answer: answerId }) => ({ params: { id, answerId }, body: { wasSent: true } }),
    getNotices: () => ({}),
    saveNotices: () => ({ body: { replies: 'at-once', summary: 'working-days', timeZone: 'Europe/Berlin' } }),
    showStopNotices: ({ noticesToken: token }) => ({ params: { token } }),
    stopNotices: ({ noticesToken: token }) => ({ params: { token } }),
  },
  reports: {
    getJobReport: ofJob,
    getLastExtractionDate: () => ({}),
    exportJobReport: ofJob,
    exportCandidates: ({ job: id }) => ({ params: { id, kind: 'ALL' } }),
    getAccountOverview: ofPeriod,
    exportAccountOverview: ofPeriod,
    listCountedCandidates: (ids) => ({
      query: { ...ofJob(ids).query, stage: 'sourced', set: 'crowd', period: 'PAST_WEEK', after: 'SAVED.' },
    }),
    listCountedJobs: (ids) => ({
      query: { ...ofPeriod(ids).query, stage: 'sourced', after: jobRowCursorOf(ids.account) },
    }),
    getCurrentPipeline: (ids) => ({
      query: {
        ...{ ...ofUser(ids).query, search: 'Engineer', columnName: 'hires', order: 'desc', page: 1 },
        jobIds: ids.job,
      },
    }),
    exportCurrentPipeline: ofUser,
    listFormerPeople: ({ account: accountId }) => ({ query: { accountId } }),
  },
  rights: {
    showRights: ({ rightsToken: token }) => ({ params: { token } }),
    downloadRights: ({ rightsToken: token }) => ({ params: { token } }),
    askToBeDeleted: ({ rightsToken: token }) => ({ params: { token } }),
  },
  guests: {
    createGuestLink: ({ job: id, submission }) => ({
      params: { id },
      body: { submissionIds: [submission], reviewer: 'Robin', isBlind: true, days: 7 },
    }),
    listGuestLinks: ({ job: id }) => ({ params: { id } }),
    listGuestAnswers: ({ job: id, guestLink: linkId }) => ({ params: { id, linkId } }),
    revokeGuestLink: ({ job: id, guestLink: linkId }) => ({ params: { id, linkId } }),
    showGuestReview: ({ guestToken: token }) => ({ params: { token } }),
    rateAsGuest: ({ guestToken: token }) => ({
      params: { token, number: '0' },
      body: { rating: 'YES', comment: 'Worth a talk' },
    }),
  },
  ats: {
    getAtsStatus: ({ job: jobId }) => ({ query: { jobId } }),
    getAtsLinkToken: () => ({}),
    setAtsAccountToken: () => ({ body: { publicToken: 'public-token-0' } }),
    unlinkAts: () => ({}),
    getAtsJobsSync: () => ({}),
    getAtsApplicationsSync: () => ({}),
    searchAtsJobs: () => ({ query: { term: 'engineer', orderBy: 'title', order: 'asc', offset: 0, limit: 10 } }),
    getAtsStanding: ({ submission: id }) => ({ params: { id } }),
    getAtsBlacklist: job,
    exportToAts: ({ submission: id }) => ({
      params: { id },
      body: {
        explicitlyMarkAsInterested: true,
        candidateEmailManuallyProvided: 'noor@mail.example',
        isCalledThere: 'Noor Haddad',
        isSomebodyElse: 'Noor Other',
      },
    }),
    hearFromMerge: () => ({ body: { response: 'Success! This URL will be notified.' } }),
    importAtsJob: () => ({ params: { mergeDevId: '00000000-0000-4000-8000-000000000000' } }),
  },
  search: {
    searchCompanyLogo: () => ({ query: { q: 'Acme' } }),
    searchCandidates: () => ({ query: { q: 'anna' } }),
  },
  media: {
    startUpload: () => ({ params: { mediaType: 'CV' }, body: { originalFilename: 'cv.pdf', size: 1_000 } }),
    listPictures: () => ({}),
    previewFile: ({ file }) => ({ params: { identifier: file }, query: { filename: 'cv.pdf' } }),
  },
};

/** What a call is made with, loosely, so that it can be changed. */
export interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A route of the contract with the way to fill it. */
export interface Filled {
  readonly feature: Feature;
  readonly name: string;
  readonly route: Route;
  readonly fill: (ids: Ids) => Input;
}

/** Every route with its filling; throws where there is none. */
export const filledRoutes: readonly Filled[] = allRoutes.map(({ feature, name, route }) => {
  const fill = (fillings[feature] as Record<string, ((ids: Ids) => Input) | undefined>)[name];
  if (!fill) throw new Error(`${feature}.${name} has no filling: add one, so that it is tested too`);
  return { feature, name, route, fill };
});

/**
 * A call as it must be made now: a job is saved over the version it has.
 */
export async function freshened(client: Client, as: Caller, name: string, input: Input): Promise<Input> {
  if (name !== 'updateJob' || asRecord(input.body).version !== 1) return input;
  const { status, text } = await client.send(contract.jobs.getJob, { params: input.params }, { as });
  const version = status === 200 ? (JSON.parse(text) as { version: number }).version : 1;
  return { ...input, body: { ...asRecord(input.body), version } };
}

const asRecord = (body: unknown) => (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;

const NOBODY = 'n0b0dyn0b0dyn0b0';

/** Ids of the right form that nothing has. */
export const idsOfNobody: Ids = {
  account: `acc_${NOBODY}`,
  user: `usr_${NOBODY}`,
  invitation: `inv_${NOBODY}`,
  invitationKey: NOBODY,
  job: `job_${NOBODY}`,
  request: `req_${NOBODY}`,
  submission: `sub_${NOBODY}`,
  note: `note_${NOBODY}`,
  reply: `sub_${NOBODY}.rep_${NOBODY}`,
  file: `file_${NOBODY}`,
  cursor: cursorOf(`acc_${NOBODY}`, `job_${NOBODY}`, `sub_${NOBODY}`),
  unsubscribeToken: `${NOBODY}.${NOBODY}.0123456789abcdef`,
  answer: `ans_${NOBODY}`,
  rightsToken: `${NOBODY}.${NOBODY}.0123456789abcdef`,
  guestLink: `gst_${NOBODY}`,
  guestToken: `${NOBODY}-${NOBODY}-${NOBODY}-0123456789abcdef`,
  noticesToken: `${NOBODY}.${NOBODY}.replies.0123456789abcdef`,
};

/** The cursor that a page of the column New would end with. */
export function cursorOf(account: string, jobId: string, id: string): string {
  const key = {
    boardKey: `A#${account}#J#${jobId}#NEW`,
    boardSort: `9999-12-31T23:59:59.999Z#${id}`,
    pk: `A#${account}#S#${id}`,
    sk: 'HEAD',
  };
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The cursor that a page of an account's jobs would end with. */
function jobRowCursorOf(account: string): string {
  return Buffer.from(JSON.stringify({ pk: `A#${account}#JOBS`, sk: 'job_0' })).toString('base64url');
}

/** The cursor that a page of an account's written emails would end with. */
function historyCursorOf(account: string, jobId: string): string {
  const key = { pk: `A#${account}#J#${jobId}`, sk: 'AUTO#9999-12-31T23:59:59.999Z#0#x' };
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function templateCursorOf(account: string, jobId: string): string {
  const listSort = '9999-12-31T23:59:59.999Z';
  const key = { pk: `A#${account}#J#${jobId}`, sk: 'TEMPLATE', listKey: `A#${account}#TEMPLATES`, listSort };
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The cursor that a page of the inbox of a job would end with. */
function inboxCursorOf(account: string, job: string): string {
  const key = { pk: `A#${account}#INBOX#${job}#needs-answer`, sk: '0' };
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The cursor that a page of who was never contacted on a job would end with. */
function untoldCursorOf(account: string, jobId: string): string {
  const key = { pk: `A#${account}#J#${jobId}#UNTOLD`, sk: '2026-01-01T00:00:00.000Z#x' };
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The cursor that a page of an account's credits would end with. */
function creditCursorOf(account: string): string {
  const key = { pk: `A#${account}#LEDGER`, sk: '9999-12-31T23:59:59.999Z#x' };
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

const auditFilters = (by: Ids['user']) => ({
  kind: 'EXPORTED' as const,
  by,
  from: '2026-01-01T00:00:00.000Z',
  to: '2126-01-01T00:00:00.000Z',
});

/** The cursor that a page of what one person did would end with. */
function auditCursorOf(account: string, user: string): string {
  const entry = '9999-12-31T23:59:59.999Z#x';
  const key = { pk: `A#${account}#AUDIT`, sk: entry, listKey: `A#${account}#AUDIT#${user}`, listSort: entry };
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}
