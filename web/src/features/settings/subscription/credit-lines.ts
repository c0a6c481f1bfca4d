import type { CreditLine } from '../../../../../shared/model/account.ts';
import { counted } from './subscription-words.ts';

/** A line of the history as it is shown: deliveries of one day for one job stand together. */
export interface ShownLine {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  readonly job: CreditLine['job'];
  /** By how many profiles the line changes what is left. A delivery takes of what was set aside before. */
  readonly change: number;
}

const changeOf = ({ amount, held }: CreditLine) => amount - held;

/** The lines of the ledger, newest first, as sentences. */
export function shownLines(lines: readonly CreditLine[]): ShownLine[] {
  const shown: ShownLine[] = [];
  for (let start = 0; start < lines.length; ) {
    const group = groupFrom(lines, start);
    const [first] = group;
    if (!first) break;
    const { id, at, job } = first;
    shown.push({ id, at, job, text: textOf(group), change: group.reduce((sum, line) => sum + changeOf(line), 0) });
    start += group.length;
  }
  return shown;
}

/** A line by itself, or all deliveries for one job that follow each other on one day. */
function groupFrom(lines: readonly CreditLine[], start: number): CreditLine[] {
  const rest = lines.slice(start);
  const [first] = rest;
  if (!first) return [];
  const isAlike = (line: CreditLine) =>
    line.reason === 'PROFILE_DELIVERED' &&
    first.reason === line.reason &&
    line.job?.id === first.job?.id &&
    dayOf(line.at) === dayOf(first.at);
  const end = rest.findIndex((line, index) => index > 0 && !isAlike(line));
  return end < 0 ? rest : rest.slice(0, end);
}

const dayOf = (at: string) => new Date(at).toDateString();

function textOf(group: readonly CreditLine[]): string {
  const [line] = group;
  switch (line?.reason) {
    case 'GRANT':
      return [line.amount < 0 ? 'Taken back' : 'Added', line.note].filter(Boolean).join(': ');
    case 'RESERVED':
      return `${counted(line.held, 'profile')} set aside for a batch`;
    case 'REFUND':
      return `${counted(-line.held, 'profile')} given back, not delivered`;
    case 'PROFILE_DELIVERED':
      return `${counted(group.length, 'profile')} delivered${line.amount === 0 ? '' : ', from those set aside'}`;
    default:
      return 'Changed';
  }
}

/** A change with its sign, and nothing where nothing changed. */
export const signed = (change: number): string =>
  change === 0 ? '' : `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en')}`;
