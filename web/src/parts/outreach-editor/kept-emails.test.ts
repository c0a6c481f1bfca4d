import { expect, test } from 'vitest';
import { BASIC_SEQUENCES } from '../../../../shared/rules/outreach/basic-sequences.ts';
import { editedSteps } from '../../../../shared/rules/outreach/sequence-editing.ts';
import { emailsInput } from './kept-emails.ts';

const first = BASIC_SEQUENCES.approached ?? [];
const { read, isNew } = emailsInput(first);
const written = first.map((step) => ({ ...step, subject: `${step.subject}!` }));

test('emails are kept where they say something that is not saved', () => {
  expect(isNew({ steps: written, version: 1 })).toBe(true);
  expect(isNew({ steps: first, version: 1 })).toBe(false);
  expect(isNew({ steps: editedSteps(first), version: 1 })).toBe(false);
});

test('emails are read as they were kept, half typed ones too, and nothing else is', () => {
  const [one] = written;
  const half = [{ ...one, subject: '', html: '' }];
  expect(read({ steps: written, version: 3, at: 'now' })).toEqual({ steps: written, version: 3 });
  expect(read({ steps: half, version: null })).toEqual({ steps: half, version: null });
  const others = [undefined, 7, [], [null], [{}], [{ ...one, html: 7 }], [{ ...one, timing: undefined }]];
  expect(others.map((steps) => read({ steps, version: 1 }))).toEqual(others.map(() => undefined));
});
