/** The product's name, addresses and limits: the one place where each is written. */
export const PRODUCT = {
  name: 'Bramble',
  id: 'bramble',
  sender: { name: 'Bramble Talent', address: 'talent' },
  helpCenterUrl: 'https://help.bramble.example/',
  salesEmail: 'sales@bramble.example',
  /** Where questions of people go, and wishes for an ATS. */
  supportEmail: 'support@bramble.example',
} as const;

/** When emails leave where an account says nothing else: working days, 0 being Sunday, from one full hour to another. */
export const WORKING_HOURS = { days: [1, 2, 3, 4, 5], from: 9, to: 19 } as const;

/** Times people wait for, in milliseconds unless the name says otherwise. */
export const TIMES = {
  /** How long somebody stays signed in on a device. */
  sessionDays: 30,
  undoSeconds: 30,
  toast: 5_000,
  partialContactToast: 10_000,
  /** How long a card says that somebody could not be contacted. */
  notContactedShown: 7 * 86_400_000,
  jobSearchDebounce: 500,
  predictionDebounce: 2_000,
  /** As long as the bar takes to fill while a job description is read. */
  describing: 15_000,
  reviewHuntPoll: 5_000,
  boardPoll: 5_000,
  boardHuntFirstPoll: 5_000,
  boardHuntPoll: 15_000,
  jobListPoll: 60_000,
  chatPoll: 60_000,
  /** While something waits to be sent, or what was said is not there yet. */
  chatRetry: 10_000,
  /**
   * How long a ticket opens a socket, how often a page asks whether somebody still listens, and how long it waits then. API Gateway
   * ends a socket after ten silent minutes.
   */
  liveTicket: 60_000,
  liveHeartbeat: 300_000,
  liveAnswer: 10_000,
  /** Pauses before a socket is opened again: the first, and the longest. */
  liveRetry: 1_000,
  liveRetryLongest: 60_000,
  /** How long a job's page listens after its batch was rated. */
  liveAfterRating: 300_000,
  /** While there is something new in a job's chat, the tab's title changes so often. */
  chatBlink: 800,
  /** What waits for a person, in the menu and in the tab's title. */
  waitingPoll: 60_000,
  inboxPoll: 15_000,
  /** While an ATS is synchronised: the first time, and then again and again. */
  atsFirstPoll: 5_000,
  atsPoll: 15_000,
  /** How an imported job stands in the ATS, once it was found there or not. */
  atsStatusPoll: 60_000,
  atsSearchDebounce: 1_000,
  /** While a domain waits for its DNS records. */
  domainPoll: 30_000,
  crowdStartedPopover: 1_000,
  crowdStartedShown: 10_000,
  confettiDelay: 1_500,
  confetti: 5_000,
  chunkLoad: 120_000,
  copyLinkReset: 1_500,
  versionCheck: 300_000,
  tokenRefreshMarginSeconds: 10,
  invitationDays: 14,
  /** An invitation may be sent anew once it is older than this. */
  resendAfterMinutes: 10,
  /** A profile that nobody finishes adding is let go after so long. */
  unfinishedDays: 7,
} as const;

/** Sizes and counts that a rule, a form and the server share. */
export const LIMITS = {
  jobListPage: 20,
  pipelinePage: 100,
  pipelinePages: 1_000,
  /** Of so many jobs a look at the pipeline is told the order. */
  pipelineOrder: 2_000,
  boardPage: 25,
  reviewPage: 100,
  inboxPage: 25,
  title: 140,
  companyNameMin: 3,
  remoteOthers: 140,
  qualification: 140,
  mustHavesMin: 3,
  mustHavesMax: 5,
  niceToHavesMax: 5,
  functionsMax: 3,
  industriesMax: 3,
  noteForSourcer: 280,
  logoUrl: 500,
  salary: 1e9,
  profileCountDefault: 1,
  profileCountMax: 1_000,
  leadCountDefault: 6,
  leadCountMax: 10_000,
  description: 50_000,
  companyList: 200,
  postalAddress: 300,
  customDomains: 5,
  customEmails: 20,
  benchmarks: 20,
  feedback: 140,
  ratingFeedback: 2_000,
  privateNote: 5_000,
  /** Characters of a message in a job's chat, messages of a page, and as many as are counted as not read. */
  chatMessage: 2_000,
  chatPage: 10,
  chatUnread: 10,
  /** Sockets that hear of one chat; those above it ask once a minute. */
  chatSockets: 100,
  /** Of one person, whose oldest goes: whoever has many tabs takes no place of another. */
  chatSocketsOfPerson: 10,
  text: 200,
  longText: 20_000,
  url: 2_000,
  /** Jobs of an ATS in one list. */
  atsJobs: 500,
  /** Characters of a search for candidates. */
  search: 100,
  searchRadiusMin: 20,
  searchRadiusMax: 100,
  searchRadiusDefault: 50,
  kmPerMile: 1.609,
  yearsInfinity: 30,
  yearsSpan: 10,
  batchDefault: 20,
  batchFirst: 10,
  /** The fewest that the back office may say for the first batch. */
  batchFirstMin: 5,
  batchMin: 20,
  batchMax: 100,
  batchStep: 5,
  /** What is stored as one item may take 400 KB, with all that stands beside it. */
  profileBytes: 200_000,
  sequenceBytes: 300_000,
  jobBytes: 300_000,
  uploadBytes: 10 * 1024 * 1024,
  /** People of one list of candidates not to source, addresses of one of them, and how many rows of a file are shown before it is saved. */
  deniedCandidates: 100_000,
  deniedAddresses: 20,
  deniedShown: 100,
  /** A photo as it is uploaded, cut out by the page already. */
  pictureBytes: 2 * 1024 * 1024,
  pictureSideMin: 160,
  picturePixels: 4_000_000,
  /** Files of one answer to a candidate, and what they may weigh together. */
  answerFiles: 5,
  answerBytes: 20 * 1024 * 1024,
  profilesPerDelivery: 20,
  profilesPerCompany: 3,
  bulk: 100,
  /** As many as one export holds. */
  exportedProfiles: 5_000,
  sequenceDays: 30,
  /** Emails of one sequence: the first and its follow-ups, of which some may rest. */
  sequenceSteps: 10,
  /** As many as the editor offers. */
  sequenceEmails: 5,
  templatesPage: 10,
  /** What one person, one account and one sourcer's key may ask in a minute: many times what anybody does by hand. */
  callsPerMinuteOfPerson: 3_000,
  callsPerMinuteOfAccount: 6_000,
  callsPerMinuteOfSourcer: 3_000,
  /** Codes by email that one person may ask for: to change the password, and to prove the address. */
  passwordMailsPerHour: 5,
  verificationMailsPerHour: 10,
  /** How often somebody may prove their password to change how they sign in, rightly or not: twice to set up an app. */
  signInChangesPerHour: 30,
  /** How often one invitation, and any from one address, may be looked at with whatever key. */
  looksPerHourAtInvitation: 20,
  looksAtInvitationsPerHourFromAddress: 120,
  /** How often candidates' links may be opened, and what is held be downloaded, from one address. */
  looksAtRightsPerHourFromAddress: 120,
  copiesOfRightsPerHourFromAddress: 20,
  /** What a guest opens and says, from one network address. */
  callsOfGuestsPerHourFromAddress: 600,
  guestProfiles: 50,
  guestComment: 500,
  uploadsPerHourOfPerson: 100,
  uploadsPerHourOfAccount: 500,
  /** Job descriptions that a language model reads. */
  descriptionsPerHourOfPerson: 30,
  descriptionsPerHourOfAccount: 120,
  /** Applications by the public page of a job, and resumes uploaded for them: offices and campuses have one address for all. */
  applicationsPerHourFromAddress: 200,
  applicationsPerHourOfJob: 1_000,
  applicationUploadsPerHourFromAddress: 400,
  applicationUploadsPerHourOfJob: 2_000,
  /** Previews of emails, which go to any address. */
  previewMailsPerDayOfPerson: 20,
  previewMailsPerDayOfAccount: 100,
  /** Each invitation is an email to somebody who knows nothing of us yet. */
  invitationsPerHourOfPerson: 30,
  invitationsPerHourOfAccount: 100,
  invitationMailsPerDayToAddress: 3,
  /** Addresses to write from that one person may take by their names: each stays theirs for ever. */
  senderAddressesOfPerson: 10,
  /** Domains that are added, or looked at at once: SES and the DNS are asked each time. */
  domainChecksPerHourOfAccount: 30,
  /** Questions to our support, each of which is an email that somebody reads. */
  supportPerHourOfPerson: 30,
  supportPerHourOfAccount: 100,
  /** Calls that tell what happened on somebody's pages: one for each of the calls that they make by hand. */
  eventCallsPerHourOfPerson: 600,
  crashesPerHourOfPerson: 5,
  eventAnswer: 5_000,
  /** How long a call is not done twice under one `Idempotency-Key`, and how long that key may be. */
  idempotencyHours: 24,
  idempotencyKey: 255,
} as const;

/** What auto-sourcing and contacting by itself go by (3-pipeline, sections 4 and 9). */
export const AUTO = {
  profilesPerDay: 20,
  /** It rests above so many profiles to review, and goes on at so many. */
  toReviewMax: 100,
  dataPauseHours: 4,
  /** Below this share of interested candidates a job is looked for every other day; known from so many contacts on. */
  lowLeadRate: 0.05,
  contactedToKnowRate: 20,
  /** For so many days a contact may still be answered. */
  answerDays: 3,
  /** Contacts a job starts by itself in a day. */
  contactsPerDay: 20,
  /** Below this share of interested candidates it stops contacting; known from so many answers on. */
  poorReplies: 0.2,
  repliesToKnow: 10,
  /** The figures that a data trigger is read from need so many profiles. */
  disqualifiedToKnow: 10,
  disqualifiedShare: 0.6,
  accountReviewedToKnow: 40,
  accountDisqualifiedShare: 0.9,
  /** Profiles of one day that are too many to be looked for with care. */
  velocityPerDay: 60,
  /** While it rests, or contacts, it is looked at so often. */
  lookMinutes: 60,
  historyShown: 10,
  historyPage: 25,
} as const;

/** Where photos wait to be drawn; what nobody chose is gone after a day. */
export const UPLOADED_PICTURES = 'uploaded-pictures/';

/** Where resumes of applications wait until the application is sent; what nobody sent is gone after a day. */
export const UPLOADED_APPLICATIONS = 'uploaded-applications/';

/** Where lists of candidates not to source wait to be saved; what nobody saved is gone after a day. */
export const UPLOADED_LISTS = 'uploaded-lists/';

/** How long what people do in the product is kept. */
export const PRODUCT_EVENT_DAYS = 180;

/** The tag that the domains of customers carry in SES: by it our functions' roles know which of its identities they may use. */
export const IDENTITY_TAG = `${PRODUCT.id}:custom-domain`;

/** How long a refusal or an export is still spoken of. */
export const RECENT_DAYS = 30;

/** How long an account's audit log is kept. */
export const AUDIT_YEARS = 2;

/** Folders of the mail bucket: raw mail as it came in, and the attachments taken out of it. */
export const MAIL_FOLDERS = { inbound: 'inbound/', attachments: 'attachments/' } as const;

/** Lines of the log that an alarm of their own looks for. */
export const LOGS = {
  mailSuspended: "SES refuses the account's mail",
  pageCrashed: 'A page crashed',
} as const;

/** What a password must have; the user pool insists on it and the page says it. */
export const PASSWORD_RULES = {
  minLength: 12,
  text: 'At least 12 characters, with capital and small letters, a digit and a symbol.',
} as const;

/** Pages that the API makes for whoever has no account stand here, beside those of the web application. */
export const PUBLIC_PAGES = '/open/';

/** Where pages open a socket, beside the web application: also the stage of the API that takes them. */
export const LIVE_PATH = '/live';

/** Routes of the web application that a mail, a redirect or a link needs. */
export const WEB_PATHS = {
  login: '/login',
  signup: '/signup',
  jobs: '/jobs',
  inbox: '/inbox',
  /** Where a candidate is answered: their conversation, among those of the job. */
  conversation: (submissionId: string, jobId: string) => `/inbox/${submissionId}?box=all&whose=${jobId}`,
  /** The conversations of one job. */
  inboxOf: (jobId: string) => `/inbox?box=all&whose=${jobId}`,
  reports: '/reports',
  invitation: (id: string, key: string) => `/login?invite=${encodeURIComponent(id)}&key=${encodeURIComponent(key)}`,
  createJob: '/jobs/create',
  duplicateJob: (jobId: string) => `/jobs/create?copyOf=${jobId}`,
  editJob: (jobId: string) => `/jobs/edit/${jobId}`,
  job: (jobId: string) => `/jobs/${jobId}`,
  /** The public page of an advertised job. */
  openJob: (jobId: string) => `${PUBLIC_PAGES}${jobId}`,
  review: (jobId: string) => `/jobs/${jobId}/review`,
  settings: '/settings',
  guest: (token: string) => `/guest/${token}`,
  person: (submissionId: string) => `/people/${submissionId}`,
} as const;

/** The header by which CloudFront shows the API that a call came through it. */
export const ORIGIN_HEADER = 'x-bramble-origin';

/** The header by which a caller says that a call is the same as an earlier one. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The configuration set of SES through which the emails of one account leave: told apart by its name from the common one. */
export const configurationSetOf = (common: string, account: string) => `${common}-${account}`;
