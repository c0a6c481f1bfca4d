import { decodeEntities, htmlTokens } from '../../../shared/rules/text/plain-text.ts';

const BLOCKS = new Set('p div br tr ul ol dl table blockquote hr pre section article header li dd td'.split(' '));
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const NOT_SHOWN = new Set(['style', 'script', 'head', 'noscript']);
const BOLD = new Set(['b', 'strong']);

const HAS_TAGS = /<(?:p|div|br|li|ul|ol|h[1-6]|dl|dt|strong|b|table|span)\b[^>]*>/i;

/** Signs as pages write them, in a text that has lost its tags. */
const ENTITY = /&(?:amp|nbsp|lt|gt|quot|apos|#\d{2,4}|[aou]uml|szlig|[eéa]acute|rsquo|ndash);/i;

/** A pasted page as Markdown says it: list entries, headings, bold words and terms with their descriptions. */
export function withoutTags(text: string): string {
  if (!HAS_TAGS.test(text)) return ENTITY.test(text) ? decodeEntities(text) : text;
  const isPage = blocksIn(text) * 2 >= text.split('\n').filter((row) => row.trim() !== '').length;
  let out = '';
  let hidden: string | null = null;
  for (const token of htmlTokens(text)) {
    if (token.kind === 'text') {
      if (hidden) continue;
      const decoded = decodeEntities(isPage ? token.text.replace(/\s+/g, ' ') : token.text);
      out += /<dt/i.test(text) ? decoded.replace(/\n[ \t]{4,}/g, ' ') : decoded;
      continue;
    }
    const { tag, closes } = token;
    if (hidden ? tag === hidden && closes : NOT_SHOWN.has(tag)) hidden = hidden ? null : tag;
    else if (tag === 'li') out += closes ? '\n' : '\n- ';
    else if (tag === 'dt' || tag === 'th') out = closes ? `${out.trimEnd()}: ` : `${out}\n`;
    else if (tag === 'dd' || tag === 'td') out = closes ? `${out.trimEnd()}\n` : out;
    else if (HEADINGS.has(tag)) out += closes ? '\n\n' : '\n\n## ';
    else if (BOLD.has(tag)) out = withBold(out, closes);
    else if (BLOCKS.has(tag)) out += tag === 'p' || tag === 'ul' ? '\n\n' : '\n';
  }
  return out;
}

/** How much of a text is a page, and not only words with a tag here and there. */
const blocksIn = (text: string) => text.match(/<(?:p|div|br|li|h[1-6])\b/gi)?.length ?? 0;

/** Bold closes where its words end, as Markdown wants it. */
const withBold = (out: string, closes: boolean) =>
  closes ? `${out.trimEnd()}**${/\s$/.test(out) ? ' ' : ''}` : `${out}**`;

/** The fields that stand above a text between two lines of dashes, and the text without them. */
export function frontMatter(text: string): { fields: readonly (readonly [string, string])[]; body: string } {
  const found = /^\s*(?:---|\+{3})\n([\s\S]{0,5000}?)\n(?:---|\+{3})[ \t]*(?:\n|$)/.exec(text);
  if (!found) return { fields: [], body: text };
  // What is set in goes on with the field above it, whether or not a sign says so.
  const rows = (found[1] ?? '').replace(/\n[ \t]+(?![-*] )(?=\S)/g, ' ').split('\n');
  const fields = rows.flatMap((line) => {
    const pair = /^([A-Za-z][\w -]{0,40}?)\s*[:=]\s*(?:[>|][+-]?\s+)?(\S.*)$/.exec(line);
    return pair ? [[pair[1]!, unquoted(pair[2]!.trim())] as const] : [];
  });
  return { fields, body: text.slice(found[0].length) };
}

const unquoted = (value: string) => /^(["'])(.*?)\1(?:\s+#.*)?$/.exec(value)?.[2] ?? value;

/** One line without the signs of Markdown: links as their words, no bold, no code marks, no pictures. */
export const plain = (line: string): string =>
  line
    .replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)/g, '')
    .replace(/\[([^\][]{1,300})\](?:\([^)]{0,500}\)|\[[^\]]{0,100}\])/g, '$1')
    .replace(/<(https?:\/\/[^>\s]{1,300}|[\w.+-]+@[\w.-]+)>/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/\*\*|_{2,3}|`+/g, '')
    .replace(/(?<![\p{L}\p{N}*])\*([^*]{1,300})\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}])_([^_]{1,200})_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([-*_.()[\]#+!])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
