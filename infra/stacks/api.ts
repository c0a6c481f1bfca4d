import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { Construct } from 'constructs';
import type { Feature } from '../../shared/contract/index.ts';
import { apiAlarm, crashedPages, crashedPagesAlarm } from '../alarms.ts';
import { ContractApi } from '../constructs/contract-api.ts';
import { allowKeepingCustomDomains, allowSendingFromCustomDomains } from '../constructs/custom-domains.ts';
import { allowObjects, allowSecret, allowTable, type IndexName, type TableAction } from '../constructs/grants.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { type Deployment, nameOf, StageStack } from '../deployment.ts';
import { webUrl } from '../stages.ts';
import { allowMerge, MERGE_LINK_SCRIPT, mergeEnvironment } from './ats.ts';
import type { DataStack } from './data.ts';
import type { IdentityStack } from './identity.ts';
import { configurationSetName, type MailStack } from './mail.ts';

/** What counting calls and remembering the answers of those with a key needs, whatever the feature (platform/guards.ts). */
const GUARDS = ['PutItem', 'UpdateItem'] as const satisfies readonly TableAction[];

interface FeatureFunction {
  readonly environment?: Readonly<Record<string, string>>;
  readonly table: readonly TableAction[];
  readonly indexes?: readonly IndexName[];
  readonly impact: string;
  readonly timeout?: Duration;
}

/** The HTTP API and the function behind each of its features. */
export class ApiStack extends StageStack {
  readonly api: HttpApi;

  constructor(scope: Construct, deployment: Deployment, data: DataStack, mail: MailStack, identity: IdentityStack) {
    super(scope, deployment, 'api', 'HTTP API and its functions');
    const { table, files, signingSecret, originSecret } = data;
    const features = featuresOf(deployment, data);
    const functions = mapValues(features, (feature, { environment, table: actions, indexes, ...rest }) => {
      const fn = new ServiceFunction(this, feature, {
        deployment,
        entry: `functions/${feature}/handler.ts`,
        environment: { TABLE_NAME: table.tableName, ORIGIN_SECRET: originSecret.secretArn, ...environment },
        timeout: Duration.seconds(15),
        memorySize: 1024,
        ...rest,
      });
      allowTable(fn, table, [...new Set([...actions, ...GUARDS])], indexes);
      allowSecret(fn, originSecret);
      return fn;
    });
    allowObjects(functions.media, files, ['s3:GetObject', 's3:PutObject']);
    const parser = this.addResumeParser(deployment, data);
    functions.submissions.addEnvironment('RESUME_PARSER_NAME', parser.functionName);
    functions.submissions.may(['lambda:InvokeFunction'], parser.functionArn);
    functions.open.addEnvironment('RESUME_PARSER_NAME', parser.functionName);
    functions.open.may(['lambda:InvokeFunction'], parser.functionArn);
    allowObjects(functions.open, files, ['s3:GetObject', 's3:PutObject']);
    const reader = this.addListReader(deployment, data);
    functions.blacklist.addEnvironment('LIST_READER_NAME', reader.functionName);
    functions.blacklist.may(['lambda:InvokeFunction'], reader.functionArn);
    allowObjects(functions.blacklist, files, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
    const drawer = this.addPictureDrawer(deployment, data);
    functions.accounts.addEnvironment('PICTURE_DRAWER_NAME', drawer.functionName);
    functions.accounts.may(['lambda:InvokeFunction'], drawer.functionArn);
    functions.accounts.addEnvironment('USER_POOL_ID', identity.userPool.userPoolId);
    functions.accounts.addEnvironment('ACCOUNT_CLIENT_ID', identity.accountClient.userPoolClientId);
    functions.accounts.may(
      [
        'cognito-idp:AdminGetUser',
        'cognito-idp:AdminInitiateAuth',
        'cognito-idp:AdminRespondToAuthChallenge',
        'cognito-idp:AdminSetUserMFAPreference',
        'cognito-idp:AdminUserGlobalSignOut',
      ],
      identity.userPool.userPoolArn,
    );
    allowObjects(functions.outreach, data.mail, ['s3:GetObject']);
    allowSecret(functions.outreach, signingSecret);
    allowObjects(functions.inbox, files, ['s3:GetObject']);
    // Sourcers read the resumes of people like those who are looked for.
    allowObjects(functions.sourcing, files, ['s3:GetObject']);
    allowSecret(functions.inbox, signingSecret);
    // The links in what a candidate downloads are signed with the function's own right to read.
    allowObjects(functions.rights, files, ['s3:GetObject']);
    allowObjects(functions.rights, data.mail, ['s3:GetObject']);
    allowSecret(functions.rights, signingSecret);
    allowSecret(functions.guests, signingSecret);
    // Whether a resume that a job names was uploaded.
    allowObjects(functions.jobs, files, ['s3:GetObject']);
    // Tickets with which pages hear of a chat's new messages.
    allowSecret(functions.jobs, signingSecret);
    // The secrets of sourcers' webhooks follow from it.
    allowSecret(functions.sourcing, signingSecret);
    // Teammates invite each other by email, and send themselves previews of what candidates will get.
    for (const sending of [functions.accounts, functions.outreach])
      sending.may(
        ['ses:SendEmail', 'ses:SendRawEmail'],
        mail.identity.emailIdentityArn,
        this.formatArn({
          service: 'ses',
          resource: 'configuration-set',
          resourceName: configurationSetName(deployment),
        }),
      );
    allowSendingFromCustomDomains(functions.outreach);
    allowKeepingCustomDomains(functions.accounts);
    const model = `arn:aws:bedrock:${this.region}::foundation-model/${deployment.stage.languageModel}`;
    for (const asking of [functions.jobs, functions.outreach]) asking.may(['bedrock:InvokeModel'], model);
    allowMerge(functions.ats, data, 'kms:Encrypt');
    data.atsSync.queue.grantSendMessages(functions.ats);
    const places = `arn:aws:geo-places:${this.region}::provider/default`;
    for (const asking of [functions.jobs, functions.ats]) asking.may(['geo-places:Suggest'], places);

    functions.accounts.count('PageCrashes', crashedPages(functions.accounts.fullName));
    deployment.alarms.push(crashedPagesAlarm(functions.accounts.fullName));

    const employers = new HttpUserPoolAuthorizer('employers', identity.userPool, {
      userPoolClients: [identity.webClient],
    });
    this.api = new ContractApi(this, 'Contract', { deployment, functions, employers }).api;
    deployment.alarms.push(
      apiAlarm(nameOf(deployment, 'api'), this.api.apiId, 'People see "Something went wrong" on their pages.'),
    );
  }

  /** Reads resumes for the submissions API, which waits for it: its bundle is ten times as large as an API's. */
  private addResumeParser(deployment: Deployment, { files }: DataStack): ServiceFunction {
    const parser = new ServiceFunction(this, 'resume-parser', {
      deployment,
      entry: 'functions/resumes/parse-resume.ts',
      environment: { FILES_BUCKET: files.bucketName },
      timeout: Duration.seconds(25),
      memorySize: 1024,
      impact: 'Profiles that are added from a resume have to be typed.',
    });
    allowObjects(parser, files, ['s3:GetObject']);
    return parser;
  }

  /** Reads lists of candidates not to source for the blacklist API, which waits for it. */
  private addListReader(deployment: Deployment, { files }: DataStack): ServiceFunction {
    const reader = new ServiceFunction(this, 'list-reader', {
      deployment,
      entry: 'functions/blacklist/list-reader.ts',
      environment: { FILES_BUCKET: files.bucketName },
      timeout: Duration.seconds(25),
      memorySize: 1024,
      impact: 'Nobody can upload candidates not to source.',
    });
    allowObjects(reader, files, ['s3:GetObject', 's3:PutObject']);
    return reader;
  }

  /** Draws uploaded photos for the accounts API, which waits for it: what reads foreign files can do nothing else. */
  private addPictureDrawer(deployment: Deployment, { files }: DataStack): ServiceFunction {
    const drawer = new ServiceFunction(this, 'picture-drawer', {
      deployment,
      entry: 'functions/pictures/drawer.ts',
      environment: { FILES_BUCKET: files.bucketName },
      timeout: Duration.seconds(10),
      memorySize: 1024,
      impact: 'Nobody can change their photo.',
    });
    allowObjects(drawer, files, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
    return drawer;
  }
}

/** What each feature's function finds in its environment and may do to the table. */
function featuresOf(deployment: Deployment, data: DataStack): Record<Feature, FeatureFunction> {
  const { stage } = deployment;
  const { files, mail, signingSecret, atsSync } = data;
  return {
    accounts: {
      environment: {
        MAIL_DOMAIN: stage.mailDomain,
        WEB_URL: webUrl(stage),
        SES_CONFIGURATION_SET: configurationSetName(deployment),
        DNS_URL: '',
      },
      table: [
        'GetItem',
        'BatchGetItem',
        'BatchWriteItem',
        'Query',
        'PutItem',
        'UpdateItem',
        'DeleteItem',
        'ConditionCheckItem',
      ],
      indexes: ['list', 'owner'],
      impact: 'Nobody can sign in: every page begins with the person’s own record.',
    },
    jobs: {
      environment: {
        PLACES: 'location-service',
        LANGUAGE_MODEL: 'bedrock',
        LANGUAGE_MODEL_ID: stage.languageModel,
        SIGNING_SECRET: signingSecret.secretArn,
        FILES_BUCKET: files.bucketName,
      },
      timeout: Duration.seconds(28), // a description waits for the language model
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      indexes: ['list', 'owner', 'board'],
      impact: 'Jobs cannot be listed, opened, edited or closed.',
    },
    blacklist: {
      environment: { FILES_BUCKET: files.bucketName },
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'BatchWriteItem', 'Query'],
      timeout: Duration.seconds(28), // waits for the reader of lists
      impact: 'Candidates not to source can be neither uploaded nor removed.',
    },
    open: {
      environment: { FILES_BUCKET: files.bucketName, WEB_URL: webUrl(stage) },
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'DeleteItem'],
      indexes: ['board'],
      timeout: Duration.seconds(28), // an application waits for the resume parser
      impact: 'Public pages of jobs do not open, and nobody can apply by them.',
    },
    sourcing: {
      environment: {
        FILES_BUCKET: files.bucketName,
        SIGNING_SECRET: signingSecret.secretArn,
        WEBHOOKS: 'public',
      },
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      indexes: ['board', 'open'],
      impact: 'Sourcers can neither see requests nor deliver profiles.',
    },
    submissions: {
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'DeleteItem', 'BatchWriteItem'],
      indexes: ['board'],
      timeout: Duration.seconds(28), // adding a profile waits for the resume parser
      impact: 'Boards, reviews and candidates do not open, and nobody can be moved.',
    },
    outreach: {
      environment: {
        MAIL_BUCKET: mail.bucketName,
        WEB_URL: webUrl(stage),
        REPLY_DOMAIN: stage.replyDomain,
        MAIL_DOMAIN: stage.mailDomain,
        SIGNING_SECRET: signingSecret.secretArn,
        SES_CONFIGURATION_SET: configurationSetName(deployment),
        LANGUAGE_MODEL: 'bedrock',
        LANGUAGE_MODEL_ID: stage.languageModel,
      },
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
      impact: 'Candidates cannot be contacted, and opt-out links do not work.',
    },
    inbox: {
      environment: {
        FILES_BUCKET: files.bucketName,
        MAIL_DOMAIN: stage.mailDomain,
        SIGNING_SECRET: signingSecret.secretArn,
      },
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      indexes: ['list', 'owner', 'open'],
      impact: 'Answers of candidates can be read on the candidate only, and cannot be answered.',
    },
    reports: {
      table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
      indexes: ['board', 'list', 'owner'],
      impact: 'Reports and their exports do not open.',
    },
    ats: {
      environment: {
        ATS_QUEUE_URL: atsSync.queue.queueUrl,
        MERGE_LINK_SCRIPT,
        PLACES: 'location-service',
        ...mergeEnvironment(data),
      },
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
      indexes: ['list'],
      impact: 'Nobody can connect an ATS or import a job from it.',
    },
    search: {
      environment: { COMPANY_LOGOS_URL: stage.companyLogosUrl ?? '' },
      table: ['GetItem', 'BatchGetItem', 'Query'],
      impact: 'Candidates cannot be searched for over all jobs.',
    },
    rights: {
      environment: {
        FILES_BUCKET: files.bucketName,
        MAIL_BUCKET: mail.bucketName,
        SIGNING_SECRET: signingSecret.secretArn,
      },
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem'],
      impact: 'Candidates cannot see what is held about them, nor have it deleted.',
    },
    guests: {
      environment: { WEB_URL: webUrl(stage), SIGNING_SECRET: signingSecret.secretArn },
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
      impact: 'Guest review links can be neither made nor opened.',
    },
    media: {
      environment: { FILES_BUCKET: files.bucketName },
      table: ['GetItem'],
      indexes: ['list'],
      impact: 'Resumes can be neither uploaded nor read, and photos are not shown.',
    },
  };
}

function mapValues<K extends string, V, R>(record: Record<K, V>, change: (key: K, value: V) => R): Record<K, R> {
  return Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, change(key as K, value)])) as Record<
    K,
    R
  >;
}
