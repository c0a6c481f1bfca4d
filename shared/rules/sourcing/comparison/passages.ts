import type { Experience, Profile } from '../../../model/candidate.ts';
import { foldText } from '../../text/names.ts';
import { ROLES } from '../words/roles.ts';
import { maskOf } from './masks.ts';
import { type SectionKind, sectionTitled } from './sections.ts';
import { tokensOf } from './tokens.ts';

/** A sentence, skill or line of a resume, in the candidate's own words, and the part of the resume it stands in. */
export interface Passage {
  readonly text: string;
  readonly source: string;
  /** The text in which evidence is looked for: of the same length, with names, addresses and links blanked. */
  readonly searched: string;
  readonly kind: SectionKind | undefined;
  /** The position it tells of, where it tells of one. */
  readonly position?: Experience;
  readonly isTitle?: boolean;
  /** What follows in the same row: a level beside a skill. */
  readonly beside?: string;
  /** The whole row as it stands in the file, where it has cells. */
  readonly row?: string;
}

/** How many lines such a section has at most: a title in a side column says nothing of the column beside it. */
const LINES: Partial<Record<SectionKind, number>> = {
  interests: 12,
  references: 15,
  wish: 5,
  contact: 10,
  languages: 8,
  education: 15,
};
const UNREAD: ReadonlySet<SectionKind | undefined> = new Set(['interests', 'references', 'wish']);
/** Blanks that part the cells of a row. The lines of a file are trimmed first, so that looking costs no more than reading. */
const CELLS = / {2,}|\t+|\s[|•·▪]\s/;
const LONGEST = 1_000;
/** A longer row is no row of a resume; it would be read again with each of its cells. */
const LONGEST_ROW = 400;

/**
 * The passages of a resume: what its positions say, and every other line of its text. Who the candidate is stays out: no name,
 * address, link or employer is a reason for or against anything; nor are hobbies, references and wishes.
 */
export function passagesOf(candidate: Profile, resumeText: string): Passage[] {
  const mask = maskOf(candidate);
  const inFile = squashed(resumeText);
  const positions = candidate.employmentHistory.flatMap((position) => positionPassages(position, mask, inFile));
  const known = new Set(positions.map(({ text }) => keyOf(text)));
  const lines = linePassages(resumeText, candidate, mask).filter(({ text }) => !known.has(keyOf(text)));
  for (const { text } of lines) known.add(keyOf(text));
  // Looked for in what is read: a skill that is also the person's name would otherwise be lost with the name.
  const inText = wordsKeyOf(lines.map(({ searched }) => searched).join('\n'));
  const others = profilePassages(candidate, mask).filter(
    ({ text }) => !known.has(keyOf(text)) && !(resumeText !== '' && inText.includes(wordsKeyOf(text))),
  );
  return [...positions, ...others, ...lines];
}

const keyOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}+#]+/gu, '');

const wordsKeyOf = (text: string) =>
  ` ${foldText(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .join(' ')} `;

type Mask = ReturnType<typeof maskOf>;

function positionPassages(position: Experience, mask: Mask, inFile: string): Passage[] {
  const { employerName, jobDescription } = position;
  const jobTitle = position.jobTitle || titleIn(employerName);
  const source = [jobTitle, employerName].filter(Boolean).join(', ');
  const made = { source, kind: 'experience' as const, position };
  const title = jobTitle ? [{ ...made, text: jobTitle, searched: mask.people(jobTitle), isTitle: true }] : [];
  const told = paragraphsOf(jobDescription)
    .flatMap((paragraph) => asInFile(paragraph, jobDescription, inFile))
    .flatMap(sentencesOf);
  return [...title, ...told.map((text) => ({ ...made, text, searched: mask.people(text) }))];
}

const squashed = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** What is quoted stands in the file: where lines were joined between which it has more, each stands for itself. */
function asInFile(paragraph: string, description: string, inFile: string): string[] {
  if (inFile === '' || inFile.includes(squashed(paragraph))) return [paragraph];
  return description
    .split('\n')
    .filter((line) => line.trim() !== '' && squashed(paragraph).includes(squashed(line.trim())));
}

/** A line that was read as an employer only, but begins with a role, is the title and the employer in one. */
const titleIn = (employerName: string) => {
  const words = tokensOf(employerName).slice(0, 5);
  return words.some(({ text }) => ROLE_WORDS.has(text)) ? employerName : '';
};

const ROLE_WORDS = new Set(ROLES.map(foldText));

function profilePassages({ summary, skills, educationHistory }: Profile, mask: Mask): Passage[] {
  const made = (text: string, source: string, kind: SectionKind): Passage => ({
    text,
    source,
    kind,
    searched: mask.people(text),
  });
  return [
    ...skills.map(({ name }) => made(name, 'Skills', 'skills')),
    ...sentencesOf(summary).map((text) => made(text, 'Summary', 'summary')),
    ...educationHistory.flatMap(({ major, instituteName, description }) =>
      [major, ...sentencesOf(description)]
        .filter(Boolean)
        .map((text) => made(text, `Education, ${instituteName}`, 'education')),
    ),
  ];
}

function linePassages(resumeText: string, candidate: Profile, mask: Mask): Passage[] {
  const skills = new Set(candidate.skills.map(({ name }) => keyOf(name)));
  let kind: SectionKind | undefined;
  let left = 0;
  return paragraphsOf(resumeText).flatMap((line) => {
    const title = sectionTitled(line);
    if (title) [kind, left] = [title, LINES[title] ?? Number.POSITIVE_INFINITY];
    else if (--left < 0) kind = undefined;
    if (title || UNREAD.has(kind)) return [];
    const cells = line.split(CELLS).filter(Boolean);
    return cells.flatMap((cell, index) =>
      sentencesOf(cell).map((text) => {
        const beside = cells[index + 1];
        const source = sourceOf(kind, skills.has(keyOf(text)));
        const inRow = cells.length > 1 && line.length <= LONGEST_ROW ? { row: line, ...(beside && { beside }) } : {};
        return { text, source, kind, searched: mask.line(text, line, kind), ...inRow };
      }),
    );
  });
}

function sourceOf(kind: SectionKind | undefined, isSkill: boolean): string {
  if (isSkill || kind === 'skills') return 'Skills';
  return kind ? (SOURCES[kind] ?? 'Resume') : 'Resume';
}

const SOURCES: Partial<Record<SectionKind, string>> = {
  education: 'Education',
  languages: 'Languages',
  certificates: 'Certificates',
  summary: 'Summary',
};

/** Lines, with those that a margin broke joined again: a full line that does not end, and one that goes on in small letters. */
export function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let open = '';
  for (const line of text.split('\n').map((each) => each.trim())) {
    const goesOn =
      open !== '' && open.length < LONGEST && (/,$/.test(open) || (open.length > 50 && /^\p{Ll}/u.test(line)));
    const isRow = CELLS.test(open) || CELLS.test(line);
    if (goesOn && !isRow && !/[.!?:;]$/.test(open)) open = `${open} ${line}`;
    else {
      if (open) paragraphs.push(open);
      open = line;
    }
  }
  if (open) paragraphs.push(open);
  return paragraphs;
}

/** The sentences of a text and the points of its lists, without the blanks around them. */
const sentencesOf = (text: string) =>
  text
    // The blanks around a bullet are trimmed below: looking for them here would begin again at each of them.
    .split(/\n+|(?<=[.!?;])\s+(?!\p{Ll})|[•·▪●]/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
