import { expect, it } from 'vitest';
import { allRoutes } from '../../../shared/contract/index.ts';
import { routeKey } from '../../../shared/contract/route.ts';
import { createMatcher } from './match.ts';

const aRoute = (key: string) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path, routeKey: key, needsToken: true, functionArn: 'arn' };
};
const match = createMatcher(allRoutes.map(({ route }) => aRoute(routeKey(route))));

it('finds every route of the contract by a path of its own', () => {
  for (const { route } of allRoutes) {
    const found = match(route.method, route.path.replace(/\{\w+\}/g, 'x'));
    expect(found?.route.routeKey).toBe(routeKey(route));
  }
});

it('prefers a fixed segment to a parameter', () => {
  expect(match('GET', '/job-offers/customer-view')?.route.path).toBe('/job-offers/customer-view');
  expect(match('GET', '/job-offers/job_1')?.route.path).toBe('/job-offers/{id}');
});

it('decodes parameters, and leaves what cannot be decoded as it is', () => {
  expect(match('GET', '/unsubscribe/a%2Fb%20%C3%BC')?.pathParameters).toEqual({ token: 'a/b ü' });
  expect(match('GET', '/unsubscribe/%E0%A4%A')?.pathParameters).toEqual({ token: '%E0%A4%A' });
});

it.each([
  ['GET', '/nothing'],
  ['GET', '/unsubscribe/'],
  ['DELETE', '/unsubscribe/x'],
  ['GET', '/unsubscribe/x/'],
])('finds nothing for %s %s', (method, path) => {
  expect(match(method, path)).toBeUndefined();
});
