import { createHash } from 'node:crypto';
import { AppError } from '../../shared/contract/errors.ts';
import { RESUME_TYPES } from '../../shared/contract/media.ts';
import type { Application, openRoutes } from '../../shared/contract/open.ts';
import type { FileId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import { normaliseEmail } from '../../shared/rules/job/deny-list.ts';
import { applicationKey, resumeKey } from '../platform/file-keys.ts';
import type { FileLinks } from '../platform/file-links.ts';
import type { Files } from '../platform/files.ts';
import type { Api } from '../platform/http.ts';
import { idsFrom, newId } from '../platform/ids.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import type { createOpenJobs, OpenJob, StoredOpenJob } from '../records/job/open-job.ts';
import { profileItem } from '../records/submission/beside-head.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import { newHead } from '../records/submission/new-head.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import type { ReadResume } from '../resumes/adding.ts';
import type { ParseRequest } from '../resumes/parser-contract.ts';
import { openJobPage } from './page.ts';

export interface OpenDeps {
  readonly openJobs: ReturnType<typeof createOpenJobs>;
  readonly heads: HeadStore;
  /** Who has some addresses or links, and the claim of these for whoever comes with them. */
  readonly persons: Pick<SubmissionRepository, 'findArriving' | 'claimArrival'>;
  readonly links: FileLinks;
  readonly files: Files;
  readonly readResume: (file: ParseRequest) => Promise<ReadResume | undefined>;
  /** Where candidates find the page. */
  readonly webUrl: string;
  readonly now: () => Date;
}

const UPLOAD_SECONDS = 600;
/** How often somebody may come to the same person while one applies. */
const TRIES = 24;
type Open = StoredOpenJob & { readonly job: OpenJob };

/** The public page of an advertised job, and applications by it. */
export function createOpenApi(deps: OpenDeps): Api<typeof openRoutes> {
  const requireOpen = async (id: JobId): Promise<Open> => {
    const found = await deps.openJobs.find(id);
    if (!found?.job) throw new AppError('JOB_NOT_OPEN');
    return { ...found, job: found.job };
  };

  return {
    showOpenJob: async ({ params: { id } }) => openJobPage(id, (await requireOpen(id)).job, deps.webUrl),

    async startApplication({ params: { id }, body: { originalFilename, size } }) {
      await requireOpen(id);
      const contentType = typeOf(originalFilename);
      if (!contentType) throw new AppError('FILE_TYPE_NOT_ALLOWED');
      if (size > LIMITS.uploadBytes) throw new AppError('FILE_TOO_LARGE');
      const identifier: FileId = `file_${newId()}`;
      const key = applicationKey(id, identifier);
      const upload = { key, contentType, maxBytes: LIMITS.uploadBytes, seconds: UPLOAD_SECONDS };
      return { identifier, ...(await deps.links.startUpload(upload)) };
    },

    async apply({ params: { id }, body }) {
      await takeIn(deps, await requireOpen(id), body);
      return { received: true };
    },
  };
}

function typeOf(filename: string): string | undefined {
  const ending = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(RESUME_TYPES, ending) ? RESUME_TYPES[ending as keyof typeof RESUME_TYPES] : undefined;
}

/**
 * What an application is called: by its mailbox, what was typed and what the resume holds. The same sent again is the same one; a
 * corrected one stands beside it, whoever sent either, and neither says that there is another.
 */
function applicationIds(job: JobId, { email, firstName, lastName }: Typed, resume: Uint8Array): ApplicationIds {
  const content = createHash('sha256').update(resume).digest('hex');
  const mailbox = normaliseEmail(email) ?? email;
  const next = idsFrom(JSON.stringify([job, 'application', mailbox, firstName, lastName, content]));
  return { id: `sub_${next()}`, file: `file_${next()}` };
}
/** The file is its own: whoever uploads another one in the same place replaces no resume that was sent. */
interface ApplicationIds {
  readonly id: SubmissionId;
  readonly file: FileId;
}
type Typed = Pick<Application, 'email' | 'firstName' | 'lastName'>;

/**
 * Makes a submission of an application. Doing it again changes nothing, so the upload is left where it lies, for whoever was not
 * told that it arrived: it is gone after a day.
 */
async function takeIn(deps: OpenDeps, open: Open, { resume: sent, consent: _, ...typed }: Application): Promise<void> {
  const { heads, files } = deps;
  const { accountId, id: jobId } = open;
  const key = applicationKey(jobId, sent.identifier);
  const bytes = await files.get(key);
  if (!bytes) throw new AppError('FILE_NOT_FOUND');
  const { id, file } = applicationIds(jobId, typed, bytes);
  if (await heads.read(accountId, id)) return;
  const read = await deps.readResume({ key, originalFilename: sent.originalFilename });
  if (!read) throw new AppError('FILE_NOT_FOUND');
  if (read.foreign) throw new AppError('FILE_TYPE_NOT_ALLOWED');
  const type = typeOf(sent.originalFilename) ?? RESUME_TYPES.pdf;
  await files.put(resumeKey(accountId, file), bytes, type);

  const candidate = { ...read.candidate, ...typed, email: typed.email.toLowerCase() };
  const stored = {
    candidate,
    resume: { ...sent, identifier: file, hasParsingFailed: read.failed },
    resumeText: read.text,
    createdBy: null,
    externalId: null,
    community: null,
    consentedAt: deps.now().toISOString(),
  };
  for (let attempt = 0; attempt < TRIES; attempt++) if (await arrive(deps, { accountId, id, jobId }, stored)) return;
  throw new AppError('CONFLICT');
}

/** One try. False where somebody came to the same person since they were read. */
async function arrive(
  { heads, persons, now }: OpenDeps,
  of: Pick<Head, 'accountId' | 'id' | 'jobId'>,
  stored: Omit<StoredProfile, 'linked'>,
): Promise<boolean> {
  const { candidate } = stored;
  const prints = identitiesOf(candidate);
  const known = await persons.findArriving(of.accountId, prints);
  const duplicate = known.submissions.length > 0;
  const head = newHead({ ...of, origin: 'application', candidate, at: now(), duplicate });
  const { actions, linked, release } = await persons.claimArrival(head, prints, known);
  const profile = profileItem(head, { ...stored, ...(linked && { linked }) });
  const outcome = await heads.createOnce(head, [profile, ...actions.map((action) => () => action)]);
  // Also where the same application was sent twice at once: the other one stands with the person.
  if (outcome !== 'written') await release();
  return outcome !== 'refused';
}
