import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApplicant, addJob, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { type LocalMerge, openMerge } from '../../scripts/local/merge/index.ts';
import { INTEGRATIONS, type Integration, type LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import { JobFields } from '../../shared/model/job.ts';
import { aProfile } from '../../test/support/builders.ts';
import { Killed, killedAt, mortalTable, unharmed } from '../../test/support/faults.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { putItem } from '../platform/items.ts';
import { readSecret } from '../platform/secret.ts';
import type { Table } from '../platform/table.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';
import { createApplicantStore } from '../records/ats/applicant-store.ts';
import { createAtsImports } from '../records/ats/ats-imports.ts';
import { createAtsJobStore } from '../records/ats/ats-job-store.ts';
import { createExportStore, exportChange } from '../records/ats/export.ts';
import { createHeardStore } from '../records/ats/heard-store.ts';
import { linkedTo } from '../records/ats/link.ts';
import { createAtsLinks } from '../records/ats/link-store.ts';
import { createPersonClaims } from '../records/ats/person-claims.ts';
import { createRelinkStore } from '../records/ats/relink-store.ts';
import { createSentThere } from '../records/ats/sent-there.ts';
import { createUnsentStore } from '../records/ats/unsent-store.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { keys } from '../records/keys.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';
import { newHead } from '../records/submission/new-head.ts';
import { exportCandidate } from './export.ts';
import { createMerge, type Merge } from './merge/merge.ts';
import { createPace } from './merge/pace.ts';
import { syncAts } from './sync.ts';

const accountId = 'acc_a';
const userId = 'usr_a';
const jobId = 'job_a';
const START = Date.parse('2026-03-02T10:00:00.000Z');

let table: TestTable;
let local: LocalMerge;
let close: () => void;
const dir = mkdtempSync(join(tmpdir(), 'bramble-ats-faults-'));

beforeAll(async () => {
  table = await aTable();
  const server = createServer((request, response) => {
    if (request.url === '/resume.pdf') response.end('%PDF');
    else void local.answer(request, response, new URL(request.url ?? '/', url));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  local = openMerge(dir, url);
});
afterAll(async () => {
  close();
  local.close();
  await table.close();
  rmSync(dir, { recursive: true, force: true });
});

const cipher = { lock: async (secret: string) => secret, open: async (locked: string) => locked };
/** Numbers between 0 and 1 that follow from a seed. */
function dice(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
const clock = { now: START };
const now = () => new Date(clock.now);

function aMerge(): Merge {
  return createMerge({
    settings: readSecret(local.settings),
    pace: createPace(100_000, () => clock.now),
    sleep: async (ms) => {
      clock.now += ms;
    },
    random: () => 0.5,
    remainingMs: () => 100_000,
  });
}

/** Merge as seen by a run that may end before or after any of its calls. */
const mortal = (merge: Merge, fate: ReturnType<typeof killedAt>): Merge =>
  Object.fromEntries(
    Object.entries(merge).map(([name, call]) => [
      name,
      (...args: never[]) => fate.around(() => (call as (...all: never[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as Merge;

/** An ATS of its own for each: Merge knows one that it has. */
async function aLink(integration: Integration): Promise<LinkedAts> {
  local.link(accountId, integration, 0);
  const ats = local.linked().at(-1) as LinkedAts;
  const linked = { name: 'Greenhouse', slug: 'greenhouse', logo: null, token: ats.token };
  const before = await createAtsLinks(table).find(accountId);
  const link = { ...linkedTo(before, linked, { accountId, userId }, now()), ended: [] };
  await putItem(table, { ...keys.atsLink(accountId), ...link });
  return ats;
}

describe('sending a candidate', () => {
  async function aWaiting(n: number, remote: string) {
    const id = `sub_${n}` as const;
    const job = {
      ...JobFields.parse({ title: 'Engineer' }),
      ...{ id: jobId, accountId, version: 1, status: 'Validated', ownerId: userId, outreachVersion: null },
      ...{ createdAt: now().toISOString(), postedAt: now().toISOString(), editedAt: now().toISOString() },
      ats: { atsName: 'Greenhouse', slug: 'greenhouse', mergeDevId: remote, reference: null },
    };
    await putItem(table, { ...keys.job(accountId, jobId), ...job });
    const resume = { identifier: 'file_a', originalFilename: 'resume.pdf', hasParsingFailed: false };
    const profile = {
      candidate: aProfile(),
      resume,
      resumeText: '',
      createdBy: null,
      externalId: null,
      community: null,
    };
    await putItem(table, { ...keys.profile(accountId, id), ...profile });
    const heads = createHeadStore(table, now);
    const head = newHead({
      accountId,
      id,
      jobId,
      origin: 'team',
      candidate: aProfile() as Profile,
      at: now(),
      duplicate: false,
    });
    await heads.create({ ...head, column: 'CONTACTED' }, []);
    const decide = (one: typeof head) => exported(one, { at: now(), by: userId, isInterested: false });
    await heads.change(accountId, id, decide, [exportChange({ accountId, id }, `noor.${n}@home.example`)]);
    return id;
  }

  const deps = (over: Table, merge: Merge, again: unknown[]) => ({
    heads: createHeadStore(over, now),
    exports: createExportStore(over),
    ...{ people: createPersonClaims(over), links: createAtsLinks(over), findJob: createJobReader(over).findJob },
    findProfile: createCandidateReader(over).findProfile,
    findEmails: createCandidateReader(over).findEmails,
    findUser: async () => undefined,
    ...{ unsent: createUnsentStore(over), standingInAts: async () => 'THERE' as const },
    files: { readLink: async () => local.settings.replace(/.*"url":"(http:\/\/[^/"]+).*/, '$1/resume.pdf') },
    ...{ cipher, merge, now },
    again: async (messages: readonly unknown[]) => void again.push(...messages),
  });

  it('is done once, whatever fails and wherever a run is killed: nobody is lost and nobody doubled', async () => {
    const ats = await aLink(INTEGRATIONS[0]);
    const remote = ats.content.jobs[0]!.id;
    const kinds = ['limited', 'failing', 'lost', 'reset'] as const;
    for (let seed = 0; seed < 200; seed++) {
      const roll = dice(seed);
      const submissionId = await aWaiting(seed, remote);
      let kills = 0;
      for (let run = 0; ; run++) {
        if (run === 60) throw new Error(`Seed ${seed} never ends`);
        local.faults.clear();
        if (roll() < 0.5) local.faults.add({ kind: kinds[Math.floor(roll() * 4)]!, on: roll() < 0.5 ? 'POST' : 'GET' });
        const fate = roll() < 0.6 && kills++ < 8 ? killedAt(Math.floor(roll() * 40)) : unharmed();
        const message = { accountId, submissionId, tries: 0 } as const;
        const twice = roll() < 0.2 ? 2 : 1;
        const runs = Array.from({ length: twice }, () =>
          exportCandidate(deps(mortalTable(table, fate), mortal(aMerge(), fate), []), message).catch(
            (error: unknown) => {
              if (!(error instanceof Killed)) throw error;
            },
          ),
        );
        await Promise.all(runs);
        clock.now += 6 * 60_000;
        const head = await createHeadStore(table, now).read(accountId, submissionId);
        expect(head?.ats?.state, `seed ${seed}`).not.toBe('failed');
        if (head?.ats?.state === 'sent') break;
      }
      const { candidates, applications, attachments } = ats.content;
      const found = candidates.filter(({ email_addresses: all }) => JSON.stringify(all).includes(`"noor.${seed}@`));
      const of = (thing: Thing) => thing.candidate === found[0]?.id;
      const counts = [found.length, applications.filter(of).length, attachments.filter(of).length];
      expect(counts, `seed ${seed}`).toEqual([1, 1, 1]);
    }
    local.faults.clear();
  });
});

describe('reading an ATS', () => {
  const deps = (over: Table, merge: Merge, pages: number) => {
    let left = pages;
    return {
      links: createAtsLinks(over),
      jobs: createAtsJobStore(over),
      ...{ imports: createAtsImports(over), relinks: createRelinkStore(over) },
      ...{ applicants: createApplicantStore(over), heard: createHeardStore(over) },
      ...{ heads: createHeadStore(over, now), unsent: createUnsentStore(over), exports: createExportStore(over) },
      standingInAts: async () => 'THERE' as const,
      ...{ standing: createApplicantReader(over), sentThere: createSentThere(over) },
      ...{ cipher, merge, now },
      hasTime: () => left-- > 0,
      again: async () => undefined,
    };
  };

  it('ends with what is there, whatever fails and wherever a run is killed, and twice at once', async () => {
    const ats = await aLink(INTEGRATIONS[1]);
    const { content } = ats;
    while (content.jobs.length < 230) addJob(content, now(), now());
    const imported = content.jobs[3]!;
    for (let n = 0; n < 250; n++) addApplicant(content, now(), imported);
    const note = { mergeDevId: imported.id, jobId, accountId, importedAt: now().toISOString(), importedBy: userId };
    await putItem(table, { ...keys.atsImport(accountId, imported.id), ...note });

    for (let seed = 0; seed < 40; seed++) {
      const roll = dice(seed + 1_000);
      const some = content.jobs[Math.floor(roll() * content.jobs.length)]!;
      const status = roll() < 0.5 ? 'CLOSED' : 'OPEN';
      change(some, now(), { name: `Job ${seed}`, status, remote_was_deleted: roll() < 0.1 });
      change(content.applications.at(-1 - seed)!, now(), { remote_was_deleted: roll() < 0.3 });
      clock.now += 6 * 60_000;
      for (let run = 0; ; run++) {
        if (run === 80) throw new Error(`Seed ${seed} never ends`);
        local.faults.clear();
        if (roll() < 0.4) local.faults.add({ kind: roll() < 0.5 ? 'reset' : 'failing', on: 'GET', times: 5 });
        const fate = roll() < 0.5 && run < 12 ? killedAt(Math.floor(roll() * 30)) : unharmed();
        const once = () =>
          syncAts(deps(mortalTable(table, fate), mortal(aMerge(), fate), 2), { accountId }).catch((error: unknown) => {
            if (!(error instanceof Killed)) throw error;
          });
        await Promise.all(roll() < 0.2 ? [once(), once()] : [once()]);
        const link = await createAtsLinks(table).find(accountId);
        if (link?.readTo && link.readTo >= now().toISOString().slice(0, 16) && !link.reading) break;
        clock.now = Math.max(clock.now + 61_000, Date.parse(link?.dueAt ?? ''));
      }
    }
    const { round } = (await createAtsLinks(table).find(accountId))!;
    const open = content.jobs.filter((job) => job.status === 'OPEN' && !job.remote_was_deleted);
    const rows = await table.query(`A#${accountId}#ATSROWS#${round}`);
    expect(rows.map(({ sk }) => String(sk).split('\t')[1]).sort()).toEqual(open.map(({ id }) => id).sort());
    const people = content.applications.filter((one) => one.job === imported.id && !one.remote_was_deleted);
    const kept = await table.query(`A#${accountId}#ATSPEOPLE#${round}#${imported.id}`);
    expect(kept.map(({ id }) => String(id)).sort()).toEqual(people.map(({ id }) => id).sort());
  });
});
