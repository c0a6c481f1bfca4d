import { expect, test } from 'vitest';
import viteConfig from '../../../vite.config.ts';
import { routes } from './routes.ts';

test('the table is plain data, so that a build can ship it without the contract', () => {
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes);
  expect(routes.createJob).toEqual({ method: 'POST', path: '/job-offers', idempotent: true });
  expect(routes.getJob).toEqual({ method: 'GET', path: '/job-offers/{id}' });
});

test('pages that candidates open and calls of machines are not in it', () => {
  expect(Object.keys(routes).filter((name) => /unsubscribe|deliver/i.test(name))).toEqual([]);
});

test('the build replaces the module by what it holds', async () => {
  const plugin = viteConfig.plugins?.flat().find((one) => one && 'name' in one && one.name === 'light-routes');
  if (!plugin || !('load' in plugin) || typeof plugin.load !== 'object') throw new Error('No such plugin.');
  const { filter, handler } = plugin.load as { filter: { id: RegExp }; handler: () => Promise<string> };
  expect('/somewhere/web/src/api/light-routes.ts').toMatch(filter.id);
  expect(await handler()).toBe(`export const lightRoutes = ${JSON.stringify(routes)};`);
});
