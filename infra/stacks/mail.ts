import { CfnOutput } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { CnameRecord, type IHostedZone, MxRecord, TxtRecord } from 'aws-cdk-lib/aws-route53';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  ReceiptRuleSet,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { S3, Stop } from 'aws-cdk-lib/aws-ses-actions';
import type { Construct } from 'constructs';
import { configurationSetOf, MAIL_FOLDERS } from '../../shared/product.ts';
import { senderReputationAlarms } from '../alarms.ts';
import { hostedZone } from '../constructs/hosted-zone.ts';
import { type Deployment, nameOf, StageStack } from '../deployment.ts';
import type { Stage } from '../stages.ts';
import { type DataStack, DMARC_FOLDER } from './data.ts';

/** Mail out and mail in: the domain that sends, what is told of each email, and the domain that candidates answer to. */
export class MailStack extends StageStack {
  readonly identity: EmailIdentity;
  readonly configurationSet: ConfigurationSet;

  constructor(scope: Construct, deployment: Deployment, data: DataStack) {
    super(scope, deployment, 'mail', 'sending and receiving email');
    const { stage } = deployment;
    const zone = hostedZone(this, deployment);

    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: configurationSetName(deployment),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.configurationSet.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: Object.values(EmailSendingEvent), // opens and clicks among them, which switches their tracking on
    });

    this.identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(stage.mailDomain),
      configurationSet: this.configurationSet,
      mailFromDomain: mailFromDomain(stage),
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.REJECT_MESSAGE,
    });
    this.addSendingRecords(zone, stage);
    this.receiveReplies(zone, deployment, data);
    new CfnOutput(this, 'ReceiptRuleSet', { value: nameOf(deployment, 'received') });
    deployment.alarms.push(...senderReputationAlarms(nameOf(deployment, 'sender')));
  }

  /** DKIM, SPF and DMARC, all three aligned with the address in From. */
  private addSendingRecords(zone: IHostedZone, stage: Stage): void {
    this.addDkim('Dkim', zone, this.identity);
    const recordName = mailFromDomain(stage);
    new MxRecord(this, 'MailFrom', {
      zone,
      recordName,
      values: [{ priority: 10, hostName: `feedback-smtp.${stage.region}.amazonses.com` }],
    });
    new TxtRecord(this, 'Spf', { zone, recordName, values: ['v=spf1 include:amazonses.com -all'] });
    new TxtRecord(this, 'Dmarc', {
      zone,
      recordName: `_dmarc.${stage.mailDomain}`,
      values: [`v=DMARC1; p=quarantine; adkim=r; aspf=r; rua=mailto:${dmarcAddress(stage)}`],
    });
  }

  private addDkim(id: string, zone: IHostedZone, { dkimRecords }: EmailIdentity): void {
    for (const [position, { name, value }] of dkimRecords.entries())
      new CnameRecord(this, `${id}${position + 1}`, { zone, recordName: `${name}.`, domainName: value });
  }

  private receiveReplies(zone: IHostedZone, deployment: Deployment, { mail }: DataStack): void {
    const { region, replyDomain } = deployment.stage;
    // SES receives mail only for domains that are verified as its senders are.
    this.addDkim(
      'ReplyDkim',
      zone,
      new EmailIdentity(this, 'ReplyIdentity', { identity: Identity.domain(replyDomain) }),
    );
    new MxRecord(this, 'Replies', {
      zone,
      recordName: replyDomain,
      values: [{ priority: 10, hostName: `inbound-smtp.${region}.amazonaws.com` }],
    });
    const rules = new ReceiptRuleSet(this, 'Received', { receiptRuleSetName: nameOf(deployment, 'received') });
    // Before the rule for all other addresses of the domain, so that no report is read as a reply.
    const reports = rules.addRule('DmarcReports', {
      recipients: [dmarcAddress(deployment.stage)],
      actions: [new S3({ bucket: mail as IBucket, objectKeyPrefix: DMARC_FOLDER }), new Stop()],
    });
    rules.addRule('Replies', {
      after: reports,
      recipients: [replyDomain],
      scanEnabled: true,
      actions: [new S3({ bucket: mail as IBucket, objectKeyPrefix: MAIL_FOLDERS.inbound })],
    });
  }
}

/** Known before the stack is: rules and environments of other stacks use it without referring to this one. */
export const configurationSetName = (deployment: Deployment) => nameOf(deployment, 'outreach');

/** How the names of those begin that the back office makes for customers, one each: one may be stopped without the others. */
export const ownConfigurationSets = (deployment: Deployment) =>
  configurationSetOf(configurationSetName(deployment), '');

/** Where other mail services send their reports about mail in our name. */
const dmarcAddress = ({ replyDomain }: Stage) => `dmarc@${replyDomain}`;

const mailFromDomain = ({ mailDomain }: Stage) => `bounce.${mailDomain}`;
