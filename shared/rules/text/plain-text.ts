import { words } from '../any-of.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text as it stands in HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** The signs from U+00A0 to U+00FF, in their order. */
const LATIN = words`
  nbsp, iexcl, cent, pound, curren, yen, brvbar, sect, uml, copy, ordf, laquo, not, shy, reg, macr, deg, plusmn
  sup2, sup3, acute, micro, para, middot, cedil, sup1, ordm, raquo, frac14, frac12, frac34, iquest, Agrave, Aacute
  Acirc, Atilde, Auml, Aring, AElig, Ccedil, Egrave, Eacute, Ecirc, Euml, Igrave, Iacute, Icirc, Iuml, ETH, Ntilde
  Ograve, Oacute, Ocirc, Otilde, Ouml, times, Oslash, Ugrave, Uacute, Ucirc, Uuml, Yacute, THORN, szlig, agrave
  aacute, acirc, atilde, auml, aring, aelig, ccedil, egrave, eacute, ecirc, euml, igrave, iacute, icirc, iuml, eth
  ntilde, ograve, oacute, ocirc, otilde, ouml, divide, oslash, ugrave, uacute, ucirc, uuml, yacute, thorn, yuml
`;
const ENTITIES = new Map([
  ...LATIN.map((name, at) => [name, String.fromCharCode(160 + at)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    hellip: '…',
    euro: '€',
    trade: '™',
    zwnj: '',
    zwj: '',
  }),
]);

/** Text with its HTML entities replaced by what they stand for; unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,10}));/gi, (all, decimal, hex, name) => {
    if (name) return ENTITIES.get(name) ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : all;
  });
}

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly tag: string; readonly closes: boolean; readonly attributes: string };

/** Reads HTML tag by tag in one pass, without comments, so that no input can make it slow. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    if (open !== at) yield { kind: 'text', text: html.slice(at, open < 0 ? html.length : open) };
    if (open < 0) return;
    const isComment = html.startsWith('<!--', open);
    const close = isComment ? html.indexOf('-->', open + 4) : html.indexOf('>', open);
    if (close < 0) return;
    at = close + (isComment ? 3 : 1);
    const tag = isComment ? null : /^<(\/?)([a-z][a-z\d]{0,20})/i.exec(html.slice(open, open + 30));
    if (!tag) continue;
    const attributes = html.slice(open + tag[0].length, close);
    yield { kind: 'tag', tag: tag[2]!.toLowerCase(), closes: tag[1] === '/', attributes };
  }
}

const BREAKS = new Set('p div br tr ul ol table blockquote h1 h2 h3 h4 h5 h6 hr pre section'.split(' '));
const SPACED = new Set('p ul ol blockquote h1 h2 h3 h4 h5 h6'.split(' '));
const UNSEEN = new Set(['style', 'script', 'head', 'title']);

/** The plain text of an email's HTML: paragraphs apart, "- " before list entries, links as "text (address)". */
export function htmlToText(html: string): string {
  let out = '';
  let unseen: string | null = null;
  let link: { href: string; from: number } | null = null;
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      const flat = token.text.replace(/[ \t\r\n]+/g, ' ');
      if (!unseen) out += decodeEntities(out === '' || /\s$/.test(out) ? flat.trimStart() : flat);
      continue;
    }
    const { tag, closes, attributes } = token;
    if (unseen || UNSEEN.has(tag)) {
      unseen = closes && (unseen === tag || !unseen) ? null : (unseen ?? tag);
    } else if (tag === 'a') {
      if (link) out += linkEnd(link.href, out.slice(link.from));
      link = closes ? null : { href: hrefOf(attributes), from: out.length };
    } else if (tag === 'li') {
      if (!closes) out += out === '' || out.endsWith('\n') ? '- ' : '\n- ';
    } else if (BREAKS.has(tag) && out.trim() !== '') {
      out = `${out.replace(/ $/, '')}${SPACED.has(tag) ? '\n\n' : '\n'}`;
    }
  }
  if (link) out += linkEnd(link.href, out.slice(link.from));
  return out
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function hrefOf(attributes: string): string {
  const found = /(?:^|\s)href\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  return decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
}

function linkEnd(href: string, shown: string): string {
  const bare = href.replace(/^mailto:/i, '');
  return bare === '' || shown.trim() === bare || bare.startsWith('#') ? '' : ` (${bare})`;
}
