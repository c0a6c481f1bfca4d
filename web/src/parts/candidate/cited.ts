import type { Profile } from '../../../../shared/model/candidate.ts';
import type { Citation, Spotlight } from '../../../../shared/model/spotlight.ts';

/** A citation with the number it carries on the screen, counted over all verdicts. */
export interface Numbered extends Citation {
  readonly number: number;
}

/** A part of the resume as it is shown: where it stands, and how citations name that part. */
export interface Place {
  readonly key: string;
  readonly source: string;
  readonly text: string;
}

/** A stretch of text with the numbers of the citations that rest on it; none for the text between. */
export interface Segment {
  readonly text: string;
  readonly cites: readonly number[];
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly number: number;
}

/**
 * The citations of a spotlight in the order of its verdicts, the same words of the same part under one number.
 */
export const numberCitations = (spotlight: Spotlight | null | undefined): Numbered[] => {
  const numbered: Numbered[] = [];
  const { mustHaves = [], nToHaves = [] } = spotlight?.generatedRequirementsComparisons ?? {};
  for (const citation of [...mustHaves, ...nToHaves].flatMap(({ citations }) => citations)) {
    if (numberOf(numbered, citation) === undefined) numbered.push({ ...citation, number: numbered.length + 1 });
  }
  return numbered;
};

/** The number of a citation among the numbered ones. */
export const numberOf = (numbered: readonly Numbered[], { quote, source }: Citation): number | undefined =>
  numbered.find((other) => other.quote === quote && other.source === source)?.number;

/** Every part of a profile that a citation may quote, as the resume shows it. */
export const placesOf = (candidate: Profile): Place[] => [
  { key: 'summary', source: 'Summary', text: candidate.summary },
  ...candidate.employmentHistory.flatMap(({ jobTitle, employerName, jobDescription }, index) => {
    const source = `${jobTitle}, ${employerName}`;
    return [
      { key: `work-${index}-title`, source, text: jobTitle },
      { key: `work-${index}-employer`, source, text: employerName },
      { key: `work-${index}-text`, source, text: jobDescription },
    ];
  }),
  ...candidate.educationHistory.flatMap(({ major, instituteName, description }, index) => {
    const source = `Education, ${instituteName}`;
    return [
      { key: `education-${index}-title`, source, text: major },
      { key: `education-${index}-text`, source, text: description },
    ];
  }),
  ...candidate.skills.map(({ name }, index) => ({ key: `skill-${index}`, source: 'Skills', text: name })),
  ...candidate.langs.map(({ name }, index) => ({ key: `language-${index}`, source: 'Languages', text: name })),
];

/**
 * Where each citation stands: its words are looked for in the part it names, and only if they are not there, in any
 * other. Spaces, quotation marks and letter case may differ from the quotation.
 */
export const locate = (citations: readonly Numbered[], places: readonly Place[]): Map<string, Range[]> => {
  const found = new Map<string, Range[]>();
  for (const { quote, source, number } of citations) {
    const pattern = patternOf(quote);
    if (!pattern) continue;
    const named = places.filter((place) => place.source === source);
    const hit = firstHit(named, pattern) ?? firstHit(places, pattern);
    if (hit) found.set(hit.key, [...(found.get(hit.key) ?? []), { from: hit.from, to: hit.to, number }]);
  }
  return found;
};

const firstHit = (places: readonly Place[], pattern: RegExp) => {
  for (const { key, text } of places) {
    const match = pattern.exec(text);
    if (match) return { key, from: match.index, to: match.index + match[0].length };
  }
  return undefined;
};

const patternOf = (quote: string): RegExp | undefined => {
  const words = quote.trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return undefined;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  const edge = (letter: string | undefined, look: string) => (/[\p{L}\p{N}]/u.test(letter ?? '') ? look : '');
  const before = edge(quote.trim()[0], '(?<![\\p{L}\\p{N}])');
  const after = edge(quote.trim().at(-1), '(?![\\p{L}\\p{N}])');
  return new RegExp(`${before}${escaped.join('\\s+')}${after}`, 'iu');
};

/** Cuts a text at the edges of its citations; where they overlap, a stretch carries all their numbers. */
export const segmentsOf = (text: string, ranges: readonly Range[] = []): Segment[] => {
  const edges = new Set([0, text.length, ...ranges.flatMap(({ from, to }) => [from, to])]);
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((from, index) => {
    const to = sorted[index + 1] as number;
    const cites = ranges.filter((range) => range.from <= from && range.to >= to).map(({ number }) => number);
    return { text: text.slice(from, to), cites };
  });
};
