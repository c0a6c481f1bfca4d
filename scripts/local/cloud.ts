import { join } from 'node:path';
import { type Aws, type Judge, startAws } from './aws/index.ts';
import type { SentMessage, SesOptions } from './aws/ses/index.ts';
import { callAws } from './call-aws.ts';
import { type Live, startLive } from './gateway/live.ts';
import { openGateway } from './gateway/server.ts';
import { createSite } from './gateway/site.ts';
import { createAuthority } from './iam/authority.ts';
import { inboundMail } from './inbound-mail.ts';
import { type LocalMerge, openMerge } from './merge/index.ts';
import { LOCAL } from './paths.ts';
import { createResources, type Resources } from './resources/index.ts';
import type { LocalPool } from './resources/pool.ts';
import { proofsIn } from './resources/proofs.ts';
import type { LocalQueue } from './resources/queues.ts';
import { claimFolder } from './running.ts';
import { automaticAnswer } from './simulator.ts';
import { createEvents, type Events } from './sources/events.ts';
import { type Invoke, loadFunctions } from './sources/functions.ts';
import { serveInvocations } from './sources/invocations.ts';
import { createMailEvents, type MailEvents } from './sources/mail-events.ts';
import { queueSource } from './sources/queue-source.ts';
import { streamSource } from './sources/stream-source.ts';
import { createWork, type Work } from './sources/work.ts';
import { openState, type StateFile } from './state.ts';
import type { Stacks } from './templates/cloudformation.ts';
import { readStacks } from './templates/synthesis.ts';
import { builtPage } from './web-build.ts';

export interface CloudOptions {
  /** Where everything is kept that survives a restart. */
  readonly dir?: string;
  /** 0 takes a free one. */
  readonly port?: number;
  /** Forgets what an earlier run left in the folder. */
  readonly fresh?: boolean;
  /** `manual` runs queues, streams and schedules only when `drain` is called, so that a test waits for nothing. */
  readonly workers?: 'on' | 'manual';
  /** Builds and serves the page; without it only the API is there. */
  readonly page?: boolean;
  /** Lets a test sign in with a password alone. */
  readonly allowPasswords?: boolean;
  /** What to run instead of the stacks of the project as they are. */
  readonly stacks?: Stacks;
}

/** A local cloud that runs. */
export interface Cloud {
  readonly url: string;
  readonly endpoints: Aws['endpoints'];
  readonly pool: LocalPool;
  readonly queues: readonly LocalQueue[];
  /** The environment that all functions share. */
  readonly environment: Readonly<Record<string, string>>;
  readonly state: StateFile;
  /** What was sent. */
  readonly ses: Aws['ses'];
  readonly cognito: Aws['cognito'];
  /** Says what became of a mail that was sent. */
  readonly mailEvents: MailEvents;
  /** Merge, and the applicant tracking systems behind it. */
  readonly merge: LocalMerge;
  /** The sockets of pages. */
  readonly live: Live;
  /** Takes in a raw mail as SES's receipt rule would. */
  receiveMail(raw: string | Uint8Array): Promise<void>;
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the whole product on this machine: the AWS look-alikes, what the stacks' templates ask for, the functions, and the
 * gateway before them. One at a time in a program: the functions share its environment.
 */
export async function startCloud(options: CloudOptions = {}): Promise<Cloud> {
  const {
    dir = join(LOCAL, 'state'),
    port = 4000,
    fresh = false,
    workers = 'on',
    page = true,
    allowPasswords = false,
  } = options;
  const gateway = await openGateway(port);
  const closing: (() => Promise<void> | void)[] = [gateway.close];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const release = claimFolder(dir, fresh);
    closing.push(release);
    const [stacks, folder] = await Promise.all([options.stacks ?? readStacks(), page ? builtPage() : undefined]);
    const state = openState(dir);
    const late: Late = {};
    const judge: Judge = (attempt) => (late.judge ?? onlyAdministrators)(attempt);
    const aws = await startAws({
      dir: join(dir, 'aws'),
      judge,
      s3: { onObjectCreated: (object) => late.events?.objectCreated(object) },
      ses: {
        onSend: (mail) => late.mailSent?.(mail),
        alsoShown: async (domain) => late.alsoShown?.(domain) ?? [],
      },
    });
    closing.push(aws.close);

    const invokeLater: Invoke = (nameOrArn, event) => late.invokeArn!(nameOrArn, event);
    const lambda = await serveInvocations(invokeLater, judge);
    closing.push(lambda.close);

    const live = await startLive(judge);
    closing.push(live.close);

    const merge = openMerge(dir, gateway.url);
    closing.push(merge.close);
    const resources = await createResources({
      stacks,
      aws,
      merge,
      lambda: lambda.endpoint,
      sockets: live.endpoint,
      state,
      url: gateway.url,
      allowPasswords,
      invoke: invokeLater,
    });
    closing.push(lendEnvironment(resources.environment));
    const invoke = loadFunctions(resources.functions);
    const { events, work } = connect(resources, aws, state, invoke);
    const mailEvents = createMailEvents(events, aws.ses.isTold);
    const invokeArn: Invoke = (arn, event) => invoke(resources.functionNames.get(arn) ?? arn, event);
    const receiveMail = inboundMail(resources.environment);
    const mailSent = async (mail: SentMessage) => {
      mailEvents.sent(mail);
      const answer = await automaticAnswer(mail);
      if (answer) await receiveMail(answer);
    };
    const alsoShown = proofsIn(resources.environment);
    Object.assign(late, { events, mailSent, invokeArn, alsoShown, judge: resources.judge });
    closing.push(work.stop);
    if (resources.live) live.serve(resources.live, invokeArn);
    const site = createSite({ url: gateway.url, folder, aws, resources, invoke, mailEvents, receiveMail, merge });
    gateway.serve(site, live.upgrade);
    if (workers === 'on') {
      work.start();
      merge.live();
    }

    const { endpoints, ses, cognito } = aws;
    const { pool, queues, environment } = resources;
    const { url } = gateway;
    const { drain } = work;
    return {
      url,
      endpoints,
      pool,
      queues,
      environment,
      state,
      ses,
      cognito,
      mailEvents,
      merge,
      live,
      receiveMail,
      drain,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Sets variables for the whole program, and answers how to set them back: what runs next in it starts without them. */
function lendEnvironment(variables: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/** Who hears of what happens in the look-alikes. Nothing happens in them before all of these are there. */
interface Late {
  events?: Events;
  mailSent?: (mail: SentMessage) => unknown;
  invokeArn?: Invoke;
  judge?: Judge;
  alsoShown?: SesOptions['alsoShown'];
}

/** Until the stacks are read, nobody has a role. */
const onlyAdministrators = createAuthority({ roles: [], ofResources: [], encryptionKeys: new Map() });

/** Queues, the stream, events and schedules, each with the functions that work through them. */
function connect(resources: Resources, aws: Aws, state: StateFile, invoke: Invoke): { events: Events; work: Work } {
  const { queues, tables, eventSources, rules, notices, functionNames } = resources;
  const events = createEvents({ rules, notices, queues, functionNames, endpoint: aws.endpoints.sqs, invoke });
  const sources = eventSources.map((mapping) => {
    const queue = queues.find(({ arn }) => arn === mapping.sourceArn);
    if (queue) return queueSource({ endpoint: aws.endpoints.sqs, queue, mapping, invoke });
    const table = tables.find(({ streamArn }) => streamArn === mapping.sourceArn);
    if (!table) throw new Error(`${mapping.functionName} follows ${mapping.sourceArn}, which is not here`);
    const position = {
      read: () => state.read().positions[mapping.functionName],
      write: (at: string) => state.change({ positions: { ...state.read().positions, [mapping.functionName]: at } }),
    };
    const windowState = {
      read: () => state.read().windows[mapping.functionName],
      write: (now: unknown) => state.change({ windows: { ...state.read().windows, [mapping.functionName]: now } }),
    };
    const failures = queues.find(({ arn }) => arn === mapping.failureArn);
    const onGivenUp = async (notice: object) =>
      failures &&
      callAws(
        'sqs',
        aws.endpoints.sqs,
        'SendMessage',
        { QueueUrl: failures.url, MessageBody: JSON.stringify(notice) },
        { as: mapping.functionName },
      );
    const { dynamodb: endpoint } = aws.endpoints;
    return streamSource({ endpoint, table, mapping, invoke, position, windowState, onGivenUp });
  });
  return { events, work: createWork({ sources, rules, functionNames, events, invoke }) };
}
