import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { allRoutes } from '../contract/index.ts';
import { Profile } from './candidate.ts';
import { CompanyEntry, JobFields, JourneyStep } from './job.ts';
import { withoutLimits } from './without-limits.ts';

const LONG = 'x'.repeat(200_000);

describe('a shape without limits', () => {
  it('takes texts, lists and numbers that are no longer allowed', () => {
    const job = withoutLimits(JobFields).parse({
      title: LONG,
      description: LONG,
      targetLeadCount: 0,
      applyUrl: 'acme',
      functions: [],
      salary: { min: -1, max: 2e9, currency: 'EUR' },
    });
    expect(job).toMatchObject({ title: LONG, targetLeadCount: 0, applyUrl: 'acme', requirements: { mustHaves: [] } });
    const links = Array(30).fill({ type: 'github', url: 'https://github.com/ada' });
    const candidate = { firstName: '', lastName: ' Byron ', email: 'nobody', socialProfiles: links };
    expect(withoutLimits(Profile).parse(candidate)).toMatchObject({ firstName: '', lastName: ' Byron ' });
  });

  it('still refuses what is of another type, and keeps choices, ids and shapes apart', () => {
    const stored = withoutLimits(JobFields);
    expect(stored.safeParse({ title: 7 }).success).toBe(false);
    expect(stored.safeParse({ title: 'x', office: 'NOWHERE' }).success).toBe(false);
    expect(stored.safeParse({ title: 'x', emailSender: 'acc_1' }).success).toBe(false);
    expect(withoutLimits(CompanyEntry).safeParse({ domain: 'a.test', orgName: 'A' }).success).toBe(false);
    expect(withoutLimits(JourneyStep).safeParse({}).success).toBe(false);
  });

  it('leaves the shape it was made from as it was, with its defaults made anew each time', () => {
    const stored = withoutLimits(JobFields);
    expect(JobFields.safeParse({ title: LONG }).success).toBe(false);
    expect(stored.parse({ title: 'x' }).requirements).not.toBe(stored.parse({ title: 'x' }).requirements);
  });

  it.each(allRoutes.map(({ feature, name, route }) => [`${feature}.${name}`, route] as const))(
    'is what %s answers with, as an answer must not fail on what is stored',
    (_, { response }) => {
      const text = JSON.stringify(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }));
      expect(text).not.toMatch(/"(?:minLength|maxLength|minItems|maxItems|maximum|minimum)":(?!-?9007199254740991)/);
      expect(text).not.toMatch(/"format":"(?!date-time)/);
    },
  );
});
