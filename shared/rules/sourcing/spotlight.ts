import type { Profile } from '../../model/candidate.ts';
import type { RequirementVerdict, Spotlight } from '../../model/spotlight.ts';
import { judgeEducation } from './comparison/education.ts';
import { indexOf, type WordIndex } from './comparison/index.ts';
import { judgeLanguages } from './comparison/languages.ts';
import { judgeDriving } from './comparison/licences.ts';
import { parseRequirement } from './comparison/parts.ts';
import { passagesOf } from './comparison/passages.ts';
import { judgeSoft } from './comparison/soft-skills.ts';
import { judgeWanted } from './comparison/wanted.ts';
import { yearsWorked } from './experience.ts';

export interface Compared {
  readonly candidate: Profile;
  readonly resumeText: string;
  readonly mustHaves: readonly string[];
  readonly nToHaves: readonly string[];
}

/**
 * Compares a resume with a job's requirements by its words, the dates of its positions, its languages and degrees. Nothing
 * is confirmed without words of the resume that say so; what the rules cannot decide is uncertain, with the reason.
 */
export function compareByRules({ candidate, resumeText, mustHaves, nToHaves }: Compared, now: Date): Spotlight {
  const index = indexOf(passagesOf(candidate, resumeText));
  const judge = (requirement: string) => judgeRequirement(requirement, candidate, index, now);
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

function judgeRequirement(requirement: string, candidate: Profile, index: WordIndex, now: Date) {
  const { verdict, words } =
    judgeDriving(requirement, index) ??
    judgeLanguages(requirement, index, candidate) ??
    judgeEducation(requirement, index, candidate, now) ??
    judgeSoft(requirement, index) ??
    judgeWanted(parseRequirement(requirement), index, candidate, now);
  return { verdict: { requirement, ...verdict }, words: [...words] };
}

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
