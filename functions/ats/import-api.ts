import type { atsRoutes } from '../../shared/contract/ats.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { JobFields, type Location } from '../../shared/model/job.ts';
import { LIMITS } from '../../shared/product.ts';
import { canEditOutreach } from '../../shared/rules/account/access.ts';
import { importedFields } from '../../shared/rules/ats/importing.ts';
import { type ImportedWhere, importedWhere } from '../../shared/rules/ats/office-names-where.ts';
import { sourceNameOf } from '../../shared/rules/ats/sources.ts';
import { normaliseJob } from '../../shared/rules/job/job-payload.ts';
import { lackingNames } from '../../shared/rules/job/lacking-names.ts';
import { isRecognised } from '../../shared/rules/job/places.ts';
import type { SyncAts } from '../../shared/tasks.ts';
import type { Act } from '../platform/act.ts';
import type { Actor, Api } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { Enqueue } from '../platform/queue.ts';
import type { AccountReader } from '../records/account/account-reader.ts';
import type { AtsImports } from '../records/ats/ats-imports.ts';
import type { AtsJobReader, AtsRow } from '../records/ats/ats-job-reader.ts';
import type { ImportStore } from '../records/ats/import-store.ts';
import { linkStateOf } from '../records/ats/link.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import type { StoredAtsJob, StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { JobReader } from '../records/job/job-reader.ts';
import { rowFieldsOf } from '../records/job/job-row.ts';
import type { StoredJob } from '../records/job/stored-job.ts';
import { connectedLink } from './link-api.ts';

export interface ImportDeps {
  readonly links: AtsLinks;
  readonly jobs: AtsJobReader;
  readonly imports: AtsImports;
  readonly findJob: JobReader['findJob'];
  readonly importing: ImportStore;
  readonly accounts: Pick<AccountReader, 'findAccount' | 'findTeammate'>;
  readonly enqueueSync: Enqueue<SyncAts>;
  readonly now: () => Date;
  readonly cleanHtml: (html: string) => Promise<string>;
  /** The place that words name in full. */
  readonly placeNamed: (words: string) => Promise<Location | null>;
}

type ImportRoutes = Pick<typeof atsRoutes, 'searchAtsJobs' | 'importAtsJob'>;

/** The use cases of importing jobs from the ATS. */
export const createImportApi = (deps: ImportDeps): Api<ImportRoutes> => ({
  async searchAtsJobs({ actor, query: { term, orderBy, order, offset, limit } }) {
    const link = await connectedLink(deps.links, actor, { strongly: false });
    const wanted = { by: orderBy, isDescending: order === 'desc', term, offset, limit: limit + 1 };
    const found = await deps.jobs.list(link, wanted);
    const imported = new Map(
      (await deps.imports.list(actor.accountId, { strongly: false })).map((one) => [one.mergeDevId, one.jobId]),
    );
    const rows = found.slice(0, limit);
    return rows.map((row, place) => ({
      ...toAtsJob(row),
      existingJobId: imported.get(row.id) ?? null,
      ...(place === limit - 1 && found.length > limit && { moreFollow: true as const }),
    }));
  },

  importAtsJob: ({ actor, params, act }) => importJob(deps, actor, params.mergeDevId, act),
});

const toAtsJob = ({ id, title, code, ref, place, createdAt }: AtsRow) => ({
  ...{ id, mergeDevId: id, title, code, sourceId: ref, location: place, remoteCreatedAt: createdAt },
});

/** A job is imported once: whoever asks again is led to the draft that there is. */
async function importJob(deps: ImportDeps, actor: Actor, mergeDevId: string, act: Act) {
  const link = await connectedLink(deps.links, actor);
  const [known, found] = await Promise.all([
    deps.imports.find(actor.accountId, mergeDevId),
    deps.jobs.find(link, mergeDevId),
  ]);
  // What the copy says of it is of before.
  if (!known && linkStateOf(link) === 'RELINK') throw new AppError('ATS_RELINK');
  if (!found || (!known && !found.row)) throw new AppError('ATS_JOB_NOT_FOUND');
  const answer = (
    id: StoredJob['id'],
    draft: StoredJob | undefined,
    { unplaced }: Pick<ImportedWhere, 'unplaced'>,
  ) => ({
    ...{ id, source: sourceNameOf(link) },
    missing: draft
      ? [...lackingNames([...rowFieldsOf(draft).lacks, ...unsaidIn(draft)]), ...unplaced.map(calledThere)]
      : [],
  });
  const whereItIs = () => importedWhere(found.place, placeOf(deps));
  const answerThere = async (id: StoredJob['id']) => {
    const draft = await deps.findJob(actor.accountId, id);
    // Whoever has edited it since has seen where it is.
    return answer(id, draft, draft?.version === 1 ? await whereItIs() : { unplaced: [] });
  };
  if (known) return answerThere(known.jobId);

  const where = await whereItIs();
  const fields = { ...importedFields(found), ...where.fields };
  const job = await draftOf(deps, actor, { link, found, fields }, act);
  const note = {
    mergeDevId,
    jobId: job.id,
    accountId: actor.accountId,
    importedAt: job.createdAt,
    importedBy: actor.userId,
  };
  if (!(await deps.importing.create(job, actor.name, note))) {
    const faster = await deps.imports.find(actor.accountId, mergeDevId);
    if (!faster) throw new AppError('CONFLICT');
    return answerThere(faster.jobId);
  }
  // A reading that began before this moment may not have seen it.
  await readPeople(deps, actor, deps.now().toISOString());
  return answer(job.id, job, where);
}

/** A place as the product knows it; where places cannot be asked for, the draft says what the ATS calls it. */
const placeOf =
  ({ placeNamed }: ImportDeps) =>
  (name: string): Promise<Location | null> =>
    placeNamed(name).catch((error: unknown) => {
      log.error('The place of an imported job could not be looked up', error);
      return null;
    });

/** The words that a place of the list is still to be found for. */
const calledThere = (words: string) => `the place that your ATS calls “${words.slice(0, LIMITS.text)}”`;

/** Who stands on it there is read at once, before anybody is sourced for it; where the queue takes nothing, by the next reading. */
async function readPeople({ enqueueSync }: ImportDeps, { accountId }: Actor, heardAt: string): Promise<void> {
  await enqueueSync([{ accountId, heardAt }]).catch((error: unknown) =>
    log.error('The people of an imported job could not be asked for', error),
  );
}

/** What of a draft was not said, or not so that it is understood, and may stay so. */
const unsaidIn = ({ status, seniorityLevel, employmentType, location }: StoredJob): string[] =>
  status === 'Draft'
    ? [
        ...(location && !isRecognised(location) ? ['location.unknown'] : []),
        ...(seniorityLevel ? [] : ['seniorityLevel']),
        ...(employmentType.length > 0 ? [] : ['employmentType']),
      ]
    : [];

interface Importing {
  readonly link: StoredAtsLink;
  readonly found: StoredAtsJob;
  readonly fields: ReturnType<typeof importedFields> & ImportedWhere['fields'];
}

/** Cleaning makes a text longer where it closes tags: of one that is too long then, the beginning is kept. */
async function cleanDescription({ cleanHtml }: ImportDeps, html: string): Promise<string> {
  let most: number = LIMITS.description;
  let cleaned = await cleanHtml(html.slice(0, most));
  while (cleaned.length > LIMITS.description) {
    most /= 2;
    cleaned = await cleanHtml(html.slice(0, most));
  }
  return cleaned;
}

async function draftOf(
  deps: ImportDeps,
  actor: Actor,
  { link, found, fields }: Importing,
  act: Act,
): Promise<StoredJob> {
  const [account, person] = await Promise.all([
    deps.accounts.findAccount(actor.accountId),
    deps.accounts.findTeammate(actor.accountId, actor.userId),
  ]);
  if (!account) throw new Error(`The account ${actor.accountId} of a registered person does not exist`);
  const at = act.at.toISOString();
  const isOwn = canEditOutreach(account);
  return {
    ...normaliseJob(
      JobFields.parse({
        ...fields,
        description: await cleanDescription(deps, fields.description),
        companyName: person?.company ?? '',
        selectedOutreachJourneyType: isOwn ? 'approached' : 'approached_as_bramble_ai',
        emailSender: isOwn ? actor.userId : null,
      }),
    ),
    id: `job_${act.newId()}`,
    accountId: actor.accountId,
    version: 1,
    status: 'Draft',
    ownerId: actor.userId,
    createdAt: at,
    postedAt: null,
    editedAt: at,
    outreachVersion: null,
    ats: { atsName: link.name, slug: link.slug, mergeDevId: found.id, reference: found.code ?? found.ref },
  };
}
