import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (...args: readonly string[]) => spawnSync('node', ['scripts/describe.ts', ...args], { encoding: 'utf8' });

describe('npm run describe', () => {
  it('prints what is read as JSON', () => {
    const { stdout, status } = run('functions/jobs/description/samples/en-nurse.txt');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      title: 'Registered Nurse (RN)',
      companyName: 'Lakeside Regional Medical Center',
      locations: ['Duluth, MN'],
      office: null,
      employmentType: 'FULL_TIME',
      seniorityLevel: 'N/A',
      functions: ['HCPR'],
      industries: ['HOSPITAL_HEALTH_CARE'],
      salary: { min: 80_080, max: 108_160, currency: 'USD' },
      yearsExp: { min: 1, max: null },
      niceToHaves: ['ACLS certification', 'BSN degree'],
      warnings: expect.arrayContaining(['Working mode: not found in the description.']),
    });
  });

  it.each([
    ['no file', [], 'Usage'],
    ['a file that is not there', ['none.txt'], 'could not be opened'],
  ])('says what is wrong with %s', (_, args, message) => {
    const { status, stderr, stdout } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
  });
});
