import { spawnSync } from 'node:child_process';

/** Everything that can be checked without running the product: one after the other, all of them, then the sum. */
const checks: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
  ['types', 'tsc', '--project', '.'],
  ['import rules', 'vitest', 'run', '--project', 'unit', 'test/architecture.test.ts'],
  ['OpenAPI document', 'node', 'scripts/openapi.ts', '--check'],
  ['dead code', 'knip', '--no-progress'],
  [
    'exports that only tests use',
    'knip',
    '--production',
    '--no-progress',
    '-c',
    'knip.production.json',
    '--include',
    'files,exports',
  ],
];

const failed = checks.filter(([what, command, ...args]) => {
  console.log(`— ${what}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status !== 0;
});

console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map(([what]) => what).join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
