import { parseTemplate, type TemplatePiece } from '../../../../shared/rules/outreach/templates.ts';
import { bracketOf } from '../../../../shared/rules/outreach/variables.ts';

/** The element that a variable is in the editor, and on the clipboard. */
export const VARIABLE_TAG = 'span[data-variable]';

const elementOf = (piece: Extract<TemplatePiece, { kind: 'variable' }>, owner: Document): HTMLElement => {
  const element = owner.createElement('span');
  element.dataset.variable = piece.key;
  element.dataset.fallback = piece.fallback;
  return element;
};

const nodesOf = (text: string, owner: Document): (Node | string)[] =>
  parseTemplate(text).map((piece) => (piece.kind === 'text' ? piece.text : elementOf(piece, owner)));

/** The content of an email as the editor takes it: each variable that stands in the text is an element. */
export function toEditorHtml(template: string): string {
  const { body } = new DOMParser().parseFromString(template, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) text.replaceWith(...nodesOf(text.data, body.ownerDocument));
  return body.innerHTML;
}

/** What the editor holds as the content of an email: each variable in brackets. */
export const toTemplate = (html: string): string => withBrackets(html).innerHTML;

/** The same for a subject, which is one line of plain text. */
export function subjectToEditor(template: string): string {
  const paragraph = document.createElement('p');
  paragraph.append(...nodesOf(template, document));
  return paragraph.outerHTML;
}

export const subjectOf = (html: string): string => (withBrackets(html).textContent ?? '').replace(/\s+/g, ' ').trim();

function withBrackets(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>(VARIABLE_TAG)) {
    const [piece] = parseTemplate(`[${element.dataset.variable}]`);
    if (piece?.kind === 'variable') element.replaceWith(bracketOf(piece.key, element.dataset.fallback ?? ''));
    else element.remove();
  }
  return body;
}
