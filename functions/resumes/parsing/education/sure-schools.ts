import type { DateSpan } from '../lines/dates.ts';
import { isDegree, isPhrase, isSchool, titleScore } from '../word-kinds.ts';
import { isColumnTitle } from './education-table.ts';

type Stated = { school: string | null; degree: string | null; date: DateSpan | null };

/** What is left of a text whose brackets stand in other lines, or a remark in brackets. */
const NO_NAME =
  /^[^(]*\)|^\([^)]*\)\s\p{Ll}|^(?:in|at|from|aus|à|en|te) \p{Lu}|^(?:and|or|of|und|et|y) \p{Ll}|:$|\p{Ll}-$/u;

/** "Teaching Assistant, University of Exmoor": somebody's position there. */
const isPosition = (school: string) => /^[^,]+,\s/.test(school) && titleScore(school.split(',')[0]!) >= 3;

/** A certificate alone, from nobody that is known to be a school, is no degree. */
const CERTIFICATE = /^(?:certificates?|certifications?|zertifikate?|certificats?|certificados?|certificati?)\b\.?$/iu;

/** In a timeline of schools and jobs only what names a school and a degree counts. */
export const isSure = ({ school, degree, date }: Stated, isMixed: boolean): boolean => {
  if ([school, degree].some((text) => text !== null && NO_NAME.test(text)) || isColumnTitle(school ?? '')) return false;
  if (degree === null && isPosition(school ?? '')) return false;
  const words = school?.split(' ').length ?? 0;
  if (degree === null && date === null && (words > 8 || (words > 0 && isPhrase(school!)))) return false;
  if (words > 9 && isPhrase(school!)) return false;
  if (date === null && degree !== null && !isSchool(school ?? '') && CERTIFICATE.test(degree)) return false;
  const [named, studied] = [school !== null && isSchool(school), degree !== null && isDegree(degree)];
  if (isMixed) return named && (studied || (degree === null && date?.isRange === true));
  return named || studied || (school !== null && degree !== null && date !== null);
};
