import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { type Deployment, nameOf } from '../deployment.ts';

/**
 * Of one address. An office stands behind one: with 6,000 calls a minute it is as much as one account may ask at all, and
 * twice what a sourcer may. It is for floods; the API limits people and keys.
 */
const REQUESTS_PER_FIVE_MINUTES = 30_000;
/** The search for addresses of a hundred candidates is asked for by their ids, in 2,311 bytes. */
export const LONGEST_QUERY_BYTES = 4096;

/**
 * Rules of AWS's list that only count. What people write is long, holds HTML, paths and links, and is checked where it is read.
 * The list's limit of a query is 2,048 bytes; ours follows it. Programs of sourcers may not say who they are.
 */
const ONLY_COUNTED = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
  'SizeRestrictions_QUERYSTRING',
  'NoUserAgent_HEADER',
];

/** What stands before CloudFront: a limit per address, one of the length of a query, and AWS's list of known attacks. */
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
        name: 'long-query',
        priority: 1,
        action: { block: {} },
        statement: {
          sizeConstraintStatement: {
            fieldToMatch: { queryString: {} },
            comparisonOperator: 'GT',
            size: LONGEST_QUERY_BYTES,
            textTransformations: [{ priority: 0, type: 'NONE' }],
          },
        },
        visibilityConfig: visible('long-query'),
      },
      {
        name: 'known-attacks',
        priority: 2,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: {
            vendorName: 'AWS',
            name: 'AWSManagedRulesCommonRuleSet',
            ruleActionOverrides: ONLY_COUNTED.map((name) => ({ name, actionToUse: { count: {} } })),
          },
        },
        visibilityConfig: visible('known-attacks'),
      },
    ],
  });
}
