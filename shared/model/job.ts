import * as z from 'zod';
import { LIMITS } from '../product.ts';
import { INDUSTRY_CODES } from '../reference/industries.ts';
import { JOB_FUNCTION_CODES } from '../reference/job-functions.ts';
import { AutoSourcingEntry, AutoSourcingPause } from './auto-sourcing.ts';
import { EmploymentType, Seniority } from './codes.ts';
import { FileId, Instant, JobId, UserId } from './ids.ts';
import { line } from './line.ts';
import { whenNewer } from './newer.ts';
import { bytesOf } from './size.ts';

export const JobFunctionCode = z.enum(JOB_FUNCTION_CODES);
export const IndustryCode = z.enum(INDUSTRY_CODES);

/** Finer than a hand's breadth; numbers that are smaller still cannot be stored. */
const toMillionths = (value: number) => Math.round(value * 1e6) / 1e6;
const degrees = (most: number) => z.number().min(-most).max(most).overwrite(toMillionths);

/** Where something is. `formatted` is what people read; the rest comes from the places look-up when one was chosen. */
export const Location = z.object({
  formatted: line().min(1).max(LIMITS.text),
  streetAddress: z.string().max(LIMITS.text).optional(),
  postalCode: z.string().max(LIMITS.text).optional(),
  city: z.string().max(LIMITS.text).optional(),
  state: z.string().max(LIMITS.text).optional(),
  country: z.string().max(LIMITS.text).optional(),
  timeZone: z.string().max(64).optional(),
  geometry: z.object({ lat: degrees(90), lng: degrees(180) }).optional(),
});
export type Location = z.infer<typeof Location>;

export const Office = whenNewer(z.enum(['ON_SITE', 'REMOTE_OPTIONAL', 'REMOTE_ONLY']), 'ON_SITE');
export type Office = z.infer<typeof Office>;

export const RemoteType = z.enum(['ANYWHERE', 'SPECIFIC_LOCATIONS', 'SPECIFIC_TIME_ZONES', 'OTHERS']);
export type RemoteType = z.infer<typeof RemoteType>;

export const JobStatus = whenNewer(z.enum(['Draft', 'Validated', 'Closed']), 'Closed');
export type JobStatus = z.infer<typeof JobStatus>;

export const Currency = z.enum(['USD', 'EUR', 'GBP']);
export const DistanceUnit = whenNewer(z.enum(['mile', 'km']), 'mile');

/** A company is named by its domain or by its name, never both (2-jobs, section 3). */
export const CompanyEntry = z.union([
  z.strictObject({ domain: z.string().max(LIMITS.text) }),
  z.strictObject({ orgName: z.string().max(LIMITS.text) }),
]);
export type CompanyEntry = z.infer<typeof CompanyEntry>;

export const StoredFile = z.object({ identifier: FileId, originalFilename: z.string().min(1).max(255) });
export type StoredFile = z.infer<typeof StoredFile>;

/** Limits of what may be stored, far beyond those of a posted job: a draft keeps what is half typed. */
const typed = { text: 2_000, list: 50 } as const;
const amount = z.number().min(-LIMITS.salary).max(LIMITS.salary).overwrite(toMillionths).nullable();

export const Salary = z.object({ min: amount, max: amount, currency: Currency });
export type Salary = z.infer<typeof Salary>;

/** What the sourcers look for (2-jobs, section 3). `yearsExp.max` null means without limit. */
export const Requirements = z.object({
  whitelistedDomains: z.array(CompanyEntry).max(LIMITS.companyList),
  blacklistedDomains: z.array(CompanyEntry).max(LIMITS.companyList),
  mustHaves: z.array(line().max(typed.text)).max(typed.list),
  nToHaves: z.array(line().max(typed.text)).max(typed.list),
  benchmarkLinks: z.array(z.string().max(LIMITS.url)).max(LIMITS.benchmarks),
  benchmarkCvs: z.array(StoredFile).max(LIMITS.benchmarks),
  yearsExp: z.object({
    min: z.number().int().min(0).max(LIMITS.yearsInfinity),
    max: z.number().int().min(0).max(LIMITS.yearsInfinity).nullable(),
  }),
  remoteType: RemoteType.nullable(),
  timezone: z.object({ specific: z.boolean(), from: z.string().max(64).optional(), to: z.string().max(64).optional() }),
  srcLocation: z.array(Location).max(typed.list),
  srcRadius: z.number().min(0).max(500).overwrite(toMillionths).nullable(),
  srcRadiusUnit: DistanceUnit,
  srcLocationIndication: z.string().max(typed.text).nullable(),
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

export const OutreachType = whenNewer(
  z.enum(['approached', 'approached_ai', 'approached_as_bramble', 'approached_as_bramble_ai']),
  'approached',
);
export type OutreachType = z.infer<typeof OutreachType>;

/** One email of a sequence: its delay is relative to the email before (2-jobs, section 4). */
export const JourneyStep = z.object({
  id: z.string().max(64),
  type: whenNewer(z.enum(['FIRST_EMAIL', 'FOLLOW_UP']), 'FOLLOW_UP'),
  inactive: z.boolean(),
  timing: z.object({
    value: z.number().int().min(1).max(43_200),
    dimension: whenNewer(z.enum(['minutes', 'days']), 'days'),
  }),
  subject: line().max(500),
  html: z.string().max(LIMITS.longText),
});
export type JourneyStep = z.infer<typeof JourneyStep>;

/** The emails that somebody writes for a job, those that rest among them. */
export const Journeys = z
  .array(JourneyStep)
  .min(1)
  .max(LIMITS.sequenceSteps)
  .refine((steps) => bytesOf(steps) <= LIMITS.sequenceBytes, 'These emails are too long.');

const onceEach = <T>(chosen: T[]): T[] => [...new Set(chosen)];

/** What shows as nothing by itself, such as a space of no width. */
const SHOWS = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const noneWithoutSign = (title: string) => (SHOWS.test(title) ? title : '');

/** The title of a job as it is sent: what is said where there is none depends on what is done with the job. */
export const TypedTitle = line()
  .overwrite(noneWithoutSign)
  .max(LIMITS.title, `This field cannot be longer than ${LIMITS.title} characters.`);

/** Each field that an employer writes of a job, by type and size. What a posted job must have besides is in the rules. */
const fields = {
  title: TypedTitle.min(1, 'This field is required.'),
  companyName: line().max(typed.text),
  seniorityLevel: Seniority.nullable(),
  employmentType: z.array(EmploymentType).max(1),
  description: z.string().max(LIMITS.description),
  functions: z.array(JobFunctionCode).max(typed.list).overwrite(onceEach),
  industries: z.array(IndustryCode).max(typed.list).overwrite(onceEach),
  office: Office,
  location: Location.nullable(),
  salary: Salary.nullable(),
  applyUrl: z.string().trim().max(LIMITS.url).nullable(),
  requirements: Requirements,
  isContinuousHire: z.boolean(),
  targetProfileCount: z.number().int().min(0).max(LIMITS.profileCountMax).nullable(),
  targetLeadCount: z.number().int().min(0).max(LIMITS.leadCountMax).nullable(),
  selectedOutreachJourneyType: OutreachType,
  emailSender: UserId.nullable(),
  noteForSourcer: z.string().trim().max(typed.text).nullable(),
  isAdvertised: z.boolean(),
  companyLogo: z.string().trim().max(LIMITS.url).nullable(),
};

/** What an employer writes of a job (2-jobs, section 3): what is left out of a new one has its default. */
export const JobFields = z.object({
  title: fields.title,
  companyName: fields.companyName.default(''),
  seniorityLevel: fields.seniorityLevel.default(null),
  employmentType: fields.employmentType.default([]),
  description: fields.description.default(''),
  functions: fields.functions.default([]),
  industries: fields.industries.default([]),
  office: fields.office.default('ON_SITE'),
  location: fields.location.default(null),
  salary: fields.salary.default(null),
  applyUrl: fields.applyUrl.default(null),
  requirements: fields.requirements.default(noRequirements),
  isContinuousHire: fields.isContinuousHire.default(false),
  targetProfileCount: fields.targetProfileCount.default(LIMITS.profileCountDefault),
  targetLeadCount: fields.targetLeadCount.default(LIMITS.leadCountDefault),
  selectedOutreachJourneyType: fields.selectedOutreachJourneyType.default('approached'),
  emailSender: fields.emailSender.default(null),
  noteForSourcer: fields.noteForSourcer.default(null),
  isAdvertised: fields.isAdvertised.default(false),
  companyLogo: fields.companyLogo.default(null),
});
export type JobFields = z.infer<typeof JobFields>;

/** Changes to a job: what is left out stays as it is. */
export const JobChanges = z.object({ ...fields, title: TypedTitle, requirements: Requirements.partial() }).partial();
export type JobChanges = z.infer<typeof JobChanges>;

export const AutoSourcing = whenNewer(z.enum(['ON', 'OFF', 'PAUSE']), 'PAUSE');

/** Why a job is not being sourced, where a person can do something about it (3-pipeline, section 4). */
export const NotSourcingReason = z.enum([
  'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED',
  'QUESTION_ABOUT_JOB_REQUIREMENTS',
  'CREDITS_EXHAUSTED',
  'STOPPED_BY_USER',
  'STOPPED_FROM_BACKOFFICE',
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
  sourcingMode: whenNewer(z.enum(['manual', 'auto-sourcing']), 'manual'),
  autoSourcing: AutoSourcing,
  sourcingRequest: z.object({ batchSize: z.number().int(), at: Instant }).nullable(),
  notSourcingReason: NotSourcingReason.nullable(),
  /** New profiles are contacted without anybody's doing. */
  autoContact: z.boolean().default(false),
  /** Why auto-sourcing rests; null while it does not. */
  autoSourcingPause: AutoSourcingPause.nullable().default(null),
});
export type JobSourcing = z.infer<typeof JobSourcing>;

/** A person of the account as others see them on a job, a note or a card. */
export const Person = z.object({ id: UserId, name: z.string(), picture: z.string().nullable() });
export type Person = z.infer<typeof Person>;

/**
 * What a job asks its people to do, which they may refuse (1-product, section 3). The specification names USE_CONTACT_AS_BRAMBLE
 * and says nowhere when it is asked for: it can be dismissed, and no job asks it.
 */
export const CallToAction = z.enum([
  'UPDATE_BLACKLIST',
  'UPDATE_MISSING_INFORMATION',
  'CUSTOMISE_EMAIL_OUTREACH',
  'USE_CONTACT_AS_BRAMBLE',
]);
export type CallToAction = z.infer<typeof CallToAction>;

/** How the account liked a batch: 3 very satisfied to 0 very dissatisfied (3-pipeline, section 3). */
export const BatchRating = z.object({
  batch: z.number().int(),
  rating: z.number().int().min(0).max(3),
  feedback: z.string().nullable(),
});
export type BatchRating = z.infer<typeof BatchRating>;

/** What of a draft was read from a description: each field with the words that say it, and what it says nothing of. */
export const JobReading = z.object({
  marks: z
    .array(
      z.object({ field: z.string().max(64), value: z.string().max(typed.text), quote: z.string().max(typed.text) }),
    )
    .max(60),
  notes: z.array(z.string().max(typed.text)).max(40),
});
export type JobReading = z.infer<typeof JobReading>;

/** A job as its account sees it. `version` rises with each save: two editors never overwrite each other unseen. */
export const Job = JobFields.extend({
  id: JobId,
  version: z.number().int(),
  status: JobStatus,
  employer: Person.omit({ picture: true }),
  createdAt: Instant,
  /** The name of the source that it was imported from, and its reference there. */
  source: z.string().nullable(),
  sourceId: z.string().nullable(),
  atsName: z.string().nullable(),
  isFromMergeDev: z.boolean(),
  postedAt: Instant.nullable(),
  editedAt: Instant,
  /** A newer version changed it in a way that this one does not know: it is shown, and cannot be changed for now. */
  isBeingUpdated: z.boolean(),
  isOutreachCustomizable: z.boolean(),
  /** The emails that candidates get. */
  journeys: z.array(JourneyStep),
  /** The emails that were written for it, while candidates get those of another kind of outreach. */
  genericJourneys: z.array(JourneyStep).nullable(),
  /** How the latest batch that was rated was liked. */
  batchRating: BatchRating.nullable(),
  /** What happened by itself lately, the latest first. */
  autoSourcingHistory: z.array(AutoSourcingEntry),
  /** Its list of candidates not to source: which file, and how many people. */
  candidateBlacklist: z.object({ fileIdentifier: FileId, candidates: z.number().int(), createdAt: Instant }).nullable(),
  /** The prompts that somebody does not want to see any more. */
  dismissedCallToActions: z.array(z.object({ callToAction: CallToAction })),
  /** Of a draft that was made from a description. */
  reading: JobReading.nullable(),
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
  EXPORTED: z.number(),
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
  lastEditDate: Instant,
  isBeingUpdated: z.boolean(),
  profileToReviewCount: z.number().int(),
  funnel: z.array(z.number().int()).length(7),
  isSourcing: z.boolean(),
  isAutoSourcingPaused: z.boolean(),
  /** It is sourced by itself: between two batches too. */
  isAutoSourced: z.boolean(),
  notSourcingReason: NotSourcingReason.nullable(),
  isAdvertised: z.boolean(),
  /** Of a draft: the fields, by their names in the form, without which it cannot be posted. */
  lacks: z.array(z.string()),
  batch: z.number().int(),
  delivered: z.number().int(),
  requested: z.number().int(),
  /** It was imported from an ATS. */
  isFromMergeDotDev: z.boolean(),
  /** From which, by name; null also where the row is of before that was kept. */
  atsName: z.string().nullable(),
  /** Its chat has messages that you have not read. */
  hasNewChatMessage: z.boolean(),
  /** New profiles of it are contacted by themselves. */
  isAutoContactEnabled: z.boolean(),
});
export type JobRow = z.infer<typeof JobRow>;
