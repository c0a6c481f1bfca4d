import { LIMITS } from '../../../shared/product.ts';
import { INDUSTRY_LABELS, type Industry } from '../../../shared/reference/industries.ts';
import { JOB_FUNCTION_LABELS, type JobFunction } from '../../../shared/reference/job-functions.ts';
import { anyOf } from '../../../shared/rules/any-of.ts';
import { valuesOf } from './facts.ts';
import type { Fact, Found, Line } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { INDUSTRIES_OF_NAMES } from './words/industries-of-names.ts';
import { FUNCTION_WORDS, INDUSTRY_WORDS } from './words/kinds.ts';

const FUNCTIONS: readonly (readonly [JobFunction, RegExp])[] = FUNCTION_WORDS.map(([code, list]) => [
  code,
  wholeWords(list),
]);
const INDUSTRIES: readonly (readonly [Industry, RegExp])[] = INDUSTRY_WORDS.map(([code, list]) => [
  code,
  wholeWords(list),
]);

const OF_NAMES: readonly (readonly [Industry, RegExp])[] = INDUSTRIES_OF_NAMES.map(([code, list]) => [
  code,
  new RegExp(`(?<!\\p{L})${anyOf(list)}(?!\\p{L})`, 'u'),
]);

const labelsOf = <K extends string>(labels: Readonly<Record<K, string>>) => Object.entries(labels) as [K, string][];

/** Whether a text names a kind of work or an industry. */
export const namesField = (text: string): boolean =>
  FUNCTIONS.some(([, words]) => words.test(text)) || INDUSTRIES.some(([, words]) => words.test(text));

/** What work it is: as the title says, and a label. */
export function functionsOf(facts: readonly Fact[], title: string | null): readonly Found<JobFunction>[] {
  const labelled = valuesOf(facts, 'function').flatMap(({ value, line }) =>
    labelsOf(JOB_FUNCTION_LABELS)
      .filter(
        ([code, label]) =>
          code !== 'OTHR' && label.split(' / ').some((word) => value.toLowerCase().includes(word.toLowerCase())),
      )
      .map(([code]) => ({ value: code, quote: line })),
  );
  const titled =
    title === null
      ? []
      : FUNCTIONS.filter(([, words]) => words.test(title)).map(([value]) => ({ value, quote: title }));
  // "Manager" says little beside what is managed.
  const telling =
    titled.length > 1
      ? titled.filter(({ value }) => value !== 'MGMT' || /head|director|chief|leit|direct/i.test(title ?? ''))
      : titled;
  return once([...telling, ...labelled]).slice(0, LIMITS.functionsMax);
}

/** What the company does: as a label says, else as its name does and it says of itself. */
export function industriesOf(
  facts: readonly Fact[],
  lines: readonly Line[],
  company: string | null,
): readonly Found<Industry>[] {
  const labelled = valuesOf(facts, 'industry').flatMap(({ value, line }) => [
    ...labelsOf(INDUSTRY_LABELS)
      .filter(
        ([, label]) =>
          label.toLowerCase() === value.toLowerCase() ||
          value
            .toLowerCase()
            .split(/[,;/]\s*/)
            .includes(label.toLowerCase()),
      )
      .map(([code]) => ({ value: code, quote: line })),
    ...INDUSTRIES.filter(([, words]) => words.test(value)).map(([code]) => ({ value: code, quote: line })),
  ]);
  if (labelled.length > 0) return once(labelled).slice(0, LIMITS.industriesMax);
  const named =
    company === null
      ? []
      : OF_NAMES.filter(([, words]) => words.test(company)).map(([value]) => ({ value, quote: company }));
  const about = lines.filter(({ topic, kind }) => topic === 'company' || (topic === 'other' && kind !== 'item'));
  const said = INDUSTRIES.flatMap(([value, words]) => {
    const line = about.find(({ text }) => words.test(text));
    const times = about.filter(({ text }) => words.test(text)).length;
    return line ? [{ value, quote: sentenceWith(words, line.text), times }] : [];
  });
  const most = said
    .filter(({ times }) => named.length === 0 || times > 1)
    .sort((one, other) => other.times - one.times)
    .map(({ value, quote }) => ({ value, quote }));
  return once([...named, ...most]).slice(0, LIMITS.industriesMax);
}

const sentenceWith = (words: RegExp, text: string) =>
  text.split(/(?<=[.!?])\s+/).find((sentence) => words.test(sentence)) ?? text;

const once = <T>(found: readonly Found<T>[]) =>
  found.filter(({ value }, at) => found.findIndex((other) => other.value === value) === at);
