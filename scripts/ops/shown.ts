/** What people wrote stays in its line and moves nothing in a terminal: signs that show as nothing are shown by their code. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

const cellOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  return typeof value === 'object' ? escaped(JSON.stringify(value)) : escaped(String(value));
};

/** An answer as a person reads it: lines under their columns where the command has some, else JSON. */
export function shown(answer: object, columns?: readonly string[]): string {
  if (!columns || !Array.isArray(answer)) return JSON.stringify(answer, null, 2).split('\n').map(escaped).join('\n');
  if (answer.length === 0) return 'None.';
  const used = columns.filter((name) => answer.some((line) => Object.hasOwn(line, name)));
  const rows = [used, ...answer.map((line) => used.map((name) => cellOf(line[name])))];
  const widths = used.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
