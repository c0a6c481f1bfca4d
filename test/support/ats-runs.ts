import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportCandidate } from '../../functions/ats/export.ts';
import { createMerge, type Merge } from '../../functions/ats/merge/merge.ts';
import { createPace } from '../../functions/ats/merge/pace.ts';
import { syncAts } from '../../functions/ats/sync.ts';
import { putItem } from '../../functions/platform/items.ts';
import { readSecret } from '../../functions/platform/secret.ts';
import type { Table } from '../../functions/platform/table.ts';
import { createApplicantClearing } from '../../functions/records/ats/applicant-clearing.ts';
import { createApplicantReader } from '../../functions/records/ats/applicant-reader.ts';
import { createApplicantStore } from '../../functions/records/ats/applicant-store.ts';
import { createAtsImports } from '../../functions/records/ats/ats-imports.ts';
import { createFindAtsJob } from '../../functions/records/ats/ats-job-finder.ts';
import { createAtsJobStore } from '../../functions/records/ats/ats-job-store.ts';
import { createExportStore, createForgetExport, exportChange } from '../../functions/records/ats/export.ts';
import { createGoneStore } from '../../functions/records/ats/gone-store.ts';
import { createHeardStore } from '../../functions/records/ats/heard-store.ts';
import { createStandingForSending, createStandingInAts } from '../../functions/records/ats/job-standing.ts';
import { createLeftStore } from '../../functions/records/ats/left-store.ts';
import { linkedTo, unlinked } from '../../functions/records/ats/link.ts';
import { createAtsLinks } from '../../functions/records/ats/link-store.ts';
import { createLostStore } from '../../functions/records/ats/lost-store.ts';
import { createPersonClaims } from '../../functions/records/ats/person-claims.ts';
import { createRelinkStore } from '../../functions/records/ats/relink-store.ts';
import { createSentPerson } from '../../functions/records/ats/sent-person.ts';
import { createSentThere, writtenAction } from '../../functions/records/ats/sent-there.ts';
import { createUnsentStore } from '../../functions/records/ats/unsent-store.ts';
import { createJobReader } from '../../functions/records/job/job-reader.ts';
import { keys } from '../../functions/records/keys.ts';
import { createCandidateReader } from '../../functions/records/submission/candidate-reader.ts';
import { createHeadStore } from '../../functions/records/submission/head-store.ts';
import { identitiesOf, type Recognised } from '../../functions/records/submission/identity.ts';
import { exported } from '../../functions/records/submission/moves.ts';
import { newHead } from '../../functions/records/submission/new-head.ts';
import type { Thing } from '../../scripts/local/merge/ats-content.ts';
import { openMerge } from '../../scripts/local/merge/index.ts';
import type { Integration, LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { AccountId, JobId, PersonId, SubmissionId } from '../../shared/model/ids.ts';
import { JobFields } from '../../shared/model/job.ts';
import type { ExportToAts } from '../../shared/tasks.ts';
import { aProfile } from './builders.ts';
import { type Fate, Killed, mortalTable, unharmed } from './faults.ts';
import { aTable } from './table.ts';

const START = Date.parse('2026-03-02T10:00:00.000Z');
const userId = 'usr_a';
const cipher = { lock: async (secret: string) => secret, open: async (locked: string) => locked };

/** Numbers between 0 and 1 that follow from a seed. */
export function dice(seed: number) {
  let state = Math.imul(seed, 2_654_435_761) + 1;
  return () => {
    state = Math.imul(state, 1_103_515_245) + 12_345;
    return (state >>> 1) / 2 ** 31;
  };
}

/** Merge as seen by a run that may end before or after any of its calls. */
const mortal = (merge: Merge, fate: Fate): Merge =>
  Object.fromEntries(
    Object.entries(merge).map(([name, call]) => [
      name,
      (...args: never[]) => fate.around(() => (call as (...all: never[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as Merge;

const unlessKilled = (error: unknown) => {
  if (!(error instanceof Killed)) throw error;
};

/** The workers of the ATS over a table and a Merge of their own, with a clock that stands, whose runs may end at any step. */
export async function atsRuns(accountId: AccountId = 'acc_a', jobId: JobId = 'job_a') {
  const clock = { now: START };
  const now = () => new Date(clock.now);
  const table = await aTable();
  const dir = mkdtempSync(join(tmpdir(), 'bramble-ats-faults-'));
  const server = createServer((request, response) => {
    if (request.url === '/resume.pdf') response.end('%PDF');
    else void local.answer(request, response, new URL(request.url ?? '/', url));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const local = openMerge(dir, url, now);
  const links = createAtsLinks(table);
  const heads = createHeadStore(table, now);

  const aMerge = () =>
    createMerge({
      settings: readSecret(local.settings),
      pace: createPace(100_000, () => clock.now),
      sleep: async (ms) => {
        clock.now += ms;
      },
      random: () => 0.5,
      remainingMs: () => 100_000,
    });
  const exportDeps = (over: Table, merge: Merge) => ({
    heads: createHeadStore(over, now),
    forgetExport: createForgetExport(over),
    exports: createExportStore(over),
    ...{ people: createPersonClaims(over), links: createAtsLinks(over), findJob: createJobReader(over).findJob },
    findProfile: createCandidateReader(over).findProfile,
    findEmails: createCandidateReader(over).findEmails,
    findUser: async () => undefined,
    sentPerson: createSentPerson(over),
    jobs: { find: createFindAtsJob(over) },
    ...{ unsent: createUnsentStore(over), standingForSending: createStandingForSending(over) },
    files: { readLink: async () => `${url}/resume.pdf` },
    ...{ cipher, merge, now, again: async () => undefined },
  });
  const syncDeps = (over: Table, merge: Merge, pages: number) => {
    let left = pages;
    return {
      links: createAtsLinks(over),
      jobs: createAtsJobStore(over),
      ...{ imports: createAtsImports(over), relinks: createRelinkStore(over) },
      ...{ applicants: createApplicantStore(over), heard: createHeardStore(over) },
      ...{ heads: createHeadStore(over, now), unsent: createUnsentStore(over), exports: createExportStore(over) },
      ...{ standingInAts: createStandingInAts(over), standingForSending: createStandingForSending(over) },
      ...{ standing: createApplicantReader(over), sentThere: createSentThere(over), gone: createGoneStore(over) },
      ...{ lost: createLostStore(over), left: createLeftStore(over), clearing: createApplicantClearing(over) },
      ...{ cipher, merge, now },
      hasTime: () => left-- > 0,
      again: async () => undefined,
    };
  };

  return {
    ...{ accountId, jobId, clock, now, table, local, links },

    async close() {
      server.closeAllConnections();
      server.close();
      local.close();
      await table.close();
      rmSync(dir, { recursive: true, force: true });
    },

    /** Connects an ATS of its own, or the one that Merge knows already; `ended` copies are left where `isCleared`. */
    async link(integration: Integration, { isCleared = false } = {}): Promise<LinkedAts> {
      local.link(accountId, integration, 0);
      const ats = local.linked().findLast((one) => !one.isDeleted && one.integration.slug === integration.slug)!;
      const { name, slug } = integration;
      const linked = { name, slug, logo: null, linkedAccountId: ats.id, token: ats.token };
      const before = await links.find(accountId);
      const link = linkedTo(before, linked, { accountId, userId }, now());
      await putItem(table, { ...keys.atsLink(accountId), ...link, ...(isCleared && { ended: [], ending: [] }) });
      return ats;
    },

    async unlink(): Promise<void> {
      const before = await links.find(accountId);
      if (before && before.state !== 'UNLINKED') await links.save(before, unlinked(before, now()));
    },

    /** A job of the ATS that was imported. */
    async import(remote: string, id: JobId = jobId): Promise<void> {
      const job = {
        ...JobFields.parse({ title: 'Engineer' }),
        ...{ id, accountId, version: 1, status: 'Validated', ownerId: userId, outreachVersion: null },
        ...{ createdAt: now().toISOString(), postedAt: now().toISOString(), editedAt: now().toISOString() },
        ats: { atsName: 'Greenhouse', slug: 'greenhouse', mergeDevId: remote, reference: null },
      };
      await putItem(table, { ...keys.job(accountId, id), ...job });
      const note = { mergeDevId: remote, jobId: id, accountId, importedAt: now().toISOString(), importedBy: userId };
      await putItem(table, { ...keys.atsImport(accountId, remote), ...note });
    },

    /** By which addresses somebody is known here from now on. */
    async known(id: SubmissionId, emails: readonly string[]): Promise<void> {
      const usable = { addedBy: 'customer', kind: 'personal', deliverabilityStatus: 'verified', isDeliverable: true };
      const all = emails.map((email, place) => ({ email, ...usable, ...(place === 0 && { isChosen: true }) }));
      await putItem(table, { ...keys.emails(accountId, id), emails: all });
    },

    /** Somebody who is to be sent there, by an address that was written for it or by one that is known. */
    async waiting(id: SubmissionId, email?: string, of: JobId = jobId): Promise<void> {
      const resume = { identifier: 'file_a', originalFilename: 'resume.pdf', hasParsingFailed: false };
      const beside = { resumeText: '', createdBy: null, externalId: null, community: null };
      const candidate = aProfile() as Profile;
      await putItem(table, { ...keys.profile(accountId, id), candidate, resume, ...beside });
      const head = newHead({
        ...{ accountId, id, jobId: of, origin: 'team', candidate, at: now(), duplicate: false },
      });
      await heads.createOnce({ ...head, column: 'CONTACTED' }, []);
      if (email) return this.send(id, email, of);
      await heads.change(accountId, id, (one) => exported(one, { at: now(), by: userId, isInterested: false }));
    },

    /** Somebody is called as another one: they are one person. */
    async calledAs(id: SubmissionId, other: SubmissionId): Promise<void> {
      const [own, theirs] = await Promise.all([id, other].map((one) => table.get(keys.profile(accountId, one))));
      await putItem(table, { ...own!, ...keys.profile(accountId, id), candidate: theirs!.candidate });
    },

    /** Some submissions are known to be one person, who has these addresses, and all that these profiles say. */
    async aPerson(
      id: PersonId,
      submissions: readonly SubmissionId[],
      emails: readonly string[],
      profiles: readonly Recognised[] = [{ email: null, socialProfiles: [] }],
    ): Promise<void> {
      const prints = [...new Set(profiles.flatMap((profile) => identitiesOf(profile, emails)))];
      await putItem(table, { ...keys.person(accountId, id), id, version: 1 });
      for (const one of submissions)
        await putItem(table, { ...keys.personSubmission(accountId, id, one), id: one, jobId, prints });
      for (const print of prints) await putItem(table, { ...keys.identity(accountId, print), personId: id });
    },

    async send(id: SubmissionId, email: string, of: JobId = jobId): Promise<void> {
      const who = { accountId, id };
      const decide = (one: Parameters<typeof exported>[0]) =>
        exported(one, { at: now(), by: userId, isInterested: false });
      const earlier = await createExportStore(table).find(who);
      const foundAs = (await heads.read(accountId, id))?.ats?.candidateId;
      const change = exportChange(who, earlier, { email, isWritten: true, foundAs });
      await heads.change(accountId, id, decide, [change, writtenAction({ ...who, jobId: of })]);
    },

    stateOf: async (id: SubmissionId) => (await heads.read(accountId, id))?.ats?.state,

    export: (submissionId: SubmissionId, fate = unharmed(), over: Partial<ExportToAts> = {}) =>
      exportCandidate(exportDeps(mortalTable(table, fate), mortal(aMerge(), fate)), {
        ...{ accountId, submissionId, tries: 0, ...over },
      }).catch(unlessKilled),

    sync: (fate = unharmed(), pages = Number.POSITIVE_INFINITY) =>
      syncAts(syncDeps(mortalTable(table, fate), mortal(aMerge(), fate), pages), { accountId }).catch(unlessKilled),

    /** Reads until a whole reading that began after this is at its end. */
    async readAll(): Promise<void> {
      const from = now().toISOString();
      for (let run = 0; run < 50; run++) {
        const link = await links.find(accountId);
        if (link?.readTo && link.readTo >= from && !link.reading) return;
        if (!link?.dueAt) return;
        clock.now = Math.max(clock.now, Date.parse(link.dueAt));
        await this.sync();
      }
      throw new Error('It never ends');
    },
  };
}
export type AtsRuns = Awaited<ReturnType<typeof atsRuns>>;

/** Connects another account of an ATS that has all that is in it, under other ids of Merge's. */
export async function anotherAccountOf(runs: AtsRuns, from: LinkedAts): Promise<LinkedAts> {
  from.isDeleted = true;
  const ats = await runs.link(from.integration);
  from.isDeleted = false;
  const ids = Object.values(from.content).flatMap((things: Thing[]) => things.map(({ id }) => id));
  const anew = new Map(ids.map((id) => [id, crypto.randomUUID()]));
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  ats.content = JSON.parse(JSON.stringify(from.content).replace(uuid, (id) => anew.get(id) ?? id));
  return ats;
}
