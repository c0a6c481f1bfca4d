import { AppError, type FieldProblems } from '../../shared/contract/errors.ts';
import type { JobChanges, JobFields } from '../../shared/model/job.ts';
import { bytesOf } from '../../shared/model/size.ts';
import { LIMITS } from '../../shared/product.ts';
import { canEditOutreach } from '../../shared/rules/account/access.ts';
import { normaliseJob } from '../../shared/rules/job/job-payload.ts';
import { DRAFT_WITHOUT_TITLE, jobProblems } from '../../shared/rules/job/job-problems.ts';
import type { FieldProblem } from '../../shared/rules/text/field-problem.ts';
import { resumeKey } from '../platform/file-keys.ts';
import type { Actor } from '../platform/http.ts';
import type { StoredJob } from '../records/job/stored-job.ts';
import type { JobsDeps } from './found-job.ts';
import { completed } from './places.ts';
import { settledOutreach } from './rules.ts';

const JOB_TOO_LONG = 'This job is too long to be saved. Please shorten its description or its lists.';

interface Terms {
  readonly saved: StoredJob | undefined;
  /** Whether the job is posted once it is saved: a draft needs no more than its title. */
  readonly isPosted: boolean;
}

/** What is saved of a job: clean, from a sender of the account, and fit to be posted where it is. */
export async function jobToSave(deps: JobsDeps, actor: Actor, sent: JobFields, { saved, isPosted }: Terms) {
  const account = await deps.jobs.findAccount(actor.accountId);
  if (!account) throw new Error(`The account ${actor.accountId} of a registered person does not exist`);
  const mayEdit = canEditOutreach(account);
  const owner = saved?.ownerId ?? actor.userId;
  const fields: JobFields = normaliseJob({
    ...sent,
    description: sent.description === saved?.description ? sent.description : await cleanDescription(deps, sent),
    ...settledOutreach(sent, { canEditOutreach: mayEdit, saved, owner }),
    // Its emails go by the hours there.
    location: isPosted && sent.location ? await completed(sent.location, deps.places) : sent.location,
  });
  if (!isPosted && fields.title === '') throw new AppError('BAD_REQUEST', { title: [DRAFT_WITHOUT_TITLE] });
  if (bytesOf(fields) > LIMITS.jobBytes) throw new AppError('BAD_REQUEST', { description: [JOB_TOO_LONG] });
  await checkSender(deps, actor, fields);
  await checkResumes(deps, actor, fields, saved);
  if (fields.isAdvertised && !saved?.isAdvertised && !(await deps.hasFlag('jobAdvertising', actor.accountId)))
    throw new AppError('ADVERTISING_NOT_OFFERED');
  const problems = isPosted ? jobProblems(fields, { canEditOutreach: mayEdit }) : [];
  if (problems.length > 0) throw new AppError('BAD_REQUEST', byField(problems));
  return { fields, account };
}

/** A job with some of its fields changed; what is not among the changes stays. */
export const withChanges = (job: JobFields, { requirements, ...changes }: JobChanges): JobFields =>
  Object.assign({ ...job }, changes, { requirements: Object.assign({ ...job.requirements }, requirements) });

async function checkSender({ jobs }: JobsDeps, actor: Actor, { emailSender }: JobFields): Promise<void> {
  if (emailSender === null || emailSender === actor.userId) return;
  if (await jobs.isTeammate(actor.accountId, emailSender)) return;
  throw new AppError('BAD_REQUEST', { emailSender: ['Please choose someone of your account.'] });
}

/**
 * Resumes of people like those wanted are files that the account uploaded and made no profile of; those that the job has already were.
 * What goes with a profile is claimed until it is gone, so a file that is claimed first is still there when it is looked for.
 */
async function checkResumes(deps: JobsDeps, { accountId }: Actor, { requirements }: JobFields, saved?: StoredJob) {
  const known = saved?.requirements.benchmarkCvs.map(({ identifier }) => identifier) ?? [];
  const added = requirements.benchmarkCvs.filter(({ identifier }) => !known.includes(identifier));
  const claimed = await Promise.all(added.map(({ identifier }) => deps.claimFile(accountId, identifier)));
  if (claimed.includes(false)) throw new AppError('FILE_IN_USE');
  const found = await Promise.all(added.map(({ identifier }) => deps.files.head(resumeKey(accountId, identifier))));
  const missing = added.find((_, at) => found[at] === undefined);
  if (!missing) return;
  const message = `The file ${missing.originalFilename} was not uploaded. Please upload it again.`;
  throw new AppError('BAD_REQUEST', { 'requirements.benchmarkCvs': [message] });
}

/** What is stored is what is checked: cleaning makes a text longer where it closes tags and says of links how they open. */
async function cleanDescription({ cleanHtml }: JobsDeps, { description }: JobFields): Promise<string> {
  const cleaned = await cleanHtml(description);
  const over = cleaned.length - LIMITS.description;
  if (over <= 0) return cleaned;
  const message = `This description is ${over} characters too long, its formatting and links included. Please shorten it.`;
  throw new AppError('BAD_REQUEST', { description: [message] });
}

function byField(problems: readonly FieldProblem[]): FieldProblems {
  const fields: FieldProblems = {};
  for (const { field, message } of problems) fields[field] = [...(fields[field] ?? []), message];
  return fields;
}
