import { foldText } from '../../text/names.ts';
import { titledGroups } from '../words/entries.ts';
import { SECTION_TITLES } from '../words/sections.ts';

export type SectionKind =
  | 'contact'
  | 'interests'
  | 'references'
  | 'wish'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'summary'
  | 'experience';

const bare = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}&]+/gu, ' ')
    .trim();

const KINDS = new Map(
  titledGroups(SECTION_TITLES).flatMap(([kind, titles]) =>
    titles.map((title) => [bare(title), kind as SectionKind] as const),
  ),
);

/** The kind of section that a line is the title of; undefined where it is no title. */
export const sectionTitled = (line: string): SectionKind | undefined =>
  line.length > 60 ? undefined : KINDS.get(bare(line));
