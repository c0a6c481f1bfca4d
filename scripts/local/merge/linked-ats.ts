import { randomBytes, randomUUID } from 'node:crypto';
import { addApplicant, addJob, type Content, emptyContent, liveOn } from './ats-content.ts';

/** The systems that the widget offers here. */
export const INTEGRATIONS = [
  { name: 'Greenhouse', slug: 'greenhouse' },
  { name: 'Lever', slug: 'lever' },
  { name: 'SmartRecruiters', slug: 'smartrecruiters' },
  { name: 'Workday', slug: 'workday' },
] as const;
export type Integration = (typeof INTEGRATIONS)[number];

const SYNCED = ['Job', 'Application', 'Candidate'] as const;
type SyncedModel = (typeof SYNCED)[number];

/** How far Merge is with one kind of things. */
interface SaidOfSync {
  readonly status: string;
  readonly last_sync_finished?: string;
  readonly is_initial_sync?: boolean;
}

/** One ATS that somebody linked, with all that is in it. */
export interface LinkedAts {
  readonly id: string;
  readonly token: string;
  /** Who linked it, by the name that the product gave them. */
  readonly originId: string;
  readonly integration: Integration;
  readonly linkedAt: string;
  /** How long its first sync takes. */
  readonly initialMs: number;
  content: Content;
  /** How many syncs it had after the first. */
  syncs: number;
  /** Of how many syncs the product was told, the first among them. */
  told: number;
  /** Its people took the access away: it has to be linked anew. */
  isRevoked: boolean;
  isDeleted: boolean;
  /** What Merge says of its own sync of a kind of things in the place of what is so, such as that it never ends. */
  says?: Partial<Record<SyncedModel, SaidOfSync>>;
}

/** How often Merge looks into the ATS. */
const SYNC_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/** Links an ATS with jobs of the last weeks and people who applied for them. */
export function linkAts(originId: string, integration: Integration, now: Date, initialMs: number): LinkedAts {
  const content = emptyContent(now);
  for (let age = 12; age > 0; age--) {
    const job = addJob(content, now, new Date(now.getTime() - age * 3 * DAY_MS));
    for (let applicant = 0; applicant < age % 4; applicant++) addApplicant(content, now, job);
  }
  return {
    id: randomUUID(),
    token: randomBytes(24).toString('base64url'),
    originId,
    integration,
    linkedAt: now.toISOString(),
    initialMs,
    content,
    syncs: 0,
    told: 0,
    isRevoked: false,
    isDeleted: false,
  };
}

/** Lets the time pass until now: each sync brings what happened since the one before. */
export function catchUp(ats: LinkedAts, now: Date): void {
  const start = Date.parse(ats.linkedAt) + ats.initialMs;
  const due = Math.floor((now.getTime() - start) / SYNC_MS);
  // Whoever was away for long finds a day's changes, not a year's.
  if (due - ats.syncs > 144) ats.syncs = due - 144;
  for (; ats.syncs < due; ats.syncs++) liveOn(ats.content, new Date(start + (ats.syncs + 1) * SYNC_MS), ats.syncs);
}

/** How many syncs are over, the first among them. */
export const syncsDone = (ats: LinkedAts, now: Date): number =>
  now.getTime() < Date.parse(ats.linkedAt) + ats.initialMs ? 0 : ats.syncs + 1;

/** Has Merge say the same of all that it syncs; nothing but what is so where that is undefined. */
export function saySync(ats: LinkedAts, said: SaidOfSync | undefined): void {
  if (said) ats.says = Object.fromEntries(SYNCED.map((model) => [model, said]));
  else delete ats.says;
}

/** What Merge says of its own syncs. */
export function syncStatusOf(ats: LinkedAts, now: Date) {
  const first = Date.parse(ats.linkedAt) + ats.initialMs;
  const isInitial = now.getTime() < first;
  const latest = first + ats.syncs * SYNC_MS;
  const time = (ms: number) => new Date(ms).toISOString();
  return SYNCED.map((model) => ({
    model_name: `ats.${model}`,
    model_id: `ats.${model}`,
    last_sync_start: time(isInitial ? Date.parse(ats.linkedAt) : latest),
    next_sync_start: time((isInitial ? first : latest) + SYNC_MS),
    ...(!isInitial && { last_sync_result: 'DONE', last_sync_finished: time(latest) }),
    status: isInitial ? 'SYNCING' : 'DONE',
    is_initial_sync: isInitial,
    ...ats.says?.[model],
  }));
}
