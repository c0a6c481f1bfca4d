import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { QueryCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Route } from '../../shared/contract/route.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { aDraft, aJob, aProfile } from '../support/builders.ts';
import { headOf } from '../support/due.ts';
import { type Fate, killedAt, mortalTable, unharmed } from '../support/faults.ts';
import type { Input } from '../support/fillings.ts';
import { callHandler, type Handlers, handlersOver } from '../support/mortal-api.ts';
import { findAddresses } from '../support/planted.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions, outreach } = contract;

let world: World;
let account: TestAccount;
let admin: Employer;
let job: Job;
beforeAll(async () => {
  // Every death is logged, some hundreds of them.
  vi.spyOn(console, 'error').mockReturnValue();
  world = await aWorld();
  ({ account, admin } = await world.anAccount({ credits: 2_000 }));
  job = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world?.close();
});

/** A call, and how often it took effect. */
interface Act {
  readonly input: Input;
  effects(): Promise<number>;
}

let keysUsed = 0;

/**
 * Ends a run at each of its steps, another act each time, and repeats the call: first at once, then when the time of the run
 * that broke off is over, then once more. Answers what did not end with one effect and the same answer twice.
 */
async function killEverywhere(feature: keyof Handlers, route: Route, anAct: () => Promise<Act>): Promise<string[]> {
  const run = (fate: Fate, { input }: Act, key: string) =>
    callHandler(handlersOver(mortalTable(world.table, fate))[feature], route, { input, as: admin, key });
  const whole = unharmed();
  await run(whole, await anAct(), `whole ${keysUsed++}`);
  const steps = whole.steps();
  expect(steps).toBeGreaterThan(6);

  const wrong: string[] = [];
  for (let end = 0; end < steps; end++) {
    const act = await anAct();
    const key = `killed ${keysUsed++}`;
    const broken = await run(killedAt(end), act, key);
    if (broken.status !== 500 && broken.status !== route.status) wrong.push(`${end} broke with ${broken.text}`);
    const early = await run(unharmed(), act, key);
    if (![route.status, 409].includes(early.status)) wrong.push(`${end} early ${early.status} ${early.text}`);
    world.pass({ seconds: 30 });
    const first = await run(unharmed(), act, key);
    const again = await run(unharmed(), act, key);
    if (first.status !== route.status) wrong.push(`${end} ended with ${first.status} ${first.text}`);
    if (again.text !== first.text) wrong.push(`${end} answered ${again.text} for ${first.text}`);
    const effects = await act.effects();
    if (effects !== 1) wrong.push(`${end} took effect ${effects} times`);
  }
  return wrong;
}

const stored = async (text: string, sk: string) =>
  [...(await snapshotOf(world.table, (item) => item.includes(text))).keys()].filter((key) => key.includes(` ${sk}`))
    .length;

async function ledgerLines(request: string): Promise<number> {
  const { pk } = keys.ledger(account.id, '');
  const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
  const { Items = [] } = await world.table.db.send(new QueryCommand({ TableName: world.table.name, ...query }));
  return Items.filter(({ reference }) => reference === request).length;
}

describe('a call whose function dies at any of its steps, when it is repeated', () => {
  let made = 0;

  it('has created one job', async () => {
    const anAct = async () => {
      const title = `Job number ${made++}.`;
      return { input: { body: aJob({ title }) }, effects: () => stored(`"title":"${title}"`, 'JOB') };
    };
    expect(await killEverywhere('jobs', jobs.createJob, anAct)).toEqual([]);
  });

  it('has posted one draft, and asked for its first batch once', async () => {
    const anAct = async () => {
      const { id, version } = await world.call(jobs.createJob, { body: aDraft() }, { as: admin });
      const { status: _, startSourcing: __, ...fields } = aJob();
      const effects = async () => {
        const posted = await world.call(jobs.getJob, { params: { id } }, { as: admin });
        const isWhole = posted.status === 'Validated' && posted.version === version + 1 && posted.batch === 1;
        return isWhole ? requestsOf(id) : Number.NaN;
      };
      return { input: { params: { id }, body: { ...fields, version, validateDraft: true } }, effects };
    };
    expect(await killEverywhere('jobs', jobs.updateJob, anAct)).toEqual([]);
  });

  it('has saved a job once', async () => {
    const anAct = async () => {
      const { id, version } = await world.call(jobs.createJob, { body: aDraft() }, { as: admin });
      const effects = async () => (await world.call(jobs.getJob, { params: { id } }, { as: admin })).version - version;
      return { input: { params: { id }, body: { title: `Job number ${made++}.`, version } }, effects };
    };
    expect(await killEverywhere('jobs', jobs.updateJob, anAct)).toEqual([]);
  });

  it('has added one profile', async () => {
    const anAct = async () => {
      const email = `added.${made++}@home.example`;
      const body = { jobId: job.id, candidate: aProfile({ email }) };
      return { input: { body }, effects: () => stored(`"${email}"`, 'PROFILE') };
    };
    expect(await killEverywhere('submissions', submissions.createSubmission, anAct)).toEqual([]);
  });

  it('has written one note', async () => {
    const [id] = await reviewed(1);
    const anAct = async () => {
      const content = `Note number ${made++}.`;
      return { input: { params: { id }, body: { content } }, effects: () => stored(content, 'NOTE') };
    };
    expect(await killEverywhere('submissions', submissions.addNote, anAct)).toEqual([]);
  });

  it('has opened one request, and held its credits once', async () => {
    const anAct = async () => {
      const { id } = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
      return { input: { params: { id }, body: { batchSize: 10 } }, effects: () => requestsOf(id) };
    };
    expect(await killEverywhere('jobs', jobs.startSourcing, anAct)).toEqual([]);
  });

  it('has stopped one request, and given its credits back once', async () => {
    const anAct = async () => {
      const { id } = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
      await world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, { as: admin });
      const [request = ''] = await requestIdsOf(id);
      return { input: { params: { id } }, effects: async () => (await ledgerLines(request)) - 1 };
    };
    expect(await killEverywhere('jobs', jobs.stopSourcing, anAct)).toEqual([]);
  });

  it('has contacted one candidate, with what was said and done beside it', async () => {
    const people = await reviewed(45);
    const anAct = async () => contactOf([people.pop() as SubmissionId], true);
    expect(await killEverywhere('outreach', outreach.contactCandidate, anAct)).toEqual([]);
  });

  it('has contacted many candidates once each', async () => {
    const people = await reviewed(110);
    const anAct = async () => contactOf(people.splice(0, 2), false);
    expect(await killEverywhere('outreach', outreach.contactCandidates, anAct)).toEqual([]);
  });
});

async function requestIdsOf(jobId: string): Promise<string[]> {
  const found = await snapshotOf(world.table, (item) => item.includes(jobId) && item.includes(' REQUEST#'));
  return [...found.keys()].map((key) => key.split('REQUEST#')[1] ?? '');
}

async function requestsOf(jobId: string): Promise<number> {
  const requests = await requestIdsOf(jobId);
  const lines = await Promise.all(requests.map(ledgerLines));
  return lines.reduce((sum, count) => sum + count, 0);
}

/** Candidates who were reviewed, and whose addresses were found. */
async function reviewed(count: number): Promise<SubmissionId[]> {
  const ids: SubmissionId[] = [];
  for (let number = 0; number < count; number++) {
    const position = { jobTitle: 'Engineer', employerName: `Employer ${people}`, current: true };
    const email = `contacted.${people++}@home.example`;
    const candidate = aProfile({ email, socialProfiles: [], employmentHistory: [position] });
    const { id } = await world.call(
      submissions.createSubmission,
      { body: { jobId: job.id, candidate } },
      { as: admin },
    );
    await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, { as: admin });
    ids.push(id);
  }
  await findAddresses(world);
  return ids;
}
let people = 0;

/** A contact of one, or of many; it took effect once where each moved once and has one note of each kind. */
async function contactOf(ids: SubmissionId[], isOne: boolean): Promise<Act> {
  const before = await Promise.all(ids.map((id) => headOf(world, account, id)));
  const choice = {
    jobId: job.id,
    startOutreachCampaign: true,
    clientReviewFeedback: 'Great',
    contactedViaOtherChannels: ['CALL'],
  };
  const input = isOne
    ? { params: { submissionId: ids[0] }, body: choice }
    : { params: {}, body: { ...choice, submissionsId: ids } };
  const effects = async () => {
    const counts = await Promise.all(
      before.map(async ({ id, version }) => {
        const head = await headOf(world, account, id);
        const about = await world.call(submissions.getSubmission, { params: { id } }, { as: admin });
        const isWhole = about.review !== null && about.contactedViaOtherChannels.length === 1;
        return isWhole && head.campaign?.state === 'running' ? head.version - version : 0;
      }),
    );
    return Math.max(...counts) === Math.min(...counts) ? (counts[0] ?? 0) : Number.NaN;
  };
  return { input, effects };
}
