import type { AtsJobStanding, AtsLinkState, JobSource } from '../../model/ats.ts';

/** What all sources of jobs from an ATS begin with. */
const MERGE = 'merge_';

/** The name of a job's source (1-product, section 3). */
export const sourceNameOf = ({ slug }: Pick<JobSource, 'slug'>) => `${MERGE}${slug}`;

/** Jobs of Workday are imported, and then are like any other: nothing is exported there (3-pipeline, section 3). */
export const hasAtsFunnel = (source: Pick<JobSource, 'slug'> | null | undefined): boolean =>
  source ? source.slug !== 'workday' : false;

/** Words of an ATS for a job that takes nobody any more. */
const CLOSED: readonly unknown[] = ['CLOSED', 'ARCHIVED'];
/** What stands in the copy for a job that was deleted there. */
export const DELETED_IN_ATS = 'DELETED';

/** What a connected ATS is to a job: the job as it has it, and whether all of it was read already. */
interface Connected {
  readonly slug: string;
  readonly job: { readonly status: string | null } | undefined;
  readonly isRead: boolean;
}

/** How a job stands in the ATS that is connected: its candidates are sent there where it is found. Null where it is none of its. */
export function standingInAts(
  source: Pick<JobSource, 'slug'> | null | undefined,
  { slug, job, isRead }: Connected,
): AtsJobStanding | null {
  if (source?.slug !== slug || !hasAtsFunnel(source)) return null;
  if (job && goesOnThere(job)) return 'THERE';
  if (job && job.status !== DELETED_IN_ATS) return 'CLOSED';
  return isRead ? 'MISSING' : 'AWAITED';
}

/** Whether a job as an ATS has it takes anybody. */
export const goesOnThere = ({ status }: { readonly status: string | null }): boolean =>
  status !== DELETED_IN_ATS && !CLOSED.includes(status);

/** Why the candidates of a job are not sent to the ATS that it was imported from; undefined where they are. */
export function whyNotSent(
  standing: AtsJobStanding | null | undefined,
  atsName: string,
  state?: AtsLinkState,
): string | undefined {
  if (standing === 'MISSING')
    return `Nobody can be moved to ${atsName} from this job: it is not in the ${atsName} that is connected now.`;
  if (standing === 'CLOSED') return `Nobody can be moved to ${atsName} from this job: it is closed in ${atsName}.`;
  if (standing && state === 'RELINK')
    return `Nobody can be moved to ${atsName} at the moment: it does not let us in any more. An admin has to connect it again.`;
  if (standing === 'AWAITED') return `Nobody can be moved to ${atsName} yet: this job is still looked for there.`;
  return undefined;
}

/** The ATS that is connected; its name is null where none is. */
export interface LinkedAts {
  readonly atsName: string | null;
  readonly state: AtsLinkState;
}

/**
 * Whether a job is kept in step with the ATS of this name, from which it was imported: that one is connected, and lets us in. Null is
 * the name in rows of before it was kept: they are taken for jobs of the one that is connected.
 */
const isInStep = (name: string | null, { atsName, state }: LinkedAts) =>
  state === 'LINKED' && atsName !== null && (name === null || name === atsName);

const IMPORTED = 'IMPORTED FROM ATS';

/** What a job in the list says of the ATS that it was imported from. */
export function sourceBadge(name: string | null, linked: LinkedAts): { label: string; title?: string } {
  if (isInStep(name, linked)) return { label: 'SYNCED WITH ATS' };
  const from = name ?? linked.atsName;
  if (from === null) return { label: IMPORTED };
  return { label: IMPORTED, title: from === linked.atsName ? shutOut(from) : `Imported from ${from}` };
}

const shutOut = (name: string) => `${name} does not let us in any more, so nothing is synchronised`;

interface Imported {
  readonly name: string;
  readonly reference: string | null;
}

/** How a job says on its page where it was imported from; `linked` is undefined while it is not known. */
export function sourceWords({ name, reference }: Imported, linked: LinkedAts | undefined) {
  const ref = reference ? `, ref. ${reference}` : '';
  return !linked || isInStep(name, linked)
    ? { label: reference ? `${name} ${reference}` : name, title: `Automatically posted from ${name}${ref}` }
    : { label: IMPORTED, title: `Imported from ${name}${ref}` };
}
