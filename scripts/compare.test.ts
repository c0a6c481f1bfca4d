import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
const aFile = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const run = (...args: readonly string[]) => spawnSync('node', ['scripts/compare.ts', ...args], { encoding: 'utf8' });

describe('npm run compare', () => {
  const resume = aFile('resume.pdf', 'no PDF at all');
  const job = aFile('job.json', '{"mustHaves": ["Java", "CPA"], "niceToHaves": ["Excel"]}');

  it('prints a verdict for each requirement, also where the resume cannot be read', () => {
    const verdict = (requirement: string) => ({
      requirement,
      type: 'other',
      justification: expect.stringContaining(requirement),
      quotes: [],
    });
    expect(JSON.parse(run(resume, '--job', job).stdout)).toEqual({
      mustHaves: [verdict('Java'), verdict('CPA')],
      niceToHaves: [verdict('Excel')],
    });
  });

  it.each([
    ['no job', [resume], 'Usage'],
    ['a job that is no JSON', [resume, '--job', resume], 'mustHaves'],
    ['a job of another shape', [resume, '--job', aFile('other.json', '{"mustHaves": "Java"}')], 'mustHaves'],
    ['a file that is not there', [join(folder, 'none.pdf'), '--job', job], 'could not be opened'],
  ])('says what is wrong with %s', (_, args, message) => {
    const { status, stderr, stdout } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
  });
});
