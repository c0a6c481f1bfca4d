import type { UserId } from '../../../shared/model/ids.ts';
import { isReservedName } from '../../../shared/rules/outreach/reserved-names.ts';
import { foldText } from '../../../shared/rules/text/names.ts';

/** The address of somebody whose name has no plain letters, or is a reserved one. */
const NAMELESS = 'member';
/** Namesakes get 2, 3 and so on; after these a part of their id. */
const NUMBERED = 9;
const LONGEST = 48;

/** What may stand before the @ for a person of this name, the plainest first; the last is nobody else's. */
export function senderNames(name: string, id: UserId): string[] {
  const base = baseOf(name);
  const numbers = Array.from({ length: NUMBERED - 1 }, (_, index) => `${base}.${index + 2}`);
  return [base, ...numbers, `${base}.${id.slice('usr_'.length).toLowerCase().slice(0, 12)}`];
}

function baseOf(name: string): string {
  const local = foldText(name)
    .replace(/[^a-z0-9]+/g, '.')
    .slice(0, LONGEST)
    .replace(/^\.+|\.+$/g, '')
    // Reply addresses begin with `r.`.
    .replace(/^r\./, 'r');
  return local === '' || isReservedName(local) ? NAMELESS : local;
}
