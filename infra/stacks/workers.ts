import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { refusedMail, refusedMailAlarm } from '../alarms.ts';
import {
  allowKeepingCustomDomains,
  allowOwnConfigurationSets,
  allowSendingFromCustomDomains,
} from '../constructs/custom-domains.ts';
import { allowObjects, allowSecret, allowTable } from '../constructs/grants.ts';
import { QueueWorker, workThrough } from '../constructs/queue-worker.ts';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { StreamWorker } from '../constructs/stream-worker.ts';
import { failureQueue } from '../constructs/work-queue.ts';
import { type Deployment, StageStack } from '../deployment.ts';
import { webUrl } from '../stages.ts';
import { addAtsExports, addAtsSync } from './ats.ts';
import { type DataStack, REPLY_TIMEOUT } from './data.ts';
import { addErasures } from './erasures.ts';
import type { IdentityStack } from './identity.ts';
import type { LiveStack } from './live.ts';
import { configurationSetName, type MailStack, ownConfigurationSets } from './mail.ts';
import { addWebhooks } from './webhooks.ts';

/** What sending and hearing back do to the table: they share one repository. */
const PERSON_STORE = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const;
const OUTREACH_STORE = [...PERSON_STORE, 'BatchWriteItem'] as const;

/** All work that nobody waits for: sending, hearing back, looking for addresses, and what follows from every change. */
export class WorkersStack extends StageStack {
  private readonly deployment: Deployment;
  private readonly data: DataStack;

  constructor(
    scope: Construct,
    deployment: Deployment,
    { data, mail, identity, live }: { data: DataStack; mail: MailStack; identity: IdentityStack; live: LiveStack },
  ) {
    super(scope, deployment, 'workers', 'queues, schedules and streams with their functions');
    this.deployment = deployment;
    this.data = data;
    this.addSending(mail);
    this.addDeliveryEvents();
    this.addDomains();
    this.addReplies();
    this.addInbox(mail);
    this.addSourcing();
    this.addProjection(live, {
      HUNT_QUEUE_URL: this.addHunt(),
      SPOTLIGHT_QUEUE_URL: this.addSpotlight(),
      TRANSFER_QUEUE_URL: this.addTransfers(identity),
      ERASURE_QUEUE_URL: addErasures(this, deployment, data),
      ATS_EXPORT_QUEUE_URL: addAtsExports(this, deployment, data),
      SOURCER_QUEUE_URL: addWebhooks(this, deployment, data),
    });
    this.addCounters();
    addAtsSync(this, deployment, data);
  }

  private addSending({ identity, configurationSet }: MailStack): void {
    const { deployment, data } = this;
    const { stage } = deployment;
    const sending = new QueueWorker(this, 'outreach', {
      deployment,
      entry: 'functions/outreach/sending/send-worker.ts',
      environment: {
        TABLE_NAME: data.table.tableName,
        WEB_URL: webUrl(stage),
        REPLY_DOMAIN: stage.replyDomain,
        MAIL_DOMAIN: stage.mailDomain,
        SES_CONFIGURATION_SET: configurationSetName(deployment),
        SIGNING_SECRET: data.signingSecret.secretArn,
        CONCURRENT_SENDS: String(stage.concurrentSends),
        LANGUAGE_MODEL: 'bedrock',
        LANGUAGE_MODEL_ID: stage.languageModel,
      },
      timeout: Duration.seconds(60),
      memorySize: 512,
      batchSize: 5,
      maxConcurrency: stage.concurrentSends,
      patience: Duration.minutes(15),
      impact: 'Emails to candidates leave late or not at all.',
    });
    allowTable(sending.handler, data.table, OUTREACH_STORE);
    allowSecret(sending.handler, data.signingSecret);
    sending.handler.may(
      ['ses:SendEmail', 'ses:SendRawEmail'],
      identity.emailIdentityArn,
      this.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: configurationSetName(deployment) }),
    );
    allowSendingFromCustomDomains(sending.handler);
    allowOwnConfigurationSets(sending.handler, ownConfigurationSets(deployment));
    const model = `arn:aws:bedrock:${stage.region}::foundation-model/${stage.languageModel}`;
    sending.handler.may(['bedrock:InvokeModel'], model);
    // What the account of SES may send: it is of no resource.
    sending.handler.may(['ses:GetAccount'], '*');
    sending.node.addDependency(configurationSet);
    sending.handler.count('RefusedMail', refusedMail(sending.handler.fullName));
    deployment.alarms.push(refusedMailAlarm(sending.handler.fullName));

    const sweep = new ScheduledFunction(this, 'outreach-sweep', {
      deployment,
      entry: 'functions/outreach/sending/sweep.ts',
      environment: { TABLE_NAME: data.table.tableName, OUTREACH_QUEUE_URL: sending.queue.queueUrl },
      timeout: Duration.seconds(50),
      memorySize: 512,
      every: Duration.minutes(1),
      impact: 'No email that is due leaves, and uncertain ones are not settled.',
    });
    allowTable(sweep.handler, data.table, [], ['due']);
    sending.queue.grantSendMessages(sweep.handler);
  }

  /** Domains of customers: those that are not verified are looked at often, the others once an hour. */
  private addDomains(): void {
    const { deployment, data } = this;
    const sweep = new ScheduledFunction(this, 'domain-sweep', {
      deployment,
      entry: 'functions/accounts/domain-sweep.ts',
      environment: { TABLE_NAME: data.table.tableName, DNS_URL: '' },
      timeout: Duration.minutes(4),
      memorySize: 512,
      every: Duration.minutes(5),
      impact: 'Domains that customers add stay in verification, and one that lost its records goes on sending.',
    });
    allowTable(sweep.handler, data.table, ['GetItem', 'PutItem'], ['due']);
    allowKeepingCustomDomains(sweep.handler);
  }

  /** SES tells EventBridge what became of each email; the rule stands here, with the queue that it fills. */
  private addDeliveryEvents(): void {
    const { deployment, data } = this;
    const impact = 'Bounces and opt-outs by complaint are seen late, and statuses of emails stand still.';
    const events = new QueueWorker(this, 'delivery', {
      deployment,
      entry: 'functions/outreach/answers/delivery-worker.ts',
      environment: { TABLE_NAME: data.table.tableName },
      timeout: Duration.seconds(30),
      memorySize: 512,
      maxConcurrency: deployment.stage.concurrentBatches,
      patience: Duration.minutes(15),
      impact,
    });
    allowTable(events.handler, data.table, OUTREACH_STORE);
    const sets = [configurationSetName(deployment), { prefix: ownConfigurationSets(deployment) }] as string[];
    new Rule(this, 'DeliveryEvents', {
      description: 'What became of the emails we sent',
      eventPattern: {
        source: ['aws.ses'],
        detail: { mail: { tags: { 'ses:configuration-set': sets } } },
      },
      targets: [
        new SqsQueue(events.queue, { deadLetterQueue: failureQueue(this, deployment, 'delivery-events', impact) }),
      ],
    });
  }

  private addReplies(): void {
    const { deployment, data } = this;
    const worker = new ServiceFunction(this, 'replies-worker', {
      deployment,
      entry: 'functions/outreach/answers/reply-worker.ts',
      environment: {
        TABLE_NAME: data.table.tableName,
        MAIL_BUCKET: data.mail.bucketName,
        REPLY_DOMAIN: deployment.stage.replyDomain,
        SIGNING_SECRET: data.signingSecret.secretArn,
      },
      timeout: REPLY_TIMEOUT,
      memorySize: 1024,
      impact: 'Replies of candidates do not show, and their sequences go on although they answered.',
    });
    allowTable(worker, data.table, OUTREACH_STORE);
    allowObjects(worker, data.mail, ['s3:GetObject', 's3:PutObject']);
    allowSecret(worker, data.signingSecret);
    workThrough(worker, data.replies.queue, { batchSize: 5, maxConcurrency: deployment.stage.concurrentBatches });
  }

  /** Answers to candidates, and mails to people about what waits for them. */
  private addInbox({ identity, configurationSet }: MailStack): void {
    const { deployment, data } = this;
    const { stage } = deployment;
    const configuration = configurationSetName(deployment);
    const mayLeave = [
      identity.emailIdentityArn,
      this.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: configuration }),
    ] as const;
    const environment = {
      TABLE_NAME: data.table.tableName,
      MAIL_DOMAIN: stage.mailDomain,
      SES_CONFIGURATION_SET: configuration,
      SIGNING_SECRET: data.signingSecret.secretArn,
    };
    const answers = new ScheduledFunction(this, 'answer-sweep', {
      deployment,
      entry: 'functions/inbox/answer-sweep.ts',
      environment: { ...environment, FILES_BUCKET: data.files.bucketName, REPLY_DOMAIN: stage.replyDomain },
      timeout: Duration.seconds(50),
      memorySize: 1024,
      every: Duration.minutes(1),
      impact: 'What people answer to candidates does not leave.',
    });
    allowTable(answers.handler, data.table, ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'], ['due']);
    allowObjects(answers.handler, data.files, ['s3:GetObject']);
    allowSendingFromCustomDomains(answers.handler);
    allowOwnConfigurationSets(answers.handler, ownConfigurationSets(deployment));

    const notices = new ScheduledFunction(this, 'notice-sweep', {
      deployment,
      entry: 'functions/inbox/notice-sweep.ts',
      environment: { ...environment, WEB_URL: webUrl(stage) },
      timeout: Duration.seconds(50),
      memorySize: 512,
      every: Duration.minutes(1),
      impact: 'Nobody is told by mail that candidates answered or profiles wait.',
    });
    allowTable(notices.handler, data.table, ['GetItem', 'BatchGetItem', 'PutItem'], ['due']);
    for (const { handler } of [answers, notices]) {
      handler.may(['ses:SendEmail', 'ses:SendRawEmail'], ...mayLeave);
      allowSecret(handler, data.signingSecret);
      handler.node.addDependency(configurationSet);
    }
  }

  /** Jobs that are sourced, or contact, by themselves: those that are due are looked at one by one. */
  private addSourcing(): void {
    const { deployment, data } = this;
    const { stage } = deployment;
    const impact = 'Jobs in auto-sourcing get no new profiles, and auto-contact writes to nobody.';
    const looking = new QueueWorker(this, 'sourcing', {
      deployment,
      entry: 'functions/sourcing/sourcing-worker.ts',
      environment: {
        TABLE_NAME: data.table.tableName,
        WEB_URL: webUrl(stage),
        REPLY_DOMAIN: stage.replyDomain,
        MAIL_DOMAIN: stage.mailDomain,
        SIGNING_SECRET: data.signingSecret.secretArn,
      },
      timeout: Duration.seconds(60),
      memorySize: 512,
      batchSize: 5,
      maxConcurrency: stage.concurrentBatches,
      patience: Duration.minutes(15),
      impact,
    });
    allowTable(looking.handler, data.table, OUTREACH_STORE, ['board']);
    allowSecret(looking.handler, data.signingSecret);
    const sweep = new ScheduledFunction(this, 'sourcing-sweep', {
      deployment,
      entry: 'functions/sourcing/sourcing-sweep.ts',
      environment: { TABLE_NAME: data.table.tableName, SOURCING_QUEUE_URL: looking.queue.queueUrl },
      timeout: Duration.seconds(50),
      memorySize: 512,
      every: Duration.minutes(1),
      impact,
    });
    allowTable(sweep.handler, data.table, [], ['due']);
    looking.queue.grantSendMessages(sweep.handler);
  }

  private addHunt(): QueueWorker {
    const { deployment, data } = this;
    const hunt = new QueueWorker(this, 'hunt', {
      deployment,
      entry: 'functions/enrichment/hunt-worker.ts',
      environment: {
        TABLE_NAME: data.table.tableName,
        EMAIL_FINDER: 'hunter',
        EMAIL_FINDER_URL: data.emailFinder.secretArn,
      },
      timeout: Duration.seconds(60),
      memorySize: 512,
      maxConcurrency: deployment.stage.concurrentBatches,
      patience: Duration.minutes(30),
      impact: 'New candidates have no email address and cannot be contacted.',
    });
    allowTable(hunt.handler, data.table, PERSON_STORE);
    allowSecret(hunt.handler, data.emailFinder);
    // A finder that is still looking is asked again later, by a message to the same queue.
    hunt.handler.addEnvironment('HUNT_QUEUE_URL', hunt.queue.queueUrl);
    hunt.queue.grantSendMessages(hunt.handler);
    return hunt;
  }

  private addSpotlight(): QueueWorker {
    const { deployment, data } = this;
    const { region, languageModel } = deployment.stage;
    const spotlight = new QueueWorker(this, 'spotlight', {
      deployment,
      entry: 'functions/enrichment/spotlight-worker.ts',
      environment: {
        TABLE_NAME: data.table.tableName,
        LANGUAGE_MODEL: 'bedrock',
        LANGUAGE_MODEL_ID: languageModel,
      },
      timeout: Duration.seconds(120),
      memorySize: 512,
      batchSize: 5,
      maxConcurrency: deployment.stage.concurrentBatches,
      patience: Duration.minutes(30),
      impact: 'Reviewers see no comparison of a candidate with the job’s requirements.',
    });
    allowTable(spotlight.handler, data.table, ['GetItem', 'BatchGetItem', 'PutItem']);
    spotlight.handler.may(['bedrock:InvokeModel'], `arn:aws:bedrock:${region}::foundation-model/${languageModel}`);
    return spotlight;
  }

  private addTransfers({ userPool }: IdentityStack): QueueWorker {
    const { deployment, data } = this;
    const transfers = new QueueWorker(this, 'transfers', {
      deployment,
      entry: 'functions/accounts/transfer-worker.ts',
      environment: { TABLE_NAME: data.table.tableName, USER_POOL_ID: userPool.userPoolId },
      timeout: Duration.seconds(60),
      memorySize: 512,
      batchSize: 1,
      maxConcurrency: deployment.stage.concurrentBatches,
      patience: Duration.minutes(15),
      impact:
        'Jobs of people who were removed stay without an owner, and their sessions stay open, though they can do nothing.',
    });
    allowTable(transfers.handler, data.table, ['GetItem', 'PutItem', 'UpdateItem'], ['owner']);
    transfers.handler.may(['cognito-idp:AdminUserGlobalSignOut'], userPool.userPoolArn);
    // Many jobs go over in several runs.
    transfers.handler.addEnvironment('TRANSFER_QUEUE_URL', transfers.queue.queueUrl);
    transfers.queue.grantSendMessages(transfers.handler);
    return transfers;
  }

  private addProjection(live: LiveStack, queues: Readonly<Record<string, QueueWorker>>): void {
    const { deployment, data } = this;
    const projection = new StreamWorker(this, 'projection', {
      deployment,
      entry: 'functions/projections/stream-worker.ts',
      environment: {
        TABLE_NAME: data.table.tableName,
        ...Object.fromEntries(Object.entries(queues).map(([name, { queue }]) => [name, queue.queueUrl])),
        FILES_BUCKET: data.files.bucketName,
        MAIL_BUCKET: data.mail.bucketName,
        LIVE_URL: live.url,
      },
      table: data.table,
      timeout: Duration.seconds(60),
      memorySize: 1024,
      batchSize: 100,
      atOnce: 4,
      impact: 'Name search and timelines are behind, and new candidates are not prepared.',
    });
    const actions = [
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'BatchWriteItem',
    ] as const;
    allowTable(projection.handler, data.table, actions, ['list', 'owner', 'open']);
    // Files of submissions that were deleted.
    for (const bucket of [data.files, data.mail]) allowObjects(projection.handler, bucket, ['s3:DeleteObject']);
    for (const { queue } of Object.values(queues)) queue.grantSendMessages(projection.handler);
    live.allowTelling(projection.handler);
  }

  /** Counts by itself: a batch's sum is one write, so batches are large and those of one shard come one after the other. */
  private addCounters(): void {
    const { deployment, data } = this;
    const counters = new StreamWorker(this, 'counters', {
      deployment,
      entry: 'functions/projections/counter-worker.ts',
      environment: { TABLE_NAME: data.table.tableName, STREAM_ARN: data.table.tableStreamArn! },
      table: data.table,
      timeout: Duration.seconds(60),
      memorySize: 512,
      batchSize: 1_000,
      window: Duration.minutes(1),
      impact: 'Counters, job lists and reports are behind.',
    });
    allowTable(counters.handler, data.table, ['BatchGetItem', 'UpdateItem']);
  }
}
