import { defineConfig } from 'vitest/config';

const unit = ['{shared,functions,infra,web,scripts}/**/*.test.{ts,tsx}', 'test/*.test.ts'];
/** How long is waited for what is expected; on a busy machine a second is nothing. */
const patient = { poll: { timeout: 120_000 } } as const;
const sharing = { environment: 'node', isolate: false, expect: patient } as const;

/**
 * Four kinds of test: pure ones, whole journeys over the local cloud, the stacks, and the pages in Chromium. Files share a
 * worker and the modules in it, because loading these again for each file took half of the time. So a file leaves clock and
 * environment as they were: a world that is closed does. What is spied upon, Vitest puts back itself.
 */
export default defineConfig({
  test: {
    // Without it Vitest leaves one core to itself, which is every second one on a small machine.
    maxWorkers: '100%',
    projects: [
      { test: { ...sharing, name: 'unit', include: unit, testTimeout: 600_000, hookTimeout: 600_000 } },
      {
        test: {
          ...sharing,
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          ...sharing,
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: patient,
          // Two browsers at most, whatever the machine: each has a product of its own beside it.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          globalSetup: ['test/support/made-first.ts'],
        },
      },
    ],
  },
});
