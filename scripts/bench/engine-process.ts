import { Readable } from 'node:stream';
import { mock } from 'node:test';
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

/** What the sender is told to send: first to become warm, then measured. `at` is what time it is. */
export interface SenderWork {
  readonly at: string;
  readonly warm: readonly DueWork[];
  readonly measured: readonly DueWork[];
}

/** Seconds of CPU for as many as were measured. */
export interface SenderTimes {
  readonly engine: number;
  readonly mime: number;
  readonly bare: number;
}

const AT_ONCE = 5;

/** The engine as its function runs it, with the mail service stubbed; the table is asked over the network. */
export function createEngine() {
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
  return {
    canned,
    /** Throws where not every email was sent. */
    async sendAll(work: readonly DueWork[]) {
      const before = taken;
      for (let start = 0; start < work.length; start += AT_ONCE) await batch(work.slice(start, start + AT_ONCE));
      if (taken - before !== work.length) throw new Error(`${taken - before} of ${work.length} emails were sent`);
    },
  };
}

const EXAMPLE = {
  from: { name: 'Anna Meyer', address: 'anna@mail.example' },
  ...{ replyTo: 'r.1.2.3@reply.example', to: 'kim@home.example', subject: 'Engineer at Acme', headers: {} },
  html: `<p>${'Hi Kim, we are looking for an engineer. '.repeat(30)}</p>`,
};

async function measure({ at, warm, measured }: SenderWork): Promise<SenderTimes> {
  mock.timers.enable({ apis: ['Date'], now: new Date(at) });
  const { canned, sendAll } = createEngine();
  await sendAll(warm);
  const engine = await cpuSeconds(() => sendAll(measured));
  const raw = new Uint8Array(4_000);
  const mail = { raw, to: 'kim@home.example', from: 'anna@mail.example', configurationSet: 'outreach' };
  const bare = await cpuSeconds(() => times(measured.length, () => canned(mail)));
  const mime = await cpuSeconds(() => times(measured.length, () => composeMime(EXAMPLE)));
  return { engine, mime, bare };
}

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

if (process.send)
  process.once('message', (work: SenderWork) => {
    void measure(work).then((answer) => process.send?.(answer, () => process.disconnect?.()));
  });
