import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { contract } from '../../shared/contract/index.ts';
import { type Route, routeKey } from '../../shared/contract/route.ts';
import type { Copies } from './copies.ts';
import type { Meter, MeteredCall } from './meter.ts';
import type { Stage } from './stage.ts';

export interface CpuRow {
  readonly route: string;
  /** What the handler takes, over what its bare calls of the table take. */
  readonly ratio: number;
  readonly handlerMs: number;
}

type Handler = (event: unknown, context: object) => Promise<{ statusCode: number; body: string }>;
interface Subject {
  readonly feature: string;
  readonly route: Route;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
}

const WARM = 30;
const ROUNDS = 30;
const PER_ROUND = 10;

/**
 * The user CPU of the ten hottest routes, in one program with the table's client: each route's handler, and the very same
 * reads on a client without anything around it, in turns, so that what slows the machine slows both.
 */
export async function measureCpu(stage: Stage, meter: Meter, copies: Copies): Promise<CpuRow[]> {
  const bare = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const rows: CpuRow[] = [];
  try {
    for (const subject of subjectsOn(stage, copies)) rows.push(await compare(stage, meter, bare, subject));
  } finally {
    bare.destroy();
  }
  return rows;
}

function subjectsOn({ account, admin, job }: Stage, copies: Copies): Subject[] {
  const { accounts, jobs, submissions, reports } = contract;
  const id = copies.get('NEW')?.[0]?.id ?? '';
  const many = (copies.get('NEW') ?? []).slice(0, 20).map((copy) => copy.id);
  const params = { id: job.id };
  return [
    { feature: 'accounts', route: accounts.getPreferences, params: { id: admin.id } },
    { feature: 'accounts', route: accounts.getAccount, params: { id: account.id } },
    { feature: 'jobs', route: jobs.listJobs, query: { scope: 'mine', status: 'Validated' } },
    { feature: 'jobs', route: jobs.getJob, params },
    { feature: 'submissions', route: submissions.getFunnel, params },
    { feature: 'submissions', route: submissions.getFunnelColumn, params: { ...params, column: 'CONTACTED' } },
    { feature: 'submissions', route: submissions.listReviewIds, params },
    { feature: 'submissions', route: submissions.getSubmission, params: { id } },
    { feature: 'submissions', route: submissions.listHuntStatuses, query: { submissionIds: many.join(',') } },
    { feature: 'reports', route: reports.getJobReport, query: { accountId: account.id, jobId: job.id } },
  ];
}

async function compare(stage: Stage, meter: Meter, bare: DynamoDBDocumentClient, subject: Subject): Promise<CpuRow> {
  // Another minute: all these calls are one person's, who may not make so many in one.
  stage.pass(60);
  const handler = await handlerOf(subject.feature);
  const event = eventOf(stage, subject);
  const call = async () => {
    const { statusCode, body } = await handler(event, {});
    if (statusCode >= 300) throw new Error(`${routeKey(subject.route)}: ${statusCode} ${body}`);
  };
  const calls = await meter.record(call);
  const replay = () => Promise.all(calls.map((one) => bare.send(commandOf(one) as GetCommand)));
  for (let warm = 0; warm < WARM; warm++) await call().then(replay);
  let [ours, theirs] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    ours += await userMicroseconds(call);
    theirs += await userMicroseconds(replay);
  }
  return {
    route: routeKey(subject.route),
    ratio: Math.round((ours / theirs) * 100) / 100,
    handlerMs: Math.round(ours / (ROUNDS * PER_ROUND)) / 1_000,
  };
}

async function userMicroseconds(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < PER_ROUND; call++) await run();
  return process.cpuUsage(before).user;
}

function commandOf({ command, input }: MeteredCall) {
  const { ReturnConsumedCapacity: _, ...plain } = input;
  if (command === 'Get') return new GetCommand(plain as never);
  if (command === 'Query') return new QueryCommand(plain as never);
  if (command === 'BatchGet') return new BatchGetCommand(plain as never);
  throw new Error(`${command} cannot be repeated`);
}

async function handlerOf(feature: string): Promise<Handler> {
  const module = (await import(`../../functions/${feature}/handler.ts`)) as { handler: Handler };
  return module.handler;
}

/** What API Gateway would hand to the function. */
function eventOf({ admin }: Stage, { route, params, query }: Subject) {
  const claims = { sub: admin.id.replace(/^usr_/, ''), email: admin.email, email_verified: 'true' };
  return {
    version: '2.0',
    routeKey: routeKey(route),
    rawPath: route.path,
    headers: {},
    ...(params && { pathParameters: params }),
    ...(query && { queryStringParameters: query }),
    isBase64Encoded: false,
    requestContext: { requestId: 'bench', authorizer: { jwt: { claims, scopes: [] } } },
  };
}
