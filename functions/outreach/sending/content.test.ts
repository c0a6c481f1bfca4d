import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEQUENCE, VARIABLES } from '../../../shared/rules/outreach/templates.ts';
import { htmlToText } from '../../../shared/rules/text/plain-text.ts';
import { composeMime } from '../../platform/mime.ts';
import { productSender } from '../../records/account/senders.ts';
import { type ContentFacts, renderMail } from './content.ts';

const facts: ContentFacts = {
  job: {
    title: 'Engineer',
    companyName: 'Acme',
    applyUrl: 'https://acme.test/apply',
    location: null,
    office: 'REMOTE_ONLY',
  },
  candidate: { firstName: 'Ada', lastName: 'Byron', employmentHistory: [], socialProfiles: [] },
  sender: productSender('mail.acme.test'),
  postalAddress: '1 Main Street',
  unsubscribeUrl: 'https://app.test/unsubscribe/token-1',
  rightsUrl: 'https://app.test/rights/token-2',
  source: 'crowd',
  isFirstContact: false,
};
const linkedIn = { type: 'linkedin', url: 'https://linkedin.com/in/ada' } as const;
const render = (html: string, over: Partial<ContentFacts> = {}, subject = 'Hi') =>
  renderMail({ subject, html }, { ...facts, ...over });

it('the way out leads to us directly, while SES counts the clicks on other links', () => {
  const { html, text } = render('<p><a href="https://acme.test/job">The job</a></p>');
  expect(html).toContain('<a ses:no-track href="https://app.test/unsubscribe/token-1">Stop these emails</a>');
  expect(html).toContain('<a href="https://acme.test/job">');
  expect(html.match(/ses:no-track/g)).toHaveLength(2);
  expect(text).toContain('https://app.test/unsubscribe/token-1');
  expect(text).not.toContain('no-track');
});

it('the city of a job is that of its place, or what its words begin with', () => {
  const inCity = (location: ContentFacts['job']['location'], office: 'ON_SITE' | 'REMOTE_ONLY' = 'ON_SITE') =>
    render('<p>Hi</p>', { job: { ...facts.job, office, location } }, 'In [job_city,fallback=some town]').subject;
  expect(inCity({ formatted: 'Leeds, West Yorkshire (LS11)' })).toBe('In Leeds');
  expect(inCity({ formatted: 'Greater Leeds, United Kingdom', city: 'Leeds' })).toBe('In Leeds');
  expect([inCity(null), inCity({ formatted: 'Leeds' }, 'REMOTE_ONLY')]).toEqual(['In some town', 'In some town']);
});

it('a company whose name ends with a full stop gets no second one', () => {
  const job = { ...facts.job, companyName: 'Harbour Ltd.' };
  const { text } = render('<p>I work at [employer_company]. Write to [employer_company]...</p>', {
    job,
    postalAddress: 'Leeds, Yorks.',
  });
  expect(text).toContain('I work at Harbour Ltd. Write to Harbour Ltd....');
  expect(text).toContain('fits a role at Harbour Ltd. Harbour Ltd., Leeds, Yorks. ');
});

describe('the first email to somebody', () => {
  it.each([
    ['crowd', [linkedIn], 'fits a role at Acme', 'from your public LinkedIn profile'],
    ['crowd', [], 'fits a role at Acme', 'from public professional profiles'],
    ['team', [linkedIn], 'you may fit a role at Acme', 'from Acme’s own contacts'],
    ['application', [linkedIn], 'you applied for a role at Acme', 'from your application'],
  ] as const)(
    'says who has their details, why, from where, and what they may ask: %s %j',
    (source, socialProfiles, why, from) => {
      const candidate = { ...facts.candidate, socialProfiles: [...socialProfiles] };
      const { text } = render('<p>Hi</p>', { isFirstContact: true, source, candidate });
      for (const part of [
        why,
        from,
        'see and delete it by the link below, and have it corrected or object',
        '1 Main Street',
      ])
        expect(text).toContain(part);
      const later = render('<p>Hi</p>', { source, candidate }).text;
      expect(later).toContain(why);
      expect(later).not.toContain('have it corrected');
      for (const each of [text, later]) {
        expect(each).toContain('Stop these emails');
        expect(each).toContain('https://app.test/rights/token-2');
      }
    },
  );
});

describe('brackets', () => {
  it.each([
    ['[candidate_frist_name]', 'candidate_frist_name'],
    ['[Candidate first name]', 'Candidate first name'],
    ['[ job_title ]', 'job_title'],
    ['[first_name,fallback=there]', 'first_name'],
    ['[candidate_<b>first</b>_name]', 'candidate_first_name'],
    ['[JOB_TITLE]', 'JOB_TITLE'],
  ])('that look like a variable and are none keep the email back: %s', (text, name) => {
    expect(render(`<p>${text}</p>`).missing).toContain(name);
    if (!text.includes('<')) expect(render('<p>Hi</p>', {}, text).missing).toContain(name);
  });

  it.each(['[m/f/d]', '[Remote]', '[1]', '[sic]', 'a[i]'])('around anything else are text: %s', (text) => {
    expect(render(`<p>${text}</p>`, {}, text).missing).toEqual([]);
  });

  it('of a variable are in none of 1,000 emails that may leave', () => {
    const value = fc.string({
      unit: fc.constantFrom('a', 'Ö', '高', ' ', '[', ']', '_', '[job_title]', '<b>', '&', ''),
      maxLength: 6,
    });
    const part = fc.oneof(
      ...VARIABLES.map(({ key }) =>
        fc.constantFrom(`[${key}]`, `[${key},fallback=x]`, `[${key}, fallback=]`, `[${key}`),
      ),
      fc.constantFrom('text', '<br>', '[', ']'),
    );
    let left = 0;
    const mails = fc.record({
      first: value,
      last: value,
      employer: value,
      title: value,
      parts: fc.array(part, { maxLength: 8 }),
    });
    fc.assert(
      fc.property(mails, ({ first, last, employer, title, parts }) => {
        const employmentHistory = [{ jobTitle: title, employerName: employer, current: true }];
        const candidate = { firstName: first, lastName: last, employmentHistory, socialProfiles: [] };
        const job = { ...facts.job, title };
        const mail = render(`<p>${parts.join(' ')}</p>`, { candidate, job }, parts.join(''));
        if (mail.missing.length > 0) return;
        left++;
        for (const shown of [mail.subject, mail.text, htmlToText(mail.html)])
          expect(shown).not.toMatch(new RegExp(`\\[(${VARIABLES.map(({ key }) => key).join('|')})[\\],]`));
      }),
      { numRuns: 4_000 },
    );
    expect(left).toBeGreaterThan(1_000);
  });
});

it('opens a personal email with what the profile says, and with the fallback where it says nothing', () => {
  const html = '<p>[personalized_snippet,fallback=Hello.]</p>';
  const employmentHistory = [{ jobTitle: 'R&D lead', employerName: 'Globex', current: true }];
  const candidate = { ...facts.candidate, employmentHistory };
  const ai = { ...facts.job, selectedOutreachJourneyType: 'approached_ai' } as const;
  expect(render(html, { candidate, job: ai }).text).toContain('Your work as R&D lead at Globex made me want');
  expect(render(html, { job: ai }).text).toContain('Hello.');
  expect(render(html, { candidate }).text).toContain('Hello.');
  expect(render('<p>[personalized_snippet]</p>', { candidate }).missing).toEqual(['personalized_snippet']);
});

it('says the same in text and in HTML, in any script', async () => {
  const [first] = DEFAULT_SEQUENCE;
  for (const [firstName, title] of [
    ['Küster', 'Ingénieur·e'],
    ['高策', '工程师'],
    ['Boğaziçi', 'Mühendis'],
    ['محمد', 'مهندس'],
    ['Åse 👩‍💻', 'ინჟინერი'],
  ] as const) {
    const candidate = { ...facts.candidate, firstName };
    const { subject, html, text, missing } = renderMail(first!, { ...facts, candidate, job: { ...facts.job, title } });
    expect(missing).toEqual([]);
    const mail = { from: { name: firstName, address: 'a@acme.test' }, replyTo: 'r@acme.test', to: 'k@home.test' };
    const read = await PostalMime.parse(await composeMime({ ...mail, subject, html, text, headers: {} }));
    expect(read).toMatchObject({ subject, from: { name: firstName } });
    expect(read.text?.trim()).toBe(htmlToText(read.html ?? '').trim());
    expect(read.text).toContain(`Hi ${firstName},`);
  }
});
