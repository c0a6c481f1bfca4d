import { expect, test } from 'vitest';
import { contract } from '../../../shared/contract/index.ts';
import { routes } from './routes.ts';

const { sourcing: _ofMachines, ...features } = contract;

test('the light table holds exactly the routes of the contract that the pages may call', () => {
  const wanted = Object.values(features)
    .flatMap((table) => Object.entries(table))
    .filter(([, route]) => !('produces' in route && route.produces === 'text/html'))
    .map(([name, { method, path, ...route }]) => [
      name,
      { method, path, ...('idempotent' in route && { idempotent: true }) },
    ]);
  expect(routes).toEqual(Object.fromEntries(wanted));
});
