import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { isPlace, splitLikelyTown, splitTrailingPlace } from '../contact/places.ts';
import { employerScore, isUnit, titleScore, withoutStop } from '../word-kinds.ts';
import type { Entry } from './entries.ts';
import { LABELLED, namedParts } from './job-parts.ts';
import type { Habits, Head } from './job-reading.ts';
import { chooseReading } from './job-reading.ts';
import { AT, splitByHabit, withoutPlaces } from './job-split.ts';

const BEFORE_UNIT = new RegExp(
  `^(.{4,}?),\\s+${anyOf(words`
    [\p{L} &]*(?:department|dept\.?|division)
    (?:department|dept\.|division|school|faculty) of .*
  `)}$`,
  'iu',
);

/** Title, employer and location of one entry, and the rest of its head. */
export function readHead(entry: Pick<Entry, 'head'>, habits: Habits): { head: Head; left: string[] } {
  const { parts, location } = namedParts(entry.head);
  const head: Head = { title: null, employer: null, location };
  const choice = chooseReading(parts, habits);
  const used = [choice.title, choice.employer];
  if (choice.split) Object.assign(head, { ...choice.split, location: head.location ?? choice.split.location });
  else Object.assign(head, { title: choice.title?.text ?? null, employer: choice.employer?.text ?? null });
  nameOwnEmployer(head);
  if (choice.title?.title === LABELLED && !choice.employer) nameLabelledEmployer(head, habits);
  tidyHead(head);
  return { head, left: parts.filter((part) => !used.includes(part)).map((part) => part.text) };
}

/** "Specialist at Quay Consultant": what comes after "at" is the employer where nothing else is, though it looks like a title. */
function nameOwnEmployer(head: Head): void {
  const [, title, employer] = (head.employer === null && AT.exec(head.title ?? '')) || [];
  if (title && employer && titleScore(title) > 0) Object.assign(head, { title, employer });
}

/** "Department of Energy, and Tourism": what it is for has commas too. */
const OFFICE = /^(?:department|ministry|bureau|institute|university) (?:of|for) /i;

/** "Position: Analyst, Quaytrade": all that is said of the employer stands after the position. */
function nameLabelledEmployer(head: Head, { order }: Habits): void {
  const [title, employer] = head.title?.split(/,\s+(.+)/) ?? [];
  const isNamed = splitByHabit(head.title ?? '', order) !== null || OFFICE.test(employer ?? '');
  if (isNamed && titleScore(title!) >= 2 && titleScore(employer!) < 2 && !isUnit(employer!))
    Object.assign(head, { title, employer });
}

/** "Lim & Co (Public Accountants)", "Work at Lim & Co": what the employer does, and what is done there, is not its name. */
function withoutRemark(employer: string): string {
  const named =
    /^\p{L}[\p{L} ]*\s(?:bei|chez|presso|at)\s+(?:(?:der|dem|die|la|le|the)\s)?(?:Firma\s)?(?=\p{Lu})(.+)$/u.exec(
      employer,
    )?.[1];
  const name = named && employerScore(named) >= 2 ? named : employer;
  const bare = name.replace(/(?:\s*\([^()]*\))+$/, '');
  return bare !== name && employerScore(bare) >= 3 ? bare : name;
}

/** "Programmer, building shops for": what was done, in lower case after a position. */
function withoutDuty(title: string): string {
  const [, position, duty] = /^(.{3,}?),\s+(\p{Ll}{4,}\s.*)$/u.exec(title) ?? [];
  return position && titleScore(position) >= 2 && titleScore(duty!) === 0 ? position : title;
}

/** "quay.example, quay.example/news": of several sites the first. */
const SITES = /^([\w-]+(?:\.[\w-]+)+),\s+[\w-]+(?:\.[\w-]+)+\S*$/;

function tidyHead(head: Head): void {
  if (head.employer) {
    head.employer = head.employer.replace(SITES, '$1');
    head.employer = withoutRemark(withoutStop(head.employer.replace(/,\s+(?:\p{Ll}{4,}|en|in|à|em|w)\s.*$/u, '')));
    const { rest, place } = splitTrailingPlace(head.employer.replace(/\s+@\s*(?=\p{Lu}[^@]*$)/u, ', '));
    const cut = /^(.{3,}?)\s*(?:\(([^)]+)\)|\s[-–—]\s([^–—]+))$/.exec(rest);
    const inside = cut?.[2] ?? cut?.[3];
    const isInside = inside !== undefined && isPlace(inside.split(/\s[–—-]\s/).at(-1)!);
    head.employer = cut && isInside ? cut[1]! : rest;
    head.location ??= place ?? (isInside ? inside : null);
    const town = splitLikelyTown(head.employer);
    if (town.place && titleScore(town.place) === 0 && employerScore(town.place) === 0 && head.title) {
      head.employer = town.rest;
      head.location ??= town.place;
    }
  }
  if (head.title) {
    head.title = withoutStop(withoutDuty(head.title));
    const { rest, place } = splitTrailingPlace(head.title);
    if (titleScore(rest) >= titleScore(head.title)) {
      head.title = rest;
      head.location ??= place;
    }
    const { kept, location } = withoutPlaces(['', ...head.title.split(/,\s+/)]);
    if (location && kept.length === 2) {
      head.title = kept[1]!;
      head.location ??= location;
    }
  }
  const unit = BEFORE_UNIT.exec(head.title ?? '');
  if (unit && titleScore(unit[1]!) >= 2) head.title = unit[1]!;
  if (head.employer && /^\([^)]*\)?$/.test(head.employer)) head.employer = null;
  for (const key of ['title', 'employer'] as const)
    head[key] = head[key]?.replace(/^[\s,;:|@–—-]+|[\s,;:|@–—-]+$/g, '') || null;
}
