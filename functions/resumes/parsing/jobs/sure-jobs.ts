import type { ParsedEmployment } from '../../../../shared/model/parsed-resume.ts';
import { anyOf, wholeWord } from '../../../../shared/rules/any-of.ts';
import { PRIZES, UNDERTAKINGS } from '../../words/organisations.ts';
import { isPlace } from '../contact/places.ts';
import { type SectionKind, sectionByMeaning, sectionOfHeading } from '../lines/headings.ts';
import { employerScore, isDegree, isPhrase, titleScore } from '../word-kinds.ts';

/** An entry without a title, or with nothing that shows it to be a job, is left out rather than invented. */
export function isSure(job: ParsedEmployment, proof: boolean): boolean {
  const { jobTitle, employerName, location, startDate, endDate, current } = job;
  const title = titleScore(jobTitle ?? '');
  const employer = employerScore(employerName ?? '');
  const isRange = current || startDate !== endDate || startDate === null;
  if (TEACHER.test(jobTitle ?? '') || isSaid(employerName) || [jobTitle, employerName].some(isTitleOfSection))
    return false;
  if ([jobTitle, employerName].some(isFragment) || (title < 2 && isPlace(jobTitle ?? ''))) return false;
  if (ELSEWHERE.has(sectionOfHeading(employerName ?? '') ?? 'other')) return false;
  if ((title < 2 && isToldTitle(jobTitle ?? '')) || TOLD.test(jobTitle ?? '')) return false;
  if (title < 2 && PRIZE.test(jobTitle ?? '')) return false;
  if (jobTitle === null && isPlace(employerName!)) return false;
  if (jobTitle === null && employer < 3 && UNDERTAKING.test(employerName ?? '')) return false;
  if (jobTitle !== null && title < 2 && isDegree(jobTitle) && !/ausbildung|apprenti/i.test(jobTitle)) return false;
  if (title < 2 && /^\d|^\p{L}+:\s/u.test(jobTitle ?? '')) return false;
  if (proof) return title >= 2 && employerName !== null && isRange;
  if (jobTitle === null) return isRange && (employer >= 2 || (location !== undefined && isShortName(employerName!)));
  if (employerName === null && title < 2) return false;
  return isRange || title >= 1 || employer >= 1;
}

/** What announces anything but work employs nobody. */
const ELSEWHERE = new Set<SectionKind>(['references', 'contact', 'languages', 'skills', 'education']);

/** A piece of a text that was cut elsewhere: it goes on in lower case, after a stop, or from a quotation. */
const isFragment = (text: string | null) =>
  /^(?:of|and|in|for|with|to|und|de|du|des) \p{L}|^[.,;]|^(?:19|20)\d{2}\.\s|^[^“”]*”|“[^”]*$/u.test(text ?? '');

/** A text of several words in lower case. Titles of few words are written so in most languages. */
const isToldTitle = (text: string) => isPhrase(text) && (text.split(' ').length > 6 || DOING.test(text));
const DOING = /^\p{Lu}\p{Ll}+(?:ed|ing)\s/u;

/** "Asked the head of the office for": what was done, though a position is named in it. */
const TOLD = /^\p{Lu}\p{Ll}+ed (?:the|an?|with|to|all|in|for|by|on) /u;

/** What is won or granted is no position. */
const PRIZE = new RegExp(wholeWord(anyOf(PRIZES)), 'iu');

/** Who gave a course or a thesis, beside it. */
const TEACHER = /^(?:prof|dr|professor)\.? \p{Lu}\p{L}+ \p{Lu}[\p{L}-]+$/iu;

/** "Teaching & Writing Experience": what announces jobs is none. */
const isTitleOfSection = (text: string | null) =>
  text !== null && text.split(' ').length > 1 && sectionByMeaning(text) === 'experience';

/** A text that runs on in lower case, beside a title within a sentence. */
const isSaid = (text: string | null) => text !== null && /^\p{Ll}+ \p{Ll}/u.test(text) && isPhrase(text);

/** What is taken part in, and employs nobody. */
const UNDERTAKING = new RegExp(wholeWord(anyOf(UNDERTAKINGS)), 'iu');

/** A name of a few words, also in lower case, that no sign shows to be anything else. */
export const isShortName = (text: string) =>
  /^[\p{L}\d][\p{L}\d.&'’-]*(?: [\p{L}\d.&'’-]+){0,2}$/u.test(text) && titleScore(text) < 2 && !isPhrase(text);
