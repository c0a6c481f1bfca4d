/** A piece of a message: text, or an address that can be opened. */
export interface Piece {
  /** Where in the text it begins. */
  readonly at: number;
  readonly text: string;
  /** Set where it is a link; what is shown is the address itself, so that none can be hidden behind other words. */
  readonly href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\p{Cf}]+/giu;
/** What ends a sentence is no part of the address in it. */
const AFTER = /[.,;:!?…*_~'"’”»\]}]+$/u;

/** A closing bracket belongs to an address only where it opens one itself. */
function trimmed(address: string): string {
  const bare = address.replace(AFTER, '');
  const isOpen = (bare.match(/\(/g) ?? []).length < (bare.match(/\)/g) ?? []).length;
  return isOpen && bare.endsWith(')') ? trimmed(bare.slice(0, -1)) : bare;
}

/** Whether it is a web address without a name or password in it, which make one look like another. */
function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** A message as text with its links; everything else is shown as it was written. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (upTo: number) => {
    if (upTo > end) pieces.push({ at: end, text: text.slice(end, upTo) });
  };
  for (const found of text.matchAll(ADDRESS)) {
    const address = trimmed(found[0]);
    if (!isPlain(address)) continue;
    add(found.index);
    pieces.push({ at: found.index, text: address, href: address });
    end = found.index + address.length;
  }
  add(text.length);
  return pieces;
}
