import { fingerprint } from '../../functions/platform/ids.ts';
import { keys, oldPersonKeys } from '../../functions/records/keys.ts';
import { toHeadItem } from '../../functions/records/submission/stored-head.ts';

const ACCOUNT = 'acc_0123456789abcdef';
const JOB = 'job_0123456789abcdef';
const SUBMISSION = 'sub_0123456789abcdef';
const PERSON = 'per_0123456789abcdef';
const REQUEST = 'req_0123456789abcdef';
const COMMUNITY = 'com_0123456789abcdef';
const USER = 'usr_0123456789abcdef0123456789abcdef';
const AT = '2026-03-04T10:00:00.000Z';
const person = { id: USER, name: 'Ada Byron', picture: null } as const;
const file = { identifier: 'file_0123456789abcdef', originalFilename: 'resume.pdf' };
const steps = [
  {
    id: 's0',
    type: 'FIRST_EMAIL',
    inactive: false,
    timing: { value: 5, dimension: 'minutes' },
    subject: 'Hi',
    html: 'x',
  },
];

const candidate = {
  ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example', phoneNumber: null, location: 'London' },
  ...{ timeZone: 'Europe/London', summary: 'Mathematics', sourceType: 'ORGANIC', sourceDetails: '' },
  employmentHistory: [
    {
      ...{ jobTitle: 'Engineer', employerName: 'Engines', jobDescription: '', location: '' },
      ...{ startDate: '2020-01', endDate: null, current: true },
    },
  ],
  educationHistory: [],
  skills: [{ name: 'Algebra' }],
  langs: [{ name: 'English', proficiency: 'ADVANCED' }],
  socialProfiles: [{ type: 'github', url: 'https://github.com/ada' }],
};
const profile = {
  resume: { ...file, hasParsingFailed: false },
  resumeText: 'Ada Byron',
  createdBy: person,
  externalId: 'x-1',
  community: 'com_a',
  linked: { personId: PERSON, of: 'prints' },
};
const requirements = {
  ...{ whitelistedDomains: [{ domain: 'acme.example' }], blacklistedDomains: [{ orgName: 'Initech' }] },
  ...{
    mustHaves: ['Algebra'],
    nToHaves: [],
    benchmarkLinks: [],
    benchmarkCvs: [file],
    yearsExp: { min: 1, max: null },
  },
  ...{ remoteType: 'ANYWHERE', timezone: { specific: false }, srcLocation: [], srcRadius: null, srcRadiusUnit: 'km' },
  srcLocationIndication: null,
};
const job = {
  ...{ id: JOB, accountId: ACCOUNT, version: 3, status: 'Validated', ownerId: USER },
  ...{
    createdAt: AT,
    postedAt: AT,
    editedAt: AT,
    outreachVersion: 2,
    genericVersion: 1,
    dismissed: ['UPDATE_BLACKLIST'],
    isAdvertised: true,
    companyLogo: 'https://acme.example/logo.png',
    batchRating: { batch: 1, rating: 3, feedback: null },
    ats: { atsName: 'Greenhouse', slug: 'greenhouse', mergeDevId: 'job-1', reference: 'E-1' },
  },
  ...{ title: 'Engineer', companyName: 'Acme', seniorityLevel: 'MID_SENIOR', employmentType: ['FULL_TIME'] },
  ...{ description: '', functions: ['ENG'], industries: ['ACCOUNTING'], office: 'ON_SITE', location: null },
  ...{ salary: { min: 1, max: 2, currency: 'EUR' }, applyUrl: null, requirements, isContinuousHire: false },
  ...{ targetProfileCount: 1, targetLeadCount: 6, selectedOutreachJourneyType: 'approached', emailSender: USER },
  noteForSourcer: null,
};
const synced = { lastSyncStatus: 'DONE', lastSyncDate: AT, nextSyncDate: AT, isInitialSync: false };
const atsLink = {
  ...{ accountId: ACCOUNT, version: 3, state: 'LINKED', round: 1, name: 'Greenhouse', slug: 'greenhouse', logo: null },
  ...{
    token: 'locked',
    linkedAt: AT,
    roundAt: AT,
    linkedBy: USER,
    jobCount: 1,
    jobs: synced,
    applications: synced,
    readTo: AT,
  },
  ...{ reading: { startedAt: AT, part: 'jobs', cursor: 'c', job: 'job-1' }, ending: ['t'], ended: [0] },
  ...{ failures: 1, problem: 'busy', dueAt: AT, unanswered: { from: AT, isOver: true } },
};
const atsJob = {
  ...{ id: 'job-1', title: 'Engineer', code: 'E-1', ref: '7', place: 'London', status: 'OPEN', createdAt: AT },
  ...{ description: '<p>Engines</p>', applyUrl: null, row: 'engineer', left: ['engine driver'] },
};
const sourcing = {
  ...{ accountId: ACCOUNT, jobId: JOB, batch: 1, maxSourced: 0, submissions: 0, sourcing: true },
  ...{ sourcingMode: 'manual', autoSourcing: 'OFF', sourcingRequest: { batchSize: 5, at: AT } },
  ...{ notSourcingReason: 'BATCH_DELIVERED', requestId: REQUEST, lastRequestId: REQUEST },
  hasDerivedIds: true,
  ...{ autoContact: true, contactSince: AT, contactBy: USER, contactDay: '2026-03-02', contactsOfDay: 3 },
  ...{ isRequestHeld: false, dueShard: 'SOURCING', dueAt: AT, batchDay: '2026-03-02', batchDays: 1, dataSince: AT },
  autoSourcingPause: {
    ...{ reasons: ['PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS'], at: AT, until: AT },
    triggers: [{ trigger: 'clientDQ', details: 'location' }],
  },
  hasHistory: true,
};
const autoSourcing = {
  ...{ id: 'line', at: AT, action: 'BATCH_REQUESTED', reasons: ['NEEDED_MORE_LEADS'], by: null, batchSize: 20 },
  dataAutoPauseSourcingSystemAdditionalInfos: [{ trigger: 'clientDQ', details: 'location' }],
};
const row = {
  ...{ id: JOB, accountId: ACCOUNT, status: 'Validated', ownerId: USER, ownerName: 'Ada', title: 'Engineer' },
  ...{ foldedTitle: 'engineer', place: 'London', office: 'ON_SITE', listSort: AT, isSourcing: false, isPaused: false },
  ...{ notSourcingReason: 'CLOSED', batch: 1, requested: 5, delivered: 2, toReview: 1, funnel: [1, 0, 0, 0, 0, 0, 0] },
  ...{ crowdFunnel: [1, 0, 0, 0, 0, 0, 0], posted: 1_772_445_600, submittedBefore: 0 },
  ...{ chats: 2, autoContact: true, isAdvertised: true, lacks: [], ats: true, atsName: 'Greenhouse' },
};
const pipelineRow = {
  ...{ t: 'Engineer', p: 'London', r: false, o: USER, n: 'Ada', d: 1_772_445_600, e: 1_772_618_400 },
  ...{ f: [1, 0, 0, 0, 0, 0, 0], c: [1, 0, 0, 0, 0, 0, 0] },
};
const account = {
  ...{ id: ACCOUNT, name: 'Acme', plan: 'CROWD', seats: 5, seatsTaken: 1, hasUnlimitedSeats: false },
  ...{ hasUnlimitedPlan: false, balance: 5, held: 0, available: 5, creditsPlan: 5, periodicity: 'ONE_OFF' },
  ...{ canDisableContactWorkEmails: true, shouldContactCandidateWorkEmails: true, forceContactAsBramble: false },
  ...{
    postalAddress: 'Street 1',
    sendWindow: 'always',
    sendHours: { days: [1], from: 9, to: 12 },
    whitelistedDomains: [],
    createdAt: AT,
  },
  blacklistedDomains: [{ domain: 'initech.example' }],
  ...{ emailStrategy: { type: 'COMMON_EMAIL_ADDRESS', emailAddress: 'jobs@acme.example' } },
  ...{ customDomains: ['acme.example'], customEmails: ['jobs@acme.example'] },
  jobIdForDefaultEmailOutreach: JOB,
  jobModeAccess: ['AUTO', 'MANUAL'],
  personsOnly: true,
};
const user = {
  ...{ id: USER, accountId: ACCOUNT, email: 'ada@acme.example', isAdmin: true, firstname: 'Ada', lastname: 'Byron' },
  ...{ name: 'Ada Byron', picture: null, position: 'CTO', company: 'Acme', signature: '', createdAt: AT },
  ...{ senderEmailAddress: 'ada@mail.example', shouldContactCandidateWorkEmails: true, productAnalyticsConsent: null },
};
const said = { at: AT, feedback: 'Good', byUser: person, reason: 'NOT_QUITE_RIGHT' } as const;
const head = toHeadItem({
  ...{ said, saidBefore: said },
  ats: { state: 'gone', at: AT, by: USER, how: 'MOVED' },
  ...{ accountId: ACCOUNT, id: SUBMISSION, jobId: JOB, version: 4, column: 'DISCARDED', columnAt: AT, name: 'Ada' },
  ...{ previousColumn: 'CONTACTED', origin: 'crowd', submittedAt: AT, huntDone: true, hasEmail: true, verdicts: 'cu' },
  ...{ discardReason: 'NOT_QUITE_RIGHT', declinedFor: ['LOW_SALARY'], dueAt: AT },
  campaign: {
    ...{ state: 'running', startedAt: AT, startedBy: USER, sender: null, step: 0, steps: 1, outreachVersion: 1 },
    ...{ isAutoContact: false, useWorkEmails: true, nextAt: AT, waitUntil: AT, waitReason: 'window' },
  },
  mails: { s0: { id: 'm-1', sent: AT } },
  undo: {
    ...{ until: AT, column: 'CONTACTED', columnAt: AT, previousColumn: 'NEW', sets: ['reviewedAt'] },
    resumes: { state: 'running', step: 0, dueAt: AT, waitReason: 'window' },
  },
});
const verdict = { requirement: 'Algebra', justification: 'It says so', type: 'confirmed', citations: [] };
const reply = {
  ...{ id: 'rep_0123456789abcdef0123', kind: 'human-reply', messageId: 'm', subject: 'Re', from: 'a', to: 'b' },
  ...{ receivedAt: AT, visibleText: 'Yes', htmlContent: null, suggestion: 'interested', notices: ['cut'] },
  interests: [{ interest: 'question', quotation: 'Is it remote?' }],
  attachments: [{ id: 'a', filename: 'a.pdf', size: 1, contentType: 'application/pdf', key: 'k' }],
};
const request = {
  ...{ id: REQUEST, accountId: ACCOUNT, jobId: JOB, batch: 1, batchSize: 5, delivered: 5, holdsCredits: true },
  ...{ openedAt: AT, openedBy: USER, closedAt: AT, closedBecause: 'DELIVERED', submittedBefore: 0 },
};
const chatMessage = {
  ...{ id: 'msg_0123456789abcdef', accountId: ACCOUNT, jobId: JOB, number: 2, others: 1, at: AT },
  ...{ type: 'recruiter', by: 'com_0123456789abcdef', name: 'Crowd', content: 'How many years?' },
};
const event = {
  id: `evt_${'0'.repeat(24)}`,
  type: 'request.opened',
  at: '2026-03-04T10:00:00.000Z',
  requestId: REQUEST,
};
const delivery = { event, state: 'DELIVERED', tries: 1, lastAt: event.at, status: 200, problem: null };
const call = { content: 'h', seed: 's', runs: ['r'], runUntil: 1, expiresAt: 2, status: 200 };
const domain = {
  ...{ name: 'acme.example', accountId: ACCOUNT, claimedAt: AT, tokens: ['t'], checkedAt: AT, verifiedAt: AT },
  ...{
    found: { dkim: true, mailFrom: true, spf: true, dmarc: false, proof: true },
    proof: 'p',
    lostAt: AT,
    lapsedAt: AT,
    dueAt: AT,
  },
};
const invitation = {
  ...{ id: 'inv_0123456789abcdef', account: ACCOUNT, email: 'ada@acme.example', keyHash: 'h', status: 'Sent' },
  ...{ isAdmin: false, adminEmail: 'b@acme.example', invitedAt: AT, expiresAt: AT, holdsSeat: true },
};
const email = {
  ...{ email: 'ada@mail.example', addedBy: 'bramble', kind: 'work', deliverabilityStatus: 'verified' },
  isDeliverable: true,
};

const conversation = {
  ...{ accountId: ACCOUNT, submissionId: SUBMISSION, version: 2, jobId: JOB, jobTitle: 'Engineer', ownerId: USER },
  ...{ name: 'Ada', employer: 'Engines', humanAt: AT, awayAt: AT, replyId: 'rep_0123456789abcdef0123', preview: 'Yes' },
  ...{ suggestion: 'interested', interest: 'interested', isUnread: true, hasOptedOut: false, handedTo: USER },
  ...{ doneAt: AT, answeredAt: AT, lastAnswerId: 'ans_0123456789abcdef' },
};
const answer = {
  ...{ id: 'ans_0123456789abcdef', accountId: ACCOUNT, submissionId: SUBMISSION, version: 1, state: 'waiting' },
  ...{ by: person, from: 'a', to: 'b', subject: 'Re', html: '<p>Hi</p>', inReplyTo: 'm', references: ['m'] },
  ...{
    attachments: [{ identifier: 'file_0123456789abcdef', filename: 'a.pdf', size: 1, contentType: 'application/pdf' }],
  },
  ...{ writtenAt: AT, leavesAt: AT, dueAt: AT, answeredBefore: { at: AT, id: 'ans_0123456789abcdef' } },
  ...{ messageId: 'm', sentAt: AT, why: 'No' },
};
const session = {
  ...{ accountId: ACCOUNT, userId: USER, id: 'one', device: 'Chrome on macOS', signedInAt: AT, usedAt: AT },
};
const notices = {
  ...{ accountId: ACCOUNT, userId: USER, version: 1, replies: 'at-once', summary: 'working-days', timeZone: 'UTC' },
  ...{ pending: [{ id: 'r', submissionId: SUBMISSION, name: 'Ada', jobTitle: 'Engineer' }], pendingSince: AT },
  ...{ told: ['q'], summaryAt: AT, dueAt: AT, atsShut: { name: 'Greenhouse', linkedAt: AT, at: AT } },
};

/** One item of each kind of record as the table holds it, with a value for each of its choices. */
export const EXAMPLES: readonly Record<string, unknown>[] = [
  { ...keys.account(ACCOUNT), ...account },
  { ...keys.domain('acme.example'), ...domain },
  { ...keys.jobCounts(ACCOUNT, USER), Validated: 1, Draft: 2, Closed: 3 },
  {
    ...{ ...keys.ledger(ACCOUNT, `${AT}#e1`), id: 'e1', at: AT, amount: 5, held: 0 },
    ...{ reason: 'GRANT', reference: 'First credits' },
  },
  {
    ...{ ...keys.transfer(ACCOUNT, USER), accountId: ACCOUNT, userId: USER, name: 'Ada', successor: USER, at: AT },
    ...{ by: { id: USER, name: 'Ada' }, moved: 2, doneAt: AT },
  },
  { ...keys.former(ACCOUNT, USER), accountId: ACCOUNT, userId: USER, name: 'Ada', expiresAt: 1_900_000_000 },
  {
    ...{ ...keys.audit(ACCOUNT, `${AT}#e1`), id: 'e1', at: AT, kind: 'PERSON_REMOVED', expiresAt: 1 },
    ...{ by: { id: USER, name: 'Ada' }, subject: 'Ada', details: 'Successor: Bea' },
  },
  { ...keys.answeredCall(ACCOUNT, USER, 'hash'), ...call },
  { ...keys.user(USER), ...user },
  { ...keys.invitation('inv_0123456789abcdef'), ...invitation },
  { ...keys.invitationMails(fingerprint('a@mail.example')), sentAt: [1_772_445_600_000], expiresAt: 1_900_000_000 },
  { ...keys.invitedAddress(ACCOUNT, 'print'), invitation: 'inv_0123456789abcdef' },
  { ...keys.setting('FLAG#jobMode'), value: true, accounts: { [ACCOUNT]: true } },
  { ...keys.jobRow(ACCOUNT, JOB), ...row },
  { ...keys.pipelineRow(ACCOUNT, JOB), ...pipelineRow },
  { ...keys.job(ACCOUNT, JOB), ...job },
  { ...keys.sourcing(ACCOUNT, JOB), ...sourcing },
  { ...keys.autoSourcing(ACCOUNT, JOB, `${AT}#0#line`), ...autoSourcing },
  { ...keys.counters(ACCOUNT, JOB), version: 1, 'crowd.sourced': 3 },
  { ...keys.day(ACCOUNT, JOB, '2026-03-04'), version: 1, ownerId: USER, lastAt: AT, 'crowd.sourced': 3 },
  {
    ...keys.periods(ACCOUNT, USER),
    late: 2,
    PAST_YEAR: { from: '2025-03-05', to: '2026-03-03', counts: { 'crowd.sourced': 3 }, lastAt: AT },
  },
  { ...keys.outreach(ACCOUNT, JOB, 1), steps },
  { ...keys.template(ACCOUNT, JOB), jobId: JOB, outreachVersion: 1, writtenAt: AT },
  { ...keys.request(ACCOUNT, JOB, REQUEST), ...request },
  { ...keys.chatMessage(ACCOUNT, JOB, 2), ...chatMessage },
  {
    ...keys.chatSocket(ACCOUNT, JOB, 'abc='),
    ...{ accountId: ACCOUNT, jobId: JOB, userId: USER, id: 'abc=', openedAt: AT, expiresAt: 1_772_800_000 },
  },
  { ...keys.apiKey('0123456789abcdef'), communityId: COMMUNITY, name: 'Crowd', createdAt: AT },
  {
    ...keys.webhook(COMMUNITY),
    ...{ communityId: COMMUNITY, url: 'https://crowd.example/hook', round: 1, roundAt: AT, changedAt: AT },
  },
  { ...keys.webhookDelivery(COMMUNITY, AT, event.id), ...delivery, communityId: COMMUNITY, expiresAt: 1_772_800_000 },
  { ...keys.chatRead(ACCOUNT, USER, JOB), jobId: JOB, number: 2, others: 1, at: AT },
  head,
  { ...keys.profile(ACCOUNT, SUBMISSION), ...profile, candidate },
  { ...keys.draft(ACCOUNT, SUBMISSION), ...profile, candidate: { firstName: 'Ada' } },
  { ...keys.emails(ACCOUNT, SUBMISSION), emails: [email], linked: { personId: PERSON, of: 'prints' } },
  {
    ...keys.spotlight(ACCOUNT, SUBMISSION),
    ...{ generatedHighlightsSummary: 'Good', cvHighlights: { Algebra: ['Algebra'] }, madeBy: 'rules' },
    generatedRequirementsComparisons: { mustHaves: [verdict], nToHaves: [verdict] },
  },
  { ...keys.review(ACCOUNT, SUBMISSION), feedback: 'Good', reason: 'NOT_QUITE_RIGHT', date: AT, byUser: person },
  { ...keys.interest(ACCOUNT, SUBMISSION), date: AT, isInterested: false, notInterestedReasons: ['NO_FIT'] },
  { ...keys.channels(ACCOUNT, SUBMISSION), channels: [{ channel: 'CALL', byUser: 'Ada', date: AT }] },
  { ...keys.campaign(ACCOUNT, SUBMISSION), steps },
  {
    ...{ ...keys.guestLink(ACCOUNT, JOB, 'gst_0123456789abcdef'), id: 'gst_0123456789abcdef', jobId: JOB },
    ...{ reviewer: 'Robin', isBlind: true, submissionIds: [SUBMISSION], createdBy: person, createdAt: AT, endsAt: AT },
  },
  {
    ...keys.guestReview(ACCOUNT, SUBMISSION, 'gst_0123456789abcdef'),
    ...{ reviewer: 'Robin', rating: 'YES', comment: 'Good', date: AT },
  },
  { ...keys.fileClaim(ACCOUNT, 'file_0123456789abcdef'), submissionId: SUBMISSION },
  { ...keys.fileClaim(ACCOUNT, 'file_fedcba9876543210'), isBenchmark: true },
  {
    ...keys.merged(ACCOUNT, SUBMISSION, 'sub_fedcba9876543210'),
    ...{ at: AT, by: 'Ada Byron', addedByName: 'Ada Byron', resume: { ...file, hasParsingFailed: false } },
    leftOut: [{ what: 'Phone', stays: '+32470123456', goes: '+32470999999' }],
  },
  { ...keys.note(ACCOUNT, SUBMISSION, 'note_1'), noteId: 'note_1', content: 'Call', createdAt: AT, author: person },
  {
    ...keys.sentMail(ACCOUNT, SUBMISSION, 0),
    ...{
      step: 0,
      from: 'Ada Byron <ada@mail.example>',
      to: 'a@mail.example',
      subject: 'Hi',
      html: new Uint8Array([3, 0]),
    },
  },
  { ...keys.reply(ACCOUNT, SUBMISSION, 'rep_0123456789abcdef0123'), ...reply },
  { ...keys.event(ACCOUNT, SUBMISSION, 1), at: AT, kind: 'moved', text: 'Moved', by: USER },
  { ...keys.retention(ACCOUNT, SUBMISSION), dueAt: AT },
  { ...keys.snippet(ACCOUNT, SUBMISSION), html: 'Your work.', madeBy: 'rules', of: 'hash', at: AT },
  {
    ...keys.untold(ACCOUNT, JOB, { submittedAt: AT, id: SUBMISSION }),
    ...{ submissionId: SUBMISSION, submittedAt: AT },
  },
  {
    ...keys.erasure(ACCOUNT, 'hash'),
    ...{ submissionId: SUBMISSION, reason: 'asked', requestedAt: AT, dueAt: AT },
    plan: { persons: [PERSON], prints: ['print'], submissions: [SUBMISSION] },
  },
  { ...keys.forgotten(ACCOUNT, 'hash'), at: AT },
  {
    ...keys.transferred(ACCOUNT, SUBMISSION),
    ...{ fromJobId: JOB, fromJobTitle: 'Engineer', toJobTitle: 'Mathematician', date: AT, byUser: person },
    earlierJobIds: [JOB],
  },
  { ...keys.erased(ACCOUNT, SUBMISSION), at: AT, jobId: JOB, by: USER, byName: 'Ada Byron', prints: ['a-print'] },
  { ...keys.conversation(ACCOUNT, SUBMISSION), ...conversation },
  { ...keys.answer(ACCOUNT, SUBMISSION, 'ans_0123456789abcdef'), ...answer },
  { ...keys.inboxCounts(ACCOUNT, USER), version: 1, 'box.unread': 1, 'box.all': 1 },
  { ...keys.notices(ACCOUNT, USER), ...notices },
  { ...keys.atsLink(ACCOUNT), ...atsLink },
  {
    ...{ ...keys.export(ACCOUNT, SUBMISSION), email: 'ada@mail.example', candidateId: 'c', attachmentId: 'f' },
    ...{ applicationId: 'a', claimedUntil: AT, why: 'busy', note: 'Without the resume', leftAs: ['eve@mail.example'] },
    said: [{ name: 'Eve Byron', email: 'ada@mail.example', isThem: false, at: AT, by: USER }],
  },
  { ...keys.atsCandidate(ACCOUNT, 1, 'can-1', 'app-1'), job: 'job-1' },
  { ...keys.atsGone(ACCOUNT, 1, 'app-1'), job: 'job-1', emails: ['ada@mail.example'], changedAt: AT, how: 'OFF_JOB' },
  { ...keys.atsLost(ACCOUNT, SUBMISSION), by: ['0123456789ab'] },
  {
    ...keys.atsWord(ACCOUNT, 1, 'can-1'),
    prints: ['0123456789ab'],
    stands: true,
    isGone: true,
    passed: ['0123456789ab'],
  },
  { ...keys.atsUnsent(ACCOUNT, SUBMISSION), at: AT, jobId: JOB, isUnanswered: true },
  { ...keys.atsRow(ACCOUNT, 1, 'engineer'), t: 'Engineer', c: 'E-1', r: '7', p: 'London', listSort: AT },
  { ...keys.atsRow(ACCOUNT, 1, 'welder'), title: 'Welder', code: 'W-1', ref: '8', place: 'London', listSort: AT },
  { ...keys.atsJob(ACCOUNT, 1, 'job-1'), ...atsJob },
  {
    ...keys.atsImport(ACCOUNT, 'job-1'),
    mergeDevId: 'job-1',
    jobId: JOB,
    accountId: ACCOUNT,
    importedAt: AT,
    readIn: 1,
    importedBy: USER,
    remoteId: '7',
  },
  {
    ...{ ...keys.atsApplicant(ACCOUNT, 1, 'job-1', 'app-1'), id: 'app-1', candidateId: 'can-1', name: 'Ada Byron' },
    ...{ emails: ['ada@mail.example'], stage: 'Interview', rejectedAt: AT },
  },
  { ...keys.session(ACCOUNT, USER, 'one'), ...session },
  {
    ...keys.person(ACCOUNT, PERSON),
    ...{ id: PERSON, version: 1, optedOut: { reason: 'unsubscribed', at: AT }, bounced: { print: AT } },
    hold: { submissionId: SUBMISSION, version: 1, at: AT },
  },
  { ...keys.hint(ACCOUNT, 'print', SUBMISSION), id: SUBMISSION },
  { ...keys.personSubmission(ACCOUNT, PERSON, SUBMISSION), id: SUBMISSION, jobId: JOB, prints: ['print'] },
  { ...keys.identity(ACCOUNT, 'print'), personId: PERSON },
  { ...keys.complaint('print'), at: AT },
  {
    ...keys.sending(ACCOUNT, 'print'),
    ...{ address: 'ada@mail.example', version: 3, sent: 3, bounced: 1, complained: 0 },
    marks: [{ sent: 0, bounced: 0, complained: 0 }],
    pace: { day: '2026-03-04', used: 3, unverified: 0, nextAt: AT, lastAt: AT, since: '2026-03-04' },
  },
  { ...oldPersonKeys.hold(ACCOUNT, 'print'), submissionId: SUBMISSION, version: 1, at: AT },
  { ...keys.nameToken(ACCOUNT, JOB, 'byron', SUBMISSION), id: SUBMISSION, name: 'Ada Byron' },
  { ...oldPersonKeys.identity(ACCOUNT, 'print', SUBMISSION), id: SUBMISSION, jobId: JOB, name: 'Ada Byron' },
];
