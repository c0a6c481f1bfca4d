import { expect, test } from 'vitest';
import { beginsAsResume } from './resume-bytes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a PDF', bytes('%PDF-1.7\n'), true],
  ['a PDF behind what a mail program put before it', bytes(`${'x'.repeat(200)}\n%PDF-1.4`), true],
  ['a DOCX', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), true],
  ['a DOC', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0), true],
  ['a text that is called a PDF', bytes('Anna Berg, engineer'), false],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), false],
  ['nothing', new Uint8Array(), false],
])('%s may be a resume by its first bytes: %s', (_, first, may) => expect(beginsAsResume(first)).toBe(may));
