import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { IDENTITY_TAG } from '../../shared/product.ts';
import type { ServiceFunction } from './service-function.ts';

const identities = (fn: ServiceFunction) =>
  Stack.of(fn).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' });

function allow(fn: ServiceFunction, actions: string[], condition?: 'aws:ResourceTag' | 'aws:RequestTag'): void {
  fn.addToRolePolicy(
    new PolicyStatement({
      actions,
      resources: [identities(fn)],
      ...(condition && { conditions: { StringEquals: { [`${condition}/${IDENTITY_TAG}`]: 'yes' } } }),
    }),
  );
  Validations.of(fn.role ?? fn).acknowledge({
    id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:${Stack.of(fn).region}:<AWS::AccountId>:identity/*]`,
    reason:
      'Domains of customers are named when they are added; what changes or uses one asks for the tag that ours carry.',
  });
}

/** Lets a function send from the domains of customers, and from no other identity but those that it is told. */
export const allowSendingFromCustomDomains = (fn: ServiceFunction) =>
  allow(fn, ['ses:SendEmail', 'ses:SendRawEmail'], 'aws:ResourceTag');

/** Lets a function make SES look for the records of a customer's domain, and forget it: only of those that carry the tag. */
export function allowKeepingCustomDomains(fn: ServiceFunction): void {
  allow(fn, ['ses:GetEmailIdentity']);
  allow(fn, ['ses:CreateEmailIdentity', 'ses:TagResource'], 'aws:RequestTag');
  allow(fn, ['ses:PutEmailIdentityMailFromAttributes', 'ses:DeleteEmailIdentity'], 'aws:ResourceTag');
}

/** Lets a function send through the configuration sets of customers, whose names begin so. */
export function allowOwnConfigurationSets(fn: ServiceFunction, prefix: string): void {
  const resourceName = `${prefix}*`;
  fn.may(
    ['ses:SendEmail', 'ses:SendRawEmail'],
    Stack.of(fn).formatArn({ service: 'ses', resource: 'configuration-set', resourceName }),
  );
  Validations.of(fn.role ?? fn).acknowledge({
    id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:${Stack.of(fn).region}:<AWS::AccountId>:configuration-set/${resourceName}]`,
    reason:
      'Each customer has a configuration set, named when their account is made: one may be stopped without the others.',
  });
}
