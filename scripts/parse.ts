import { readFileSync } from 'node:fs';
import { emptyResume } from '../functions/resumes/parsing/parse-lines.ts';
import { readInProcess } from '../functions/resumes/reading-process.ts';

const path = process.argv[2];
if (!path) {
  console.error('Usage: npm run parse -- FILE');
  process.exit(1);
}

/** The file's content; null when it cannot be opened. */
function contentOf(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

const bytes = contentOf(path);
const resume = bytes
  ? (await readInProcess(bytes, { now: new Date() })).answer.resume
  : emptyResume([`The file ${path} could not be opened.`]);
// The process may only end once all is written, also to a pipe.
process.stdout.write(`${JSON.stringify(resume, null, 2)}\n`, () => process.exit(0));
