/** How Word writes a list: paragraphs that say of themselves which list they are of. */
const LIST_STYLE = /mso-list:\s*(\w+)\s+level\d/i;
/** What Word writes before each entry, where a browser shows no list. */
const NUMBERED = /^[\s\u00a0]*(?:\d+|[a-z]|[ivx]+)[.)]/i;

/**
 * What was copied from Word, Gmail or Google Docs, without what these programs add: their own elements and comments, lists that
 * are none, links by way of theirs, spaces that do not break, and the empty paragraphs between others. Styles and classes mean nothing to the editor.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const gone of body.querySelectorAll('style, script, meta, link, title, xml, img, .Apple-interchange-newline'))
    gone.remove();
  removeComments(body);
  for (const list of listsOf(body)) toList(list);
  for (const own of [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':'))) unwrap(own);
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong'))
    if (bold.style.fontWeight === 'normal') unwrap(bold);
  for (const link of body.querySelectorAll('a[href]')) goStraight(link);
  for (const table of body.querySelectorAll('table')) toLines(table);
  for (const line of body.querySelectorAll('div')) if (!line.querySelector('div, p, ul, ol')) toParagraph(line);
  removeEmptyEnds(body);
  return body.innerHTML.replace(/&nbsp;/g, ' ');
}

/** Google Docs and Outlook lead to a page through one of their own, which names it. */
function goStraight(link: Element): void {
  const { host, pathname, searchParams } = URL.parse(link.getAttribute('href') ?? '') ?? {};
  const isGoogle = /^(?:www\.)?google\.[a-z.]+$/.test(host ?? '') && pathname === '/url';
  const isOutlook = host?.endsWith('.safelinks.protection.outlook.com');
  if (!isGoogle && !isOutlook) return;
  const meant = searchParams?.get('q') ?? searchParams?.get('url') ?? '';
  if (/^(?:https?:\/\/|mailto:)/i.test(meant)) link.setAttribute('href', meant);
}

const BLOCKS = 'p, div, ul, ol, li, dl, dt, dd, blockquote, pre, h1, h2, h3, h4, h5, h6, hr, br';

/** The same for what is one line: its paragraphs, lines and entries stand one after the other, with a space between them. */
export function oneLinePaste(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPaste(html), 'text/html');
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before(' ');
    block.after(' ');
    unwrap(block);
  }
  body.normalize();
  return body.innerHTML.replace(/\s+/g, ' ').trim();
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

const listOf = (element: Element | undefined) => LIST_STYLE.exec(element?.getAttribute('style') ?? '')?.[1];

/** The runs of paragraphs that are entries of a list. */
function listsOf(body: HTMLElement): HTMLElement[][] {
  const runs: HTMLElement[][] = [];
  for (const entry of [...body.querySelectorAll('p')].filter(listOf)) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && entry.previousElementSibling === before && listOf(entry) === listOf(before)) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function toList(entries: readonly HTMLElement[]): void {
  const [first] = entries;
  if (!first) return;
  const list = document.createElement(NUMBERED.test(first.textContent ?? '') ? 'ol' : 'ul');
  first.before(list);
  for (const entry of entries) {
    for (const sign of entry.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'))
      sign.remove();
    const item = document.createElement('li');
    const paragraph = document.createElement('p');
    paragraph.append(...entry.childNodes);
    item.append(paragraph);
    list.append(item);
    entry.remove();
  }
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** A line for each row, its cells apart: the editor has no tables. */
function toLines(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll('td, th')) {
    cell.after(' ');
    unwrap(cell);
  }
  for (const row of table.querySelectorAll('tr')) {
    if (row.querySelector('div, p, ul, ol')) unwrap(row);
    else toParagraph(row);
  }
  for (const part of table.querySelectorAll('thead, tbody, tfoot, colgroup')) unwrap(part);
  unwrap(table);
}

function toParagraph(line: HTMLElement): void {
  const paragraph = document.createElement('p');
  paragraph.append(...line.childNodes);
  line.replaceWith(paragraph);
}

/** Word and Gmail put an empty paragraph between two others, where the editor has a space already. */
function removeEmptyEnds(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p'))
    if ((paragraph.textContent ?? '').replace(/[\s\u00a0]+/g, '') === '') paragraph.remove();
  for (const last of body.querySelectorAll('p > br:last-child')) if (!hasTextAfter(last)) last.remove();
}

const hasTextAfter = ({ nextSibling: next }: Node): boolean =>
  next !== null && ((next.textContent ?? '').trim() !== '' || hasTextAfter(next));
