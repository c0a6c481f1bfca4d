import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ParsedResume } from '../../../shared/model/parsed-resume.ts';
import { parseResume } from './index.ts';

const FOLDER = fileURLToPath(new URL('../../../../shared/data/samples/resumes/', import.meta.url));
const isHere = existsSync(`${FOLDER}truth.json`);
if (!isHere) console.warn(`SKIPPED: no sample resumes at ${FOLDER}`);

const text = z.string().nullable();
const Truth = z.object({
  name: z.string(),
  emails: z.array(z.string()),
  phone: text,
  location: text,
  links: z.array(z.string()),
  experiences: z.array(
    z.object({ title: z.string(), employer: z.string(), start: text, end: text, current: z.boolean() }),
  ),
  education: z.array(z.object({ institution: z.string(), qualification: z.string(), start: text, end: text })),
  skills_some: z.array(z.string()),
  languages: z.array(z.string()),
  forbidden_emails: z.array(z.string()).default([]),
  forbidden_strings: z.array(z.string()).default([]),
});
type Truth = z.infer<typeof Truth>;

const plain = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** What the truth says and what was read, field by field. */
function compare(truth: Truth, resume: ParsedResume): [field: string, right: boolean][] {
  const same = (field: string, wanted: unknown, got: unknown): [string, boolean] => [
    field,
    plain(wanted) === plain(got),
  ];
  const digits = (value: string | null) => value?.replace(/\D/g, '') ?? '';
  const jobs = truth.experiences.flatMap((wanted, at) => {
    const got = resume.employmentHistory[at];
    return [
      same('title', wanted.title, got?.jobTitle),
      same('employer', wanted.employer, got?.employerName),
      same('start', wanted.start, got?.startDate),
      same('end', wanted.end, got?.endDate),
      same('current', wanted.current, got?.current),
    ];
  });
  const schools = truth.education.flatMap((wanted, at) => {
    const got = resume.educationHistory[at];
    return [
      same('institution', wanted.institution, got?.instituteName),
      same('qualification', wanted.qualification, got?.major),
      same('start', wanted.start, got?.startDate),
      same('end', wanted.end, got?.endDate),
    ];
  });
  const has = (names: readonly { name: string }[], name: string) =>
    names.some((each) => plain(each.name) === plain(name));
  return [
    same('phone', digits(truth.phone), digits(resume.phoneNumber)),
    same('location', truth.location, resume.location),
    ...truth.links.map((link): [string, boolean] => [
      'links',
      resume.socialProfiles.some(({ url }) => plain(url).includes(plain(link.replace(/^https?:\/\//, '')))),
    ]),
    ...jobs,
    ...schools,
    ...truth.skills_some.map((skill): [string, boolean] => ['skills', has(resume.skills, skill)]),
    ...truth.languages.map((language): [string, boolean] => ['languages', has(resume.langs, language)]),
  ];
}

describe.skipIf(!isHere)('the sample resumes', () => {
  const files = isHere
    ? z.object({ files: z.record(z.string(), Truth) }).parse(JSON.parse(readFileSync(`${FOLDER}truth.json`, 'utf8')))
        .files
    : {};
  it.each(Object.entries(files))('are read rightly, nothing invented: %s', async (file, truth) => {
    const { resume, failed } = await parseResume(readFileSync(FOLDER + file), { now: new Date('2026-01-15') });
    expect(failed).toBe(false);
    expect(ParsedResume.parse(resume)).toEqual(resume);
    expect(`${resume.firstName} ${resume.lastName}`).toBe(truth.name);
    expect(resume.email).toBe(truth.emails[0]);
    for (const field of ['employmentHistory', 'educationHistory', 'langs'] as const) {
      const most = { employmentHistory: truth.experiences, educationHistory: truth.education, langs: truth.languages }[
        field
      ];
      expect(resume[field].length, field).toBeLessThanOrEqual(most.length);
    }
    const printed = JSON.stringify(resume);
    for (const forbidden of [...truth.forbidden_emails, ...truth.forbidden_strings])
      expect(printed).not.toContain(forbidden);
    const fields = compare(truth, resume);
    const right = fields.filter(([, isRight]) => isRight).length;
    expect(right / fields.length, JSON.stringify(fields.filter(([, isRight]) => !isRight))).toBeGreaterThanOrEqual(
      0.95,
    );
  });
});
