import { inParallel } from '../platform/in-parallel.ts';
import type { AtsCopy } from '../records/ats/ats-job-reader.ts';
import type { ExportStore } from '../records/ats/export.ts';
import type { GoneStore } from '../records/ats/gone-store.ts';
import type { StandingInAts } from '../records/ats/job-standing.ts';
import type { SentThere } from '../records/ats/sent-there.ts';
import type { StoredAtsImport, StoredAtsLink } from '../records/ats/stored-ats.ts';
import { type GoneDeps, isOf, sayGone, sayThere, wasSentBefore } from './gone.ts';
import { finderOn, isSame, thereOf, type WhereaboutsDeps } from './whereabouts.ts';

type Imported = Pick<StoredAtsImport, 'mergeDevId' | 'jobId'>;

export interface LookDeps extends GoneDeps {
  readonly standingInAts: StandingInAts;
}

/** How many people are looked for at the same time. */
const AT_ONCE = 10;

/** Where another run goes on; undefined once everybody was looked for. */
type Rest = Promise<string | undefined>;

/**
 * Looks in the copy of another account of the ATS, of which all was read, for those of a job who were sent before it was connected: who
 * is there is said to be there, and who is not, to be gone. Whoever is on their way is looked for once they arrived: perhaps in the
 * account of before. Nobody who was sent to an ATS of another kind is looked for in this one. It may be repeated.
 */
export async function lookForSent(deps: LookDeps, link: StoredAtsLink, of: Imported, from?: string): Rest {
  if ((await deps.standingInAts(link.accountId, of.jobId)) === null) return undefined;
  const find = finderOn(deps, link, of.mergeDevId);
  for await (const { people, next } of deps.sentThere.pages(link.accountId, of.jobId, from)) {
    await inParallel(people, AT_ONCE, async (one) => {
      const { ats, id } = one.head;
      if (ats?.state === 'queued') return deps.gone.noteWho(link, of.mergeDevId, id);
      if (!wasSentBefore(ats, link)) return;
      const person = await find(one);
      return person ? sayThere(deps, one, of.mergeDevId, person) : sayGone(deps, one, { how: 'ACCOUNT' });
    });
    if (next && !deps.hasTime()) return next;
  }
  return undefined;
}

export interface ThereDeps extends WhereaboutsDeps {
  readonly sentThere: Pick<SentThere, 'pages' | 'among'>;
  readonly gone: Pick<GoneStore, 'pages'>;
  readonly exports: Pick<ExportStore, 'noteThere'>;
  readonly hasTime: () => boolean;
}

/** Notes of those of a job who were sent who they are there by now, before the copy that says it is deleted. It may be repeated. */
export async function noteWhoTheyAre(deps: ThereDeps, copy: AtsCopy, of: Imported, from?: string): Rest {
  const find = finderOn(deps, copy, of.mergeDevId);
  if (!from) await noteWhoTheyWere(deps, copy, of);
  for await (const { people, next } of deps.sentThere.pages(copy.accountId, of.jobId, from)) {
    await inParallel(people, AT_ONCE, async (one) => {
      const person = await find(one);
      const there = person && thereOf(person);
      if (there && !isSame(one.sending?.there ?? {}, there)) await deps.exports.noteThere(one.head, there);
    });
    if (next && !deps.hasTime()) return next;
  }
  return undefined;
}

/** The same of those whose application is no more, of which it is not said yet: the copy does not have them. */
async function noteWhoTheyWere({ sentThere, gone, exports }: ThereDeps, copy: AtsCopy, of: Imported): Promise<void> {
  for await (const page of gone.pages(copy)) {
    const ofJob = page.filter(({ job, was }) => job === of.mergeDevId && was);
    if (ofJob.length === 0) continue;
    const emails = new Set(ofJob.flatMap((item) => item.emails));
    for (const one of await sentThere.among(copy.accountId, of.jobId, emails, [])) {
      const was = ofJob.find((item) => isOf(item, one))?.was;
      if (was) await exports.noteThere(one.head, thereOf(was));
    }
  }
}
