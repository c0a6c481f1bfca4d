const LIGHT =
  '--ground:#f7f5f2;--ink:#2b2522;--soft:#5a524d;--surface:#fff;--line:#e4dfda;--field:#8a817a;--accent:#722764;--bad:#a3241c';
const DARK =
  '--ground:#171412;--ink:#ece8e4;--soft:#b8b0a9;--surface:#211d1b;--line:#3a3431;--field:#8d857e;--accent:#a04492;--bad:#f08a80';

/** The look of the public page of a job: the product's colours, light and dark, from a phone's width on. */
export const PAGE_STYLE = [
  `:root{color-scheme:light dark;${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}`,
  '*{box-sizing:border-box}[hidden]{display:none!important}',
  'body{font:16px/26px system-ui,sans-serif;margin:0;background:var(--ground);color:var(--ink)}',
  'main{max-width:46rem;margin:32px auto;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:12px}',
  'header{display:flex;gap:20px;align-items:flex-start}img{border-radius:10px;object-fit:contain;background:#fff;color:#2b2522;flex:none;overflow:hidden;font-size:12px;line-height:16px}',
  '.company{margin:0;color:var(--soft)}h1{font-size:26px;line-height:34px;margin:0 0 8px;overflow-wrap:anywhere}',
  'h2{font-size:20px;line-height:28px;margin:0 0 12px}',
  '.facts{display:flex;flex-wrap:wrap;gap:6px;margin:0;padding:0;list-style:none}',
  '.facts li{padding:2px 10px;border:1px solid var(--line);border-radius:99px;font-size:14px;line-height:22px}',
  'a{color:inherit}',
  '.text{margin:16px 0 32px;overflow-wrap:anywhere}.text :is(h1,h2){font-size:18px;line-height:26px;margin:24px 0 4px}',
  '.apply{padding-top:24px;border-top:1px solid var(--line)}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 16px}',
  'label{display:block;margin:12px 0 4px;font-weight:600;font-size:14px}',
  'input{width:100%;font:inherit;padding:8px 10px;border:1px solid var(--field);border-radius:6px;background:var(--surface);color:inherit}',
  'input[aria-invalid]{border-color:var(--bad)}.check{display:flex;gap:10px;align-items:flex-start;margin:16px 0;font-weight:400}.check input{width:18px;height:18px;margin:4px 0 0;flex:none}',
  'button,.to-form{font:inherit;font-weight:600;padding:10px 20px;border:0;border-radius:6px;background:var(--accent);color:#fff;cursor:pointer}',
  '.to-form{display:inline-block;margin-top:8px;text-decoration:none}',
  'button[disabled]{opacity:.6;cursor:progress}.soft,footer{color:var(--soft);font-size:14px}.soft{margin:4px 0 0}.bad{color:var(--bad)}',
  '#told{margin:0 0 8px;min-height:26px}footer{margin-top:32px}#sent:focus{outline:none}',
  ':is(a,button,input):focus-visible{outline:3px solid var(--accent);outline-offset:2px}',
  '@media(max-width:640px){main{margin:0;padding:20px 16px;border:0;border-radius:0}header{flex-direction:column;gap:12px}.two{grid-template-columns:1fr}}',
].join('');
