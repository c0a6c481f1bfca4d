import type { ParsedResume, SocialProfileType } from '../../../../shared/model/parsed-resume.ts';
import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { namesNobody } from '../../../../shared/rules/candidate/profile-link.ts';
import type { Line } from '../lines/lines.ts';
import { isProse } from '../lines/lines.ts';
import type { Section } from '../lines/sections.ts';
import { EMAIL } from './email.ts';

const TOP_LEVEL = words`
  com, org, net, io, dev, me, ai, co, edu, app, tech, info, eu, fr, de, es, it, nl, pt, uk, ch, at, be, in, ca, us
  xyz, design, page, site, blog, online, in, pl, se, no, dk
`;
const URL = new RegExp(
  anyOf(words`
    (?<![@\w.])(?:https?://|www\.)[^\s<>()|,;]+
    (?<![@\w.-])(?:[\w-]+\.)+${anyOf(TOP_LEVEL)}(?:/[^\s<>()|,;]*)?(?![@\w])
  `),
  'gi',
);
const HOSTS: readonly (readonly [SocialProfileType, RegExp])[] = [
  ['linkedin', /(?:^|\.)linkedin\.com\/+(?:(?:mwlite|comm|m|mobile)\/+)*(?:in|pub|profile)\/+./i],
  ['github', /(?:^|\.)github\.com\/[^/]+\/?$/i],
  ['twitter', /(?:^|\.)(?:twitter|x)\.com\/[^/]+\/?$/i],
  ['angellist', /(?:^|\.)(?:angel\.co|wellfound\.com)\/./i],
  ['crunchbase', /(?:^|\.)crunchbase\.com\/./i],
  ['stackoverflow', /(?:^|\.)(?:stackoverflow|stackexchange)\.com\/users?\/./i],
  ['google', /(?:^|\.)(?:scholar|plus)\.google\.[a-z.]+\/./i],
];

/** Which site a link is the personal page of. */
export function profileType(url: string): SocialProfileType {
  const bare = url.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  return HOSTS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'other';
}

/** Links to the person's own pages: those near the contact details, and profiles on known sites, except a referee's. */
export function findProfiles(sections: readonly Section[], email: string | null): ParsedResume['socialProfiles'] {
  const found = new Map<string, ParsedResume['socialProfiles'][number]>();
  for (const section of sections) {
    if (section.kind === 'references') continue;
    const personal = section.kind === 'head' || section.kind === 'contact' || section.kind === 'links';
    for (const [at, line] of section.lines.entries()) {
      const own = personal || isFootOfLinks(line, section);
      if (section.kind === 'head' && section.title === '' && isProse(line)) continue;
      if (/@$/.test(section.lines[at - 1]?.text ?? '')) continue;
      for (const url of urlsOf(line, own ? section.lines[at + 1] : undefined)) {
        const type = profileType(url);
        const repository = /github\.com\/[^/]+\/[^/]/i.test(url);
        const isElse = section.kind === 'other' && !isNamedAfter(url, email);
        if (repository || namesNobody(url) || (!own && (type === 'other' || isElse))) continue;
        const key = url
          .replace(/^https?:\/\//i, '')
          .replace(/^www\./i, '')
          .replace(/\/$/, '')
          .toLowerCase();
        if (!found.has(key) && (type === 'other' || ![...found.values()].some((other) => other.type === type))) {
          found.set(key, { type, url });
        }
      }
    }
  }
  return [...found.values()];
}

/** An account whose name holds a word of the person's address: "github.com/annlee" and "ann.lee@home.example". */
function isNamedAfter(url: string, email: string | null): boolean {
  const account = url
    .toLowerCase()
    .replace(/\/$/, '')
    .split('/')
    .at(-1)!
    .replace(/[^a-z]/g, '');
  const words = (email ?? '')
    .toLowerCase()
    .split('@')[0]!
    .split(/[^a-z]+/);
  return words.some((word) => word.length > 3 && account.includes(word));
}

/** The last line of a section, apart from it and with nothing but links: the foot of the page. */
function isFootOfLinks(line: Line, { kind, lines }: Section): boolean {
  const isApart = line === lines.at(-1) && lines.length > 1 && line.spaced && kind !== 'other';
  return isApart && line.text.match(URL) !== null && !/[\p{L}\d]/u.test(line.text.replace(EMAIL, '').replace(URL, ''));
}

function urlsOf(line: Line, next: Line | undefined): string[] {
  const text = line.text
    .replace(EMAIL, ' ')
    .replace(/(?<=linkedin\.com\/) (?=in\/)|(?<=linkedin\.com\/in\/) (?=[\w-]+)/gi, '');
  let printed = [...text.matchAll(URL)].map((match) => match[0].replace(/[.:;]+$/, ''));
  const last = printed.at(-1);
  const rest = last && next ? restOfLink(last, line, next) : null;
  if (rest) printed = [...printed.slice(0, -1), last + rest];
  printed = printed.filter((url) => !isAbbreviation(url));
  const linkedProfiles = targetsOf(line).filter((url) => profileType(url) !== 'other');
  const isMisprint = (url: string) =>
    profileType(url) === 'other' && linkedProfiles.some((other) => hostOf(other) === hostOf(url));
  printed = printed.filter((url) => !isMisprint(url));
  const contradicts = (url: string) => printed.some((other) => hostOf(other) === hostOf(url) && !url.includes(other));
  const linked = targetsOf(line).filter((url) => !contradicts(url));
  const handle = /(?:^|[|•·\s])(linkedin|github|twitter)\s*:\s*@?([\w-]{3,40})(?=$|[\s|•·])/gi;
  const named = [...text.matchAll(handle), ...text.matchAll(SLASHED)].map((match) =>
    match[1]!.toLowerCase() === 'linkedin'
      ? `linkedin.com/in/${match[2]}`
      : `${match[1]!.toLowerCase()}.com/${match[2]}`,
  );
  return [...linked, ...printed, ...(linked.length + printed.length === 0 ? named : [])].filter(
    (url) => !/^(?:https?:\/\/)?(?:www\.)?(?:linkedin|github|twitter)\.com\/?(?:in\/?)?$/i.test(url),
  );
}

/** "github/ann". */
const SLASHED = /(?<![\w./])(github|twitter)\/([\w-]{3,40})(?=$|[\s|•·])/gi;

/** A narrow column breaks a link after a slash or a hyphen, or within its host: "facebook.co" and "m/ann". */
function restOfLink(link: string, line: Line, next: Line): string | null {
  const cell = line.cells.findIndex((each) => each.endsWith(link));
  if (cell < 0) return null;
  const x = line.xs[cell];
  const under = x === undefined ? 0 : next.xs.findIndex((other) => Math.abs(other - x) < 3);
  const rest = /[/-]$/.test(link) ? /^([\w%-]+\/?)(?:\s*\([^)]*\))?$/ : /^([a-z]{1,4}\/[\w%./-]+)$/;
  return rest.exec(next.cells[under] ?? wholeLine(link, next))?.[1] ?? null;
}

/** After a hyphen the rest may begin further left, where an icon is before the link. */
const wholeLine = (link: string, { cells }: Line) => (link.endsWith('-') && cells.length === 1 ? cells[0]! : '');

const targetsOf = (line: Line) =>
  line.links
    .map((url) =>
      url
        .replace(/[|;,)]+$/, '')
        .replace(/^https?:\/\/(?=https?:?\/\/)/i, '')
        .replace(/^(https?)\/\//i, '$1://'),
    )
    .filter(
      (url) =>
        /^https?:/i.test(url) &&
        !/maps\.google|google\.[a-z.]+\/maps|goo\.gl\/maps|^https?:\/\/(?:wa\.me|api\.whatsapp\.com)/i.test(url),
    );

const hostOf = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split('/')[0]
    ?.toLowerCase();

/** "B.Sc", "Node.js" and "ASP.net" look like hosts but are not. */
const isAbbreviation = (url: string) =>
  /^(?:[a-z]{1,3}\.)+[a-z]{2,4}$/i.test(url) && !/^(?:www|t|x)\./i.test(url) && url.length < 8
    ? true
    : /^(?:asp|vb|ado|node|next|vue)\.\w+$/i.test(url);
