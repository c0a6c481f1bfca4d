import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { contract } from '../../shared/contract/index.ts';
import type { Job } from '../../shared/model/job.ts';
import { addSourcer, type Employer, openAccount, type Sourcer, type TestAccount } from '../../test/support/accounts.ts';
import { aJob } from '../../test/support/builders.ts';
import { type Client, createClient } from '../../test/support/call.ts';
import { peopleOf } from '../../test/support/people.ts';
import { type Cloud, startCloud } from '../local/cloud.ts';
import { openOffice } from '../ops/environment.ts';

/** A whole product with one account, and one job that will hold all candidates. Time stands still but when it is moved. */
export interface Stage {
  readonly cloud: Cloud;
  readonly client: Client;
  readonly account: TestAccount;
  readonly admin: Employer;
  readonly sourcer: Sourcer;
  readonly job: Job;
  /** The file that holds the table. */
  readonly tableFile: string;
  readonly tableName: string;
  pass(seconds: number): void;
  /** Lets everything happen that is to happen within these minutes. */
  live(minutes: number): Promise<void>;
  close(): Promise<void>;
}

/** More jobs than a page of the list holds. */
const OTHER_JOBS = 24;

export async function openStage(): Promise<Stage> {
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const dir = mkdtempSync(join(tmpdir(), 'bramble-bench-'));
  const cloud = await startCloud({ dir, port: 0, workers: 'manual', page: false, allowPasswords: true });
  const office = openOffice();
  const client = createClient(cloud.url);
  const doors = { office, client, people: peopleOf(cloud) };
  const { account, admin } = await openAccount(doors, { credits: 1_000 });
  const sourcer = await addSourcer(doors);
  const as = { as: admin };
  const pass = (seconds: number) => mock.timers.setTime(Date.now() + seconds * 1_000);
  for (let other = 0; other < OTHER_JOBS; other++)
    await client.call(contract.jobs.createJob, { body: aJob({ title: `Another job ${other}` }) }, as);
  pass(1);
  const posted = await client.call(contract.jobs.createJob, { body: aJob() }, as);
  const start = { params: { id: posted.id }, body: { batchSize: 10 } };
  const job = await client.call(contract.jobs.startSourcing, start, as);
  await cloud.drain();

  return {
    cloud,
    client,
    account,
    admin,
    sourcer,
    job,
    tableFile: join(dir, 'aws/dynamodb/tables.db'),
    tableName: office.table.name,
    pass,
    async live(minutes) {
      for (let minute = 0; minute < minutes; minute++) {
        pass(60);
        await cloud.drain();
      }
    },
    async close() {
      await cloud.close();
      mock.timers.reset();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
