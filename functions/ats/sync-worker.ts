import type { Context, SQSEvent } from 'aws-lambda';
import { SyncAts } from '../../shared/tasks.ts';
import { createCipher } from '../platform/cipher.ts';
import { readEnvironment } from '../platform/env.ts';
import { consume, enqueueTo } from '../platform/queue.ts';
import { connectTable } from '../platform/table.ts';
import { createApplicantClearing } from '../records/ats/applicant-clearing.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';
import { createApplicantStore } from '../records/ats/applicant-store.ts';
import { createAtsImports } from '../records/ats/ats-imports.ts';
import { createAtsJobStore } from '../records/ats/ats-job-store.ts';
import { createExportStore } from '../records/ats/export.ts';
import { createGoneStore } from '../records/ats/gone-store.ts';
import { createHeardStore } from '../records/ats/heard-store.ts';
import { createStandingForSending, createStandingInAts } from '../records/ats/job-standing.ts';
import { createLeftStore } from '../records/ats/left-store.ts';
import { createAtsLinks } from '../records/ats/link-store.ts';
import { createLostStore } from '../records/ats/lost-store.ts';
import { createRelinkStore } from '../records/ats/relink-store.ts';
import { createSentThere } from '../records/ats/sent-there.ts';
import { createUnsentStore } from '../records/ats/unsent-store.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { openMerge } from './merge/open.ts';
import { syncAts } from './sync.ts';

const env = readEnvironment('TABLE_NAME', 'ATS_QUEUE_URL', 'MERGE_SECRET', 'TOKEN_KEY');
const table = connectTable(env.TABLE_NAME);
const enqueue = enqueueTo<SyncAts>(env.ATS_QUEUE_URL);

/** What is left for writing down how far one came, and for one page that takes long. */
const RESERVE_MS = 10_000;
const PAGE_MS = 40_000;

let remainingMs = () => 0;
const deps = {
  links: createAtsLinks(table),
  jobs: createAtsJobStore(table),
  imports: createAtsImports(table),
  relinks: createRelinkStore(table),
  applicants: createApplicantStore(table),
  clearing: createApplicantClearing(table),
  left: createLeftStore(table),
  heard: createHeardStore(table),
  heads: createHeadStore(table),
  standing: createApplicantReader(table),
  sentThere: createSentThere(table),
  gone: createGoneStore(table),
  lost: createLostStore(table),
  unsent: createUnsentStore(table),
  exports: createExportStore(table),
  standingInAts: createStandingInAts(table),
  standingForSending: createStandingForSending(table),
  cipher: createCipher(env.TOKEN_KEY),
  merge: openMerge(env.MERGE_SECRET, () => remainingMs() - RESERVE_MS),
  now: () => new Date(),
  hasTime: () => remainingMs() > RESERVE_MS + PAGE_MS,
  again: (message: SyncAts) => enqueue([message]),
};
const work = consume(SyncAts, (message) => syncAts(deps, message));

/** Reads what changed in an account's ATS, one account at a time, as long as there is time. */
export const handler = (event: SQSEvent, context: Context) => {
  remainingMs = () => context.getRemainingTimeInMillis();
  return work(event);
};
