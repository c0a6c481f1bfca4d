import * as z from 'zod';
import { LIMITS } from '../product.ts';
import { INDUSTRY_CODES } from '../reference/industries.ts';
import { JOB_FUNCTION_CODES } from '../reference/job-functions.ts';
import { EmploymentType, Seniority } from './codes.ts';
import { FileId, Instant, JobId, UserId } from './ids.ts';
import { line } from './line.ts';

export const JobFunctionCode = z.enum(JOB_FUNCTION_CODES);
export const IndustryCode = z.enum(INDUSTRY_CODES);

/** Finer than a hand's breadth; numbers that are smaller still cannot be stored. */
const toMillionths = (value: number) => Math.round(value * 1e6) / 1e6;
const degrees = (most: number) => z.number().min(-most).max(most).overwrite(toMillionths);

/** Where something is. `formatted` is what people read; the rest comes from the places look-up when one was chosen. */
export const Location = z.object({
  formatted: line().min(1).max(LIMITS.text),
  city: z.string().max(LIMITS.text).optional(),
  state: z.string().max(LIMITS.text).optional(),
  country: z.string().max(LIMITS.text).optional(),
  timeZone: z.string().max(64).optional(),
  geometry: z.object({ lat: degrees(90), lng: degrees(180) }).optional(),
});
export type Location = z.infer<typeof Location>;

export const Office = z.enum(['ON_SITE', 'REMOTE_OPTIONAL', 'REMOTE_ONLY']);
export type Office = z.infer<typeof Office>;

export const RemoteType = z.enum(['ANYWHERE', 'SPECIFIC_LOCATIONS', 'SPECIFIC_TIME_ZONES', 'OTHERS']);
export type RemoteType = z.infer<typeof RemoteType>;

export const JobStatus = z.enum(['Draft', 'Validated', 'Closed']);
export type JobStatus = z.infer<typeof JobStatus>;

export const Currency = z.enum(['USD', 'EUR', 'GBP']);
export const DistanceUnit = z.enum(['mile', 'km']);

/** A company is named by its domain or by its name, never both (2-jobs, section 3). */
export const CompanyEntry = z.union([
  z.strictObject({ domain: z.string().max(LIMITS.text) }),
  z.strictObject({ orgName: z.string().max(LIMITS.text) }),
]);
export type CompanyEntry = z.infer<typeof CompanyEntry>;

export const StoredFile = z.object({ identifier: FileId, originalFilename: z.string().min(1).max(255) });
export type StoredFile = z.infer<typeof StoredFile>;

export const Salary = z.object({
  min: z.number().int().min(0).max(1e9).nullable(),
  max: z.number().int().min(0).max(1e9).nullable(),
  currency: Currency,
});
export type Salary = z.infer<typeof Salary>;

/** What the sourcers look for (2-jobs, section 3). `yearsExp.max` null means without limit. */
export const Requirements = z.object({
  whitelistedDomains: z.array(CompanyEntry).max(LIMITS.companyList),
  blacklistedDomains: z.array(CompanyEntry).max(LIMITS.companyList),
  mustHaves: z.array(line().min(1).max(LIMITS.qualification)).max(LIMITS.mustHavesMax),
  nToHaves: z.array(line().min(1).max(LIMITS.qualification)).max(LIMITS.niceToHavesMax),
  benchmarkLinks: z.array(z.url({ protocol: /^https?$/ }).max(LIMITS.url)).max(LIMITS.benchmarks),
  benchmarkCvs: z.array(StoredFile).max(LIMITS.benchmarks),
  yearsExp: z.object({
    min: z.number().int().min(0).max(LIMITS.yearsInfinity),
    max: z.number().int().min(0).max(LIMITS.yearsInfinity).nullable(),
  }),
  remoteType: RemoteType.nullable(),
  timezone: z.object({ specific: z.boolean(), from: z.string().max(64).optional(), to: z.string().max(64).optional() }),
  srcLocation: z.array(Location).max(50),
  srcRadius: z.number().min(0).max(500).overwrite(toMillionths).nullable(),
  srcRadiusUnit: DistanceUnit,
  srcLocationIndication: z.string().max(LIMITS.remoteOthers).nullable(),
});
export type Requirements = z.infer<typeof Requirements>;

/** What a job asks for before anyone has said anything. */
export const noRequirements = (): Requirements => ({
  whitelistedDomains: [],
  blacklistedDomains: [],
  mustHaves: [],
  nToHaves: [],
  benchmarkLinks: [],
  benchmarkCvs: [],
  yearsExp: { min: 0, max: null },
  remoteType: null,
  timezone: { specific: false },
  srcLocation: [],
  srcRadius: null,
  srcRadiusUnit: 'mile',
  srcLocationIndication: null,
});

export const OutreachType = z.enum([
  'approached',
  'approached_ai',
  'approached_as_bramble',
  'approached_as_bramble_ai',
]);
export type OutreachType = z.infer<typeof OutreachType>;

/** One email of a sequence: its delay is relative to the email before (2-jobs, section 4). */
export const JourneyStep = z.object({
  id: z.string().max(64),
  type: z.enum(['FIRST_EMAIL', 'FOLLOW_UP']),
  inactive: z.boolean(),
  timing: z.object({ value: z.number().int().min(1).max(43_200), dimension: z.enum(['minutes', 'days']) }),
  subject: z.string().max(500),
  html: z.string().max(LIMITS.longText),
});
export type JourneyStep = z.infer<typeof JourneyStep>;

/** What an employer writes of a job: the payload of create and update (2-jobs, section 3). */
export const JobFields = z.object({
  title: line()
    .min(1, 'This field is required.')
    .max(LIMITS.title, `This field cannot be longer than ${LIMITS.title} characters.`),
  companyName: line().max(LIMITS.text).default(''),
  seniorityLevel: Seniority.nullable().default(null),
  employmentType: z.array(EmploymentType).max(1).default([]),
  description: z.string().max(LIMITS.description).default(''),
  functions: z.array(JobFunctionCode).max(LIMITS.functionsMax, 'Please select at most 3 functions.').default([]),
  industries: z.array(IndustryCode).max(LIMITS.industriesMax, 'Please select at most 3 industries.').default([]),
  office: Office.default('ON_SITE'),
  location: Location.nullable().default(null),
  salary: Salary.nullable().default(null),
  applyUrl: z
    .url({ protocol: /^https?$/, error: 'Please enter a valid URL.' })
    .max(LIMITS.url)
    .nullable()
    .default(null),
  requirements: Requirements.default(noRequirements),
  isContinuousHire: z.boolean().default(false),
  targetProfileCount: z.number().int().min(1).max(1_000).default(1),
  targetLeadCount: z.number().int().min(1).max(10_000).default(6),
  selectedOutreachJourneyType: OutreachType.default('approached'),
  emailSender: UserId.nullable().default(null),
  noteForSourcer: z.string().trim().max(LIMITS.noteForSourcer).nullable().default(null),
});
export type JobFields = z.infer<typeof JobFields>;

export const AutoSourcing = z.enum(['ON', 'OFF', 'PAUSE']);

/** Why a job is not being sourced, where a person can do something about it (3-pipeline, section 4). */
export const NotSourcingReason = z.enum([
  'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED',
  'QUESTION_ABOUT_JOB_REQUIREMENTS',
  'CREDITS_EXHAUSTED',
  'STOPPED_BY_USER',
  'BATCH_DELIVERED',
  'CLOSED',
]);
export type NotSourcingReason = z.infer<typeof NotSourcingReason>;

/** Sourcing of a job as it stands (3-pipeline, sections 3 and 4). `maxSourced`: profiles granted by all requests before. */
export const JobSourcing = z.object({
  batch: z.number().int().min(0),
  maxSourced: z.number().int().min(0),
  submissions: z.number().int().min(0),
  sourcing: z.boolean(),
  sourcingMode: z.enum(['manual', 'auto-sourcing']),
  autoSourcing: AutoSourcing,
  sourcingRequest: z.object({ batchSize: z.number().int(), at: Instant }).nullable(),
  notSourcingReason: NotSourcingReason.nullable(),
});
export type JobSourcing = z.infer<typeof JobSourcing>;

/** A person of the account as others see them on a job, a note or a card. */
export const Person = z.object({ id: UserId, name: z.string(), picture: z.string().nullable() });
export type Person = z.infer<typeof Person>;

/** A job as its account sees it. `version` rises with each save: two editors never overwrite each other unseen. */
export const Job = JobFields.extend({
  id: JobId,
  version: z.number().int(),
  status: JobStatus,
  employer: Person,
  createdAt: Instant,
  postedAt: Instant.nullable(),
  editedAt: Instant,
  isAdvertised: z.boolean(),
  isFromMergeDotDev: z.boolean(),
  isOutreachCustomizable: z.boolean(),
  journeys: z.array(JourneyStep),
  ...JobSourcing.shape,
});
export type Job = z.infer<typeof Job>;

/** How many submissions of a job stand in each column, and how many are still to be reviewed. */
export const FunnelCounts = z.object({
  NEW: z.number(),
  SAVED: z.number(),
  NOT_INTERESTED: z.number(),
  WITHDRAWN: z.number(),
  REJECTED: z.number(),
  DISCARDED: z.number(),
  CONTACTED: z.number(),
  INTERESTED: z.number(),
  PHONE_INTERVIEWED: z.number(),
  INTERVIEWED: z.number(),
  HIRED: z.number(),
});
export type FunnelCounts = z.infer<typeof FunnelCounts>;

/** One row of the job list (2-jobs, section 2). */
export const JobRow = z.object({
  id: JobId,
  title: z.string(),
  status: JobStatus,
  formattedLocation: z.string(),
  office: Office,
  employer: UserId,
  ownerName: z.string(),
  ownerPicture: z.string().nullable(),
  lastEditDate: Instant,
  isAdvertised: z.boolean(),
  isFromMergeDotDev: z.boolean(),
  hasNewChatMessage: z.boolean(),
  profileToReviewCount: z.number().int(),
  funnel: z.array(z.number().int()).length(7),
  isAutoContactEnabled: z.boolean(),
  isSourcing: z.boolean(),
  isAutoSourcingPaused: z.boolean(),
  notSourcingReason: NotSourcingReason.nullable(),
  batch: z.number().int(),
  delivered: z.number().int(),
  requested: z.number().int(),
});
export type JobRow = z.infer<typeof JobRow>;
