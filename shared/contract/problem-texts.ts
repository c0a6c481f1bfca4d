import * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * What is wrong with a field, for the person who filled it in. Whatever a schema does not say in words of its own is said here,
 * and nothing in those of the library. Both ends load this with what they check, so that a form and the server say the same.
 */
export function problemText(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'invalid_type':
      return isMissing(issue.input) ? REQUIRED : (TYPES[issue.expected] ?? NOT_VALID);
    case 'invalid_format':
      return FORMATS[issue.format] ?? NOT_VALID;
    case 'invalid_value':
      return isMissing(issue.input) ? REQUIRED : oneOf(issue.values);
    case 'invalid_union':
      return isMissing(issue.input) ? REQUIRED : NOT_VALID;
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `This has fields that do not belong here: ${issue.keys.join(', ')}.`;
    default:
      return NOT_VALID;
  }
}

const REQUIRED = 'This field is required.';
const NOT_VALID = 'This is not valid.';

const isMissing = (input: unknown) => input === undefined || input === null;

const TYPES: Readonly<Record<string, string>> = {
  string: 'Please enter a text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please say true or false.',
  array: 'Please send a list.',
  object: 'Please send an object with fields.',
};

const FORMATS: Readonly<Record<string, string>> = {
  url: 'Please enter a valid URL.',
  email: 'Please enter a valid email address.',
  datetime: 'Please enter a date and time, such as 2026-01-31T09:00:00Z.',
  template_literal: 'This is not a valid id.',
};

/** The choices are named where a person can take them in. */
const oneOf = (values: readonly unknown[]) =>
  values.length > 12 ? 'Please choose one of the list.' : `Please choose one of: ${values.join(', ')}.`;

const shown = (count: number) => count.toLocaleString('en');

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `This field cannot be longer than ${shown(most)} characters.`;
  return origin === 'array'
    ? `Please enter at most ${shown(most)} ${most === 1 ? 'entry' : 'entries'}.`
    : `Please enter a number of at most ${shown(most)}.`;
}

function tooSmall(origin: string, least: number): string {
  if (origin !== 'string' && origin !== 'array') return `Please enter a number of at least ${shown(least)}.`;
  if (least <= 1) return REQUIRED;
  return origin === 'string'
    ? `This field must be at least ${least} characters.`
    : `Please enter at least ${least} entries.`;
}

z.config({ customError: problemText });
