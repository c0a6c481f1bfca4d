import type { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { allRoutes } from '../../shared/contract/index.ts';
import { type Route, routeKey } from '../../shared/contract/route.ts';
import { LIMITS } from '../../shared/product.ts';
import { resourcesOf, templatesOf } from './templates.ts';

const { api } = templatesOf('dev');
const routes = new Map(
  resourcesOf({ api }, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => [Properties.RouteKey, Properties]),
);

it('has the routes of the contract and no other', () => {
  expect([...routes.keys()].sort()).toEqual(allRoutes.map(({ route }) => routeKey(route)).sort());
});

it.each(allRoutes.map(({ name, route }) => [name, route] as const))(
  'asks for a token just where %s needs one',
  (_, route) => {
    const isOpen = route.access === 'public' || route.access === 'sourcer';
    expect(routes.get(routeKey(route)).AuthorizationType).toBe(isOpen ? 'NONE' : 'JWT');
    expect(routes.get(routeKey(route)).AuthorizerId !== undefined).toBe(!isOpen);
  },
);

it.each(allRoutes.map(({ feature, name, route }) => [name, feature, route] as const))(
  'sends %s to the function of %s',
  (_, feature, route) => {
    const target: string = routes.get(routeKey(route)).Target['Fn::Join'][1].at(-1).Ref;
    const integration = api.findResources('AWS::ApiGatewayV2::Integration')[target];
    const fn: string = integration?.Properties.IntegrationUri['Fn::GetAtt'][0];
    expect(api.findResources('AWS::Lambda::Function')[fn]?.Metadata['bramble:entry']).toBe(
      `functions/${feature}/handler.ts`,
    );
  },
);

it('gives each function one permission, however many routes it has', () => {
  const features = new Set(allRoutes.map(({ feature }) => feature));
  api.resourceCountIs('AWS::Lambda::Permission', features.size);
});

it('limits all routes together far above what one account may ask, and those that need no sign-in each by itself', () => {
  const stage = Object.values(api.findResources('AWS::ApiGatewayV2::Stage'))[0]?.Properties;
  expect(stage.StageName).toBe('api');
  const ofAccount = LIMITS.callsPerMinuteOfAccount / 60;
  expect(stage.DefaultRouteSettings.ThrottlingRateLimit).toBeGreaterThanOrEqual(10 * ofAccount);
  const open = allRoutes.filter(({ route }) => route.access === 'public').map(({ route }): Route => route);
  expect(Object.keys(stage.RouteSettings).sort()).toEqual(open.map(routeKey).sort());
  const rateOf = (route: Route): number => stage.RouteSettings[routeKey(route)].ThrottlingRateLimit;
  expect(new Set(open.filter(({ signature }) => !signature).map(rateOf))).toEqual(new Set([5]));
  // Whoever signs sends in crowds, and does not send again what is refused with 429.
  expect(new Set(open.filter(({ signature }) => signature).map(rateOf))).toEqual(new Set([100]));
});

it('logs each call as JSON, without its path, its address or its token', () => {
  const stage = Object.values(api.findResources('AWS::ApiGatewayV2::Stage'))[0]?.Properties;
  const format: Record<string, string> = JSON.parse(stage.AccessLogSettings.Format);
  expect(format.route).toBe('$context.routeKey');
  expect(Object.values(format).join()).not.toMatch(/path|sourceIp|Authorization/i);
});

it('lets Cognito’s tokens of the web client in, and no others', () => {
  const template: Template = api;
  template.resourceCountIs('AWS::ApiGatewayV2::Authorizer', 1);
  template.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
    AuthorizerType: 'JWT',
    IdentitySource: ['$request.header.Authorization'],
  });
});
