const cellOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** An answer as a person reads it: lines under their columns where the command has some, else JSON. */
export function shown(answer: unknown, columns?: readonly string[]): string {
  if (answer === undefined) return 'Done.';
  if (!columns || !Array.isArray(answer)) return JSON.stringify(answer, null, 2);
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
