import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { BOARD_ATTRIBUTES } from '../../shared/model/board-attributes.ts';
import { MAIL_FOLDERS } from '../../shared/product.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { type Deployment, StageStack } from '../deployment.ts';
import { webUrl } from '../stages.ts';

/** What reading one reply may take; the queue of replies stands here, with the bucket that fills it. */
export const REPLY_TIMEOUT = Duration.seconds(60);

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
  readonly signingSecret: Secret;
  readonly emailFinder: Secret;

  constructor(scope: Construct, deployment: Deployment) {
    super(scope, deployment, 'data', 'table, files, mail and secrets');
    const { keepsData } = deployment.stage;
    const removalPolicy = keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

    this.table = this.createTable(removalPolicy, keepsData);
    this.accessLogs = this.createAccessLogs(removalPolicy);
    this.files = this.createFiles(removalPolicy, webUrl(deployment.stage));
    this.replies = new WorkQueue(this, 'replies', {
      deployment,
      workerTimeout: REPLY_TIMEOUT,
      patience: Duration.minutes(10),
      impact: 'Replies of candidates do not show, and their sequences go on although they answered.',
    });
    this.mail = this.createMail(removalPolicy);
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
  }

  private createSecret(id: string, removalPolicy: RemovalPolicy, description: string, whyNotRotated: string): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
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
        { prefix: 'tmp/', expiration: Duration.days(1) },
        { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
  }

  /** Raw mail as it came in, each told to the queue of replies; beside it the attachments that were found in it. */
  private createMail(removalPolicy: RemovalPolicy): Bucket {
    const bucket = new Bucket(this, 'Mail', {
      ...closed,
      removalPolicy,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'mail/',
      lifecycleRules: [{ prefix: MAIL_FOLDERS.inbound, expiration: Duration.days(90) }],
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
