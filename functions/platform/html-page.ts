import { escapeHtml } from '../../shared/rules/text/plain-text.ts';

const LIGHT = '--ground:#f7f5f2;--ink:#2b2522;--soft:#5a524d;--surface:#fff;--line:#e4dfda;--accent:#722764';
const DARK = '--ground:#171412;--ink:#ece8e4;--soft:#b8b0a9;--surface:#211d1b;--line:#3a3431;--accent:#a04492';

const STYLE = [
  `:root{color-scheme:light dark;${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}`,
  'body{font:16px/24px system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:var(--ground);color:var(--ink)}',
  'main{box-sizing:border-box;max-width:30rem;padding:32px;margin:16px;background:var(--surface);border:1px solid var(--line);border-radius:12px}',
  '.wide{max-width:42rem;width:calc(100% - 32px)}h1{font-size:20px;line-height:28px;margin:0 0 8px}',
  'h2{font-size:16px;line-height:24px;margin:24px 0 4px}p,li{color:var(--soft)}p{margin:0 0 16px}ul{margin:0 0 16px;padding-left:20px}',
  'li{overflow-wrap:anywhere}form{margin:8px 0 16px}summary{cursor:pointer;padding:8px 0}a{color:inherit}',
  'button{font:inherit;padding:8px 16px;border:0;border-radius:6px;background:var(--accent);color:#fff;cursor:pointer}',
  'button:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}',
].join('');

/** A page of a few words for somebody who opened a link in a mail; wider where it is more than that. `body` is HTML. */
export const htmlPage = (title: string, body: string, { isWide = false } = {}) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><main${isWide ? ' class="wide"' : ''}><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  ].join('');
