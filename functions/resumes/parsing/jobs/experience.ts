import type { ParsedEmployment } from '../../../../shared/model/parsed-resume.ts';
import { anyOf, wholeWord } from '../../../../shared/rules/any-of.ts';
import { LEAVES } from '../../words/leave.ts';
import { isPlace, splitLikelyTown, splitTrailingPlace } from '../contact/places.ts';
import { isAcademicWork, isMixedTitle } from '../lines/headings.ts';
import type { Line } from '../lines/lines.ts';
import type { Row } from '../lines/rows.ts';
import { toRowsOfSection } from '../lines/rows.ts';
import type { Section } from '../lines/sections.ts';
import { employerScore, isUnit, titleScore, withoutStop } from '../word-kinds.ts';
import type { Entry } from './entries.ts';
import { toEntries } from './entries.ts';
import { readHead } from './job-head.ts';
import { partsOf } from './job-parts.ts';
import type { Habits, Head, Order } from './job-reading.ts';
import { habitsOf } from './job-reading.ts';
import { labelledEntries } from './labelled-entries.ts';
import { withSaidJobs } from './said-jobs.ts';
import { isShortName, isSure } from './sure-jobs.ts';

const LEAVE = new RegExp(`^${wholeWord(anyOf(LEAVES))}`, 'iu');

/** The jobs of the experience sections, in the order of the resume, and whether others were left out as not sure. */
export function findEmployment(sections: readonly Section[]): { jobs: ParsedEmployment[]; leftOut: boolean } {
  const entries = sections
    .filter(({ kind, title }) => kind === 'experience' || (kind === 'education' && isMixedTitle(title)))
    .flatMap((section) => knownOnes(employmentOf(section.lines)).map((job) => ({ job, proof: needsProof(section) })))
    .filter(({ job }) => !LEAVE.test(job.jobTitle ?? '') && !LEAVE.test(job.employerName ?? ''));
  const sure = entries.filter(({ job, proof }) => isSure(job, proof));
  return { jobs: sure.map(({ job }) => job), leftOut: sure.length < entries.length };
}

/** Where no word of any entry is known to name a position or an organisation, the list is something else. */
const knownOnes = (jobs: readonly ParsedEmployment[]) =>
  jobs.some(({ jobTitle, employerName }) => titleScore(jobTitle ?? '') > 0 || employerScore(employerName ?? '') > 0)
    ? jobs
    : [];

/** Sections of academic work, and timelines of schools and jobs, also list what is no job. */
const needsProof = ({ title }: Section) => isAcademicWork(title) || isMixedTitle(title);

function employmentOf(lines: readonly Line[]): ParsedEmployment[] {
  const isHead = (text: string) => titleScore(text) >= 2 || employerScore(text) >= 2;
  const entries = labelledEntries(lines) ?? toEntries(toRowsOfSection(withSaidJobs(lines), isHead));
  const habits = habitsOf(entries, usualOrder(entries));
  const jobs: ParsedEmployment[] = [];
  let company: string | null = null;
  let shared: string | null = null;
  const isInBullets = arePositionsInBullets(entries, habits);
  const below = entries.filter((entry) => employerIsBelow(entry, habits));
  const isBelow = entries[0] !== undefined && (below.includes(entries[0]) || below.length > entries.length / 2);
  const isBeside = entries.every(namesEmployerBeside);
  const alone = entries.filter((entry) => {
    const under = rowUnderDate(entry);
    return under !== null && readHead(entry, habits).head.employer === under;
  });
  const isEmployerAlone = alone.length > 1 && alone.length >= entries.length / 2;
  for (const [at, entry] of entries.entries()) {
    const read = isBeside || (at > 0 && !isBelow) ? withoutLooseRows(entry) : entry;
    const { head, left } = readHead(read, habits);
    const under = isEmployerAlone && !head.employer ? rowUnderDate(entry) : null;
    if (head.title && under !== null && (head.location === under || isShortName(under)))
      Object.assign(head, { employer: under, location: head.location === under ? null : head.location });
    if (isCompanyOnly(head, entry, entries)) {
      company = head.employer;
      continue;
    }
    const only = company !== null || jobs.length > 0 ? onlyWords(head, left, company !== null) : null;
    if (only !== null && entry.date?.isRange) Object.assign(head, { title: only, employer: null });
    if (isInBullets && head.title === null) Object.assign(head, titleInBullet(read, head));
    const employerName: string | null = head.employer ?? company ?? shared;
    if (head.employer) {
      company = null;
      shared = namesEmployerFirst(read, head) ? head.employer : null;
    }
    if (!head.title && !head.employer) continue;
    const description = [...left.filter((text) => text !== head.title), ...read.body.map((line) => line.text)]
      .join('\n')
      .slice(0, 5_000);
    jobs.push({
      jobTitle: head.title,
      employerName,
      startDate: entry.date?.start ?? null,
      endDate: entry.date?.end ?? null,
      current: entry.date?.current ?? false,
      ...(description ? { jobDescription: description } : {}),
      ...(head.location ? { location: head.location } : {}),
    });
  }
  return jobs;
}

/** Several positions may follow an employer that stands before the first of them, and none where it stands behind. */
function namesEmployerFirst({ head: rows }: Entry, { title, employer }: Head): boolean {
  const text = rows.map(({ line }) => line.text).join(' ');
  return title === null || text.indexOf(employer!) < text.indexOf(title);
}

/** "• Network consultant, responsible for": the position that the first bullet under an employer begins with. */
function positionInBullet({ body: [first] }: Entry): string | null {
  const lead = first?.bullet ? first.text.split(/[,;:(]|\.(?:\s|$)/)[0]!.trim() : '';
  return titleScore(lead) >= 2.5 && lead.split(' ').length < 8 ? lead : null;
}

const arePositionsInBullets = (entries: readonly Entry[], habits: Habits) => {
  const found = entries.filter((entry) => positionInBullet(entry) && readHead(entry, habits).head.title === null);
  return found.length > 1 && found.length > entries.length / 2;
};

function titleInBullet(entry: Entry, { employer, location }: Head): Head {
  const name = employer ?? partsOf(entry.head)[0]?.text ?? null;
  return { title: name === null ? null : positionInBullet(entry), employer: name, location };
}

/** The only text of the row under the date. An employer may be called like a town, where the others have theirs there. */
function rowUnderDate({ head }: Entry): string | null {
  const row = head[head.findIndex(({ date }) => date !== null) + 1];
  return row?.cells.length === 1 ? row.cells[0]! : null;
}

/** Under an employer with several positions, all that a dated head says is the position. */
function onlyWords({ title, employer }: Head, left: readonly string[], isUnder: boolean): string | null {
  const words = [...(employer === null ? [] : [employer]), ...left];
  const isOne = title === null && words.length === 1 && (employer === null || (isUnder && employerScore(employer) < 2));
  return isOne && /^\p{Lu}[^.:]{2,60}$/u.test(words[0]!) ? words[0]! : null;
}

/** The employer is under the dated row, judged by the first entry. */
function employerIsBelow(entry: Entry, habits: Habits): boolean {
  const { head } = readHead(entry, habits);
  const dated = entry.head.findIndex((row) => row.date !== null);
  return entry.head.slice(dated + 1).some((row) => head.employer !== null && row.line.text.includes(head.employer));
}

/** "Engineer, Northwind": the head names the employer, so the lines under the date are the description. */
function namesEmployerBeside(entry: Entry): boolean {
  const dated = entry.head.findIndex((row) => row.date !== null);
  const parts = partsOf(entry.head.slice(0, dated + 1)).filter((part) => !isPlace(part.text));
  const text = withoutStop(parts[0]?.text ?? '');
  const whole = splitLikelyTown(splitTrailingPlace(text).rest);
  const [title, employer, ...more] = (whole.rest.includes(',') ? whole.rest : text).split(/,\s+/);
  const isName =
    employer !== undefined && more.length === 0 && /^\p{Lu}[^,]{1,40}$/u.test(employer) && !isUnit(employer);
  return parts.length === 1 && isName && titleScore(title!) >= 2 && titleScore(employer) < 2 && !isPlace(employer);
}

/** Leaves rows under the dated one that name neither a position nor an organisation to the description. */
function withoutLooseRows(entry: Entry): Entry {
  const dated = entry.head.findIndex((row) => row.date !== null);
  const isLoose = (row: Row, at: number) =>
    at > dated && partsOf([row]).every((part) => part.employer < 2 && part.title < 2 && !isPlace(part.text));
  const keepsTitle = partsOf(entry.head.slice(0, dated + 1)).some((part) => part.title >= 2);
  if (!keepsTitle) return entry;
  const loose = entry.head.filter(isLoose);
  return {
    ...entry,
    head: entry.head.filter((row) => !loose.includes(row)),
    body: [...loose.map((row) => row.line), ...entry.body],
  };
}

/** A company line with the total time above the roles there. It has no text of its own, and its time covers theirs. */
function isCompanyOnly(head: Head, entry: Entry, entries: readonly Entry[]): boolean {
  if (head.title || !head.employer || entry.body.length > 0 || !entry.date?.isRange) return false;
  const next = entries[entries.indexOf(entry) + 1];
  const [start, nextStart] = [entry.date.start, next?.date?.start];
  return Boolean(
    start && nextStart && nextStart.slice(0, 4) >= start.slice(0, 4) && (entry.date.current || next?.date?.end),
  );
}

/** Where one text names both, the side of the comma on which the position stands. */
function orderWithin(text: string): number {
  const position = text.split(/,\s+/).findIndex((piece) => titleScore(piece) >= 2 && employerScore(piece) < 2);
  return position < 0 || !text.includes(',') ? 0 : position === 0 ? 1 : -1;
}

/** Whether the resume puts the title or the employer first, judged by the entries that leave no doubt. */
function usualOrder(entries: readonly Entry[]): Order {
  let titleFirst = 0;
  for (const entry of entries) {
    const all = partsOf(entry.head).filter((part) => !isPlace(part.text));
    if (all.length === 1) titleFirst += orderWithin(all[0]!.text);
    const parts = all.filter((part) => part.title !== part.employer);
    const title = parts.findIndex((part) => part.title > part.employer && part.title >= 2);
    const employer = parts.findIndex((part) => part.employer > part.title);
    if (title >= 0 && employer >= 0) titleFirst += title < employer ? 2 : -2;
    else if (title >= 0 && all.length > 1) titleFirst += all.indexOf(parts[title]!) === 0 ? 1 : -1;
  }
  return titleFirst >= 0 ? 'title-first' : 'employer-first';
}
