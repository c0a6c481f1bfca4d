import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Table } from '../../functions/platform/table.ts';
import type { SentMessage } from '../../scripts/local/aws/ses/index.ts';
import { callAws } from '../../scripts/local/call-aws.ts';
import { type Cloud, startCloud } from '../../scripts/local/cloud.ts';
import type { Stacks } from '../../scripts/local/templates/cloudformation.ts';
import type { NewAccount } from '../../scripts/ops/create-account.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import {
  addEmployer,
  addSourcer,
  type Employer,
  type NewEmployer,
  openAccount,
  type Sourcer,
  sendInvitation,
  type TestAccount,
} from './accounts.ts';
import { type Client, createClient } from './call.ts';
import { type Person, peopleOf } from './people.ts';

export interface WorldOptions {
  /** `manual`, unless told otherwise: nothing happens by itself, and `drain` makes it happen. */
  readonly workers?: 'on' | 'manual';
  /** Serves the page too. */
  readonly page?: boolean;
  /** What time it is at the start; now, unless given. It goes on from there. */
  readonly at?: string;
  /** What to run instead of the stacks of the project as they are. */
  readonly stacks?: Stacks;
}

/** The whole product on free ports, with nothing in it: real handlers, the local cloud, and time that can be set. */
export interface World extends Client {
  readonly cloud: Cloud;
  readonly url: string;
  readonly table: Table;
  /** The file that holds the table. */
  readonly tableFile: string;
  /** A new account with its admin, who is registered and signed in. */
  anAccount(over?: Partial<NewAccount>): Promise<{ account: TestAccount; admin: Employer }>;
  /** One more person of an account. */
  anEmployer(wanted: NewEmployer): Promise<Employer>;
  /** The link of an invitation that nobody has used yet. */
  anInvitation(wanted: NewEmployer & { email: string }): Promise<string>;
  /** Signs up in the user pool alone. */
  signUp(email: string, metadata?: Record<string, string>): Promise<Person>;
  signIn(email: string): Promise<Person>;
  aSourcer(): Promise<Sourcer>;
  /** Runs everything that is to be done now, until nothing is left. */
  drain(): Promise<void>;
  /** Sets the time for everything that runs in this program. What waits for it waits for `drain`. */
  travelTo(at: string | Date): void;
  /** Moves the time forward. */
  pass(duration: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
  /** What was sent to an address, or to anybody, oldest first. */
  mailbox(to?: string): SentMessage[];
  /** Messages that were given up, by queue. */
  deadLetters(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

/** Starts a world. One at a time in a test file: functions share the environment of their program. */
export async function aWorld({ workers = 'manual', page = false, at, stacks }: WorldOptions = {}): Promise<World> {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, ...(at && { now: new Date(at) }) });
  const dir = await mkdtemp(join(await fastFolder(), 'bramble-world-'));
  const cloud = await startCloud({ dir, port: 0, workers, page, allowPasswords: true, ...(stacks && { stacks }) });
  const office = openOffice();
  const { table } = office;
  const client = createClient(cloud.url);
  const people = peopleOf(cloud);
  const doors = { office, client, people };

  const close = async () => {
    await cloud.close();
    vi.useRealTimers();
    await rm(dir, { recursive: true, force: true });
  };

  return {
    ...client,
    ...people,
    cloud,
    url: cloud.url,
    table,
    tableFile: join(dir, 'aws/dynamodb/tables.db'),
    anAccount: (over) => openAccount(doors, over),
    anEmployer: (wanted) => addEmployer(doors, wanted),
    anInvitation: (wanted) => sendInvitation(doors, wanted),
    aSourcer: () => addSourcer(doors),
    drain: cloud.drain,
    travelTo: (instant) => vi.setSystemTime(instant),
    pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      vi.setSystemTime(Date.now() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000),
    mailbox: (to) => mailboxOf(cloud, to),
    deadLetters: () => deadLettersOf(cloud),
    close,
  };
}

/** Where a world lies: in memory where there is plenty, since its table asks a disk to have each write for good. */
async function fastFolder(): Promise<string> {
  const memory = '/dev/shm';
  const room = await statfs(memory).catch(() => undefined);
  return room && room.bavail * room.bsize > 4 * 2 ** 30 ? memory : tmpdir();
}

function mailboxOf({ ses }: Cloud, to?: string): SentMessage[] {
  const listed = ses.list({ limit: 10_000, ...(to && { to }) });
  return listed.flatMap(({ id }) => ses.find(id) ?? []).reverse();
}

async function deadLettersOf({ queues, endpoints }: Cloud): Promise<Record<string, number>> {
  const counts = await Promise.all(
    queues
      .filter(({ deadLetterArn }) => !deadLetterArn)
      .map(async ({ name, url }) => {
        const { Attributes } = await callAws<{ Attributes: Record<string, string> }>(
          'sqs',
          endpoints.sqs,
          'GetQueueAttributes',
          { QueueUrl: url, AttributeNames: ['ApproximateNumberOfMessages'] },
        );
        return [name, Number(Attributes.ApproximateNumberOfMessages)] as const;
      }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
