import { asOneLine } from '../../../shared/model/line.ts';
import { foldText } from '../../../shared/rules/text/names.ts';
import { NO_ADDRESS_WORDS, NOTHING_WORDS } from '../words/nothing.ts';

const NOTHING = new Set(NOTHING_WORDS.map(foldText));
const NO_ADDRESS = new Set(NO_ADDRESS_WORDS.map(foldText));

/** Whether a cell says that there is nothing: it is empty, has signs alone, or "N/A". */
export const isNothing = (cell: string): boolean => !/[\p{L}\p{N}]/u.test(cell) || NOTHING.has(foldText(cell));

/** The text of a cell as one line; empty where it says that there is nothing. */
export function textOf(cell: string | undefined): string {
  const text = asOneLine(cell ?? '')
    .trim()
    .toWellFormed();
  return isNothing(text) ? '' : text;
}

/** The same of a cell that should hold addresses. */
export function addressesIn(cell: string | undefined): string {
  const text = textOf(cell);
  return NO_ADDRESS.has(foldText(text)) ? '' : text;
}
