import { TIMES } from '../../../../../shared/product.ts';

/** What is said while a description is read, one after the other. */
export const READING_TEXTS = [
  'Reading your job description',
  'Looking for the job title',
  'Finding the company',
  'Locating the place of work',
  'Checking how people work: on-site, hybrid or remote',
  'Reading what the job pays',
  'Collecting must-have qualifications',
  'Collecting nice-to-have qualifications',
  'Checking each detail against your words',
  'Filling in the draft',
] as const;

/** It is never said to be done before it is. */
const MOST = 95;
const LONGER = 'This takes longer than usual. You can close this window: the draft will be among your drafts.';

/** How far reading is said to be after some seconds: it fills in fifteen, and stays at 95 until the answer is there. */
export function progressAt(seconds: number): { readonly percent: number; readonly text: string } {
  const whole = TIMES.describing / 1_000;
  if (seconds >= whole + READING_TEXTS.length) return { percent: MOST, text: LONGER };
  const percent = Math.min(MOST, Math.round((Math.max(0, seconds) / whole) * 100));
  const turn = Math.floor((Math.max(0, seconds) / whole) * READING_TEXTS.length);
  return { percent, text: READING_TEXTS[Math.min(turn, READING_TEXTS.length - 1)] ?? READING_TEXTS[0] };
}
