import { words } from '../../../shared/rules/any-of.ts';
import { decodeEntities, htmlTokens } from '../../../shared/rules/text/plain-text.ts';

const BLOCKS = new Set(words`
  p, div, br, tr, li, ul, ol, table, blockquote, h1, h2, h3, h4, h5, h6, hr, pre
  section, article, header, footer, address, dl, dt, dd, center
`);
const UNSEEN = new Set(['style', 'script', 'head', 'title', 'noscript', 'template']);
const VOID = new Set('br hr img input meta link area base col embed source track wbr'.split(' '));
const QUOTE_MARKS = [
  'gmail_quote',
  'gmail_extra',
  'yahoo_quoted',
  'moz-cite-prefix',
  'moz-forward-container',
  'zmail_extra',
  'protonmail_quote',
  'tutanota_quote',
  'messagereplysection',
  'hs_reply',
  'mail-app-auto-quote',
];
const SIGNATURE_MARKS = [
  'gmail_signature',
  'moz-signature',
  'ms-outlook-mobile-signature',
  'protonmail_signature_block',
  'zmail_signature',
  'tutanota_signature',
  'front-signature',
  'sh-signature',
  'messagesignaturesection',
  'composer_signature',
  'data-signature-widget',
];
/** Paragraphs that are shown without a gap, as Outlook writes its lines. */
const TIGHT = /\bmso(?:normal|plaintext|listparagraph)|margin(?:-bottom)?:\s?0(?:in|cm|px|pt)?(?=[;"'\s])/;
const QUOTE_FOLLOWS = [
  'divrplyfwdmsg',
  'appendonsend',
  'stopspelling',
  'olk_src_body_section',
  'outlookmessageheader',
  'mail-editor-reference-message',
];
/** The telephone's own mark in front of its signature. */
const SIGNATURE_BEGINS = 'linebreakatbeginningofsignature';

/**
 * The text of an HTML body without what its markup marks as quoted mail or signature. Reads tag by tag in one pass, so
 * that no input can make it slow.
 */
export function visibleHtmlText(html: string): string {
  const lines: string[] = [''];
  let skip: { tag: string; depth: number } | null = null;
  let isTight = false;
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      if (!skip) appendText(lines, token.text);
      continue;
    }
    if (skip) {
      if (token.tag === skip.tag) skip.depth += token.closes ? -1 : 1;
      if (skip.depth === 0) skip = null;
      continue;
    }
    const attributes = token.attributes.toLowerCase();
    if (!token.closes && quoteFollows(attributes)) break;
    if (!token.closes && !VOID.has(token.tag) && isSkipped(token.tag, attributes)) {
      skip = { tag: token.tag, depth: 1 };
    }
    if (!skip && attributes.includes(SIGNATURE_BEGINS)) lines.push('-- ', '');
    if (token.tag === 'p' && !token.closes) isTight = TIGHT.test(attributes);
    if (BLOCKS.has(token.tag)) breakLine(lines, token.tag, token.tag === 'p' && token.closes && !isTight);
  }
  return lines.map((line) => (line === '-- ' ? line : decodeEntities(line).trim())).join('\n');
}

function appendText(lines: string[], text: string): void {
  const flat = text.replace(/[\s]+/g, ' ');
  const last = lines.length - 1;
  lines[last] += lines[last] === '' ? flat.trimStart() : flat;
}

function breakLine(lines: string[], tag: string, isParagraph: boolean): void {
  if (tag === 'br' || lines.at(-1) !== '') lines.push('');
  if (isParagraph && lines.at(-2) !== '') lines.push('');
}

function isSkipped(tag: string, attributes: string): boolean {
  if (UNSEEN.has(tag)) return true;
  if (tag === 'blockquote') return !/border:\s?none/.test(attributes);
  if (/\bid="?signature\b|\bclass="?(?:[\w-]{1,40}\s){0,4}signature\b/.test(attributes)) return true;
  return [...QUOTE_MARKS, ...SIGNATURE_MARKS].some((mark) => attributes.includes(mark));
}

const quoteFollows = (attributes: string) => QUOTE_FOLLOWS.some((mark) => attributes.includes(mark));
