import { foldText } from '../../text/names.ts';
import { LIGHT_VERBS } from '../words/light-verbs.ts';
import { VAGUE } from '../words/phrases.ts';
import { FILLER } from './filler.ts';
import { isLeading, isPlainName, isSubject, kindAt, type Name, nameAt, nameOf, sameAs, unlistedName } from './names.ts';
import { stemOf, type Token, tokensOf } from './tokens.ts';

/** One word or name that must be found. A unit has names, or the stems of an ordinary word, or a number to reach. */
export interface Unit {
  readonly label: string;
  readonly names: readonly Name[];
  readonly stems: ReadonlySet<string>;
  /** A German word that compounds may contain. */
  readonly compound: string | undefined;
  readonly least: number | undefined;
  /** What joins it to the unit before, as it was written: a space, or the hyphen of event-driven. */
  readonly joint: string;
}

/** Words that belong together, found near each other. */
export type Phrase = readonly Unit[];

const LIGHT = new Set(LIGHT_VERBS.map(foldText));
const CERTIFICATE_WORDS = new Set(['certif', 'licens', 'registered', 'accredit', 'regist', 'exam']);

const VAGUE_STEMS = new Set(VAGUE.map((word) => stemOf(foldText(word))));

/** One word that stands in every resume shows nothing by itself. */
export const isVague = (phrase: Phrase): boolean => phrase.length === 1 && phrase.every(isVagueUnit);
/** Words that all turn up everywhere must stand side by side. */
export const isAllVague = (phrase: Phrase): boolean => phrase.every(isVagueUnit);
export const isVagueUnit = ({ label, names, stems, least }: Unit) =>
  least !== undefined || (names.length === 0 && (isLeading(stems) || VAGUE_STEMS.has(stemOf(foldText(label)))));

const JOINT = /^(?:[-‑–/.&]|['’]s )$/;

/** The words of a part of a requirement that a resume could show; none where the part says nothing. */
export function phraseOf(part: string): Phrase {
  const tokens = tokensOf(part);
  const units: { unit: Unit; isLight: boolean; from: number; to: number }[] = [];
  for (let index = 0; index < tokens.length; ) {
    const { unit, length, isLight } = programsOf(units.at(-1)?.unit, tokens[index]) ?? unitAt(tokens, index, part);
    const [from, to] = [tokens[index]?.start ?? 0, tokens[index + length - 1]?.end ?? 0];
    if (unit) units.push({ unit, isLight, from, to });
    index += length;
  }
  // "Writing reports" asks for reports, while "grant writing" asks for the writing.
  const strong = units.filter(({ isLight }, index) => !isLight || (index > 0 && index === units.length - 1));
  const kept = (strong.length > 0 ? strong : units).map(({ unit, from }, index, all) => {
    const joint = part.slice(all[index - 1]?.to ?? from, from);
    return JOINT.test(joint) ? { ...unit, joint } : unit;
  });
  const hasCertificate = kept.some(({ names }) => names.some(({ isCertificate }) => isCertificate));
  return hasCertificate ? kept.filter(({ stems }) => ![...stems].some((stem) => CERTIFICATE_WORDS.has(stem))) : kept;
}

const PROGRAMS = new Set(['software', 'softwar', 'system', 'tool', 'programm', 'application', 'platform', 'plattform']);

/** "HR software" is more than HR, while "Excel software" is Excel. */
function programsOf(before: Unit | undefined, token: Token | undefined): Found | undefined {
  const [name, ...members] = before?.names ?? [];
  const isDomain = before !== undefined && (name === undefined || (isSubject(name) && members.length === 0));
  if (!token || !isDomain || !PROGRAMS.has(token.stem)) return undefined;
  return { unit: { ...made(token.raw, []), stems: PROGRAMS }, length: 1, isLight: false };
}

interface Found {
  readonly unit?: Unit;
  readonly length: number;
  readonly isLight: boolean;
}

const NOTHING: Found = { length: 1, isLight: false };
const made = (label: string, names: readonly Name[]): Unit => ({
  label,
  names,
  stems: new Set(),
  compound: undefined,
  least: undefined,
  joint: ' ',
});

function unitAt(tokens: readonly Token[], index: number, part: string): Found {
  const token = tokens[index];
  if (!token) return NOTHING;
  const ahead = tokens.slice(index, index + 7).map(({ text }) => text);
  const kind = kindAt(ahead);
  const known = nameAt(ahead);
  const labelOf = (length: number) => part.slice(token.start, tokens[index + length - 1]?.end);
  if (kind && kind.length >= (known?.length ?? 0)) {
    const own = known?.length === kind.length ? known.name : nameOf(labelOf(kind.length));
    const stems = kind.length === 1 && !known ? sameAs(token.stem) : new Set<string>();
    return {
      unit: { ...made(labelOf(kind.length), [own, ...kind.members]), stems },
      length: kind.length,
      isLight: false,
    };
  }
  if (known && isMeant(token, known.length, ahead)) {
    return { unit: made(labelOf(known.length), [known.name]), length: known.length, isLight: false };
  }
  return isAcronym(token) ? acronymAt(tokens, index, labelOf) : wordAt(token, part);
}

/** A name that is also an ordinary word is meant where it is written as a name. */
const isMeant = (token: Token, length: number, words: readonly string[]) =>
  length > 1 || !isPlainName(words.slice(0, 1)) || /^\p{Lu}/u.test(token.raw) || words.length === 1;

const isAcronym = ({ raw }: Token) =>
  /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d+#]{2,}$/u.test(raw) || /\p{Ll}\p{Lu}/u.test(raw) || /\p{L}[+#\d]|\d\p{L}/u.test(raw);

/** Letters that stand for something, with the number that belongs to them: ISO 13485. */
function acronymAt(tokens: readonly Token[], index: number, labelOf: (length: number) => string): Found {
  const words = tokens.slice(index, index + 2);
  const length =
    /^\d+$/.test(words[1]?.text ?? '') && words[0] && words[1] && words[1].start === words[0].end + 1 ? 2 : 1;
  const name = unlistedName(words.slice(0, length).map(({ text }) => text));
  return FILLER.has(name.id) ? NOTHING : { unit: made(labelOf(length), [name]), length, isLight: false };
}

const TAIL = /(?<=\p{L}{4})s?-?(?:kenntnisse|erfahrung(?:en)?|fahigkeiten|kompetenz(?:en)?|bereich)$/u;
/** Endings and words that only German has. */
const GERMAN_NOUN = /(?:ung|keit|heit|schaft|wesen|pflege|technik|vertrieb|einkauf|recht)$/;
const GERMAN = /\b(?:und|oder|mit|im|von|der|die|für|kenntnisse|erfahrung)\b|[äöüß]|kenntnisse|erfahrung/i;

function wordAt({ text, stem, raw }: Token, part: string): Found {
  if (/^\d+$/.test(text)) return { unit: { ...made(raw, []), least: Number(text) }, length: 1, isLight: false };
  if (FILLER.has(text) || text.length === 1) return NOTHING;
  const bare = text.replace(TAIL, '');
  if (FILLER.has(bare)) return NOTHING;
  const compound =
    bare.length >= 6 && (bare !== text || GERMAN.test(part) || GERMAN_NOUN.test(bare)) ? bare : undefined;
  const stems = sameAs(bare === text ? stem : (tokensOf(bare)[0]?.stem ?? bare));
  return { unit: { ...made(raw, []), stems, compound }, length: 1, isLight: LIGHT.has(text) };
}
