import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connectTable } from '../../functions/platform/table.ts';
import { someDue } from '../../test/support/due.ts';
import { listen, readBody, sendJson } from '../local/aws/http.ts';
import { createEngine, type SenderTimes, type SenderWork } from './engine-process.ts';
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

const COUNTED = 20;
/** Before this the programs that are measured are not the ones that run for long. */
const WARM = 40;
const MEASURED = 80;

/**
 * What the engine takes for an email with the mail service stubbed, beside what nothing but the SDK's call takes. It runs in a
 * process of its own: what the table does for it runs in this one, and is not the engine's.
 */
export async function measureEngine(stage: Stage, meter: Meter): Promise<EngineRow[]> {
  const due = await someDue(worldOf(stage), stage, COUNTED + WARM + MEASURED);
  const ses = await cannedSes();
  const counted = await meter.record(() => createEngine(ses.endpoint).sendAll(due.slice(0, COUNTED)));
  const { engine, mime, bare } = await inProcess({
    ses: ses.endpoint,
    at: new Date().toISOString(),
    warm: due.slice(COUNTED, COUNTED + WARM),
    measured: due.slice(COUNTED + WARM),
  });
  await ses.close();
  const rate = (seconds: number) => Math.round(MEASURED / seconds);
  return [
    {
      ...{ what: 'an email of the engine, SES stubbed', perCpuSecond: rate(engine) },
      calls: round(counted.length / COUNTED),
      units: round(counted.reduce((sum, { units }) => sum + units, 0) / COUNTED),
    },
    { what: 'composing its MIME alone', perCpuSecond: rate(mime) },
    { what: "the SDK's SendEmail alone, answered alike", perCpuSecond: rate(bare) },
  ];
}

/** Takes every email for SES, and does nothing with it. */
const cannedSes = () =>
  listen(async (request, response) => {
    await readBody(request);
    sendJson(response, 200, { MessageId: `m-${Math.random()}` });
  });

async function inProcess(work: SenderWork): Promise<SenderTimes> {
  const sender = fork(new URL('./engine-process.ts', import.meta.url), { env: process.env });
  sender.send(work);
  const [answer] = await Promise.race([
    once(sender, 'message'),
    once(sender, 'exit').then(() => Promise.reject(new Error('The sender ended before it was done'))),
  ]);
  return answer;
}

const round = (value: number) => Math.round(value * 100) / 100;

const worldOf = ({ cloud, client, pass, tableName }: Stage) => ({
  ...client,
  table: connectTable(tableName),
  drain: cloud.drain,
  pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
    pass(((days * 24 + hours) * 60 + minutes) * 60 + seconds),
});
