import type { Office } from '../../../shared/model/job.ts';
import type { EmploymentType } from '../../../shared/reference/employment.ts';
import { anyOf } from '../../../shared/rules/any-of.ts';
import { valuesOf } from './facts.ts';
import { isOfMeeting } from './meetings.ts';
import type { Fact, Found, Line } from './types.ts';
import { wholeTerms } from './whole-words.ts';
import * as modes from './words/modes.ts';
import * as days from './words/some-days.ts';
import * as types from './words/types.ts';

const NOT_REMOTE = wholeTerms(modes.NOT_REMOTE);
const HYBRID = wholeTerms(modes.HYBRID);
const REMOTE_ONLY = wholeTerms(modes.REMOTE_ONLY);
const ON_SITE = wholeTerms(modes.ON_SITE);
const REMOTE = wholeTerms(modes.REMOTE);

/** "Home office an zwei Tagen", "remote one day a week", "einmal in der Woche von zu Hause". */
const SOME_DAYS = new RegExp(
  `(?<!\\p{L})${anyOf(days.FROM_HOME)}[^.;|·•\\d]{0,15}?${anyOf(days.DAYS)}(?!\\p{L})|(?<!\\p{L})${anyOf(days.DAYS)}[^.;|·•\\d]{0,30}?${anyOf(days.FROM_HOME)}(?!\\p{L})`,
  'iu',
);

/** "Two days a week in the office, the rest from home". */
const REST = new RegExp(
  `(?<!\\p{L})${anyOf(days.DAYS)}(?!\\p{L})[^.;|]{0,40}?(?<!\\p{L})${anyOf(days.AT_WORK)}(?!\\p{L})[^.;|]{0,40}?(?<!\\p{L})${anyOf(days.THE_REST)}(?!\\p{L})[^.;|]{0,30}?(?<!\\p{L})${anyOf(days.HOME)}(?!\\p{L})`,
  'iu',
);

/** The working mode that a text says in so many words. */
export function modeIn(text: string, isTerm = true): Office | null {
  if (NOT_REMOTE.test(text)) return 'ON_SITE';
  if (HYBRID.test(text)) return 'REMOTE_OPTIONAL';
  if ((SOME_DAYS.test(text) || REST.test(text)) && !REMOTE_ONLY.test(text)) return 'REMOTE_OPTIONAL';
  if (REMOTE_ONLY.test(text)) return 'REMOTE_ONLY';
  const isOnSite = ON_SITE.test(text);
  const isRemote = isTerm && REMOTE.test(text);
  if (isOnSite && isRemote) return 'REMOTE_OPTIONAL';
  if (isRemote) return 'REMOTE_ONLY';
  return isOnSite ? 'ON_SITE' : null;
}

/** Of tools, teams and others, not of where this job is done. */
const OF_OTHERS = new RegExp(`(?<!fully |full |100% )\\b${anyOf(modes.OF_OTHERS)}\\b`, 'iu');

/** Where one works: as a label, the title or a line of terms says, else as a sentence does. */
export function officeOf(
  facts: readonly Fact[],
  lines: readonly Line[],
  titleLine: string | null,
): Found<Office> | null {
  for (const kind of ['mode', 'place', 'type'] as const) {
    for (const { value, line } of valuesOf(facts, kind)) {
      const mode = kind === 'mode' ? modeOfAnswer(value, line) : modeIn(value);
      if (mode) return { value: mode, quote: line };
    }
  }
  const terms = [
    titleLine ?? '',
    ...lines
      .slice(0, 8)
      .filter(isTermLine)
      .map(({ text }) => text),
    ...below(lines, titleLine),
  ];
  for (const text of terms) {
    const mode = OF_OTHERS.test(text) ? null : modeIn(text);
    if (mode) return { value: mode, quote: text };
  }
  for (const { text, topic } of lines) {
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      if (topic === 'benefits' && /\bon-?site|in-office|in[- ]person\b/i.test(sentence)) continue;
      const mode = OF_OTHERS.test(sentence) ? null : (modeIn(sentence, false) ?? modeGiven(sentence, topic));
      if (mode === 'ON_SITE' && isOfMeeting(sentence, topic)) continue;
      if (mode) return { value: mode, quote: sentence };
    }
  }
  return null;
}

/** The rows of terms right below the title. */
function below(lines: readonly Line[], titleLine: string | null): readonly string[] {
  const at = lines.findIndex(({ text }) => text === titleLine);
  return at < 8
    ? []
    : lines
        .slice(at + 1, at + 3)
        .filter(isTermLine)
        .map(({ text }) => text);
}

/** "Homeoffice" in a list of what people are given: they may. */
const modeGiven = (text: string, topic: Line['topic']): Office | null =>
  topic !== 'required' && topic !== 'tasks' && GIVEN.test(text.trim()) ? 'REMOTE_OPTIONAL' : null;
const GIVEN =
  /^(?:home[- ]?office|télétravail|hybrid(?:es arbeiten)?|remote[- ]option|work from home)(?:[.!]?$|(?: (?:als|und|&|sowie|bei|nach|mit|and|as|et) ))/iu;

const isTermLine = ({ text, kind, topic }: Line) =>
  kind === 'text' &&
  topic !== 'tasks' &&
  topic !== 'required' &&
  text.length <= 100 &&
  !/[.!?]$/.test(text) &&
  text.split(' ').length <= 14;

/** "Remote: no", "Home office: 2 days". */
function modeOfAnswer(value: string, line: string): Office | null {
  if (/^(?:no|none|nein|non)\b/i.test(value)) return 'ON_SITE';
  // That it may be is no word on how often.
  if (/^(?:yes|ja|oui)\b/i.test(value) && /[eé]ligib/i.test(line)) return 'REMOTE_OPTIONAL';
  if (/^(?:yes|ja|oui|full|100)\b/i.test(value)) return 'REMOTE_ONLY';
  if (/^(?:partial|partly|teilweise|partiel|possible|möglich|\d)/i.test(value)) return 'REMOTE_OPTIONAL';
  return modeIn(value) ?? (SOMETIMES.test(value) ? 'REMOTE_OPTIONAL' : modeIn(line));
}

/** Some of the time: "one day a week", "by arrangement". */
const SOMETIMES = wholeTerms(days.SOMETIMES);

const TYPES: readonly (readonly [EmploymentType, RegExp])[] = [
  ['INTERN', wholeTerms([...types.INTERNSHIP, ...types.APPRENTICESHIP])],
  ['VOLUNTEER', wholeTerms(types.VOLUNTEERING)],
  ['PER_DIEM', wholeTerms(types.PER_DIEM)],
  ['CONTRACTOR', wholeTerms(types.CONTRACT)],
  ['FULL_TIME', wholeTerms(types.FULL_TIME)],
  ['PART_TIME', wholeTerms(types.PART_TIME)],
  ['TEMPORARY', wholeTerms(types.TEMPORARY)],
  ['CONTRACTOR', wholeTerms(types.CONTRACT_ALONE)],
];
/** Words that say the type only in lines of terms: in a sentence they are said of much else. */
const ONLY_AS_TERMS = new RegExp(
  `^${anyOf(['ft', 'pt', 'permanent', 'regular', 'temp', 'temporary', 'seasonal', 'stage', 'intern', 'student', 'contract', 'contracting', 'contractor', 'freelance', 'freelancer', 'volunteer', 'volunteering', 'prestation', 'vacation', 'ausbildung', 'befristet\\w*', 'indépendant', 'apprentissage', 'alternance', 'selbstständig', 'apprentice', 'internship', '1099', 'prn', 'relief', 'casual'])}$`,
  'iu',
);

/** "Part-time regular": what says that it is for good. */
const FOR_GOOD = wholeTerms([...types.PERMANENT, 'regular']);
const PART = wholeTerms(types.PART_TIME);
const FULL = wholeTerms(types.FULL_TIME);
/** "CDI à temps partiel": that it is for good says nothing of the hours. */
const isPartTime = (text: string) => {
  const ofHours = text.replace(new RegExp(FOR_GOOD.source, 'giu'), ' ');
  return FOR_GOOD.test(text) && PART.test(ofHours) && !FULL.test(ofHours);
};

/** "3.000 € bei Vollzeit", "the full-time equivalent": what pay is named for, whoever is employed how. */
const PAID_FOR =
  /(?:bei|auf basis (?:einer |von )?|auf) vollzeit(?:basis|stelle|beschäftigung)?|vollzeitäquivalent\p{L}*|full[- ]time equivalent|base temps plein|pour un temps plein/giu;

/** The type of employment that a line of terms says. */
export function typeIn(said: string): EmploymentType | null {
  const text = said.replace(PAID_FOR, ' ');
  return isPartTime(text) ? 'PART_TIME' : (TYPES.find(([, words]) => words.test(text))?.[0] ?? null);
}

const OF_THE_TITLE = wholeTerms([
  ...types.INTERNSHIP.filter((word) => word !== 'stage'),
  ...types.APPRENTICESHIP,
  'stage',
  'werkstudent',
  'werkstudentin',
  'freelance',
  'freelancer',
  'volunteer',
  '^(?:relief|bank)',
]);

/** How one is employed: as the title, a label or a line of terms says, else as a sentence about the job does. */
export function employmentTypeOf(
  facts: readonly Fact[],
  lines: readonly Line[],
  titleLine: string | null,
): Found<EmploymentType> | null {
  const titled =
    titleLine &&
    (OF_THE_TITLE.test(titleLine) ||
      /\b(?:full|part)[- ]time\b|vollzeit|teilzeit|\bCD[ID]\b|\bcontract\b/i.test(titleLine))
      ? typeIn(titleLine)
      : null;
  if (titled && titleLine) return { value: titled, quote: titleLine };
  const labelled = valuesOf(facts, 'type').flatMap(({ value, line }) => {
    const type = typeIn(value);
    return type ? [{ value: type, quote: line }] : [];
  });
  const [first] = labelled;
  if (first)
    return (
      labelled.find(
        ({ value }) =>
          value === 'FULL_TIME' &&
          first.value === 'CONTRACTOR' &&
          /^contract(?! to)|vertrag|contrat/i.test(first.quote),
      ) ?? first
    );
  for (const { text } of lines.slice(0, 10).filter((line) => isTermLine(line) || isBarred(line.text))) {
    const type = isPartTime(text)
      ? 'PART_TIME'
      : termsIn(text)
          .map(typeIn)
          .find((found) => found !== null);
    if (type) return { value: type, quote: text };
  }
  for (const { text, topic, kind } of lines) {
    if (topic === 'required' && kind === 'item' && !/\b(?:full|part)[- ]time\b|vollzeit|teilzeit/i.test(text)) continue;
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      const type = typeSaid(sentence);
      if (type === 'PART_TIME' && topic === 'benefits' && !OF_THE_POST.test(sentence)) continue;
      if (type) return { value: type, quote: sentence };
    }
  }
  return null;
}

/** Part-time work among what people are given is what they may ask for, where nothing is said of the job. */
const OF_THE_POST =
  /(?<!\p{L})(?:stelle|position|\p{L}*vertrag|\p{L}*anstellung|job|role|contract|poste|contrat|stunden|hours|heures)(?!\p{L})/iu;

/** A row of terms between bars, however long it is. */
const isBarred = (text: string) => text.split(' | ').length > 2;

/** What a line of terms says, each in a few words. */
const termsIn = (text: string) => text.split(/\s*[|·•,;–—]\s*|\s-\s/).filter((term) => term.split(' ').length <= 4);

/** Said of those whom one leads or works with. */
const OF_STAFF = /\b(?:full|part)[- ]time (?:\p{L}+ )?(?:staff|employees|colleagues|students|workers)\b/iu;

/** Training that a person has behind them. */
const BROUGHT =
  /(?<!\p{L})(?:hast|haben|besitzt|besitzen|verfüg\p{L}*|bringst|bringen|abgeschlossene\p{L}*)(?!\p{L})[^.;]{0,40}ausbildung|(?<!\p{L})\p{L}*ausbildung(?!\p{L})[^.;,]{0,60} (?:abgeschlossen|hast|haben|besitz\p{L}*|verfüg\p{L}*|mitbring\p{L}*)(?!\p{L})/iu;

function typeSaid(said: string): EmploymentType | null {
  const sentence = said.replace(PAID_FOR, ' ');
  if (OF_STAFF.test(sentence) || BROUGHT.test(sentence)) return null;
  // Who names both speaks of all the jobs that they have.
  if (/\bCDI\b/.test(sentence) && /\bCDD\b/.test(sentence)) return null;
  if (isPartTime(sentence)) return 'PART_TIME';
  for (const [type, words] of TYPES) {
    const found = sentence.match(new RegExp(words.source, 'giu')) ?? [];
    if (found.some((word) => !ONLY_AS_TERMS.test(word) || isSaidOfTheJob(word, sentence))) return type;
  }
  return null;
}

/** "a permanent position", "this internship", "contrat de stage". */
const isSaidOfTheJob = (word: string, sentence: string) =>
  new RegExp(
    `(?<!\\p{L})${word}[, ]+(?:(?:full|part)[- ]time )?(?:position|role|job|post|contract|vertrag|stelle|vacancy|employment|basis)|(?:this|our|ein|eine?n?|un|contrat d[e'’]) ?${word}\\b(?! of)`,
    'iu',
  ).test(sentence) && !/\bcontracts? with\b/i.test(sentence);
