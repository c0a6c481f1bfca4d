import { Readable } from 'node:stream';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { mailSettings } from '../../functions/outreach/mail-settings.ts';
import { createOutreachStore } from '../../functions/outreach/repository.ts';
import { readingOnce } from '../../functions/outreach/sending/reading-once.ts';
import { createSend } from '../../functions/outreach/sending/send.ts';
import { readEnvironment } from '../../functions/platform/env.ts';
import { createMailer } from '../../functions/platform/mail.ts';
import { composeMime } from '../../functions/platform/mime.ts';
import { createSes } from '../../functions/platform/ses.ts';
import { connectTable } from '../../functions/platform/table.ts';
import type { DueWork } from '../../shared/tasks.ts';
import { someDue } from '../../test/support/due.ts';
import type { Meter } from './meter.ts';
import type { Stage } from './stage.ts';

export interface EngineRow {
  readonly what: string;
  /** How many in a second of CPU, of the system too. */
  readonly perCpuSecond: number;
  /** What one took of the table. */
  readonly calls?: number;
  readonly units?: number;
}

const WARM = 20;
const MEASURED = 80;
const AT_ONCE = 5;

/** What the engine takes for an email with the mail service stubbed, beside what nothing but the SDK's call takes. */
export async function measureEngine(stage: Stage, meter: Meter): Promise<EngineRow[]> {
  const due = await someDue(worldOf(stage), stage, WARM + MEASURED);
  const env = readEnvironment('WEB_URL', 'MAIL_DOMAIN', 'REPLY_DOMAIN', 'SIGNING_SECRET', 'TABLE_NAME');
  const settings = mailSettings(env);
  const store = createOutreachStore(connectTable(env.TABLE_NAME), settings.mailDomain);
  let taken = 0;
  const canned = createMailer(cannedSes(() => taken++));
  const batch = (work: readonly DueWork[]) => {
    const send = createSend({
      store: readingOnce(store),
      settings,
      mail: { send: createSes(canned, 'outreach', settings.mailDomain) },
      quota: async () => undefined,
      now: () => new Date(),
      random: Math.random,
    });
    return Promise.all(work.map(send));
  };
  const sendAll = async (work: readonly DueWork[]) => {
    for (let start = 0; start < work.length; start += AT_ONCE) await batch(work.slice(start, start + AT_ONCE));
  };
  const counted = await meter.record(() => sendAll(due.slice(0, WARM)));
  const engine = await cpuSeconds(() => sendAll(due.slice(WARM)));
  if (taken !== WARM + MEASURED) throw new Error(`${taken} of ${WARM + MEASURED} emails were sent`);

  const raw = new Uint8Array(4_000);
  const mail = { raw, to: 'kim@home.example', from: 'anna@mail.example', configurationSet: 'outreach' };
  const bare = await cpuSeconds(() => times(MEASURED, () => canned(mail)));
  const mime = await cpuSeconds(() => times(MEASURED, () => composeMime(EXAMPLE)));
  const rate = (seconds: number) => Math.round(MEASURED / seconds);
  return [
    {
      ...{ what: 'an email of the engine, SES stubbed', perCpuSecond: rate(engine) },
      calls: round(counted.length / WARM),
      units: round(counted.reduce((sum, { units }) => sum + units, 0) / WARM),
    },
    { what: 'composing its MIME alone', perCpuSecond: rate(mime) },
    { what: "the SDK's SendEmail alone, stubbed alike", perCpuSecond: rate(bare) },
  ];
}

const EXAMPLE = {
  from: { name: 'Anna Meyer', address: 'anna@mail.example' },
  ...{ replyTo: 'r.1.2.3@reply.example', to: 'kim@home.example', subject: 'Engineer at Acme', headers: {} },
  html: `<p>${'Hi Kim, we are looking for an engineer. '.repeat(30)}</p>`,
};

const round = (value: number) => Math.round(value * 100) / 100;

async function times(count: number, run: () => Promise<unknown>) {
  for (let time = 0; time < count; time++) await run();
}

async function cpuSeconds(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/** A client that makes, signs and reads as it always does, and is answered without anything being sent. */
function cannedSes(sent: () => void): SESv2Client {
  const headers = { 'content-type': 'application/json' };
  const handle = async () => {
    sent();
    const body = Readable.from([Buffer.from(JSON.stringify({ MessageId: `m-${Math.random()}` }))]);
    return { response: { statusCode: 200, headers, body } };
  };
  return new SESv2Client({ maxAttempts: 1, requestHandler: { handle } as never });
}

const worldOf = ({ cloud, client, pass, tableName }: Stage) => ({
  ...client,
  table: connectTable(tableName),
  drain: cloud.drain,
  pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
    pass(((days * 24 + hours) * 60 + minutes) * 60 + seconds),
});
