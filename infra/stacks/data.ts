import { CfnOutput, Duration, type RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { BOARD_ATTRIBUTES } from '../../shared/model/board-attributes.ts';
import { MAIL_FOLDERS, UPLOADED_APPLICATIONS, UPLOADED_LISTS, UPLOADED_PICTURES } from '../../shared/product.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { type Deployment, removalPolicyOf, StageStack } from '../deployment.ts';
import { webUrl } from '../stages.ts';

/** What reading one reply may take; the queue of replies stands here, with the bucket that fills it. */
export const REPLY_TIMEOUT = Duration.seconds(60);

/** What one run of a sync may take; its queue stands here, since the API fills it too. */
export const SYNC_TIMEOUT = Duration.minutes(4);

/** Where the reports lie that other mail services send about mail in our name. Nothing of ours reads them. */
export const DMARC_FOLDER = 'dmarc/';

const string = (name: string) => ({ name, type: AttributeType.STRING });
const index = (indexName: string, partition: string, sort: string, projectionType = ProjectionType.ALL) => ({
  indexName,
  partitionKey: string(partition),
  sortKey: string(sort),
  projectionType,
});

/** Everything that must never be lost: the one table, the files, the raw mail, the secret that signs links. */
export class DataStack extends StageStack {
  readonly table: TableV2;
  readonly files: Bucket;
  readonly mail: Bucket;
  readonly accessLogs: IBucket;
  readonly replies: WorkQueue;
  readonly atsSync: WorkQueue;
  readonly signingSecret: Secret;
  readonly emailFinder: Secret;
  readonly merge: Secret;
  /** Locks what lets us into systems of customers. */
  readonly tokenKey: Key;
  /** Two slots, of which CloudFront sends one with each call of the API; see `originSlot` of the stage. */
  readonly originSecret: Secret;

  constructor(scope: Construct, deployment: Deployment) {
    super(scope, deployment, 'data', 'table, files, mail and secrets');
    const { keepsData } = deployment.stage;
    const removalPolicy = removalPolicyOf(deployment);

    this.table = this.createTable(removalPolicy, keepsData);
    this.accessLogs = this.createAccessLogs(removalPolicy);
    this.files = this.createFiles(removalPolicy, webUrl(deployment.stage));
    this.replies = new WorkQueue(this, 'replies', {
      deployment,
      workerTimeout: REPLY_TIMEOUT,
      patience: Duration.minutes(10),
      impact: 'Replies of candidates do not show, and their sequences go on although they answered.',
    });
    this.mail = this.createMail(removalPolicy, webUrl(deployment.stage));
    this.atsSync = new WorkQueue(this, 'ats-sync', {
      deployment,
      workerTimeout: SYNC_TIMEOUT,
      patience: Duration.minutes(30),
      impact: 'Jobs and candidates of connected applicant tracking systems are as they were, and new links wait.',
    });
    this.signingSecret = this.createSecret(
      'SigningSecret',
      removalPolicy,
      'Signs reply addresses and opt-out links',
      'Opt-out links and reply addresses in emails that were sent must work for years; a new key would break them.',
    );
    this.emailFinder = this.createSecret(
      'EmailFinder',
      removalPolicy,
      'Address of the email finder with its key: https://api.hunter.io/v2?api_key=…',
      'The key is the finder’s, and is renewed in its own pages; a person writes it here after the first deployment.',
    );
    this.merge = this.createSecret(
      'Merge',
      removalPolicy,
      'Merge, which speaks to applicant tracking systems: {"url":"https://api.merge.dev/api","key":"…","webhookKeys":["…"]}',
      'The keys are Merge’s, and are renewed in its own pages; a person writes them here after the first deployment.',
    );
    this.tokenKey = new Key(this, 'Tokens', {
      description: 'Locks the tokens by which accounts let us into their applicant tracking systems',
      enableKeyRotation: true,
      removalPolicy,
    });
    this.originSecret = this.createSecret(
      'OriginSecret',
      removalPolicy,
      'What CloudFront shows the API, in two slots: {"first":"…","second":"…"}',
      'CloudFront takes a new value only by a deployment, so it is exchanged by hand, one slot at a time (DEPLOY.md).',
      { secretStringTemplate: JSON.stringify({ second: '' }), generateStringKey: 'first' },
    );
    this.say();
  }

  /** What a person needs to know for the first steps, and to restore. */
  private say(): void {
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'MailBucket', { value: this.mail.bucketName });
    new CfnOutput(this, 'FilesBucket', { value: this.files.bucketName });
    new CfnOutput(this, 'EmailFinderSecret', { value: this.emailFinder.secretArn });
    new CfnOutput(this, 'MergeSecret', { value: this.merge.secretArn });
    new CfnOutput(this, 'SigningSecretArn', { value: this.signingSecret.secretArn });
    new CfnOutput(this, 'OriginSecretArn', { value: this.originSecret.secretArn });
  }

  private createSecret(
    id: string,
    removalPolicy: RemovalPolicy,
    description: string,
    whyNotRotated: string,
    shape: SecretStringGenerator = {},
  ): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString: { ...shape, passwordLength: 64, excludePunctuation: true },
      removalPolicy,
    });
    Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: whyNotRotated });
    return secret;
  }

  private createTable(removalPolicy: RemovalPolicy, deletionProtection: boolean): TableV2 {
    return new TableV2(this, 'Table', {
      partitionKey: string('pk'),
      sortKey: string('sk'),
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'expiresAt',
      deletionProtection,
      removalPolicy,
      // Neither the keys nor the projection of an index can be changed; DEPLOY.md says what to do instead.
      globalSecondaryIndexes: [
        { ...index('board', 'boardKey', 'boardSort', ProjectionType.INCLUDE), nonKeyAttributes: [...BOARD_ATTRIBUTES] },
        index('list', 'listKey', 'listSort'),
        index('owner', 'ownerKey', 'listSort'),
        index('due', 'dueShard', 'dueAt', ProjectionType.KEYS_ONLY),
        index('open', 'openKey', 'openSort'),
      ],
    });
  }

  private createAccessLogs(removalPolicy: RemovalPolicy): IBucket {
    const bucket = new Bucket(this, 'AccessLogs', {
      ...closed,
      removalPolicy,
      // CloudFront writes its logs by access control list only.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'This bucket holds the access logs; logging its own writes would never end.',
    });
    return bucket as IBucket;
  }

  private createFiles(removalPolicy: RemovalPolicy, webOrigin: string): Bucket {
    return new Bucket(this, 'Files', {
      ...closed,
      removalPolicy,
      versioned: true,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'files/',
      cors: [
        {
          allowedOrigins: [webOrigin],
          allowedMethods: [HttpMethods.GET, HttpMethods.POST],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        { prefix: UPLOADED_PICTURES, expiration: Duration.days(1) },
        { prefix: UPLOADED_LISTS, expiration: Duration.days(1) },
        { prefix: UPLOADED_APPLICATIONS, expiration: Duration.days(1) },
        { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
  }

  /** Raw mail as it came in, each told to the queue of replies; beside it the attachments that were found in it. */
  private createMail(removalPolicy: RemovalPolicy, webOrigin: string): Bucket {
    const bucket = new Bucket(this, 'Mail', {
      ...closed,
      removalPolicy,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'mail/',
      versioned: true,
      // The page reads what was attached by links that are good for a minute.
      cors: [{ allowedOrigins: [webOrigin], allowedMethods: [HttpMethods.GET], allowedHeaders: ['*'], maxAge: 3600 }],
      lifecycleRules: [
        { prefix: MAIL_FOLDERS.inbound, expiration: Duration.days(90) },
        { prefix: DMARC_FOLDER, expiration: Duration.days(90) },
        { noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
      ],
    });
    const { queue } = this.replies;
    queue.grantSendMessages(
      new ServicePrincipal('s3.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': this.account } } }),
    );
    // S3 tries the queue when it is told of it, so the queue's policy must come first.
    bucket.node.addDependency(queue.node.findChild('Policy'));
    (bucket.node.defaultChild as CfnBucket).notificationConfiguration = {
      queueConfigurations: [
        {
          event: 's3:ObjectCreated:*',
          queue: queue.queueArn,
          filter: { s3Key: { rules: [{ name: 'prefix', value: MAIL_FOLDERS.inbound }] } },
        },
      ],
    };
    return bucket;
  }
}

const closed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
};
