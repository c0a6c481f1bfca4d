import { decodeEntities, escapeHtml, htmlToText } from '../text/plain-text.ts';
import { htmlBehind, withoutFilledParagraphs } from './html-values.ts';

/** A variable of an outreach email (2-jobs, section 3), and what must hold for a job to offer it. */
export const VARIABLES = [
  { key: 'candidate_first_name', label: 'Candidate first name' },
  { key: 'candidate_last_name', label: 'Candidate last name' },
  { key: 'candidate_current_company', label: 'Candidate current company' },
  { key: 'candidate_current_job_title', label: 'Candidate current job title' },
  { key: 'candidate_apply_link', label: 'Job application link', needs: 'applyUrl' },
  { key: 'job_title', label: 'Job title' },
  { key: 'job_city', label: 'Job city', needs: 'notRemote' },
  { key: 'employer_company', label: 'Company name' },
  { key: 'sender_signature', label: 'Sender signature' },
  { key: 'sender_name', label: 'Sender name' },
  { key: 'personalized_snippet', label: 'AI-generated personalized snippet', needs: 'personalized' },
  { key: 'job_location', label: 'Job location and working mode', needs: 'personalized' },
] as const satisfies readonly Variable[];

export interface Variable {
  readonly key: string;
  readonly label: string;
  readonly needs?: 'personalized' | 'applyUrl' | 'notRemote';
}

export type VariableKey = (typeof VARIABLES)[number]['key'];
export type TemplateValues = Partial<Readonly<Record<VariableKey, string>>>;

export type TemplatePiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly key: VariableKey; readonly fallback: string };

const KEYS: ReadonlySet<string> = new Set(VARIABLES.map((variable) => variable.key));
/** Values that are written as HTML already; everything else is text. */
const WRITTEN_AS_HTML: ReadonlySet<string> = new Set(['sender_signature', 'personalized_snippet']);
const BRACKETS = /\[([a-z_]{1,40})(?:,\s?fallback=([^[\]]{0,500}))?\]/g;

const isKey = (key: string): key is VariableKey => KEYS.has(key);

/** Splits a template into its text and its variables. Brackets around anything else are ordinary text. */
export function parseTemplate(text: string): TemplatePiece[] {
  const pieces: TemplatePiece[] = [];
  let done = 0;
  for (const found of text.matchAll(BRACKETS)) {
    const [all, key, fallback] = found;
    if (!key || !isKey(key)) continue;
    if (found.index > done) pieces.push({ kind: 'text', text: text.slice(done, found.index) });
    pieces.push({ kind: 'variable', key, fallback: fallback ?? '' });
    done = found.index + all.length;
  }
  if (done < text.length) pieces.push({ kind: 'text', text: text.slice(done) });
  return pieces;
}

/** The variables a template uses, each once, in the order of their first use. */
export function variablesIn(text: string): VariableKey[] {
  return [...new Set(parseTemplate(text).flatMap((piece) => (piece.kind === 'variable' ? [piece.key] : [])))];
}

const NAMES: ReadonlySet<string> = new Set(VARIABLES.flatMap(({ key, label }) => [key, label].map(asName)));
const ANY_BRACKETS = /\[([^[\]]{1,600})\]/g;

function asName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/**
 * What stands in brackets as a variable would, and is none: one that is misspelt, or written as people say it. A reader would see
 * the brackets.
 */
export function unknownVariables(text: string): string[] {
  const found = [...text.matchAll(ANY_BRACKETS)].flatMap(([all, inside = '']) => {
    const [key = ''] = inside.split(/,\s*fallback\s*=/i);
    if (parseTemplate(all).some(({ kind }) => kind === 'variable')) return [];
    const looksLikeOne = key !== inside || /^\s*[a-z]+(?:_[a-z]+)+\s*$/i.test(key) || NAMES.has(asName(key));
    return looksLikeOne ? [key.trim()] : [];
  });
  return [...new Set(found)];
}

/**
 * Fills a template in one pass, so that a value that looks like a variable stays what it is. What has neither a value nor
 * a fallback is left out and named in `missing`: such an email must not be sent. Text that is no HTML is one line.
 */
export function renderTemplate(text: string, values: TemplateValues, { html }: { html: boolean }) {
  const missing = new Set<VariableKey>();
  const parts: string[] = [];
  const add = (piece: TemplatePiece): string => {
    // "Harbour Ltd." ends the sentence itself.
    if (piece.kind === 'text') return parts.at(-1)?.endsWith('.') ? piece.text.replace(/^\.(?!\.)/, '') : piece.text;
    const value = values[piece.key]?.trim() ?? '';
    if (value !== '') return html ? asHtml(piece.key, value, parts) : plain(piece.key, value);
    const fallback = decodeEntities(piece.fallback).trim();
    if (fallback === '') missing.add(piece.key);
    return html ? escapeHtml(fallback) : fallback;
  };
  const written = (key: string) => (isKey(key) && WRITTEN_AS_HTML.has(key) && values[key]) || '';
  for (const piece of parseTemplate(html ? withoutFilledParagraphs(text, written) : text)) parts.push(add(piece));
  const filled = parts.join('');
  return { text: html ? filled : filled.replace(/[\r\n]+/g, ' '), missing: [...missing] };
}

const asHtml = (key: VariableKey, value: string, before: readonly string[]) =>
  WRITTEN_AS_HTML.has(key) ? htmlBehind(before.join(''), value) : escapeHtml(value);
const plain = (key: VariableKey, value: string) => (WRITTEN_AS_HTML.has(key) ? htmlToText(value) : value);

export interface SequenceStep {
  readonly id: string;
  readonly type: 'FIRST_EMAIL' | 'FOLLOW_UP';
  readonly inactive: boolean;
  readonly timing: { readonly value: number; readonly dimension: 'minutes' | 'days' };
  readonly subject: string;
  readonly html: string;
}

export interface SequenceProblem {
  readonly stepId: string;
  readonly field: 'timing' | 'subject' | 'html';
  readonly message: string;
}

const MINUTES_PER_DAY = 1440;
const LAST_MINUTE = 30 * MINUTES_PER_DAY;

/** Chips that say nothing by themselves. */
const NO_WORDS: ReadonlySet<VariableKey> = new Set([
  'candidate_first_name',
  'candidate_last_name',
  'sender_name',
  'sender_signature',
]);
/** "Hi Kim," and "Best regards,": a name behind two words at most, or three words and a comma. `\0` stands for a chip without words. */
const ONLY_GREETS = /^(?:(?:[\p{L}'’]+[\s,]*){0,2}(?:\0\s*)+[\s\p{P}]*|[\p{L}'’]+(?:\s[\p{L}'’]+){0,2}\s*,)$/u;

/** Whether an email says something besides its greeting and who it is from. */
function saysSomething(html: string): boolean {
  const lines = htmlToText(html).split('\n');
  return lines.some((line) => {
    const said = parseTemplate(line.trim()).map((piece) =>
      piece.kind === 'text' ? piece.text : NO_WORDS.has(piece.key) ? '\0' : `[${piece.key}] said`,
    );
    const text = said.join('').trim();
    return /[\p{L}\p{N}]/u.test(text) && !ONLY_GREETS.test(text);
  });
}

/** The first email leaves at once: its minute is none of the 30 days. */
const isAtOnce = ({ value, dimension }: SequenceStep['timing']) => value === 1 && dimension === 'minutes';

/** What keeps a sequence from being saved; each delay counts from the email before. Removed follow-ups do not count. */
export function sequenceProblems(steps: readonly SequenceStep[]): SequenceProblem[] {
  const problems: SequenceProblem[] = [];
  let minutes = 0;
  const active = steps.filter((step) => !step.inactive);
  const [opening] = steps;
  if (opening && active.length === 0) {
    problems.push({ stepId: opening.id, field: 'subject', message: 'A sequence begins with a first email.' });
  }
  const twice = steps.find(({ id }, index) => steps.findIndex((step) => step.id === id) !== index);
  if (twice) problems.push({ stepId: twice.id, field: 'subject', message: 'Two emails have the same id.' });
  for (const [index, { id, type, timing, subject, html }] of active.entries()) {
    for (const [field, text] of [['subject', subject] as const, ['html', htmlToText(html)] as const])
      for (const name of unknownVariables(text))
        problems.push({ stepId: id, field, message: `There is no variable [${name}].` });
    if (index > 0 || !isAtOnce(timing)) minutes += timing.value * (timing.dimension === 'days' ? MINUTES_PER_DAY : 1);
    if (index > 0 && type === 'FIRST_EMAIL')
      problems.push({ stepId: id, field: 'subject', message: 'A sequence has one first email.' });
    if (subject.trim() === '') problems.push({ stepId: id, field: 'subject', message: 'This field is required.' });
    if (!saysSomething(html)) problems.push({ stepId: id, field: 'html', message: 'This field is required.' });
    if (!Number.isInteger(timing.value))
      problems.push({ stepId: id, field: 'timing', message: 'Please use only integers.' });
    else if (timing.value < 1) problems.push({ stepId: id, field: 'timing', message: 'The delay must be at least 1.' });
  }
  const [first] = active;
  if (first && first.type !== 'FIRST_EMAIL') {
    problems.push({ stepId: first.id, field: 'subject', message: 'A sequence begins with a first email.' });
  }
  const last = active.at(-1);
  if (last && minutes > LAST_MINUTE) {
    problems.push({ stepId: last.id, field: 'timing', message: 'You can’t contact candidates after 30 days.' });
  }
  return inReadingOrder(problems, steps);
}

const FIELDS = ['timing', 'subject', 'html'] as const;

/** As one meets them from the top of the page: whoever goes to the first has none above it. */
function inReadingOrder(problems: readonly SequenceProblem[], steps: readonly SequenceStep[]): SequenceProblem[] {
  const placeOf = ({ stepId, field }: SequenceProblem) =>
    steps.findIndex(({ id }) => id === stepId) * FIELDS.length + FIELDS.indexOf(field);
  return problems.toSorted((some, other) => placeOf(some) - placeOf(other));
}

/** When an email goes out, in words. */
export function timingText({ timing }: Pick<SequenceStep, 'timing'>): string {
  const { value, dimension } = timing;
  if (isAtOnce(timing)) return 'Will be sent immediately when the contact is initiated';
  return `If no reply, send after a delay of ${value} ${value === 1 ? dimension.slice(0, -1) : dimension}`;
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** The emails of a new job, until someone writes others. */
export const DEFAULT_SEQUENCE: readonly SequenceStep[] = [
  {
    id: 'first-email',
    type: 'FIRST_EMAIL',
    inactive: false,
    timing: { value: 1, dimension: 'minutes' },
    subject: '[job_title] at [employer_company]',
    html: paragraphs(
      'Hi [candidate_first_name,fallback=there],',
      'I’m [sender_name] from [employer_company]. We’re filling the role of [job_title], and your work at [candidate_current_company,fallback=your company] made me think you could be a great fit.',
      'Would you be open to a short call this week? I’d be glad to tell you about the team and hear what you’d want from your next role.',
      '[sender_signature]',
    ),
  },
  {
    id: 'follow-up-1',
    type: 'FOLLOW_UP',
    inactive: false,
    timing: { value: 3, dimension: 'days' },
    subject: 'Re: [job_title] at [employer_company]',
    html: paragraphs(
      'Hi [candidate_first_name,fallback=there],',
      'I know your inbox is busy, so just a quick note in case my email got lost. I’d still love to talk with you about the [job_title] role.',
      'Fifteen minutes is plenty. Which day suits you best?',
      '[sender_signature]',
    ),
  },
  {
    id: 'follow-up-2',
    type: 'FOLLOW_UP',
    inactive: false,
    timing: { value: 5, dimension: 'days' },
    subject: 'Re: [job_title] at [employer_company]',
    html: paragraphs(
      'Hi [candidate_first_name,fallback=there],',
      'This is my last email about the [job_title] role at [employer_company]. If the timing isn’t right, a one-line reply is enough, and I won’t write again.',
      'And if you’re curious, simply answer with a time that works and I’ll call you. Either way, all the best!',
      '[sender_signature]',
    ),
  },
];
