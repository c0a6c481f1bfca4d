import type { atsRoutes } from '../../shared/contract/ats.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { AtsSyncStatus } from '../../shared/model/ats.ts';
import { troubleOf } from '../../shared/rules/ats/trouble.ts';
import type { SyncAts } from '../../shared/tasks.ts';
import type { Act } from '../platform/act.ts';
import type { Cipher } from '../platform/cipher.ts';
import type { Actor, Api } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { Enqueue } from '../platform/queue.ts';
import type { AccountReader } from '../records/account/account-reader.ts';
import type { NewAudit } from '../records/account/audit-store.ts';
import type { AtsJobReader } from '../records/ats/ats-job-reader.ts';
import { standingOfJob } from '../records/ats/job-standing.ts';
import { linkedTo, linkStateOf, unlinked } from '../records/ats/link.ts';
import type { ChangeLink } from '../records/ats/link-change.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { JobReader } from '../records/job/job-reader.ts';
import type { Merge } from './merge/merge.ts';
import { isMergeProblem } from './merge/problem.ts';
import type { AccountToken } from './merge/shapes.ts';

export interface LinkDeps {
  readonly links: AtsLinks;
  readonly changeLink: ChangeLink;
  readonly accounts: Pick<AccountReader, 'findAccount'>;
  readonly jobs: Pick<AtsJobReader, 'find'>;
  readonly findJob: JobReader['findJob'];
  readonly merge: Merge;
  readonly cipher: Cipher;
  readonly enqueueSync: Enqueue<SyncAts>;
  readonly now: () => Date;
  /** The address of Merge's script, which opens the widget. */
  readonly script: string;
}

type LinkRoutes = Pick<
  typeof atsRoutes,
  'getAtsStatus' | 'getAtsLinkToken' | 'setAtsAccountToken' | 'unlinkAts' | 'getAtsJobsSync' | 'getAtsApplicationsSync'
>;

/** How often it is written where something else was written of the link meanwhile. */
const TRIES = 5;

/** The use cases of connecting an ATS, and of how it stands. */
export const createLinkApi = (deps: LinkDeps): Api<LinkRoutes> => {
  const { links } = deps;
  const syncOf = async (actor: Actor, what: 'jobs' | 'applications') =>
    (await connectedLink(links, actor))[what] ?? BEFORE_THE_FIRST;

  return {
    async getAtsStatus({ actor: { accountId }, query: { jobId } }) {
      const [link, job] = await Promise.all([links.find(accountId), jobId && deps.findJob(accountId, jobId)]);
      return { ...toStatus(link, deps.now()), job: job && link ? await standingOfJob(deps, job, link) : null };
    },

    async getAtsLinkToken({ actor }) {
      notConnected(await links.find(actor.accountId));
      const account = await deps.accounts.findAccount(actor.accountId);
      const linking = { accountId: actor.accountId, accountName: account?.name ?? '', email: actor.email };
      return { linkToken: await orRefused(deps.merge.linkToken(linking)), script: deps.script };
    },

    setAtsAccountToken: ({ actor, body, act }) => connect(deps, actor, body.publicToken, act),
    unlinkAts: ({ actor, act }) => disconnect(deps, actor, act),
    getAtsJobsSync: ({ actor }) => syncOf(actor, 'jobs') as Promise<AtsSyncStatus>,
    getAtsApplicationsSync: ({ actor }) => syncOf(actor, 'applications') as Promise<AtsSyncStatus>,
  };
};

/** What is said until Merge said something. */
const BEFORE_THE_FIRST: AtsSyncStatus = {
  lastSyncStatus: 'SYNCING',
  lastSyncDate: null,
  nextSyncDate: null,
  isInitialSync: true,
};

/** The link of an account that has an ATS, even one that does not let us in at the moment. */
export async function connectedLink(
  links: AtsLinks,
  { accountId }: Pick<Actor, 'accountId'>,
  options: { readonly strongly?: boolean } = {},
): Promise<StoredAtsLink> {
  const link = await links.find(accountId, options);
  if (!link || link.state === 'UNLINKED') throw new AppError('ATS_NOT_CONNECTED');
  return link;
}

function notConnected(link: StoredAtsLink | undefined): void {
  if (link?.state === 'LINKED') throw new AppError('ATS_ALREADY_CONNECTED');
}

function toStatus(link: StoredAtsLink | undefined, now: Date) {
  if (!link || link.state === 'UNLINKED')
    return { atsName: null, state: 'NONE' as const, logo: null, jobsForSearchCount: 0, job: null, trouble: null };
  return {
    atsName: link.name,
    state: linkStateOf(link),
    logo: link.logo,
    jobsForSearchCount: link.jobCount,
    job: null,
    trouble: troubleOf(link, now) ?? null,
  };
}

/** What Merge refuses, in words for people. */
async function orRefused<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isMergeProblem(error, 'notSetUp')) {
      log.error('Merge refuses our key, or there is none yet', error);
      throw new AppError('ATS_NOT_AVAILABLE');
    }
    if (isMergeProblem(error, 'busy', 'unclear')) throw new AppError('ATS_BUSY');
    if (isMergeProblem(error)) throw new AppError('ATS_LINK_REFUSED');
    throw error;
  }
}

/** A public token is good for one exchange: a repeated call finds what the first one linked. */
async function connect(deps: LinkDeps, actor: Actor, publicToken: string, act: Act) {
  const before = await deps.links.find(actor.accountId);
  const isOwnEarlier = act.earlier.length > 0 && before?.linkedAt !== undefined && before.linkedAt >= act.earlier[0]!;
  if (before?.state === 'LINKED' && isOwnEarlier) return toStatus(before, act.at);
  notConnected(before);
  const { account_token: token, id, integration } = await orRefused(deps.merge.accountToken(publicToken));
  const linked = {
    name: integration.name,
    slug: integration.slug ?? integration.name.toLowerCase().replace(/\W+/g, ''),
    logo: integration.square_image ?? integration.image,
    linkedAccountId: id ?? undefined,
    token: await deps.cipher.lock(token, actor.accountId),
  };
  // Whatever clears the copy of before writes there too.
  let known = before;
  for (let time = 0; time < TRIES && known?.state !== 'LINKED'; time++) {
    const after = linkedTo(known, linked, actor, act.at);
    if (await deps.changeLink(known, after, auditOf(actor, act, 'ATS connected', linked.name))) {
      await begin(deps, after);
      return toStatus(after, act.at);
    }
    known = await deps.links.find(actor.accountId);
    // The very link that Merge is told to forget at the moment: another round through the widget gives a new one.
    if (id && known?.state === 'UNLINKED' && known.linkedAccountId === id) throw new AppError('ATS_LINK_REFUSED');
  }
  await forgetUnless(deps, actor, { token, id });
  throw new AppError('CONFLICT');
}

/** Somebody else connected an ATS meanwhile: Merge forgets this one, unless it is the same. */
async function forgetUnless(
  { links, merge }: LinkDeps,
  { accountId }: Actor,
  { token, id }: Pick<AccountToken, 'id'> & { token: string },
) {
  const current = await links.find(accountId);
  if (id && current?.linkedAccountId === id) return;
  await merge.unlink(token).catch((error: unknown) => log.error('A link that nobody has stays at Merge', error));
}

async function disconnect(deps: LinkDeps, actor: Actor, act: Act) {
  const before = await deps.links.find(actor.accountId);
  if (!before || before.state === 'UNLINKED') return toStatus(undefined, act.at);
  const after = unlinked(before, act.at);
  if (!(await deps.changeLink(before, after, auditOf(actor, act, 'ATS disconnected', before.name))))
    throw new AppError('CONFLICT');
  await begin(deps, after);
  return toStatus(undefined, act.at);
}

/** At once; where the queue takes nothing, the schedule finds that it is due. */
async function begin({ enqueueSync }: LinkDeps, { accountId }: StoredAtsLink): Promise<void> {
  await enqueueSync([{ accountId }]).catch((error: unknown) => log.error('A sync could not be asked for', error));
}

function auditOf(actor: Actor, act: Act, subject: string, details: string): NewAudit {
  const by = { id: actor.userId, name: actor.name || actor.email };
  return { id: act.newId(), at: act.at.toISOString(), kind: 'SETTINGS_CHANGED', by, subject, details };
}
