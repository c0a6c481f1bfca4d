import * as z from 'zod';
import { ofType, type Resource, type Stacks } from '../templates/cloudformation.ts';
import type { Resolver } from '../templates/resolve.ts';

const Policy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z
      .object({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }).optional(),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }).optional(),
        FrameOptions: z.object({ FrameOption: z.string() }).optional(),
        ContentTypeOptions: z.object({}).optional(),
      })
      .default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
      .default({ Items: [] }),
  }),
});

const Behaviour = z.object({ PathPattern: z.string().optional(), ResponseHeadersPolicyId: z.string().optional() });
const DistributionProperties = z.object({
  DistributionConfig: z.object({ DefaultCacheBehavior: Behaviour, CacheBehaviors: z.array(Behaviour).default([]) }),
});

export type Headers = Record<string, string>;

/** What a browser calls here where in AWS it calls Cognito, S3 and the pages' own address. */
export interface LocalServices {
  readonly cognito: string;
  readonly s3: string;
  /** Where the pages are, and take their sockets. */
  readonly web: string;
}

/** The headers that CloudFront adds to the pages and to the answers of the API, read from its stack. */
export function readSecurityHeaders(stacks: Stacks, resolver: Resolver, services: LocalServices) {
  const [distribution] = ofType(stacks, 'AWS::CloudFront::Distribution');
  if (!distribution) throw new Error('No stack has a CloudFront distribution');
  const { DefaultCacheBehavior, CacheBehaviors } = DistributionProperties.parse({
    DistributionConfig: behavioursOf(distribution, resolver),
  }).DistributionConfig;
  const policies = new Map(
    ofType(stacks, 'AWS::CloudFront::ResponseHeadersPolicy').map((resource) => [
      resolver.identityOf(resource).ref,
      headersOf(resource, resolver, services),
    ]),
  );
  const policyOf = ({ ResponseHeadersPolicyId }: z.infer<typeof Behaviour>): Headers =>
    policies.get(ResponseHeadersPolicyId ?? '') ?? {};
  return {
    page: policyOf(DefaultCacheBehavior),
    api: policyOf(CacheBehaviors.find(({ PathPattern }) => PathPattern?.endsWith('/*')) ?? {}),
  };
}

/** Only what is asked of a distribution is resolved: most of it names things that no local cloud has. */
function behavioursOf({ stack, properties }: Resource, { resolve }: Resolver) {
  type Written = { PathPattern?: string; ResponseHeadersPolicyId?: unknown };
  const config = properties.DistributionConfig as { DefaultCacheBehavior: Written; CacheBehaviors?: Written[] };
  const pick = ({ PathPattern, ResponseHeadersPolicyId }: Written) => ({
    PathPattern,
    ResponseHeadersPolicyId: resolve(stack, ResponseHeadersPolicyId),
  });
  return {
    DefaultCacheBehavior: pick(config.DefaultCacheBehavior),
    CacheBehaviors: (config.CacheBehaviors ?? []).map(pick),
  };
}

/** Strict-Transport-Security is left out: on a machine without TLS it would shut out whatever else runs on it. */
function headersOf({ stack, properties }: Resource, { resolve }: Resolver, services: LocalServices): Headers {
  const { SecurityHeadersConfig: config, CustomHeadersConfig } = Policy.parse(
    resolve(stack, properties),
  ).ResponseHeadersPolicyConfig;
  const content = config.ContentSecurityPolicy?.ContentSecurityPolicy;
  const headers = {
    'content-security-policy': content && withLocal(content, services),
    'referrer-policy': config.ReferrerPolicy?.ReferrerPolicy,
    'x-frame-options': config.FrameOptions?.FrameOption,
    'x-content-type-options': config.ContentTypeOptions && 'nosniff',
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Where the policy lets a page reach Cognito and a bucket, it may reach what stands in for them, and nothing more. */
const withLocal = (policy: string, { cognito, s3, web }: LocalServices) =>
  policy
    .replaceAll(/wss:\/\/[a-z0-9.-]+/g, web.replace(/^http/, 'ws'))
    .replaceAll(/https:\/\/cognito-idp\.[a-z0-9-]+\.amazonaws\.com/g, cognito)
    .replaceAll(/https:\/\/[a-z0-9.-]+\.s3\.([a-z0-9-]+\.)?amazonaws\.com/g, s3);
