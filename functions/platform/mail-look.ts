import { escapeHtml } from '../../shared/rules/text/plain-text.ts';

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

/** A mail of ours in paragraphs of HTML. */
export const mailPage = (...paragraphs: string[]) =>
  `<div style="font:16px/1.5 system-ui,sans-serif;color:#2b2326;max-width:520px">${paragraphs.map(paragraph).join('')}</div>`;

/** SES leaves a link with this mark as it is; any other leads over its own address, which would learn the key in it. */
export const mailButton = (link: string, label: string) =>
  `<a ses:no-track href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#722764;color:#fff;text-decoration:none">${label}</a>`;
