import { kindOfLabel } from './labels.ts';
import { namesPosition } from './positions.ts';
import { topicOf } from './topics.ts';
import type { Line, Topic } from './types.ts';

/** "© 2026 Acme": the foot of a page. */
const FOOT = /^(?:©|copyright(?!\p{L}))/iu;

/** A line of which nothing says yet what it stands under. */
export interface Raw {
  readonly text: string;
  readonly kind: Line['kind'];
  /** How deep a heading stands, as its look says: marked, bold, plain, plain with a colon. */
  readonly level: number;
  /** A heading with what it is about in the same line, as "Nice to have: Golang". */
  readonly isLabel?: boolean;
  /** The topic that what stands below a heading says, where it says another than the heading. */
  readonly topic?: Topic;
}

export const LEVELS = { underlined: 2, bold: 7, plain: 8, colon: 9 };

const withoutColon = (text: string) => text.replace(/\s*[:：]$/, '');
export const textOf = (text: string): Raw => ({ kind: 'text', text, level: 0 });
export const headingOf = (text: string, level: number): Raw => ({ kind: 'heading', text: withoutColon(text), level });

/** What is the employer's own is offered, and asked of nobody: "our garden, our terrace". */
const OF_EMPLOYER = /^(?:our|we|unser(?:e[nmrs]?)?|wir|notre|nos|nous)(?!\p{L})/iu;

/** A paragraph in which the employer speaks of itself, or of whom it treats alike: it ends what is asked for. */
const isOfEmployer = (text: string) =>
  ALIKE.test(text) || (text.length >= PARAGRAPH && OF_EMPLOYER.test(text) && !SOUGHT.test(text.slice(0, PARAGRAPH)));
const PARAGRAPH = 140;
const ALIKE =
  /(?<!\p{L})(?:equal (?:employment )?opportunit\p{L}+|affirmative action|without regard to|regardless of (?:\p{L}+, )?(?:age|race|gender|colou?r|sex)|unabhängig von (?:\p{L}+, )?(?:geschlecht|alter|herkunft|nationalität|ethnischer)|égalité des chances)(?!\p{L})/iu;
/** "We are looking for": what is said of the person and not of the employer. */
const SOUGHT =
  /^(?:we|wir|nous) (?:(?:are |['’]re )?look\p{L}*|need|want|seek|expect|ask|require|value|suchen|erwarten|wünschen|setzen|cherchons|recherchons|attendons|demandons|exigeons)(?!\p{L})|(?<!\p{L})(?:you|du|sie|ihre?|dein\p{L}*|vous|votre|candidates?|applicants?)(?!\p{L})/iu;

/** Labels that are nothing else, wherever they stand alone. */
const SURELY_LABEL =
  /^(?:arbeitgeber(?:in)?|dienstorte?|arbeitsorte?|einsatzorte?|anstellungsart|beschäftigungsart|employer|company name|job location|employment type|employeur|lieu de travail|type de contrat)$/iu;

/** Whether a row is a label with its value in the row below, as pages of job boards show them: apart from others, or one of several. */
export function isLabelAlone(rows: readonly string[], at: number): boolean {
  const [above, row, below] = [rows[at - 1] ?? '', rows[at] ?? '', rows[at + 1] ?? ''].map((one) => one.trim());
  const isLabel = (text: string | undefined) => kindOfLabel((text ?? '').trim()) !== undefined;
  if (!/^\p{Lu}[^:]*$/u.test(row!) || !isLabel(row) || below === '' || below!.length > 120) return false;
  if (/[.!?]$/.test(below!) || isLabel(below)) return false;
  return above === '' || isLabel(rows[at - 2]) || isLabel(rows[at + 2]) || SURELY_LABEL.test(row!);
}

/** "Clerk, Boone County— Keeps the files of": a title and the text behind it in one line are two. */
export function runIn([first, ...rest]: readonly Raw[]): readonly Raw[] {
  if (!first) return [];
  const [, title = '', text = ''] =
    /^([^.!?:—]{4,100}?)(?:\s?—\s?|(?<=\p{L})\s?–\s)(\S.{80,})$/u.exec(first.text) ?? [];
  const isTitle = first.kind === 'text' && title.split(' ').length <= 14 && namesPosition(title);
  return isTitle ? [textOf(title), textOf(text), ...rest] : [first, ...rest];
}

/** A heading at the end of the line above its part, where a page lost its breaks: "…14 € an hour. Your profile:". */
const BEHIND =
  /^(.{6,}?[.!?)\p{Ll}\d])\s*(?<=[.!?)] ?|\s)((?:Vos|Votre|Nos|Ton|Tes|Profil|Ce que|Ihre?|Deine?|Unsere?|Wir|Was|Das|Your|Our|We(?:['’]re)?|What)(?: [\p{L}'’]+){0,5})\s?[:：]$/u;

/** "und verfügen über:", "and have:": what goes on with the part above it. */
const GOES_ON = /^(?:und|sowie|oder|außerdem|zudem|ferner|and|or|plus|et|ou|ainsi que)(?!\p{L})/u;

/** A row, with the heading that stands at its end in a row of its own, and each part that begins with its name as well. */
export function brokenRow(row: string): readonly string[] {
  const [, before = '', heading = ''] = BEHIND.exec(row.trim()) ?? [];
  return before !== '' && topicOf(heading) !== 'other' ? [before, `${heading}:`] : partsNamed(row);
}

/** "…in Vollzeit. Ihr Profil: eine Ausbildung": a name within a row, behind a sentence. */
const NAMED = /(?<=[.!?)] )(?=((?:\p{Lu}[\p{L}'’]+)(?: [\p{L}'’-]+){0,4}) ?[:：] \S)/gu;

function partsNamed(row: string): readonly string[] {
  const starts = [...row.matchAll(NAMED)].filter(([, name = '']) => isName(name)).map(({ index }) => index);
  return starts.length === 0 ? [row] : [0, ...starts].map((start, at) => row.slice(start, starts[at]).trim());
}

/** Whether words before a colon name what is asked for, done or given. */
const isName = (words: string) =>
  kindOfLabel(words) === undefined && ['required', 'wanted', 'tasks', 'benefits'].includes(topicOf(words));

/** "Nice to have: Golang", "You'll get: a discount": a heading and what stands below it, in one line. */
export function apart(line: Raw): readonly Raw[] {
  const [, label = '', rest = ''] = /^(.{3,60}?):\s+(.{3,})$/u.exec(line.text) ?? [];
  if (line.kind !== 'text' || label === '' || /[.!?]/.test(label) || kindOfLabel(label) !== undefined) return [line];
  const topic = topicOf(label);
  const isAsking = (topic === 'required' || topic === 'wanted') && !/\d/.test(label);
  const isShort = label.length <= 40 && (isAsking || topic === 'benefits' || topic === 'apply');
  const isOffered = isAsking && OF_EMPLOYER.test(rest);
  if (!isShort && !isOffered) return [line];
  const heading: Raw = { ...headingOf(label, LEVELS.colon), isLabel: true };
  return [isOffered ? { ...heading, topic: 'benefits' } : heading, textOf(rest)];
}

/**
 * What each line is about. A heading that says nothing divides the part that it stands in where it is deeper than that part's own
 * heading or stands right below it; else it ends the part. A label is a heading of its own line and of the list below it, and of
 * no text that follows. The first heading of all is the title, where none stands above the text.
 */
export function placed(raw: readonly Raw[], above: string | null): readonly Line[] {
  const title = above ?? raw[0]?.text ?? '';
  let [section, level, isEmpty, isDivided] = ['', 0, true, false];
  let topic: Topic = 'other';
  let [isLabelled, isSaid] = [false, false];
  return raw.map((line, at) => {
    const { text, kind } = line;
    if (kind !== 'heading') {
      isEmpty = false;
      if (kind === 'text' && (topic === 'required' || topic === 'wanted') && isOfEmployer(text))
        [section, topic] = ['', 'company'];
      if (FOOT.test(text)) [section, topic, isLabelled] = ['', 'company', false];
      if (kind === 'item') isLabelled = false;
      if (isLabelled && isSaid) [section, topic, isLabelled] = ['', 'other', false];
      isSaid = true;
    } else {
      [isLabelled, isSaid] = [line.isLabel === true, false];
      const isTitle = (at === 0 && above === null) || (text.includes(' ') && title.startsWith(text));
      const own = isTitle ? 'other' : (line.topic ?? topicOf(text));
      section = text;
      const isAsking = topic === 'required' || topic === 'wanted';
      if (own === 'other' && GOES_ON.test(text)) {
        isEmpty = false;
      } else if (own === 'other') {
        isDivided ||= isAsking && isEmpty && line.level <= level;
        if (!(isAsking && (line.level > level || isDivided))) topic = 'other';
      } else if (own !== topic || line.level <= level) {
        [topic, level, isEmpty, isDivided] = [own, line.level, true, false];
      }
    }
    return { text, kind, section, topic, ...(isLabelled && kind === 'text' && { isLabelled }) };
  });
}
