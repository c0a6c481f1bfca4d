import { anyOf } from '../../../../shared/rules/any-of.ts';
import { EMPLOYER_LABELS, JOB_LABELS, POSITION_LABELS, TIME_LABELS } from '../../words/labels.ts';

const COLON = '\\s*:\\s*';
const POSITION = new RegExp(`^${anyOf(POSITION_LABELS)}${COLON}`, 'iu');
const EMPLOYER = new RegExp(`^${anyOf(EMPLOYER_LABELS)}${COLON}`, 'iu');
const ANY = new RegExp(
  `^${anyOf([...POSITION_LABELS, ...EMPLOYER_LABELS, ...TIME_LABELS, ...JOB_LABELS])}${COLON}`,
  'iu',
);
const TIME = new RegExp(`^${anyOf(TIME_LABELS)}(?:${COLON}|\\s)`, 'iu');

/** What a label says of the text after it: "Position held: Clerk". */
export type Labelled = 'title' | 'employer' | null;

/** Which of title and employer the label of a text announces. */
export const labelOf = (text: string): Labelled =>
  POSITION.test(text) ? 'title' : EMPLOYER.test(text) ? 'employer' : null;

/** The text without its label. */
export const withoutLabel = (text: string) => text.replace(ANY, '');

/** Whether a text begins with the label of a time: "Period: 2004 – 2005". */
export const isLabelledTime = (text: string) => TIME.test(text);
