import { anyOf } from '../../../shared/rules/any-of.ts';
import { LEGAL, NONE } from './company-sayings.ts';
import { isPlace } from './gazetteer.ts';
import { isBeforeTitle } from './title-prefix.ts';
import { MENUS } from './words/menus.ts';

/** Whether all of a name is one with its legal form, commas and all. */
const isLegal = (name: string) => LEGAL.exec(name)?.[1] === name;

/** A name without what stands around it. */
export const cleaned = (name: string) =>
  name
    .replace(/^L['’](?:équipe|entreprise) (?:de |d['’])?/iu, '')
    .replace(/^(?:the|die|der|das) (?=\p{Lu})/iu, (article) => (/^the $/i.test(article) ? article : ''))
    .replace(/['’]s$/, '')
    .replace(/\s*[,;:|(].*$/u, (rest) =>
      /^, (?:Inc|LLC|Ltd|Corp|(?:County|City|Town|Village|Borough|State) of)/u.test(rest) || isLegal(name) ? rest : '',
    )
    .replace(/ (?:of|the|for|and|de|du|des|la|für|und|von|der|am|et|&)$/u, '')
    .replace(
      /(?<!\b(?:Inc|Ltd|Co|Corp|S\.A|L\.L\.C|e\. ?V|S\.A\.S|P\.[CA]|L\.L\.P|P\.L\.L\.C|e\. ?K|S\.A\.R\.L))\.$/u,
      '',
    )
    .trim();

/** "Summer 2026 Co-Op": when a job is, and no name. */
const SEASON =
  /^(?:spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver) (?:19|20)\d{2}(?!\d)/iu;

/** "Leeds HQ": where it is. */
const OFFICE = /^\p{Lu}\S*(?: \p{Lu}\S*)? (?:HQ|Head(?:quarters?| Office)|Zentrale|Office)$/u;

/** "Startseite", "Profil", "Jahr 2020": what a page leads to, or when. */
const OF_PAGE = new RegExp(`^(?:${anyOf(MENUS)}|(?:jahr|year|année|an) \\d{4}.*)$`, 'iu');

/** Whether a text may be the name of a company. */
export function isName(text: string): boolean {
  const [first = ''] = text.split(/[ '’]/);
  if (text.length < 2 || /^https?:/.test(text) || !/[\p{L}]/u.test(text) || isPlace(text)) return false;
  if (/:\s|^[©®]/.test(text) || SEASON.test(text) || OFFICE.test(text) || /^\d{4,5} \p{Lu}/u.test(text)) return false;
  return (
    !NONE.test(text) &&
    !OF_PAGE.test(text) &&
    !isBeforeTitle(text) &&
    (!NONE.test(first) || /^(?:The|THE|All|My|In|On|Les?|LES?|La|LA|L['’]) ?\p{Lu}/u.test(text)) &&
    !/^(?:confidential|vertraulich|confidentiel)/iu.test(text)
  );
}
