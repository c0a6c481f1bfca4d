const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const patternOf = (values: readonly string[]): RegExp | undefined => {
  const words = [...new Set(values.map((value) => value.trim()).filter(Boolean))].sort((a, b) => b.length - a.length);
  if (words.length === 0) return undefined;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
};

/** The values that came from a profile marked in the text of an email's HTML; never inside a tag. */
export const markHtml = (html: string, values: readonly string[]): string => {
  const pattern = patternOf(values.flatMap((value) => [value, escapeHtml(value)]));
  if (!pattern) return html;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(pattern, (word) => `<mark>${word}</mark>`)))
    .join('');
};

/** A plain text cut into what came from the profile and what did not. */
export const markText = (text: string, values: readonly string[]): { text: string; marked: boolean }[] => {
  const pattern = patternOf(values);
  if (!pattern) return [{ text, marked: false }];
  const parts: { text: string; marked: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), marked: false });
    parts.push({ text: match[0], marked: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), marked: false });
  return parts;
};
