import { mock } from 'node:test';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mailSettings } from '../../functions/outreach/mail-settings.ts';
import { createOutreachStore } from '../../functions/outreach/repository.ts';
import { readingOnce } from '../../functions/outreach/sending/reading-once.ts';
import { createSend } from '../../functions/outreach/sending/send.ts';
import { accessOf } from '../../functions/platform/access.ts';
import { readEnvironment } from '../../functions/platform/env.ts';
import { createMailer } from '../../functions/platform/mail.ts';
import { composeMime } from '../../functions/platform/mime.ts';
import { createSes } from '../../functions/platform/ses.ts';
import { connectTable } from '../../functions/platform/table.ts';
import type { DueWork } from '../../shared/tasks.ts';

/** What the sender is told to send: first to become warm, then measured. `at` is what time it is, `ses` what answers for SES. */
export interface SenderWork {
  readonly ses: string;
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

/** The engine as its function runs it, over the network; at the given address something answers as if it were SES. */
export function createEngine(ses: string) {
  const env = readEnvironment('WEB_URL', 'MAIL_DOMAIN', 'REPLY_DOMAIN', 'SIGNING_SECRET', 'TABLE_NAME');
  const settings = mailSettings(env);
  const store = createOutreachStore(connectTable(env.TABLE_NAME), settings.mailDomain);
  let taken = 0;
  const mailer = createMailer(() => accessOf({ ...process.env, AWS_ENDPOINT_URL_SESV2: ses }));
  const counting: typeof mailer = (mail) => {
    taken++;
    return mailer(mail);
  };
  const batch = (work: readonly DueWork[]) => {
    const send = createSend({
      store: readingOnce(store, work),
      settings,
      mail: { send: createSes(counting, 'outreach', settings.mailDomain) },
      quota: async () => undefined,
      now: () => new Date(),
      random: Math.random,
    });
    return Promise.all(work.map(send));
  };
  return {
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

async function measure({ ses, at, warm, measured }: SenderWork): Promise<SenderTimes> {
  mock.timers.enable({ apis: ['Date'], now: new Date(at) });
  const { sendAll } = createEngine(ses);
  await sendAll(warm);
  const engine = await cpuSeconds(() => sendAll(measured));
  const client = new SESv2Client({ endpoint: ses });
  const email = {
    ...{ FromEmailAddress: 'anna@mail.example', Destination: { ToAddresses: ['kim@home.example'] } },
    Content: { Raw: { Data: new Uint8Array(4_000) } },
  };
  const bare = await cpuSeconds(() => times(measured.length, () => client.send(new SendEmailCommand(email))));
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

if (process.send)
  process.once('message', (work: SenderWork) => {
    void measure(work).then((answer) => process.send?.(answer, () => process.disconnect?.()));
  });
