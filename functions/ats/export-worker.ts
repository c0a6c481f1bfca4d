import type { Context, SQSEvent } from 'aws-lambda';
import { ExportToAts } from '../../shared/tasks.ts';
import { createCipher } from '../platform/cipher.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { consume, enqueueTo } from '../platform/queue.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createFindAtsJob } from '../records/ats/ats-job-finder.ts';
import { createExportStore, createForgetExport } from '../records/ats/export.ts';
import { createStandingForSending } from '../records/ats/job-standing.ts';
import { createAtsLinks } from '../records/ats/link-store.ts';
import { createPersonClaims } from '../records/ats/person-claims.ts';
import { createSentPerson } from '../records/ats/sent-person.ts';
import { createUnsentStore } from '../records/ats/unsent-store.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { exportCandidate } from './export.ts';
import { openMerge } from './merge/open.ts';

const env = readEnvironment('TABLE_NAME', 'ATS_EXPORT_QUEUE_URL', 'MERGE_SECRET', 'TOKEN_KEY', 'FILES_BUCKET');
const table = connectTable(env.TABLE_NAME);

const RESERVE_MS = 5_000;
let remainingMs = () => 0;
const deps = {
  heads: createHeadStore(table),
  forgetExport: createForgetExport(table),
  exports: createExportStore(table),
  unsent: createUnsentStore(table),
  standingForSending: createStandingForSending(table),
  people: createPersonClaims(table),
  sentPerson: createSentPerson(table),
  links: createAtsLinks(table),
  findJob: createJobReader(table).findJob,
  jobs: { find: createFindAtsJob(table) },
  findProfile: createCandidateReader(table).findProfile,
  findEmails: createCandidateReader(table).findEmails,
  findUser: createAccountReader(table).findUser,
  files: createFileLinks(env.FILES_BUCKET),
  cipher: createCipher(env.TOKEN_KEY),
  merge: openMerge(env.MERGE_SECRET, () => remainingMs() - RESERVE_MS),
  again: enqueueTo<ExportToAts>(env.ATS_EXPORT_QUEUE_URL),
  now: () => new Date(),
};
const work = consume(ExportToAts, (message) => exportCandidate(deps, message));

/** Sends candidates to the ATS of their account, one at a time. */
export const handler = (event: SQSEvent, context: Context) => {
  remainingMs = () => context.getRemainingTimeInMillis();
  return work(event);
};
