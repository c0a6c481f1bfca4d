import type { Email } from 'postal-mime';
import { visibleHtmlText } from '../text/html-text.ts';
import type { MailAttachment } from '../types.ts';
import { attachmentOf, hasFilename, isAttachment } from './attachments.ts';
import { decodeHead, decodeText, textBudget } from './decode.ts';
import { fieldLines, headOf, type MimePart, splitParts } from './parts.ts';

/** A decoded mail, not sorted yet. */
export interface Message {
  readonly head: Email;
  readonly fields: readonly (readonly [string, string])[];
  readonly root: MimePart;
  readonly leaves: readonly MimePart[];
  /** The body as text; an HTML-only body is converted, without what its markup marks as quoted. */
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[];
}

interface Body {
  readonly text: string;
  readonly html: string;
  readonly isHtml: boolean;
}

const NO_BODY: Body = { text: '', html: '', isHtml: false };

/** Decodes a raw mail: header, body and attachments, with the attachments' exact bytes. */
export async function decodeMessage(raw: Uint8Array): Promise<Message> {
  const root = splitParts(raw);
  const head = await decodeHead(root);
  const leaves = leavesOf(root);
  const attachments: MailAttachment[] = [];
  const texts = new Map<MimePart, string>();
  const budget = textBudget();
  for (const leaf of leaves) {
    if (isText(leaf) && isBody(leaf, texts)) texts.set(leaf, await decodeText(leaf, budget));
    else if (isAttachment(leaf)) attachments.push(await attachmentOf(leaf, attachments.length + 1));
  }
  const body = bodyOf(root, texts);
  const fields = fieldLines(headOf(root).toString('utf8'));
  return { head, fields, root, leaves, text: body.text, html: body.html === '' ? null : body.html, attachments };
}

function leavesOf(part: MimePart): MimePart[] {
  if (part.children.length === 0) return [part];
  const leaves = part.children.flatMap(leavesOf);
  return part.type === 'multipart/alternative' ? leaves.filter((leaf) => !isOtherRendering(leaf)) : leaves;
}

/** The body again in a format that mail programs do not show (text/enriched, text/x-amp-html). It is not an attachment. */
const isOtherRendering = (part: MimePart) =>
  /^text\/(?!plain$|html$|calendar$|rfc822-headers$)/.test(part.type) && part.disposition === '' && !hasFilename(part);

const isText = (part: MimePart) =>
  (part.type === 'text/plain' || part.type === 'text/html' || part.type.startsWith('multipart/')) &&
  part.disposition !== 'attachment';

const isBody = (part: MimePart, texts: Map<MimePart, string>) => texts.size === 0 || !hasFilename(part);

function bodyOf(part: MimePart, texts: Map<MimePart, string>): Body {
  if (part.children.length === 0) return leafBody(part, texts.get(part));
  const bodies = part.children.map((child) => bodyOf(child, texts)).filter((body) => body.text.trim() !== '');
  if (part.type === 'multipart/alternative') {
    const chosen = bodies.find((body) => !body.isHtml) ?? bodies.at(-1) ?? NO_BODY;
    const html = bodies.findLast((body) => body.html !== '')?.html ?? '';
    return { ...chosen, html };
  }
  return {
    text: bodies.map((body) => body.text.trimEnd()).join('\n\n'),
    html: bodies.map((body) => body.html).join(''),
    isHtml: bodies.length > 0 && bodies.every((body) => body.isHtml),
  };
}

function leafBody(part: MimePart, decoded: string | undefined): Body {
  if (decoded === undefined) return NO_BODY;
  if (part.type !== 'text/html') return { text: decoded, html: '', isHtml: false };
  return { text: visibleHtmlText(decoded), html: decoded, isHtml: true };
}
