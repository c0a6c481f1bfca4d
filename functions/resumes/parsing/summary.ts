import type { Section } from './lines/sections.ts';

const MAX_LENGTH = 2_000;

/** The summary section as one text, or else the paragraph that stands under the contact details. */
export function findSummary(sections: readonly Section[]): string | null {
  const own = sections.find((section) => section.kind === 'summary');
  if (own) return textOf(own.lines.map((line) => line.text));
  const head = sections.filter((section) => section.kind === 'head').flatMap((section) => section.lines);
  const from = head.findIndex(
    (line) => line.text.split(' ').length > 10 && /[a-z]{3}/.test(line.text) && !/@|https?:|\|/.test(line.text),
  );
  if (from < 0) return null;
  return textOf(
    head
      .slice(from)
      .filter((line) => line.text.split(' ').length > 3 || /[.]$/.test(line.text))
      .map((line) => line.text),
  );
}

function textOf(lines: readonly string[]): string | null {
  const text = lines
    .join(' ')
    .replace(/-\s(?=\p{Ll})/gu, (mark) => mark.trim())
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text.slice(0, MAX_LENGTH);
}
