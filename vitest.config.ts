import { defineConfig } from 'vitest/config';

const unit = ['{shared,functions,infra,web,scripts}/**/*.test.{ts,tsx}', 'test/*.test.ts'];

/** Four kinds of test: pure ones, whole journeys over the local cloud, the stacks, and the pages in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      { test: { name: 'infra', include: ['test/infra/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 } },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
