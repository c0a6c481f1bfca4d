import { escapeHtml } from '../../shared/rules/text/plain-text.ts';

const STYLE =
  'body{font:16px/24px system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:#f7f5f2;color:#2b2522}' +
  'main{max-width:26rem;padding:32px;margin:16px;background:#fff;border:1px solid #e4dfda;border-radius:12px}' +
  'h1{font-size:20px;line-height:28px;margin:0 0 8px}h2{font-size:16px;line-height:24px;margin:24px 0 4px}p{margin:0 0 16px;color:#5a524d}' +
  'button{font:inherit;padding:8px 16px;border:0;border-radius:6px;background:#722764;color:#fff;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #722764;outline-offset:2px}';

/** A page of a few words for somebody who opened a link in a mail. `body` is HTML. */
export const htmlPage = (title: string, body: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  ].join('');
