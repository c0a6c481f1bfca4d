import { expect, it } from 'vitest';
import { resourcesOf, templatesOf } from './templates.ts';

const templates = templatesOf('dev');
const { live, web, workers } = templates;

it('a socket opens with a ticket that the authorizer has seen, and with nothing else', () => {
  live.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
    AuthorizerType: 'REQUEST',
    IdentitySource: ['route.request.querystring.ticket'],
  });
  const routes = resourcesOf({ live }, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties);
  expect(routes.map(({ RouteKey, AuthorizationType }) => [RouteKey, AuthorizationType]).sort()).toEqual([
    ['$connect', 'CUSTOM'],
    ['$default', 'NONE'],
    ['$disconnect', 'NONE'],
  ]);
});

it('only what follows the stream speaks through sockets, and through those of this API alone', () => {
  const grants = resourcesOf(templates, 'AWS::IAM::Policy').filter(([, { Properties }]) =>
    JSON.stringify(Properties).includes('execute-api'),
  );
  expect(grants.map(([id]) => id)).toEqual([expect.stringContaining('projection')]);
  const text = JSON.stringify(grants);
  expect(text).toContain('execute-api:ManageConnections');
  expect(text).toContain('/live/POST/@connections/*');
  expect(resourcesOf({ workers }, 'AWS::IAM::Policy').flatMap(([id]) => id)).toContain(grants[0]?.[0]);
});

it('pages may open sockets at their own address and nowhere else', () => {
  const policies = JSON.stringify(resourcesOf({ web }, 'AWS::CloudFront::ResponseHeadersPolicy'));
  expect(policies.match(/wss?:[^ ";]*/g)).toEqual(['wss://app.dev.bramble.example']);
});
