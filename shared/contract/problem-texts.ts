import * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * What is wrong with a field, for the person who filled it in; undefined where a schema's own words, or the library's, do. Both
 * ends load this with the contract, so that a form and the server say the same.
 */
export function problemText(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This field is required.';
      if (issue.expected === 'int') return 'Please enter a whole number.';
      return issue.expected === 'number' ? 'Please enter a number.' : undefined;
    case 'invalid_format':
      return FORMATS[issue.format];
    default:
      return undefined;
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  url: 'Please enter a valid URL.',
  email: 'Please enter a valid email address.',
};

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `This field cannot be longer than ${most} characters.`;
  return origin === 'array'
    ? `Please enter at most ${most} ${most === 1 ? 'entry' : 'entries'}.`
    : `Please enter a number of at most ${most}.`;
}

function tooSmall(origin: string, least: number): string {
  if (origin !== 'string' && origin !== 'array') return `Please enter a number of at least ${least}.`;
  if (least <= 1) return 'This field is required.';
  return origin === 'string'
    ? `This field must be at least ${least} characters.`
    : `Please enter at least ${least} entries.`;
}

z.config({ customError: problemText });
