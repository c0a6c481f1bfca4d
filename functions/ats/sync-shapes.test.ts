import { expect, it } from 'vitest';
import { MergeApplication, MergeCandidate } from './merge/shapes.ts';
import { toApplicant, withCandidate } from './sync-shapes.ts';

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
