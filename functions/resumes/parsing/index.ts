import type { ParsedResume } from '../../../shared/model/parsed-resume.ts';
import { emptyResume, parseLines } from './parse-lines.ts';
import { readFile } from './reading/read-file.ts';

const TIME_LIMIT_MS = 10_000;

/**
 * Reads a resume file (PDF, Word). Never throws because of its content: `failed` means that it could not be parsed, and
 * the warnings say why. `foreign` means that it is no file of a kind that is read. `text` is the plain text in reading order.
 */
export async function parseResume(
  bytes: Uint8Array,
  { now }: { now: Date },
): Promise<{ resume: ParsedResume; text: string; failed: boolean; foreign?: boolean }> {
  const { lines, warnings, foreign } = await readFile(bytes, AbortSignal.timeout(TIME_LIMIT_MS));
  const text = lines.map((line) => line.text).join('\n');
  if (lines.length === 0) return { resume: emptyResume(warnings), text, failed: true, ...(foreign && { foreign }) };
  const parsed = parseLines(lines, { now });
  const resume = { ...parsed, warnings: [...warnings, ...parsed.warnings] };
  return { resume, text, failed: isEmpty(resume) };
}

const isEmpty = ({ firstName, email, employmentHistory, educationHistory }: ParsedResume) =>
  employmentHistory.length + educationHistory.length === 0 && (firstName === null || email === null);
