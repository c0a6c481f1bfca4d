import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import * as z from 'zod';

/** What became of a run: counts of tests, and each that failed with the first lines of why. */
export const Summary = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  failures: z.array(z.object({ name: z.string(), why: z.string() })),
});
export type Summary = z.infer<typeof Summary>;

/** The environment's name of the file that a run's summary goes to. */
export const SUMMARY_FILE = 'BRAMBLE_TEST_SUMMARY';

/** A reporter of Vitest's that writes the summary. What went wrong outside of a test is a failure with its words. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly Fault[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
    const inState = (state: string) => tests.filter(({ test }) => test.result().state === state);
    const broken = modules.flatMap((module) =>
      [module, ...module.children.allSuites()]
        .filter((part) => part.errors().length > 0)
        .map((part) => ({ name: module.relativeModuleId, why: words(part.errors()) })),
    );
    const failures = inState('failed').map(({ module, test }) => ({
      name: `${module.relativeModuleId} > ${test.fullName}`,
      why: words(test.result().errors ?? []),
    }));
    const stray = outside.map((fault) => ({ name: 'outside of a test', why: words([fault]) }));
    const all = [...failures, ...broken, ...stray];
    const summary: Summary = {
      passed: inState('passed').length,
      failed: all.length,
      skipped: inState('skipped').length,
      failures: all,
    };
    const file = process.env[SUMMARY_FILE];
    if (file) writeFileSync(file, JSON.stringify(summary));
  }
}

type Fault = { message: string; stack?: string; diff?: string };

const LINES = 12;

function words(faults: readonly Fault[]): string {
  const told = faults.map(({ message, stack, diff = '' }) => {
    const where = stack?.split('\n').find((line) => line.trim().startsWith('at ') && !line.includes('node_modules'));
    return [...[message, diff].flatMap((part) => part.split('\n').slice(0, LINES)), where].filter(Boolean).join('\n');
  });
  return told.join('\n');
}
