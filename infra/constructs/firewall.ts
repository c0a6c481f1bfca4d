import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { type Deployment, nameOf } from '../deployment.ts';

const REQUESTS_PER_FIVE_MINUTES = 3000;

/** What stands before CloudFront: AWS's list of known attacks, and a limit per address. */
export function firewall(scope: Construct, deployment: Deployment): CfnWebACL {
  const visible = (metricName: string) => ({
    metricName,
    cloudWatchMetricsEnabled: true,
    sampledRequestsEnabled: true,
  });
  return new CfnWebACL(scope, 'Firewall', {
    name: nameOf(deployment, 'web'),
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible(nameOf(deployment, 'web')),
    rules: [
      {
        name: 'per-address',
        priority: 0,
        action: { block: {} },
        statement: { rateBasedStatement: { limit: REQUESTS_PER_FIVE_MINUTES, aggregateKeyType: 'IP' } },
        visibilityConfig: visible('per-address'),
      },
      {
        name: 'known-attacks',
        priority: 1,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: {
            vendorName: 'AWS',
            name: 'AWSManagedRulesCommonRuleSet',
            // Job descriptions and notes are long, and hold HTML.
            ruleActionOverrides: ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'].map((name) => ({
              name,
              actionToUse: { count: {} },
            })),
          },
        },
        visibilityConfig: visible('known-attacks'),
      },
    ],
  });
}
