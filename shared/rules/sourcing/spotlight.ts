import type { Profile } from '../../model/candidate.ts';
import type { RequirementVerdict, Spotlight } from '../../model/spotlight.ts';
import { educationVerdict, languageVerdict } from './credential-verdicts.ts';
import { monthsWorked, yearsWorked } from './experience.ts';
import { parseRequirement, type Wanted } from './requirement-terms.ts';
import { cite, type Evidence, findEvidence, type Passage, passagesOf } from './resume-evidence.ts';

export interface Compared {
  readonly candidate: Profile;
  readonly resumeText: string;
  readonly mustHaves: readonly string[];
  readonly nToHaves: readonly string[];
}

type Verdict = Omit<RequirementVerdict, 'requirement'>;

/**
 * Compares a resume with a job's requirements by its words, the dates of its positions, its languages and degrees. Nothing
 * is confirmed without words of the resume that say so; what the rules cannot decide is uncertain, with the reason.
 */
export function compareByRules({ candidate, resumeText, mustHaves, nToHaves }: Compared, now: Date): Spotlight {
  const passages = passagesOf(candidate, resumeText);
  const judge = (requirement: string) => judgeRequirement(requirement, candidate, passages, now);
  const judged = { mustHaves: mustHaves.map(judge), nToHaves: nToHaves.map(judge) };
  const all = [...judged.mustHaves, ...judged.nToHaves];
  return {
    generatedHighlightsSummary: summarise(
      candidate,
      judged.mustHaves.map(({ verdict }) => verdict),
      now,
    ),
    cvHighlights: Object.fromEntries(
      all.flatMap(({ verdict, words }) => (words.length > 0 ? [[verdict.requirement, words]] : [])),
    ),
    generatedRequirementsComparisons: {
      mustHaves: judged.mustHaves.map(({ verdict }) => verdict),
      nToHaves: judged.nToHaves.map(({ verdict }) => verdict),
    },
    madeBy: 'rules',
  };
}

/** First letters of the verdicts for a card, must-haves first. */
export const verdictLetters = ({ generatedRequirementsComparisons: { mustHaves, nToHaves } }: Spotlight) =>
  [...mustHaves, ...nToHaves].map(({ type }) => type[0]).join('');

function judgeRequirement(requirement: string, candidate: Profile, passages: readonly Passage[], now: Date) {
  const special = languageVerdict(requirement, candidate) ?? educationVerdict(requirement, candidate);
  if (special) return { verdict: { requirement, ...special }, words: special.citations.map(({ quote }) => quote) };
  const { years, wanted } = parseRequirement(requirement);
  const evidence = wanted.map((alternatives) => findEvidence(alternatives, passages));
  const verdict =
    years === undefined ? verdictOfWords(wanted, evidence) : verdictOfYears(years, wanted, evidence, candidate, now);
  return { verdict: { requirement, ...verdict }, words: [...new Set(evidence.flatMap(({ words }) => words))] };
}

function verdictOfWords(wanted: readonly Wanted[], evidence: readonly Evidence[]): Verdict {
  const citations = evidence.flatMap((found) => cite(found).slice(0, evidence.length > 1 ? 1 : 3));
  const missing = wanted.filter((_, index) => evidence[index]?.passages.length === 0).map(named);
  if (wanted.length === 0) return uncertain('This requirement has no words to look for.', []);
  if (missing.length === wanted.length) return notFound(`The resume does not mention ${missing.join(' or ')}.`);
  if (missing.length > 0) return uncertain(`The resume does not mention ${missing.join(' or ')}.`, citations);
  const beside = evidence.flatMap((found) => found.missing);
  if (beside.length > 0)
    return uncertain(
      `The resume mentions ${evidence.flatMap(({ words }) => words).join(', ')}, but not ${beside.join(' ')}.`,
      citations,
    );
  if (evidence.some(({ passages }) => passages.every(({ isLoose }) => isLoose)))
    return uncertain('Mentioned, but the resume could not be read well enough to say where.', citations);
  return { type: 'confirmed', justification: `Mentions ${wanted.map(named).join(' and ')}.`, citations };
}

function verdictOfYears(
  years: number,
  wanted: readonly Wanted[],
  evidence: readonly Evidence[],
  { employmentHistory }: Profile,
  now: Date,
): Verdict {
  const topic = wanted.map(named).join(' and ');
  const mentions = evidence.flatMap(({ passages }) => passages);
  if (wanted.length > 0 && evidence.some(({ passages, missing }) => passages.length === 0 || missing.length > 0))
    return verdictOfWords(wanted, evidence);
  const perTopic =
    wanted.length === 0
      ? [employmentHistory]
      : evidence.map(({ passages }) => [...new Set(passages.flatMap(({ position }) => position ?? []))]);
  const months = Math.min(...perTopic.map((positions) => monthsWorked(positions, now)));
  const citations =
    wanted.length === 0
      ? employmentHistory
          .slice(0, 3)
          .map(({ jobTitle, employerName }) => ({ quote: jobTitle, source: `${jobTitle}, ${employerName}` }))
      : evidence.flatMap((found) => cite({ ...found, passages: inPositionsFirst(found.passages) }).slice(0, 2));
  if (months === 0) {
    const where =
      mentions.length > 0 ? `${topic} is mentioned, but no position with dates says so.` : 'No position has dates.';
    return uncertain(where, citations);
  }
  const worked = `${inYears(months)} in positions${topic && ` that mention ${topic}`}`;
  if (months >= years * 12 && citations.length > 0)
    return { type: 'confirmed', justification: `${worked}.`, citations };
  return uncertain(`${worked}, ${years} asked for.`, citations);
}

const inPositionsFirst = (passages: readonly Passage[]) =>
  [...passages].sort((a, b) => Number(Boolean(b.position)) - Number(Boolean(a.position)));

const inYears = (months: number) => (months < 12 ? `${months} months` : `${Math.floor((months / 12) * 10) / 10} years`);
const named = (wanted: Wanted) => wanted[0]?.join(' ') ?? '';
const uncertain = (justification: string, citations: Verdict['citations']): Verdict => ({
  type: 'uncertain',
  justification,
  citations,
});
const notFound = (justification: string): Verdict => ({ type: 'other', justification, citations: [] });

function summarise({ employmentHistory }: Profile, mustHaves: readonly RequirementVerdict[], now: Date): string {
  const position = employmentHistory.find(({ current }) => current) ?? employmentHistory[0];
  const years = yearsWorked(employmentHistory, now);
  const who = position ? `${position.jobTitle} at ${position.employerName}` : 'No position could be read';
  const time = years === null ? '' : ` with ${years} ${years === 1 ? 'year' : 'years'} of experience`;
  if (mustHaves.length === 0) return `${who}${time}.`;
  const confirmed = mustHaves.filter(({ type }) => type === 'confirmed').length;
  const open = mustHaves.filter(({ type }) => type === 'uncertain').length;
  const check = open > 0 ? `, ${open} to check` : '';
  return `${who}${time}. The resume confirms ${confirmed} of ${mustHaves.length} must-haves${check}.`;
}
