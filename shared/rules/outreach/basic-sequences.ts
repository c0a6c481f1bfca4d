import type { OutreachType } from '../../model/job.ts';
import { DEFAULT_SEQUENCE, type SequenceStep } from './templates.ts';

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** The same emails at the same times, with other words. */
const sequence = (subject: string, ...bodies: readonly string[]): readonly SequenceStep[] =>
  DEFAULT_SEQUENCE.map((step, index) => ({
    ...step,
    subject: index === 0 ? subject : `Re: ${subject}`,
    html: bodies[index] ?? step.html,
  }));

const HI = 'Hi [candidate_first_name,fallback=there],';
const SNIPPET =
  '[personalized_snippet,fallback=I came across your profile, and what you have done so far fits a role that is open now.]';
const FIT = 'I came across your profile, and what you have done so far fits a role that is open now.';
const SUBJECT = '[job_title] at [employer_company]';

const ofPerson = (opening: string) =>
  sequence(
    SUBJECT,
    paragraphs(
      HI,
      opening,
      'I’m [sender_name] from [employer_company], and we’re filling the role of [job_title] ([job_location]).',
      'Would you be open to a short call this week? I’d be glad to tell you about the team and hear what you’d want from your next role.',
      '[sender_signature]',
    ),
  );

const ofProduct = (opening: string) =>
  sequence(
    SUBJECT,
    paragraphs(
      HI,
      opening,
      'I’m writing on behalf of [employer_company]. They’re filling the role of [job_title] ([job_location]).',
      'Would you like to hear more? A one-line reply is enough, and I’ll put you in touch with the team.',
      '[sender_signature]',
    ),
    paragraphs(
      HI,
      'I know your inbox is busy, so just a quick note in case my email got lost. [employer_company] would still love to talk with you about the [job_title] role.',
      'Fifteen minutes is plenty. Which day suits you best?',
      '[sender_signature]',
    ),
    paragraphs(
      HI,
      'This is my last email about the [job_title] role at [employer_company]. If the timing isn’t right, a one-line reply is enough, and I won’t write again.',
      'And if you’re curious, simply answer with a time that works, and the team will call you. Either way, all the best!',
      '[sender_signature]',
    ),
  );

/** The product's own emails of each kind of outreach, until someone writes others (2-jobs, section 4). */
export const BASIC_SEQUENCES: Readonly<Record<OutreachType, readonly SequenceStep[]>> = {
  approached: DEFAULT_SEQUENCE,
  approached_ai: ofPerson(SNIPPET),
  approached_as_bramble: ofProduct(FIT),
  approached_as_bramble_ai: ofProduct(SNIPPET),
};
