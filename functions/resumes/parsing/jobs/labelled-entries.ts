import type { DateSpan } from '../lines/dates.ts';
import { findDates } from '../lines/dates.ts';
import type { Line } from '../lines/lines.ts';
import type { Row } from '../lines/rows.ts';
import type { Entry } from './entries.ts';
import { isLabelledTime, labelOf } from './job-labels.ts';

type Kind = 'title' | 'employer' | 'time';
type Labelled = { kind: Kind; line: Line; date: DateSpan | null };

/** "1)" or "2." before a label, in a cell of its own or not. */
const NUMBERED = /^\(?\d{1,2}\s?[.)]\s*/;

const LABEL = /^\p{L}[\p{L} /&.()]{2,30}\s?:/u;

/**
 * Entries in which a label announces each fact: "Designation: Clerk", "Organization: Quay Ltd", "Duration: 2014 to 2016".
 * What was announced already begins the next entry. Null where position and employer have no labels.
 */
export function labelledEntries(lines: readonly Line[]): Entry[] | null {
  const entries: { kinds: Set<Kind>; entry: Entry }[] = [];
  for (const line of lines) {
    const labelled = labelledFact(line);
    const open = entries.at(-1);
    if (labelled && (!open || open.kinds.has(labelled.kind))) entries.push({ kinds: new Set(), entry: emptyEntry() });
    const { kinds, entry } = entries.at(-1) ?? { kinds: null, entry: null };
    if (!kinds) continue;
    if (labelled) {
      kinds.add(labelled.kind);
      entry.head.push(rowOf(labelled));
      if (labelled.kind === 'time') entry.date = labelled.date;
    } else if (entry.date === null && entry.body.length === 0 && isTimeAlone(line)) {
      kinds.add('time');
      entry.date = findDates(line.text)[0]!;
    } else entry.body.push(line);
  }
  const whole = entries.filter(({ kinds }) => kinds.has('title') && kinds.has('employer'));
  return whole.length > 0 && whole.length > entries.length / 2 ? whole.map(({ entry }) => entry) : null;
}

const emptyEntry = (): Entry => ({ head: [], date: null, body: [] });

/** What a labelled line announces. A label of any kind announces a time when both its ends follow. */
function labelledFact(line: Line): Labelled | null {
  const text = line.text.replace(NUMBERED, '').replace(/\s{2,}/g, ' ');
  const kind = labelOf(text);
  const bare = { ...line, text, cells: [text], xs: line.xs.slice(0, 1), bullet: false };
  if (kind) return { kind, line: bare, date: null };
  const date = LABEL.test(text) || isLabelledTime(text) ? findDates(text).find(({ isRange }) => isRange) : undefined;
  return date && text.length < 90 ? { kind: 'time', line: bare, date } : null;
}

const rowOf = ({ kind, line, date }: Labelled): Row => ({
  line,
  date,
  cells: kind === 'time' ? [] : line.cells,
  body: false,
});

const isTimeAlone = ({ text }: Line) => {
  const [date, ...more] = findDates(text);
  return date?.isRange === true && more.length === 0 && date.length > text.length - 12;
};
