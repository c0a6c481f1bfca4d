import { describe, expect, it } from 'vitest';
import { LIMITS, ORIGIN_HEADER } from '../../shared/product.ts';
import { type Resource, resourcesOf, templatesOf } from './templates.ts';

describe.each(['staging', 'production'] as const)('the firewall of %s', (stage) => {
  const { web } = templatesOf(stage);
  const [[, firewall] = []] = resourcesOf({ web }, 'AWS::WAFv2::WebACL');
  const ruleOf = (name: string) => firewall?.Properties.Rules.find((rule: { Name: string }) => rule.Name === name);

  it('stands before CloudFront', () => {
    web.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT' });
    const [[, distribution] = []] = resourcesOf({ web }, 'AWS::CloudFront::Distribution');
    expect(distribution?.Properties.DistributionConfig.WebACLId).toBeDefined();
  });

  it('lets the longest query of our own pages through: the state of as many searches as are asked for at once', () => {
    const ids = Array.from({ length: LIMITS.bulk }, (_, number) => `sub_${String(number).padStart(16, '0')}`);
    const query = new URLSearchParams({ submissionIds: ids.join() }).toString();
    const { Size, ComparisonOperator } = ruleOf('long-query').Statement.SizeConstraintStatement;
    expect(ComparisonOperator).toBe('GT');
    expect(query.length).toBeGreaterThan(2048); // what AWS's own list lets through
    expect(query.length).toBeLessThan(Size);
    const counted = ruleOf('known-attacks').Statement.ManagedRuleGroupStatement.RuleActionOverrides;
    expect(counted).toContainEqual({ Name: 'SizeRestrictions_QUERYSTRING', ActionToUse: { Count: {} } });
  });

  it('lets an office behind one address work: as much as one account may ask', () => {
    const { Limit, AggregateKeyType } = ruleOf('per-address').Statement.RateBasedStatement;
    expect([Limit, AggregateKeyType]).toEqual([30_000, 'IP']);
  });
});

describe('the API', () => {
  const { web, api, data } = templatesOf('dev');
  const [[secret] = []] = resourcesOf({ data }, 'AWS::SecretsManager::Secret').filter(
    ([, { Properties }]) => Properties.GenerateSecretString.SecretStringTemplate,
  );

  it('is shown by CloudFront, in a header, a value that no template holds', () => {
    const [[, distribution] = []] = resourcesOf({ web }, 'AWS::CloudFront::Distribution');
    const origins: Resource['Properties'][] = distribution?.Properties.DistributionConfig.Origins ?? [];
    const origin = origins.find(({ CustomOriginConfig }) => CustomOriginConfig);
    const [{ HeaderName, HeaderValue }] = origin.OriginCustomHeaders;
    expect(HeaderName).toBe(ORIGIN_HEADER);
    const text = JSON.stringify(HeaderValue);
    expect(text).toContain('{{resolve:secretsmanager:');
    expect(text).toContain(':SecretString:first::}}');
    expect(text).toContain(secret);
  });

  it('may read that secret in each of its functions, and finds it in their environment', () => {
    const functions = resourcesOf({ api }, 'AWS::Lambda::Function').filter(([, { Metadata }]) =>
      /handler\.ts$/.test(String(Metadata?.['bramble:entry'])),
    );
    expect(functions.length).toBeGreaterThan(6);
    const policies = resourcesOf({ api }, 'AWS::IAM::Policy').map(([, { Properties }]) => Properties);
    for (const [id, { Properties }] of functions) {
      const { ORIGIN_SECRET } = Properties.Environment.Variables;
      expect(JSON.stringify(ORIGIN_SECRET), id).toContain(secret);
      const policy = policies.find(({ Roles }) => Roles[0].Ref === Properties.Role['Fn::GetAtt'][0]);
      const readable = policy?.PolicyDocument.Statement.find(
        ({ Action }: { Action: string }) => Action === 'secretsmanager:GetSecretValue',
      );
      expect([readable.Resource].flat(), id).toContainEqual(ORIGIN_SECRET);
    }
  });

  it('starts with one slot filled and the other empty', () => {
    const { GenerateSecretString } = data.findResources('AWS::SecretsManager::Secret')[secret ?? '']?.Properties ?? {};
    expect(GenerateSecretString).toMatchObject({ GenerateStringKey: 'first', SecretStringTemplate: '{"second":""}' });
  });
});
