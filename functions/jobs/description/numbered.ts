const NUMBERED = /^(\d{1,2})\.\s+(\p{Lu}.*)$/u;
const LONGEST = 60;
const FEWEST = 2;

interface Numbered {
  readonly at: number;
  readonly text: string;
}

/**
 * Rows with numbers are headings where each has rows without one below it: "1. Education", what is asked for of it, "2. Skills".
 * Where they stand one below the other they are the entries of a list.
 */
export function numberedHeadings(rows: readonly string[]): readonly string[] {
  const numbered = rows.flatMap((row, at): readonly Numbered[] => {
    const [, number, text = ''] = NUMBERED.exec(row.trim()) ?? [];
    return number === undefined ? [] : [{ at, text }];
  });
  const isCounted = numbered.every(({ at }, index) => rows[at]!.trim().startsWith(`${index + 1}.`));
  const haveRows = numbered.every(
    ({ at, text }, index) => isShort(text) && hasBelow(rows, at, numbered[index + 1]?.at),
  );
  if (numbered.length < FEWEST || !isCounted || !haveRows) return rows;
  const texts = new Map(numbered.map(({ at, text }) => [at, text]));
  return rows.map((row, at) => (texts.has(at) ? `### ${texts.get(at)}` : row));
}

const isShort = (text: string) => text.length <= LONGEST && !/[.,;!?]$/.test(text);

/** Whether a row of its own stands below another and above the next with a number. */
const hasBelow = (rows: readonly string[], at: number, next: number | undefined) =>
  rows.slice(at + 1, next).some((row) => /^\P{Ll}/u.test(row.trim()));
