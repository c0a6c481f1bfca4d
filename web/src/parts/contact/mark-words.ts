import { parseTemplate, type TemplatePiece } from '../../../../shared/rules/outreach/templates.ts';
import { decodeEntities, escapeHtml } from '../../../../shared/rules/text/plain-text.ts';

/** A piece of a text, from where to where, counted in characters. */
type Spot = readonly [from: number, to: number];

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a variable stands for something of the profile. The link to apply is the job's, whatever it is called. */
const isOfProfile = (key: string): boolean => key.startsWith('candidate_') && key !== 'candidate_apply_link';

/** What a piece of the template may have become: a value of the profile is a group of its own, its fallback is not. */
function patternOf(piece: TemplatePiece, values: string, written: (text: string) => string): string {
  if (piece.kind === 'text') return literally(piece.text);
  if (!isOfProfile(piece.key)) return '[^]*?';
  const fallback = literally(written(decodeEntities(piece.fallback).trim()));
  return values ? `(?:(${values})|${fallback})` : fallback;
}

/**
 * Where the variables of the profile stand in a text that was made from a template. They are found by their place in the
 * template, never by their words: the job may be named like the position of whoever reads about it.
 */
function spotsOf(template: string, filled: string, values: readonly string[], isHtml: boolean): Spot[] {
  const written = isHtml ? escapeHtml : (text: string) => text;
  const longestFirst = [...new Set(values.map((value) => value.trim()).filter(Boolean))].sort(
    (a, b) => b.length - a.length,
  );
  const choices = longestFirst.map((value) => literally(written(value))).join('|');
  const pattern = parseTemplate(template)
    .map((piece) => patternOf(piece, choices, written))
    .join('');
  // An email has more around its words than its template has; a subject is its template.
  const found = new RegExp(isHtml ? pattern : `^${pattern}$`, 'd').exec(filled);
  return (found?.indices?.slice(1) ?? []).filter((spot) => spot !== undefined);
}

const isInTag = (html: string, at: number): boolean => html.lastIndexOf('<', at - 1) > html.lastIndexOf('>', at - 1);

/** An email's HTML with the values marked that the profile gave to its template; never inside a tag. */
export const markHtml = (template: string, html: string, values: readonly string[]): string => {
  let marked = '';
  let done = 0;
  for (const [from, to] of spotsOf(template, html, values, true)) {
    if (isInTag(html, from)) continue;
    marked += `${html.slice(done, from)}<mark>${html.slice(from, to)}</mark>`;
    done = to;
  }
  return marked + html.slice(done);
};

/** A plain text cut into what the profile gave to its template and what it did not. */
export const markText = (
  template: string,
  text: string,
  values: readonly string[],
): { text: string; marked: boolean }[] => {
  const parts: { text: string; marked: boolean }[] = [];
  let done = 0;
  for (const [from, to] of spotsOf(template, text, values, false)) {
    if (from > done) parts.push({ text: text.slice(done, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    done = to;
  }
  if (done < text.length || parts.length === 0) parts.push({ text: text.slice(done), marked: false });
  return parts;
};
