import { expect, it } from 'vitest';
import { shown } from './shown.ts';

const WRITTEN = 'Recruitee\u001b[2J\nacc_other\u202egnp\u200b\u009b';
const ESCAPED = 'Recruitee\\u{1b}[2J\\u{a}acc_other\\u{202e}gnp\\u{200b}\\u{9b}';

it('shows what people wrote in its own line, and nothing of it moves the terminal', () => {
  expect(shown([{ at: 'now', subject: WRITTEN, all: [WRITTEN] }], ['at', 'subject'])).toBe(
    `at   subject\nnow  ${ESCAPED}`,
  );
  expect(shown([{ all: [{ name: WRITTEN }] }], ['all'])).toContain('\\u{202e}gnp');
  expect(shown({ subject: '\u202eAnna' })).toBe('{\n  "subject": "\\u{202e}Anna"\n}');
});
