import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CfnOutput, Validations } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { AaaaRecord, ARecord, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { firewall } from '../constructs/firewall.ts';
import { hostedZone } from '../constructs/hosted-zone.ts';
import { contentSecurityPolicy } from '../constructs/security-headers.ts';
import { StaticSite } from '../constructs/static-site.ts';
import { type Deployment, nameOf, neverDeploy, removalPolicyOf, StageStack } from '../deployment.ts';
import { builtPages, problemOfPages } from '../pages.ts';
import { webUrl } from '../stages.ts';
import type { ApiStack } from './api.ts';
import { MERGE_LINK_SCRIPT, MERGE_WIDGET } from './ats.ts';
import type { DataStack } from './data.ts';
import type { IdentityStack } from './identity.ts';
import type { LiveStack } from './live.ts';
import { configurationSetName } from './mail.ts';

/** The pages, on the one address that people know. */
export class WebStack extends StageStack {
  private readonly site: StaticSite;
  private readonly copies: LogGroup;

  constructor(
    scope: Construct,
    deployment: Deployment,
    stacks: { data: DataStack; identity: IdentityStack; api: ApiStack; live: LiveStack },
  ) {
    super(scope, deployment, 'web', 'pages, their address and their cache');
    const { data, identity, api, live } = stacks;
    const { stage } = deployment;
    const zone = hostedZone(this, deployment);
    const hosts = ({ bucketRegionalDomainName, bucketDomainName }: IBucket) =>
      [bucketRegionalDomainName, bucketDomainName].map((host) => `https://${host}`);
    const files = hosts(data.files as IBucket);

    this.site = new StaticSite(this, 'Site', {
      deployment,
      certificate: new Certificate(this, 'Certificate', {
        domainName: stage.webDomain,
        validation: CertificateValidation.fromDns(zone),
      }),
      api: api.api,
      live: live.api,
      accessLogs: data.accessLogs,
      originSecret: data.originSecret,
      contentSecurityPolicy: contentSecurityPolicy({
        script: [MERGE_LINK_SCRIPT],
        connect: [
          `https://cognito-idp.${stage.region}.amazonaws.com`,
          // Not every browser means sockets of one's own origin by 'self'.
          `wss://${stage.webDomain}`,
          MERGE_WIDGET.api,
          ...files,
          ...hosts(data.mail as IBucket),
        ],
        frame: [...files, MERGE_WIDGET.frame],
        image: files,
      }),
      ...(stage.hasFirewall && { firewallArn: firewall(this, deployment).attrArn }),
    });
    this.copies = new LogGroup(this, 'Copies', {
      logGroupName: `/aws/lambda/${nameOf(deployment, 'copy-pages')}`,
      retention: stage.logRetention,
      removalPolicy: removalPolicyOf(deployment),
    });
    this.addAddress(zone, stage.webDomain);
    this.addPages({
      region: stage.region,
      userPoolId: identity.userPool.userPoolId,
      userPoolClientId: identity.webClient.userPoolClientId,
      ...(stage.sourcerUrl && { sourcerUrl: stage.sourcerUrl }),
    });
    new CfnOutput(this, 'Url', { value: webUrl(stage) });
    const office = {
      TABLE_NAME: data.table.tableName,
      WEB_URL: webUrl(stage),
      MAIL_DOMAIN: stage.mailDomain,
      SES_CONFIGURATION_SET: configurationSetName(deployment),
      FILES_BUCKET: data.files.bucketName,
      MAIL_BUCKET: data.mail.bucketName,
      USER_POOL_ID: identity.userPool.userPoolId,
    };
    new CfnOutput(this, 'OfficeEnvironment', {
      description: 'What the back office (npm run ops) finds this stage by',
      value: Object.entries(office)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
    });
  }

  private addAddress(zone: IHostedZone, recordName: string): void {
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.site.distribution));
    new ARecord(this, 'Address4', { zone, recordName, target });
    new AaaaRecord(this, 'Address6', { zone, recordName, target });
  }

  /** What lies in `assets` is named by its content and kept for good; whatever else there is, is asked for anew. */
  private addPages(config: Record<string, string>): void {
    const dist = builtPages();
    const problem = this.bundlingRequired ? problemOfPages() : undefined;
    if (problem) neverDeploy(this, 'PagesNotBuilt', problem);
    const isBuilt = this.bundlingRequired && !problem;
    const version = isBuilt ? versionOf(`${dist}/index.html`) : 'unbuilt';

    const assets = isBuilt ? [this.deploy('Assets', [Source.asset(`${dist}/assets`)], FOR_GOOD, 'assets')] : [];
    const entrance = this.deploy(
      'Entrance',
      [
        ...(isBuilt ? [Source.asset(dist, { exclude: ['assets'] })] : []),
        Source.jsonData('config.json', config),
        Source.jsonData('app_infos.json', { version }),
      ],
      ASKED_ANEW,
    );
    for (const before of assets) entrance.node.addDependency(before);
    this.acknowledgeCopying();
  }

  private deploy(id: string, sources: ISource[], cacheControl: CacheControl[], folder?: string): BucketDeployment {
    return new BucketDeployment(this, id, {
      sources,
      cacheControl,
      ...(folder && { destinationKeyPrefix: folder }),
      destinationBucket: this.site.bucket as IBucket,
      prune: false, // pages that are open still ask for the files of the version before
      memoryLimit: 512,
      logGroup: this.copies,
    });
  }

  /** The function that copies is the CDK's own, one per stack, and its permissions are not ours to write. */
  private acknowledgeCopying(): void {
    const copier = this.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
    const pages = this.getLogicalId(this.site.bucket.node.defaultChild as CfnBucket);
    const assets = `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${this.region}/*`;
    const findings = [
      'L1',
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'].map((action) => `IAM5[Action::s3:${action}]`),
      ...[assets, `<${pages}.Arn>/*`].map((resource) => `IAM5[Resource::${resource}]`),
    ];
    const reason =
      'The CDK’s own function, which copies the built pages from the assets bucket to theirs, and runs only then.';
    if (copier)
      Validations.of(copier).acknowledge(...findings.map((finding) => ({ id: `AwsSolutions-${finding}`, reason })));
  }
}

const FOR_GOOD = [CacheControl.fromString('public, max-age=31536000, immutable')];
const ASKED_ANEW = [CacheControl.fromString('no-cache')];

/** Changes exactly when the pages do: the entrance names every file by its content. */
const versionOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
