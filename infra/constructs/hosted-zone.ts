import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { PRODUCT } from '../../shared/product.ts';
import type { Deployment } from '../deployment.ts';

/** Where the account keeps the id of its hosted zone: no id of an account is written in this project. */
export const ZONE_PARAMETER = `/${PRODUCT.id}/hosted-zone-id`;

/** The stage's hosted zone, which exists before the first deployment. */
export const hostedZone = (scope: Construct, { stage }: Deployment): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, 'Zone', {
    hostedZoneId: StringParameter.valueForStringParameter(scope, ZONE_PARAMETER),
    zoneName: stage.zone,
  });
