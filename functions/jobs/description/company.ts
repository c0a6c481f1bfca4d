import { boardHead } from './board-head.ts';
import { aboveAddress, belowTitle, footed, institutionAbove, owned } from './company-head.ts';
import { cleaned, isName } from './company-names.ts';
import { FOR_ANOTHER, LEGAL, NAME, namesAdministration, namesInstitution, SAYINGS } from './company-sayings.ts';
import { valuesOf } from './facts.ts';
import { isPlace, namesPlace } from './gazetteer.ts';
import { namesField } from './kinds.ts';
import { kindOfLabel } from './labels.ts';
import { hasGenderMark, namesPosition } from './positions.ts';
import { sentencesOf } from './sentences.ts';
import type { Description } from './text.ts';
import { topicOf } from './topics.ts';
import type { Fact, Found, Line } from './types.ts';

/** Who looks for somebody: named outright, beside the title, or in the sentences about them. */
export function companyOf(
  { lines, links }: Description,
  facts: readonly Fact[],
  titleLine: string | null,
): Found<string> | null {
  const [labelled] = valuesOf(facts, 'company').filter(({ value }) => isName(value) && value.length <= 80);
  if (labelled) return { value: cleaned(labelled.value), quote: labelled.line };
  const { company } = boardHead(lines, titleLine);
  if (company !== null) return { value: company, quote: company };
  const beside =
    titleLine === null || titleLine.length > 140 || /\.$/.test(titleLine) ? null : besideTitle(titleLine, lines, links);
  if (beside) return { value: beside, quote: titleLine ?? '' };
  const below =
    belowTitle(lines.slice(0, 6).filter(isOfJob)) ??
    aboveAddress(lines.slice(0, 6).filter(isOfJob), titleLine) ??
    institutionAbove(lines.slice(0, 4).filter(isOfJob));
  if (below) return below;
  const ofAnother = lines.some(({ text }) => FOR_ANOTHER.test(text));
  const said = mostSaid(
    lines
      .filter(
        ({ text, topic, kind }) =>
          (kind === 'text' && (OF_ITSELF.test(text) || EQUAL.test(text))) ||
          (topic !== 'required' && topic !== 'wanted' && (kind !== 'item' || topic !== 'tasks')),
      )
      .map(({ text }) => text),
    ofAnother,
  );
  if (said) return inFull(said, lines);
  return ofAnother ? null : (headed(lines) ?? addressed(lines) ?? possessing(lines) ?? owned(lines) ?? footed(lines));
}

/** Whether a line may say whose the job is: an entry of what is asked for, done or given does not. */
const isOfJob = ({ topic }: Line) => topic === 'other' || topic === 'company';

/** What a company begins to say of itself with. */
const OF_ITSELF = /^(?:We are|We['’]re|Wir sind|Nous sommes) /;

/** What it says of whom it treats alike, wherever that stands. */
const EQUAL = /^\S.{1,60} is (?:proud to be )?an? (?:\p{L}+ )?(?:equal|affirmative|EEO|E-Verify)/u;

/** What a recruiter's own name says. */
const RECRUITER =
  /recruit|staffing|talent|personal(?:beratung|dienst|vermittlung)|zeitarbeit|headhunt|intérim|recrutement/iu;

/** The company in a line such as "Engineer at Acme", "Acme: Engineer" or "Engineer, Acme". */
function besideTitle(line: string, lines: readonly Line[], links: readonly string[]): string | null {
  const at = new RegExp(`(?:\\bat|@|\\bbei(?: der)?|\\bchez) (${NAME})(?:$|[\\s,|(–—-])`, 'u').exec(line)?.[1];
  if (at && isName(at)) return cleaned(at);
  const before = BEFORE_TITLE.exec(line);
  if (
    before &&
    kindOfLabel(before[1]!) === undefined &&
    isName(before[1]!) &&
    (SEEKS.test(before[0]) || !namesPosition(before[1]!)) &&
    (namesPosition(line.slice(before[0].length)) || hasGenderMark(line.slice(before[0].length)))
  )
    return cleaned(before[1]!);
  const parts = line
    .split(/,\s+|\s+[–—|·@-]\s+/u)
    .slice(1)
    .reverse();
  const legal = parts.find((part) => LEGAL.test(part));
  if (legal) return cleaned(LEGAL.exec(legal)![1]!);
  const institution = line
    .split(/\s+[–—|·-]\s+/u)
    .slice(1)
    .find(namesInstitution);
  if (institution && !namesPosition(institution)) return cleaned(institution);
  const administration = line.split(/,\s+/).slice(1).find(namesAdministration);
  if (administration && !namesPosition(administration)) return cleaned(administration);
  const dashed = / [–—-] (\p{Lu}[^–—|,()-]{2,40})$/u.exec(line.trim())?.[1]?.trim();
  if (
    dashed &&
    !namesPosition(dashed) &&
    isName(dashed) &&
    hasAddress(
      dashed,
      lines.map(({ text }) => text),
    )
  )
    return cleaned(dashed);
  const last = /,\s+(\p{Lu}[\p{L}\p{N}.&-]+(?: \p{Lu}[\p{L}\p{N}.&-]+)?)$/u.exec(line)?.[1];
  return last &&
    last.length > 2 &&
    isName(last) &&
    !hasGenderMark(last) &&
    !/\d{2}/.test(last) &&
    (isSpokenOf(last, lines) || hasAddress(last, links))
    ? last
    : null;
}

const SEEKS =
  /(?:hiring|seek\p{L}*|recruiting|looking for|sucht|suchen|recrut\p{L}+|recherch\p{L}+|cherch\p{L}+):?\s$/u;
/** "Acme: Engineer", "Acme and Sons are hiring an engineer". */
const BEFORE_TITLE =
  /^(.{2,60}?)(?: (?:(?:is|are) (?:hiring|seeking|recruiting|looking for)|seeks?|sucht|suchen|recrute(?:nt)?|recherche(?:nt)?|cherche(?:nt)?|embauche(?:nt)?):?|:| [–—|-])\s/u;

/** Whether an address in a text begins with the first word of a name. */
function hasAddress(name: string, texts: readonly string[]): boolean {
  const first = name.split(' ')[0]!.toLowerCase();
  return texts.some((text) => [...text.matchAll(ADDRESS)].some(([, stem]) => stem?.toLowerCase() === first));
}

/** Whether a text speaks of a name again: what stands behind a title may be a field of work as well. */
const isSpokenOf = (name: string, lines: readonly Line[]) =>
  !namesPosition(name) &&
  !namesField(name) &&
  lines.some(({ text }) => text.split(' ').length > 5 && text.includes(`${name} `));

/** A name as it stands in full on a line of its own, where sentences shorten it. */
function inFull(said: Found<string>, lines: readonly Line[]): Found<string> {
  const line = lines
    .slice(0, 6)
    .find(({ text }) => text.startsWith(`${said.value} `) && text.length <= 60 && isName(text));
  const isAlone = line && !/[.,;|–—!?]/.test(line.text) && !namesPosition(line.text);
  return isAlone ? { value: line.text, quote: line.text } : said;
}

/** "Copper Kettle Coffee Roasters is": several are one where a sentence says so. */
const isFirmOfPeople = (name: string, sentence: string) =>
  /^(?:\S+ ){2,}\p{Lu}\p{L}+s$/u.test(name) && sentence.includes(`${name} is `);

/** "We are Storytellers and Innovators": what people are, and no name. */
const PEOPLE = /^\p{Lu}\p{Ll}+(?:ers|ors|ists|ians)(?: and \p{Lu}\p{Ll}+s)?$/u;

/** The name that sentences say most of, with a legal form counting as one more. */
function mostSaid(texts: readonly string[], ofAnother: boolean): Found<string> | null {
  const scores = new Map<string, { score: number; quote: string }>();
  const add = (name: string, score: number, quote: string) => {
    const value = cleaned(name);
    if (quote.includes(`located in ${name}`) && namesPlace(value)) return;
    if (!isName(value) || isPlace(value) || hasGenderMark(value)) return;
    const isOfPeople =
      namesPosition(value) && !LEGAL.test(` ${name}`) && !isFirmOfPeople(value, quote) && !namesInstitution(value);
    if (isWordOnly(value, quote, texts)) return;
    if (isOfPeople || (OF_ITSELF.test(quote) && PEOPLE.test(value)) || (ofAnother && RECRUITER.test(value))) return;
    const known = scores.get(value);
    scores.set(value, { score: (known?.score ?? 0) + score, quote: known?.quote ?? quote });
  };
  for (const text of texts) {
    for (const sentence of sentencesOf(text)) {
      for (const [saying, score] of SAYINGS) {
        // "Hôtel du Lac***": stars are of no name.
        const found = saying.exec(sentence.replace(/(?<=\p{L})\*+(?=\s)/u, ''));
        const name = found?.[1] ?? found?.[2];
        if (name) add(name, score, sentence);
      }
      const legal = LEGAL.exec(sentence)?.[1];
      if (legal) add(legal.replace(/^(?:Die|Der|Das|Wir|The|La|Le|Als|Bei|Für) /u, ''), 4, sentence);
    }
  }
  const [most] = [...scores].sort(([, one], [, other]) => other.score - one.score);
  const spelt = most && inWords(most[0], texts);
  if (spelt) return spelt;
  const full = most && [...scores].find(([name]) => name.startsWith(`${most[0]} `) && namesInstitution(name));
  const best = full ?? most;
  return best ? { value: best[0], quote: best[1].quote } : null;
}

/** "Election Assistance Commission (EAC)": a name in words, where sentences call it by its letters. */
function inWords(name: string, texts: readonly string[]): Found<string> | null {
  if (!/^[A-Z]{2,6}$/.test(name)) return null;
  const spelt = new RegExp(
    `(?<![\\p{L}])(?:[Tt]he |[Dd]ie |[Dd]er |[Dd]as )?(${NAME}) \\((?:the |the “|“|")?${name}["”]?\\)`,
    'u',
  );
  for (const text of texts) {
    const value = spelt.exec(text)?.[1];
    const initials = (value ?? '').split(' ').filter((word) => /^\p{Lu}/u.test(word));
    if (value && initials.length >= name.length - 1 && isName(value)) return { value, quote: text };
  }
  return null;
}

/** "Elections are the foundation of", "Analyse the needs": a word that begins a sentence, and no name where the text has it nowhere else as one. */
function isWordOnly(name: string, sentence: string, texts: readonly string[]): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name) || !sentence.startsWith(`${name} `)) return false;
  const within = new RegExp(`(?<=[\\p{Ll},(] )${escaped(name)}(?!\\p{L})|^${escaped(name)}$`, 'u');
  return texts.length > FEW_TEXTS && !texts.some((text) => within.test(text));
}

const FEW_TEXTS = 4;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name that stands above all else, and again in the text. */
function headed(lines: readonly Line[]): Found<string> | null {
  const name = lines[0]?.text ?? '';
  const isPlain = name.length <= 40 && isName(name) && !namesPosition(name) && topicOf(name) === 'other';
  return isPlain && lines.slice(1).some(({ text }) => text.includes(name)) ? { value: name, quote: name } : null;
}

const POSSESSING = new RegExp(`(?<![\\p{L}\\p{N}])(${NAME})['’]s (?=\\p{L})`, 'gu');

/** A name that something is said to be of, and that stands in the text again and again. */
function possessing(lines: readonly Line[]): Found<string> | null {
  const text = lines.map((line) => line.text).join('\n');
  for (const { text: line } of lines) {
    for (const [, name = ''] of line.matchAll(POSSESSING)) {
      const isDegree = /^(?:bachelor|master|associate|driver)/iu.test(name);
      if (!isDegree && isName(name) && !namesPosition(name) && text.split(name).length > 3)
        return { value: name, quote: line };
    }
  }
  return null;
}

const ADDRESS = /(?:[\w.+-]+@|https?:\/\/(?:www\.)?|www\.)([a-z\d-]{3,40})\.[a-z]{2,6}/gi;

/** A name in the text that is also that of an address in it. */
function addressed(lines: readonly Line[]): Found<string> | null {
  for (const { text } of lines) {
    for (const [, stem = ''] of text.matchAll(ADDRESS)) {
      const letters = stem.toLowerCase().replace(/-/g, '');
      for (const { text: line } of lines) {
        const names = [...line.matchAll(new RegExp(NAME, 'gu'))].flatMap(([name]) => beginnings(name));
        const name = names.find((one) => one.toLowerCase().replace(/[^\p{L}\d]/gu, '') === letters);
        if (name && isName(name)) return { value: name, quote: line };
      }
    }
  }
  return null;
}

const beginnings = (name: string) => {
  const parts = name.split(' ');
  return parts.map((_, at) => parts.slice(0, at + 1).join(' '));
};
