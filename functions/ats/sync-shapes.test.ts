import { expect, it } from 'vitest';
import { MergeApplication, MergeCandidate, MergeJob } from './merge/shapes.ts';
import { toApplicant, toAtsJob, withCandidate } from './sync-shapes.ts';

/** Somebody as an ATS says them whose links to resumes are signed anew each time that they are read. */
const read = (signature: string) => {
  const file_url = `https://files.ats.example/resume.pdf?X-Amz-Signature=${signature}`;
  const candidate = {
    ...{ id: 'candidate', first_name: 'Noor', last_name: 'Haddad', email_addresses: [{ value: 'noor@home.example' }] },
    ...{ modified_at: `2026-03-02T10:0${signature}:00Z`, attachments: [{ id: 'resume', file_url }], resume: file_url },
    urls: [{ value: file_url, url_type: 'OTHER' }],
    remote_data: [{ path: '/candidates', data: { file_url } }],
  };
  const stage = { id: 'stage', name: 'Interview', stage_order: 1, remote_data: [{ data: file_url }] };
  return {
    candidate,
    application: { id: 'application', candidate, job: 'job', current_stage: stage, attachments: [file_url] },
  };
};

it('takes somebody for who they were whose resume has another link, so that nothing of them is written', () => {
  const [before, now] = ['1', '2'].map(read).map(({ candidate, application }) => {
    const said = toApplicant(MergeApplication.parse(application))!;
    return [said.person, withCandidate(said, MergeCandidate.parse(candidate)).person].map((one) => JSON.stringify(one));
  });
  expect(now).toEqual(before);
  expect(new Set(now).size).toBe(1);
  expect(now?.join()).not.toContain('Signature');
});

it.each([
  [[], null],
  [[{ name: 'Berlin', location: null }], 'Berlin'],
  [
    [{ name: 'HQ', location: 'Berlin, Germany' }, { name: 'Munich' }, { name: 'Munich' }, {}],
    'Berlin, Germany; Munich',
  ],
  [[{ location: 'x'.repeat(300) }], 'x'.repeat(200)],
])('keeps where all offices of a job are: %j', (offices, place) => {
  expect(toAtsJob(MergeJob.parse({ id: 'job', name: 'Any', offices })).place).toBe(place);
});

it('says how many offices are not kept where there are too many', () => {
  const offices = Array.from({ length: 200 }, (_, at) => ({ location: `Town ${at}` }));
  const { place } = toAtsJob(MergeJob.parse({ id: 'job', name: 'Any', offices }));
  expect(place).toMatch(/^Town 0; Town 1; .*; Town 110; 89 more$/);
});
